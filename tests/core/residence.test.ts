// Tensors in the region while scopes are open: what lies there, what leaves it, and that loops compute there what they compute elsewhere.

import { createHash } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  add,
  addmm,
  argsort,
  avgPool2d,
  avgPool3d,
  batchNorm,
  bmm,
  conv2d,
  convTranspose2d,
  cos,
  div,
  exp,
  floorDivide,
  gather,
  grad as gradOf,
  groupNorm,
  gt,
  keep,
  layerNorm,
  logSoftmax,
  maxPool2dWithIndices,
  maxPool3dWithIndices,
  mm,
  mul,
  noGrad,
  ones,
  ops,
  poisonPool,
  randint,
  randn,
  relu,
  setPoolLimit,
  softmax,
  type Tensor,
  tidy,
  where,
  zeros,
} from "../../generated/index.js";
import { poolStatistics } from "../../runtime/core/pool.js";
import { once } from "../../runtime/core/shared.js";
import { inRegion } from "../../runtime/core/storage.js";
import { Adam, SGD } from "../../runtime/optim/index.js";
import { regions } from "../../runtime/wasm/region.js";
import { fc, seed } from "../seeded.js";
import { thrown } from "../thrown.js";

vi.useFakeTimers({ toFake: ["setTimeout"] });

const block = 2 ** 14;
const length = 5 * block + 5;
const isIn = ({ storage }: Tensor): boolean =>
  (storage.marks & inRegion) !== 0 && storage.array!.buffer === regions.current!.buffer;

let limit = 0;
beforeAll(() => {
  // Makes the automatic offers.
  add(ones([length]), 1);
  limit = setPoolLimit(0);
  setPoolLimit(limit);
});
afterEach(() => {
  poisonPool(false);
  setPoolLimit(limit);
});

/** Runs a scope until its results and what it reads lie in the region. */
function settle(body: () => unknown): void {
  for (let i = 0; i < 4; i++) tidy(() => void body());
}

/** The elements' bits. */
function bytesOf(x: Tensor): string {
  const { data } = x.contiguous().clone();
  return createHash("sha1")
    .update(new Uint8Array(data!.buffer, data!.byteOffset, data!.byteLength))
    .digest("hex");
}

test("results of a scope lie in the region from the second time on, and what is read there in two scopes", () => {
  const [x, y] = [randn([length]), randn([length])];
  const seen: boolean[][] = [];
  for (let i = 0; i < 4; i++)
    tidy(() => {
      const z = add(x, y);
      seen.push([isIn(z), isIn(x)]);
    });
  // The first scope of the program has no region yet.
  expect(seen.slice(1)).toEqual([
    [true, false],
    [true, true],
    [true, true],
  ]);
  // What is used once does not move.
  const once = randn([length]);
  tidy(() => void add(once, x));
  expect(isIn(once)).toBe(false);
});

test("what a scope returns or keeps leaves by a copy, and its views with it", () => {
  const x = randn([length]);
  settle(() => [add(x, 1), mul(x, 2)]);
  let kept!: Tensor;
  const expected = bytesOf(add(x, 1));
  const { all, tail } = tidy(() => {
    const all = add(x, 1);
    kept = keep(mul(x, 2));
    expect([isIn(all), isIn(kept)]).toEqual([true, true]);
    return { all, tail: all.at("5:") };
  });
  expect([isIn(all), isIn(kept)]).toEqual([false, false]);
  expect(tail.storage).toBe(all.storage);
  expect(all.data!.buffer.byteLength).toBe(4 * length);
  expect(bytesOf(all)).toEqual(expected);
  all.fill_(3);
  expect(tail.at(0).item()).toBe(3);
});

