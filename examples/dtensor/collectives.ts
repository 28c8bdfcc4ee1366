// Collectives as operators of a separate namespace: modes, traces and profilers see them like any operator.

import { cat, defineLibrary, type Tensor, tensor } from "../../generated/index.js";
import { currentMesh } from "./mesh.js";

/** A row-major tensor's elements as bytes. */
function bytesOf(x: Tensor): Uint8Array {
  const { buffer, byteOffset, byteLength } = x.contiguous().data;
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** The tensors of all ranks, by rank; they differ in the size of `dim` alone. */
function gather(x: Tensor, dim: number, sizes: readonly number[]): Tensor[] {
  const array = x.data.constructor as new (buffer: ArrayBufferLike) => Float64Array;
  return currentMesh()
    .exchange(bytesOf(x))
    .map((bytes, r) => {
      const shape = x.shape.map((size, d) => (d === dim ? sizes[r]! : size));
      return tensor(new array(bytes.buffer), { dtype: x.dtype }).view(shape);
    });
}

/** A rank's part of a tensor. */
export function part(whole: Tensor, dim: number, sizes: readonly number[], rank: number): Tensor {
  const start = sizes.slice(0, rank).reduce((sum, size) => sum + size, 0);
  return whole.narrow(dim, start, sizes[rank]!);
}

/** Sums in rank order on every rank, so that all get the same bits. */
function total(shards: readonly Tensor[]): Tensor {
  return shards.reduce((sum, one) => sum.add(one));
}

function reduced(x: Tensor): Tensor {
  const { size } = currentMesh();
  return total(gather(x, -1, Array<number>(size).fill(0)));
}

export const c10d = defineLibrary("c10d", {
  // The sum of the ranks' tensors.
  "all_reduce(Tensor x) -> Tensor": { CPU: (x) => reduced(x) },
  // The elementwise maximum.
  "all_reduce_max(Tensor x) -> Tensor": {
    CPU: (x) => gather(x, -1, Array<number>(currentMesh().size).fill(0)).reduce((largest, one) => largest.maximum(one)),
  },
  // The ranks' tensors concatenated; `sizes` has the length of each.
  "all_gather(Tensor x, int dim, int[] sizes) -> Tensor": {
    CPU: (x, dim, sizes) => cat(gather(x, dim, sizes), dim),
  },
  // The rank's part of the sum.
  "reduce_scatter(Tensor x, int dim, int[] sizes) -> Tensor": {
    CPU: (x, dim, sizes) => part(reduced(x), dim, sizes, currentMesh().rank).contiguous(),
  },
  // From shards along one dimension to shards along another.
  "all_to_all(Tensor x, int from_dim, int[] from_sizes, int to_dim, int[] to_sizes) -> Tensor": {
    CPU: (x, fromDim, fromSizes, toDim, toSizes) => {
      const { rank } = currentMesh();
      return cat(
        gather(x, fromDim, fromSizes).map((one) => part(one, toDim, toSizes, rank)),
        fromDim,
      );
    },
  },
});
