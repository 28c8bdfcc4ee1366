// Shapes and strides against PyTorch's recorded answers.
import { describe, expect, test } from "vitest";
import { stridesOfFormat } from "../../runtime/core/memory-format.js";
import {
  assertNoInternalOverlap,
  assertNoOverlap,
  assertNoPartialOverlap,
  broadcastAll,
  broadcastShapes,
  broadcastStrides,
  checkInplaceShape,
  computeStride,
  contiguousStrides,
  expandGeometry,
  inferSize,
  internalOverlap,
  isChannelsLast,
  isContiguous,
  isNonOverlappingAndDense,
  normalizeDim,
  normalizeDims,
  overlapOf,
  preserveStrides,
  storageSpan,
} from "../../runtime/core/shape.js";
import { allocate, makeView } from "../../runtime/core/tensor.js";
import { readData } from "./data.js";

type Sizes = number[];
interface Broadcast {
  pairs: { a: Sizes; b: Sizes; shape?: Sizes; add_error?: string }[];
  inplace: { self: Sizes; other: Sizes; ok?: boolean; error?: string }[];
  expand: { self: Sizes; size: Sizes; shape?: Sizes; strides?: Sizes; error?: string }[];
}
interface Shapes {
  view: [Sizes, Sizes, Sizes, Sizes | null][];
  like: [Sizes, Sizes, Sizes, boolean, boolean | null][];
  channels_last: [Sizes, Sizes][];
  infer: [Sizes, number, Sizes | null, string | null][];
  dims: [number, number, number | null, string | null][];
}

const broadcast = readData<Broadcast>("broadcast.json.gz");
const shapes = readData<Shapes>("shapes.json.gz");

/** The value, or the message of the error. */
function outcome<T>(run: () => T): T | string {
  try {
    return run();
  } catch (error) {
    return (error as Error).message;
  }
}