test("what is handed out is an array of its own, which the tensor goes on using", () => {
  const x = randn([length]);
  settle(() => add(x, 1));
  expect(isIn(x)).toBe(true);
  const { used } = regions.current!;
  const data = x.data as Float32Array;
  expect([data.buffer.byteLength, isIn(x)]).toEqual([4 * length, false]);
  data[3] = 17;
  expect(x.at(3).item()).toBe(17);
  // Its place is free from the end of the next scope on; kernels further out might be reading it.
  expect(regions.current!.used).toBe(used);
  tidy(() => null);
  expect(regions.current!.used).toBeLessThan(used);
  settle(() => add(x, 1));
  expect(isIn(x)).toBe(false);
  const inside = tidy(() => {
    const y = add(x, 1);
    expect(isIn(y)).toBe(true);
    const own = y.data as Float32Array;
    own[0] = 5;
    return [own, y.at(0).item()] as const;
  });
  expect([inside[0].buffer.byteLength, inside[0][0], inside[1]]).toEqual([4 * length, 5, 5]);
});

test("a larger region keeps what stays, and no array is ever detached", () => {
  const x = randn([length]);
  const expected = bytesOf(x);
  settle(() => add(x, 1));
  const before = regions.current!.size;
  const { buffer } = regions.current!;
  const array = x.storage.array!;
  const many = (): Tensor[] => Array.from({ length: 2 + before / (4 * length) }, () => mul(x, 2));
  tidy(() => void many());
  // V8 checks all arrays at each access from the first that is detached on.
  expect([buffer.byteLength > before, array.length]).toEqual([true, length]);
  expect(regions.current!.buffer === buffer).toBe(false);
  expect(regions.current!.size).toBeGreaterThanOrEqual(1.5 * before);
  expect(isIn(x)).toBe(true);
  expect(bytesOf(x)).toEqual(expected);
  tidy(() => expect(many().every(isIn)).toBe(true));
});

test("after scopes that needed less, a smaller region keeps what stays; sizes that alternate do not replace it again and again", () => {
  poisonPool();
  const x = randn([length]);
  const expected = bytesOf(x);
  const much = (): void => tidy(() => void Array.from({ length: 20 }, () => mul(x, 2)));
  settle(() => add(x, 1));
  much();
  much();
  const { size } = regions.current!;
  for (let i = 0; i < 200; i++) tidy(() => void add(x, 1));
  const small = regions.current!;
  expect(8 * small.size).toBeLessThan(7 * size);
  expect(isIn(x)).toBe(true);
  expect(bytesOf(x.clone())).toEqual(expected);
  tidy(() => expect(isIn(add(x, 1))).toBe(true));
  expect(regions.current === small).toBe(true);
  tidy(() => expect(bytesOf(add(x, 1))).toBe(bytesOf(add(x.clone(), 1))));
  let made = 0;
  for (let i = 0, last = regions.current; i < 600; i++) {
    if (i % 40 === 0) much();
    else tidy(() => void add(x, 1));
    if (regions.current !== last) made++;
    last = regions.current;
  }
  expect(made).toBeLessThan(8);
});

test("a tensor that gets more elements leaves", () => {
  const x = ones([length]);
  settle(() => add(x, 1));
  expect(isIn(x)).toBe(true);
  x.resize_([length + 8]);
  expect(isIn(x)).toBe(false);
  expect(x.at(`:${length}`).sum().item()).toBe(length);
});

test("what is given up by hand makes room at once", () => {
  const x = randn([length]);
  settle(() => add(x, 1));
  const { used } = regions.current!;
  x[Symbol.dispose]();
  expect(regions.current!.used).toBeLessThan(used);
  tidy(() => {
    const before = regions.current!.used;
    for (let i = 0; i < 3; i++) {
      using y = ones([length]);
      expect(isIn(y)).toBe(true);
    }
    expect(regions.current!.used).toBe(before);
  });
});

test("a scope that throws leaves its tensors where they are, whole", () => {
  const x = randn([length]);
  settle(() => [add(x, 1), add(x, 1)]);
  let inner!: Tensor;
  let outer!: Tensor;
  const expected = bytesOf(add(x, 1));
  expect(
    thrown(() =>
      tidy(() => {
        outer = add(x, 1);
        tidy(() => {
          inner = add(x, 1);
          throw new Error("from the inner scope");
        });
      }),
    ),
  ).toContain("from the inner scope");
  settle(() => Array.from({ length: 9 }, () => add(x, 2)));
  expect([isIn(outer), isIn(inner)]).toEqual([true, true]);
  expect([bytesOf(inner), bytesOf(outer)]).toEqual([expected, expected]);
  // The same of one that is caught, and of a result that nobody can look into.
  class Box {
    readonly x: Tensor;
    constructor(x: Tensor) {
      this.x = x;
    }
  }
  const box = tidy(() => {
    try {
      tidy(() => {
        inner = add(x, 1);
        throw new Error("caught");
      });
    } catch {}
    return new Box(add(x, 1));
  });
  settle(() => Array.from({ length: 9 }, () => add(x, 2)));
  expect([bytesOf(inner), bytesOf(box.x)]).toEqual([expected, expected]);
});

