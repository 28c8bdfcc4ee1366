// Calls the operators and differentiates them. It runs after every change.

import { explain, gradcheck, tensor } from "tengen";
import { logCoshMean, squash } from "./generated/index.js";

const x = tensor(
  [
    [1, -3],
    [0.5, 2],
  ],
  { requiresGrad: true },
);
const y = squash(x, { width: 2 });
console.log("squash", y);

const loss = logCoshMean(y);
loss.backward();
console.log("loss", loss.item());
console.log("gradient", x.grad);

const exact = tensor([0.3, -1.2, 2.5], { dtype: "float64", requiresGrad: true });
gradcheck((t) => squash(t, { width: 2 }), [exact]);
console.log("squash agrees with finite differences");
console.log(String(explain("mine::squash", x)));