describe("broadcasting", () => {
  test("all pairs", () => {
    for (const { a, b, shape, add_error } of broadcast.pairs) {
      expect([a, b, outcome(() => broadcastShapes(a, b))]).toEqual([a, b, shape ?? add_error]);
    }
    expect(broadcast.pairs.length).toBe(400);
  });

  test("all in-place pairs", () => {
    for (const { self, other, error } of broadcast.inplace) {
      const got = outcome(() => {
        checkInplaceShape(self, broadcastShapes(self, other));
        return "ok";
      });
      expect([self, other, got]).toEqual([self, other, error ?? "ok"]);
    }
    expect(broadcast.inplace.length).toBe(400);
  });

  test("all expansions", () => {
    for (const { self, size, shape, strides, error } of broadcast.expand) {
      const got = outcome(() => expandGeometry(self, contiguousStrides(self), size));
      if (error === undefined) {
        expect([self, size, got]).toEqual([self, size, { shape, strides }]);
        continue;
      }
      expect(typeof got).toBe("string");
      // PyTorch fails on negative sizes only when it multiplies them; ours names the size.
      if (error.includes("overflow")) expect(got).toMatch(/is negative|isn't allowed/);
      else if (error.startsWith("expand(")) expect(got).toContain(error.slice(error.indexOf("the number of sizes")));
      else expect(got).toBe(error);
    }
    expect(broadcast.expand.length).toBe(220);
  });

  test("several shapes, and strides", () => {
    expect(broadcastAll([[2, 1], [3], []])).toEqual([2, 3]);
    expect(broadcastAll([])).toEqual([]);
    expect(broadcastStrides([3, 1], [1, 1], [2, 3, 4])).toEqual([0, 1, 0]);
  });
});

describe("views", () => {
  test("strides of views, 2910 recorded cases", () => {
    for (const [shape, strides, wanted, expected] of shapes.view) {
      const got = computeStride(shape, strides, wanted);
      expect([shape, strides, wanted, got]).toEqual([shape, strides, wanted, expected]);
    }
  });

  test("inferSize", () => {
    for (const [shape, numel, expected, error] of shapes.infer) {
      expect([shape, numel, outcome(() => inferSize(shape, numel))]).toEqual([shape, numel, expected ?? error]);
    }
  });

  test("dimensions from behind", () => {
    for (const [dim, dims, expected, error] of shapes.dims) {
      expect([dim, dims, outcome(() => normalizeDim(dim, dims))]).toEqual([dim, dims, expected ?? error]);
    }
    expect(() => normalizeDim(0, 0, false)).toThrow("dimension specified as 0 but tensor has no dimensions");
    expect(() => normalizeDim(0.5, 2)).toThrow("dimension must be an integer, got 0.5");
    expect(normalizeDims([-1, 0], 3)).toEqual([2, 0]);
    expect(() => normalizeDims([0, -2], 2)).toThrow("dim 0 appears multiple times in the list of dims");
  });
});

describe("order in memory", () => {
  test("contiguity and the strides of empty_like, 1500 recorded cases", () => {
    for (const [shape, strides, like, contiguous, channelsLast] of shapes.like) {
      expect([shape, strides, isContiguous(shape, strides)]).toEqual([shape, strides, contiguous]);
      if (channelsLast !== null && !shape.includes(0)) {
        expect([shape, strides, isChannelsLast(shape, strides)]).toEqual([shape, strides, channelsLast]);
      }
      expect([shape, strides, preserveStrides(shape, strides)]).toEqual([shape, strides, like]);
    }
  });

  test("channels last", () => {
    for (const [shape, strides] of shapes.channels_last) {
      expect([shape, stridesOfFormat(shape, shape.length === 4 ? "channels_last" : "channels_last_3d")]).toEqual([
        shape,
        strides,
      ]);
    }
    expect(() => stridesOfFormat([2, 3], "channels_last")).toThrow(
      "required rank 4 tensor to use channels_last format",
    );
  });

  test("dense, span", () => {
    expect(isNonOverlappingAndDense([2, 3], [1, 2])).toBe(true);
    expect(isNonOverlappingAndDense([2, 3], [4, 1])).toBe(false);
    expect(isNonOverlappingAndDense([2, 3], [0, 1])).toBe(false);
    expect(storageSpan([2, 3], [4, 1])).toBe(7);
    expect(storageSpan([2, 0], [4, 1])).toBe(0);
    expect(storageSpan([], [])).toBe(1);
  });
});

describe("overlap", () => {
  const base = allocate([10], "float32");
  const front = makeView(base, [6], [1], 0);
  const back = makeView(base, [6], [1], 4);
  const end = makeView(base, [4], [1], 6);
  const even = makeView(base, [3], [2], 0);

  test("between tensors", () => {
    expect(overlapOf(front, back)).toBe("partial");
    // Neighbours share nothing, whichever comes first.
    expect(overlapOf(front, end)).toBe("no");
    expect(overlapOf(end, front)).toBe("no");
    expect(overlapOf(end, makeView(base, [5], [1], 2))).toBe("partial");
    expect(overlapOf(makeView(base, [2], [1], 3), front)).toBe("partial");
    expect(overlapOf(makeView(base, [0], [1], 3), front)).toBe("no");
    expect(overlapOf(front, makeView(base, [6], [1], 0))).toBe("full");
    expect(overlapOf(front, makeView(base, [2, 3], [3, 1], 0))).toBe("partial");
    expect(overlapOf(even, back)).toBe("unknown");
    expect(overlapOf(even, makeView(base, [3], [2], 0))).toBe("full");
    expect(overlapOf(front, allocate([6], "float32"))).toBe("no");
  });

  test("inside one", () => {
    expect(internalOverlap(front)).toBe("no");
    expect(internalOverlap(even)).toBe("unknown");
    expect(internalOverlap(makeView(base, [3, 2], [0, 1], 0))).toBe("yes");
  });

  test("errors", () => {
    expect(() => assertNoInternalOverlap(makeView(base, [3, 2], [0, 1], 0))).toThrow(
      "unsupported operation: more than one element of the written-to tensor refers to a single memory location.",
    );
    const message =
      "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location.";
    expect(() => assertNoPartialOverlap(front, back)).toThrow(message);
    expect(() => assertNoOverlap(front, front)).toThrow(message);
    assertNoPartialOverlap(front, front);
    assertNoOverlap(front, end);
  });
});