test("gradients, states and what a graph saved survive", () => {
  const w = randn([length]).requiresGrad_();
  const plain = w.detach().clone().requiresGrad_();
  settle(() => add(w, 1));
  const loss = (w: Tensor): Tensor => exp(w.mul(0.1)).mul(w).sum();
  loss(plain).backward();
  tidy(() => loss(w).backward());
  expect(isIn(w.grad!)).toBe(false);
  expect(bytesOf(w.grad!)).toEqual(bytesOf(plain.grad!));
  const later = tidy(() => loss(w));
  w.grad = null;
  later.backward();
  expect(bytesOf(w.grad!)).toEqual(bytesOf(plain.grad!));
  noGrad(() => tidy(() => void w.add_(w.grad!)));
  noGrad(() => void plain.add_(plain.grad!));
  expect(bytesOf(w)).toEqual(bytesOf(plain));
});

test("without a pool there is no region, and an idle one is dropped", () => {
  // What the tests above left there.
  once<{ staying: Map<number, unknown> }>("core.residence", () => null!).staying.clear();
  regions.current = null;
  const x = randn([length]);
  settle(() => add(x, 1));
  expect(poolStatistics().region).toBe(regions.current!.buffer.byteLength);
  x[Symbol.dispose]();
  tidy(() => null);
  vi.advanceTimersByTime(5000);
  expect(regions.current === null).toBe(true);
  expect(poolStatistics().region).toBe(0);
  setPoolLimit(0);
  const y = randn([length]);
  settle(() => expect(add(y, 1).storage.marks & inRegion).toBe(0));
  expect(regions.current === null).toBe(true);
});

