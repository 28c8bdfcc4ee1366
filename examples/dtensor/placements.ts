// How a tensor is placed on a mesh, and how it is moved from one placement to another.

import { type Tensor, zeros, zerosLike } from "../../generated/index.js";
import { c10d, part } from "./collectives.js";
import type { Mesh } from "./mesh.js";

/** Sharded along a dimension; whole on each rank; or as terms, one on each rank, whose sum it is. */
export type Placement =
  | { readonly kind: "shard"; readonly dim: number }
  | { readonly kind: "replicate" }
  | { readonly kind: "partial" };

export const Shard = (dim: number): Placement => ({ kind: "shard", dim });
export const Replicate: Placement = { kind: "replicate" };
export const Partial: Placement = { kind: "partial" };

export const textOf = (placement: Placement): string =>
  placement.kind === "shard" ? `Shard(${placement.dim})` : placement.kind === "partial" ? "Partial" : "Replicate";

export const samePlacement = (a: Placement, b: Placement): boolean => textOf(a) === textOf(b);

/**
 * The ranks' lengths of a sharded dimension: equal, with the last ones shorter or empty if it does not divide evenly.
 */
export function partSizes(size: number, ranks: number): number[] {
  const each = Math.ceil(size / ranks);
  return Array.from({ length: ranks }, (_, r) => Math.max(0, Math.min(each, size - r * each)));
}

/** A local tensor in another placement; `shape` is that of the whole. Data that does not move is not copied. */
export function move(local: Tensor, shape: readonly number[], from: Placement, to: Placement, mesh: Mesh): Tensor {
  if (samePlacement(from, to)) return local;
  const sizes = (dim: number): number[] => partSizes(shape[dim]!, mesh.size);
  if (from.kind === "replicate") {
    if (to.kind === "shard") return part(local, to.dim, sizes(to.dim), mesh.rank).clone();
    // One rank has the values, and the others nothing to add.
    return mesh.rank === 0 ? local.clone() : zerosLike(local);
  }
  if (from.kind === "partial") {
    if (to.kind === "shard") return c10d.reduceScatter(local, to.dim, sizes(to.dim));
    return c10d.allReduce(local);
  }
  if (to.kind === "replicate") return c10d.allGather(local, from.dim, sizes(from.dim));
  if (to.kind === "shard") return c10d.allToAll(local, from.dim, sizes(from.dim), to.dim, sizes(to.dim));
  const term = zeros(shape, { dtype: local.dtype });
  part(term, from.dim, sizes(from.dim), mesh.rank).copy_(local);
  return term;
}
