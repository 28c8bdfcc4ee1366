// What a program may do beside calling functions: namespaces, methods, properties, subclasses, numbers in place of tensors, dtypes, calls by a computed
// name, and mistakes, of which it prints the class and the first line.
import * as T from "tengen";
import { ops } from "tengen";
import * as fft from "tengen/fft";
import * as F from "tengen/functional";
import { svd } from "tengen/linalg";
import { init, Module, parameter } from "tengen/nn";
import * as optim from "tengen/optim";
import { expit } from "tengen/special";

class Scale extends Module {
  factor = parameter(T.ones([3]));
  forward(x) {
    return F.normalize(x.mul(this.factor)).transpose(0, 1);
  }
}
class Wide extends Scale {
  forward(x) {
    return super.forward(x).unsqueeze(0);
  }
}
const print = (value) => console.log(String(value));
T.manualSeed(3);
const scale = new Wide();
init.uniform_(scale.factor, 0.5, 1);
const optimizer = new optim.SGD(scale.parameters(), { lr: 0.1 });
const x = T.arange(6).reshape([2, 3]).float();
F.softmax(scale.forward(x), 0).square().sum().backward();
optimizer.step();
print(scale.factor);
print(x["maskedFill"](x.gt(2), -1));
print(x.T);
print(x.at(0, "1:3"));
print(T.grad(T.exp(scale.factor).sum(), scale.factor)[0]);
const name = ["sin", "cos"][x.numel % 2];
print(ops.aten[name](x));
print(ops.aten.logsumexp(x, [1]));
print(T.sub(1, x));
print(svd(x).S);
print(fft.rfft(x));
print(expit(x));
print(T.tensor([1, 2], { dtype: "float16" }).mul(3));
const { matmul, cat: joined } = T;
print(joined([x, matmul(x, x.T)], 1));
const mistakes = [
  () => T.softmax(x, 5),
  () => T.softmax(x, "a"),
  () => T.softmax(x, 0, { dtyp: "float64" }),
  () => x.reshape([4, 4]),
  () => x.add("two"),
  () => T.matmul(x, x),
  () => x.sum().backward(),
  () => T.tensor([[1, 2], [3]]),
  () => T.ones([2], { dtype: "floot" }),
  () => T.ones([2], { device: "cuda" }),
  () => {
    x.dtype = "int32";
  },
  () => x.at(5),
  () => scale.factor.add_(1),
  () => new Scale().forward(T.ones([2, 4])),
  () => new optim.SGD([], { lr: 0.1 }),
  () => scale.loadStateDict({ factors: x }),
];
for (const call of mistakes) {
  try {
    call();
    print("nothing was thrown");
  } catch (error) {
    print(`${error.name}: ${error.message.split("\n")[0]}`);
  }
}