describe("loops compute in the region what they compute elsewhere, to the bit", () => {
  const values = (dtype: string): Tensor =>
    dtype === "bool"
      ? randn([length]).gt(0)
      : ["float32", "float64", "float16", "bfloat16"].includes(dtype)
        ? randn([length])
            .mul(3)
            .to({ dtype } as never)
        : randint(-90, 90, [length])
            .mul(2)
            .add(1)
            .to({ dtype } as never);
  const calls: Readonly<Record<string, (x: Tensor, y: Tensor) => Tensor>> = {
    "one tensor": (x) => x.neg(),
    "one tensor, a long program": (x) => exp(x),
    "one tensor, a function of the host": (x) => cos(x),
    "two tensors": (x, y) => mul(x, y),
    "a number": (x) => x.mul(3),
    "a tensor of one element": (x, y) => mul(x, y.at(7)),
    "one element first": (x, y) => div(y.at(7), x),
    "truth values": (x, y) => gt(x, y),
    "three tensors, one of truth values": (x, y) => where(gt(x, 0), x, y),
    "the same tensor twice": (x) => mul(x, x),
    "a piece": (x, y) => mul(x.at("3:-9"), y.at("9:-3")),
    "in place": (x, y) => x.clone().add_(y),
    "in place, a piece": (x, y) => {
      const z = x.clone();
      z.at(`5:${2 * block + 8}`).mul_(y.at(`5:${2 * block + 8}`));
      return z;
    },
    "division of integers": (x, y) => floorDivide(x, y),
    "a row": (x, y) => mul(x.at(`:${4 * block}`).reshape([64, -1]), y.at(`:${block / 16}`)),
    "a row of odd length": (x, y) => x.at(":81925").reshape([25, -1]).add(y.at(":3277")),
    "a column": (x, y) =>
      x
        .at(`:${4 * block}`)
        .reshape([64, -1])
        .mul(y.at(":64").reshape([64, 1])),
    "a row, in place": (x, y) => {
      const z = x
        .at(`:${4 * block}`)
        .reshape([256, -1])
        .clone();
      z.add_(y.at(`:${block / 64}`));
      return z;
    },
    "a row of odd length, in place": (x, y) => {
      const z = x
        .at(":81925")
        .reshape([29 * 113, 25])
        .clone();
      z.mul_(y.at(":25"));
      return z;
    },
    "three tensors, one a row": (x, y) => {
      const z = x.at(`:${4 * block}`).reshape([64, -1]);
      return where(gt(z, 0), z, y.at(`:${block / 16}`));
    },
    "a sum": (x) => x.sum(),
    "sums of rows": (x) => x.at(":81925").reshape([25, -1]).sum(1),
    "sums of columns": (x) => x.at(":81925").reshape([25, -1]).sum(0),
    "sums of few columns": (x) => x.at(":81925").reshape([-1, 25]).sum(0),
    "sums of a part of the columns": (x) => x.at(":81920").reshape([20, -1]).at(":", "3:-5").sum(0),
    "maxima of rows": (x) => x.at(":81925").reshape([-1, 25]).amax(1),
    "minima of columns": (x) => x.at(":81925").reshape([25, -1]).amin(0),
    "sums that overflow": (x) => x.mul(3e38).at(":81920").reshape([80, -1]).sum(0),
    "spread of columns": (x) => x.at(":81925").reshape([25, -1]).var(0),
    "spread of rows": (x) => x.at(":81925").reshape([25, -1]).std(1),
    "a norm": (x) => x.norm(),
    "a square": (x) =>
      x
        .at(`:${2 * block}`)
        .reshape([block / 64, 128])
        .transpose(0, 1)
        .mul(2),
  };
  for (const dtype of ["float32", "float64", "float16", "bfloat16", "int64", "int32", "int16", "int8", "uint8", "bool"])
    test(dtype, () => {
      poisonPool();
      const [x, y] = [values(dtype), values(dtype)];
      for (const [name, call] of Object.entries(calls)) {
        let expected: string;
        try {
          expected = bytesOf(call(x.clone(), y.clone()));
        } catch {
          continue;
        }
        const where = ["nothing resident", "results", "results", "all"];
        for (const state of where) {
          const found = tidy(() => call(x, y));
          expect(bytesOf(found), `${name}, ${state}`).toEqual(expected);
        }
      }
      expect(isIn(x)).toBe(true);
      if (dtype === "float32")
        expect([...regions.current!.compiled.keys()]).toEqual(
          expect.arrayContaining(["fold sum f32", "fold maximum f32"]),
        );
    });

  test("a divisor of zero is refused, and a lone tensor outside or inside makes no difference", () => {
    const x = ones([length], { dtype: "int32" });
    const y = ones([length], { dtype: "int32" });
    y.at(block).fill_(0);
    for (let i = 0; i < 4; i++) expect(thrown(() => tidy(() => void floorDivide(x, y)))).toContain("ZeroDivisionError");
  });
});

describe("products, convolutions, norms and rows read and write the region in place, to the bit:", () => {
  const [rows, columns] = [256, 136];
  const calls: Readonly<Record<string, (a: Tensor, b: Tensor, c: Tensor) => unknown>> = {
    "a product": (a, b) => mm(a, b),
    "of an odd number of rows": (a, b) => mm(a.at(":253"), b),
    "of an odd number of columns": (a, b) => mm(a, b.at(":", ":251")),
    "with a long sum": (a, b) => mm(a.reshape([-1, 1088]), b.reshape([1088, -1])),
    "of more rows than fit at once, with a long sum": (a, b) =>
      mm(a.reshape([-1, 544]).repeat([18, 1]), b.reshape([544, -1])),
    "of transposed matrices": (a, b) => mm(b.transpose(0, 1), a.transpose(0, 1)),
    "of a transposed matrix on the right": (a, b) => mm(a, b.reshape([256, 136]).transpose(0, 1)),
    "of pieces": (a, b) => mm(a.at("4:-4", "8:-8"), b.at("8:-8", "16:-16")),
    "of every second column": (a, b) => mm(a.at(":", "::2"), b.at("::2")),
    "with a row added": (a, b, c) => addmm(c.at(0), a, b),
    "with a matrix added, scaled": (a, b, c) => addmm(c, a, b, { beta: 0.5, alpha: 2 }),
    "into one of its operands": (a, b, c) => {
      const x = c.clone();
      return x.addmm_(a, b);
    },
    "into a piece": (a, b, c) => {
      const x = c.clone();
      x.at("8:-8", "16:-16").addmm_(a.at("8:-8"), b.at(":", "16:-16"));
      return x;
    },
    "with contiguous columns": (a, b, c) => ops["aten"]!["mm"]!["out"]!(a, b, { out: c.clone().t() }),
    "small ones of a batch": (a, b) => bmm(a.reshape([-1, 16, 68]).at(":16"), b.reshape([-1, 68, 32])),
    "small ones of a batch, of an odd size": (a, b) => bmm(a.reshape([-1, 17, 64]).at(":17"), b.reshape([-1, 64, 32])),
    "small ones of a batch, transposed": (a, b) =>
      bmm(a.reshape([-1, 16, 68]).at(":16"), b.reshape([-1, 32, 68]).transpose(1, 2)),
    "a convolution": (a, b) => conv2d(image(a), kernel(b, 3), null, [1, 1], [1, 1]),
    "with a bias, without padding": (a, b) => conv2d(image(a), kernel(b, 3), b.at(0, ":16")),
    "of an odd size": (a, b) => conv2d(image(a).at(":", ":", ":29", ":31"), kernel(b, 3), null, [1, 1], [1, 1]),
    "with larger kernels and steps": (a, b) => conv2d(image(a), kernel(b, 5), null, [2, 2], [2, 2]),
    "of kernels of one element": (a, b) => conv2d(image(a), kernel(b, 1)),
    "transposed, with steps": (a, b) => convTranspose2d(image(a), kernel(b, 3).transpose(0, 1), null, [2, 2]),
    "gradients of layer norm": (a, b) =>
      gradients([a, b.at(0, ":136"), b.at(1, ":136")], (a, w, b) => layerNorm(a, [136], w, b)),
    "of layer norm of odd rows": (a) => gradients([a.reshape([-1, 17])], (a) => layerNorm(a, [17])),
    "of batch norm": (a, b) =>
      gradients([image(a), b.at(0, ":8"), b.at(1, ":8")], (a, w, b) =>
        batchNorm(a, w, b, null, null, true, 0.1, 1e-5, false),
      ),
    "of batch norm of odd planes": (a) =>
      gradients([image(a).at(":", ":", ":31", ":31").contiguous()], (a) =>
        batchNorm(a, null, null, null, null, true, 0.1, 1e-5, false),
      ),
    "of group norm": (a, b) => gradients([image(a), b.at(0, ":8"), b.at(1, ":8")], (a, w, b) => groupNorm(a, 2, w, b)),
    "of instance norm": (a) => gradients([image(a)], (a) => groupNorm(a, 8)),
    "of softmax": (a) => gradients([a], (a) => softmax(a, 1)),
    "of log-softmax of odd rows": (a) => gradients([a.reshape([-1, 17])], (a) => logSoftmax(a, 1)),
    "of maxima of windows": (a) => gradients([image(a)], (a) => maxPool2dWithIndices(a, [2, 2])[0]),
    "of maxima of windows with padding": (a) =>
      gradients([image(a)], (a) => maxPool2dWithIndices(a, [3, 3], [2, 2], [1, 1])[0]),
    "of maxima of overlapping windows of odd sizes": (a) =>
      gradients([image(a).at(":", ":", ":31", ":31")], (a) => maxPool2dWithIndices(a, [3, 3], [2, 2])[0]),
    "elements that an index selects, and their gradients": (a) =>
      gradients([a], (a) => gather(a, 1, randint(0, 1, [1, 1]).add(argsort(a.detach(), 1)))),
    "elements of columns, and of an odd number": (a) =>
      gradients([a.at(":251")], (a) => gather(a, 0, argsort(a.detach(), 0).at(":97"))),
    "an index out of range": (a) => {
      const index = argsort(a, 1).add(1);
      expect(() => gather(a, 1, index)).toThrow("out of bounds");
      return index;
    },
    "a last index out of range": (a) => {
      const index = argsort(a.at(":251"), 1).at(":", ":97").contiguous();
      index.at(-1, -1).fill_(1000);
      expect(() => gather(a.at(":251"), 1, index)).toThrow("out of bounds");
      return index;
    },
    "softmax into a piece": (a) => {
      const x = a.reshape([-1, 17]).clone();
      ops["aten"]!["_softmax"]!["out"]!(a.reshape([-1, 17]).at(":101"), 1, false, { out: x.at("5:106") });
      ops["aten"]!["_log_softmax"]!["out"]!(a.reshape([-1, 17]).at(":101"), 1, false, { out: x.at("206:307") });
      return x;
    },
    "softmax over its operand": (a) => {
      const [x, y] = [a.clone(), a.clone()];
      ops["aten"]!["_softmax"]!["out"]!(x, 1, false, { out: x });
      ops["aten"]!["_log_softmax_backward_data"]!["out"]!(y, x, 1, a.dtype, { out: y });
      return [x, y];
    },
    "gradients of log-softmax over huge ones": (a) => {
      const [y, g] = [logSoftmax(a, 1), a.clone()];
      // Vectors add these in another order, and overflow.
      if (a.dtype === "float64") for (const i of [0, 1]) g.at(3, `${i}::2`).fill_(i === 0 ? 1e308 : -1e308);
      ops["aten"]!["_log_softmax_backward_data"]!["out"]!(g, y, 1, a.dtype, { out: g });
      return g;
    },
    "runs of an odd size into some rows": (a) => {
      const runs = image(a).at(":", ":", ":", ":27").permute([1, 2, 0, 3]);
      const x = runs.contiguous().mul(2);
      x.at(":3").copy_(runs.at("2:5"));
      return x;
    },
    "elements stored by an index": (a, b) => a.clone().scatter_(1, argsort(a, 1), b.reshape(a.shape)),
    "permuted dimensions": (a) => image(a).permute([2, 0, 1, 3]).contiguous(),
    "of runs of an odd size": (a) => image(a).at(":", ":", ":", ":27").permute([1, 2, 0, 3]).contiguous(),
    "into a piece of a tensor": (a, b) => {
      const x = image(a).clone();
      x.at(":", "2:6", "3:19").copy_(image(b.t()).at(":", "1:5", "8:24").permute([0, 1, 2, 3]));
      x.at(":", "0:4", ":16", "8:24").copy_(image(a).at(":", "1:5", ":16", ":16").permute([0, 1, 2, 3]));
      return x;
    },
    "of means of windows": (a) => gradients([image(a)], (a) => avgPool2d(a, [2, 2])),
    "of means of windows of odd sizes": (a) =>
      gradients([image(a).at(":", ":", ":31", ":31")], (a) => avgPool2d(a, 3, 2)),
    "of overlapping windows": (a) => gradients([image(a)], (a) => avgPool2d(a, 5, 1)),
    "of windows with large steps": (a) => gradients([image(a)], (a) => avgPool2d(a, 4, 4)),
    "of windows far apart": (a) => gradients([image(a)], (a) => avgPool2d(a, 2, 5)),
    "of windows with padding": (a) => gradients([image(a)], (a) => avgPool2d(a, 3, 2, 1)),
    "of windows of volumes": (a) => gradients([image(a)], (a) => avgPool3d(a, 2)),
    "of windows of zeros": (a) => gradients([image(a).mul(-0)], (a) => avgPool2d(a, 3, 2)),
    "a list": (a, b) =>
      ops["aten"]!["_foreach_add"]!["List"]!([a, b, a], [b.reshape(a.shape), b, a], { alpha: 2 }) as Tensor[],
    "of a sum by a program of rows": (a) => gradients([a], (a) => a.logsumexp([1])),
    "gradients of a product": (a, b) => gradients([a, b], (a, b) => mm(a, b)),
    "gradients of a convolution": (a, b) =>
      gradients([image(a), kernel(b, 3)], (a, b) => conv2d(a, b, null, [1, 1], [1, 1])),
    "gradients of one with steps": (a, b) =>
      gradients([image(a), kernel(b, 5)], (a, b) => conv2d(a, b, null, [2, 2], [1, 1])),
  };
  const image = (a: Tensor): Tensor =>
    a
      .reshape([-1])
      .at(`:${4 * 8 * 32 * 32}`)
      .reshape([4, 8, 32, 32]);
  const kernel = (b: Tensor, size: number): Tensor =>
    b
      .reshape([-1])
      .at(`:${16 * 8 * size * size}`)
      .reshape([16, 8, size, size]);
  function gradients(given: Tensor[], call: (...given: Tensor[]) => Tensor): Tensor[] {
    const leaves = given.map((x) => x.clone().requiresGrad_());
    const result = call(...leaves);
    return [result.detach(), ...gradOf([result.square().sum()], leaves)] as Tensor[];
  }
  for (const dtype of ["float32", "float64", "bfloat16"] as const)
    test(dtype, () => {
      poisonPool();
      const of = (shape: number[]): Tensor => randn(shape).to({ dtype });
      const [a, b, c] = [of([rows, columns]), of([columns, rows]), of([rows, rows])];
      const compiled = new Set<unknown>();
      for (const [name, call] of Object.entries(calls)) {
        const seen = (found: unknown): string[] => ([found].flat() as Tensor[]).map(bytesOf);
        setPoolLimit(0);
        const expected = seen(call(a, b, c));
        setPoolLimit(limit);
        for (let i = 0; i < 4; i++) {
          let shapes = "";
          const found = tidy(() => {
            const found = call(a, b, c);
            shapes = ([found].flat() as Tensor[]).map(isIn).join();
            return found;
          });
          expect(seen(found), `${name} ${i} ${shapes}`).toEqual(expected);
          for (const name of regions.current?.compiled.keys() ?? []) compiled.add(name);
        }
      }
      expect([isIn(a), isIn(b)]).toEqual([true, true]);
      const lanes = dtype === "float32" ? "f32" : "f64";
      if (dtype === "bfloat16") return;
      for (const name of ["product", "convolution"]) expect(compiled.has(`${name} ${lanes}`)).toBe(true);
    });
});

test.each(["float32", "float64"] as const)("optimiser steps of %s are computed in the region, to the bit", (dtype) => {
  const optimizers: readonly ((p: Tensor[]) => Adam | SGD)[] = [
    (p) => new Adam(p, { lr: 0.01, amsgrad: true, weightDecay: 0.1 }),
    (p) => new SGD(p, { lr: 0.01, momentum: 0.9, nesterov: true }),
  ];
  for (const make of optimizers) {
    const start = [randn([length]).to({ dtype }), randn([length - 3]).to({ dtype })];
    const train = (around: <R>(body: () => R) => R): string[] => {
      const parameters = start.map((x) => x.clone().requiresGrad_());
      const optimizer = make(parameters);
      for (let i = 0; i < 6; i++)
        around(() => {
          optimizer.zeroGrad();
          for (const p of parameters) p.square().mul(0.5).sum().backward();
          optimizer.step();
          return null;
        });
      if (around === tidy) expect(parameters.map(isIn)).toEqual([true, true]);
      return parameters.map((p) => bytesOf(p.detach()));
    };
    expect(train(tidy)).toEqual(train((body) => body()));
  }
});

describe("kernels whose results are not zeroed write all of them:", () => {
  const images = randn([4, 8, 32, 32]);
  const weight = randn([16, 8, 3, 3]);
  const calls: Readonly<Record<string, (x: Tensor, w: Tensor) => unknown>> = {
    "a convolution": (x, w) => conv2d(x, w, null, [1, 1], [1, 1]),
    "with steps and a bias": (x, w) => conv2d(x, w, w.at(":", 0, 0, 0), [2, 2], [1, 1]),
    "of kernels of one element": (x, w) => conv2d(x, w.at(":", ":", ":1", ":1").contiguous()),
    "in groups, dilated": (x, w) => conv2d(x, w.at(":", ":4").contiguous(), null, [1, 1], [3, 3], [3, 3], 2),
    transposed: (x, w) => convTranspose2d(x, w.at(":8").contiguous(), null, [2, 2]),
    "without input": (_, w) => conv2d(zeros([0, 8, 32, 32], { dtype: w.dtype }), w).sum(),
    "maxima of windows": (x) => maxPool2dWithIndices(x.repeat([1, 8, 1, 1]), [2, 2]),
    "maxima of windows of three dimensions": (x) => maxPool3dWithIndices(x.repeat([1, 8, 1, 1]), [2, 2, 2], [1, 1, 1]),
    "batch norm": (x) => batchNorm(x, null, null, null, null, true, 0.1, 1e-5, false),
    "batch norm, not training": (x) =>
      batchNorm(x, null, null, zeros([8], { dtype: x.dtype }), ones([8], { dtype: x.dtype }), false, 0.1, 1e-5, false),
    "group norm": (x) => groupNorm(x, 2),
    "layer norm": (x) => layerNorm(x, [32]),
    "a copy in another order": (x) => x.transpose(1, 3).contiguous(),
    "a copy": (x) => x.clone(),
    "channels last": (x, w) => conv2d(x.contiguous({ memoryFormat: "channels_last" }), w),
  };
  for (const dtype of ["float32", "float64", "bfloat16"] as const)
    test(dtype, () => {
      poisonPool();
      const [x, w] = [images.to({ dtype }), weight.to({ dtype })];
      for (const [name, call] of Object.entries(calls)) {
        const seen = (found: unknown): string[] => ([found].flat() as Tensor[]).map(bytesOf);
        setPoolLimit(0);
        const expected = seen(call(x, w));
        setPoolLimit(limit);
        for (let i = 0; i < 3; i++) expect(seen(tidy(() => call(x, w))), name).toEqual(expected);
      }
      expect(regions.current!.size).toBeGreaterThan(0);
    });
});

test("random programs in scopes compute what they compute without, over poisoned memory", () => {
  const kinds = ["add", "mul", "relu", "inPlace", "piece", "drop", "keep", "data", "scope", "row", "sum"] as const;
  const program = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(9), fc.nat(9)), { minLength: 3, maxLength: 14 });
  const run = (
    steps: readonly (readonly [string, number, number])[],
    given: Tensor[],
    scope: typeof tidy,
  ): Tensor[] => {
    const held = given.slice();
    for (const [kind, i, j] of steps) {
      const [x, y] = [held[i % held.length]!, held[j % held.length]!];
      if (kind === "add") held.push(add(x, y));
      else if (kind === "mul") held.push(mul(x, 0.5));
      else if (kind === "relu") held.push(relu(x));
      else if (kind === "inPlace") x.add_(y);
      else if (kind === "piece") x.at("7:").mul_(0.25);
      else if (kind === "drop" && held.length > 2) held.pop();
      else if (kind === "keep") held.push(keep(mul(x, -1)));
      else if (kind === "data") (x.data as Float32Array)[i] = j;
      else if (kind === "scope") held.push(scope(() => mul(add(x, y), add(y, 1))));
      else if (kind === "row")
        held.push(
          x
            .at(`:${3 * block}`)
            .reshape([3, block])
            .mul(y.at(`:${block}`))
            .reshape([-1])
            .cumsum(0)
            .mul(0.01)
            .neg()
            .clone()
            .resize_([length])
            .copy_(y),
        );
      else held.push(add(x, y.mean()));
    }
    return held.slice(-3);
  };
  const plainly = ((body: () => unknown) => body()) as typeof tidy;
  poisonPool();
  const outside = [randn([length]), randn([length])];
  fc.assert(
    fc.property(program, (steps) => {
      const copies = (): Tensor[] => outside.map((x) => x.clone());
      const expected = run(steps, copies(), plainly).map(bytesOf);
      const given = copies();
      const start = given.map((x) => x.clone());
      for (let i = 0; i < 3; i++) {
        for (const [k, x] of given.entries()) tidy(() => void x.copy_(start[k]!));
        expect(tidy(() => run(steps, given, tidy)).map(bytesOf)).toEqual(expected);
      }
    }),
    { seed, numRuns: 40 },
  );
});
