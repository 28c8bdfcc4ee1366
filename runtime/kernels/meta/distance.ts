// Meta kernels of distances.

import { broadcastShapes, numelOf } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { checkCdist } from "../shapes/distance.js";

export function _cdist_forward_meta(x1: Tensor, x2: Tensor, p: number, computeMode: number | null): Tensor {
  checkCdist(x1, x2, p, computeMode ?? 0);
  const batch = broadcastShapes(x1.shape.slice(0, -2), x2.shape.slice(0, -2));
  return allocateCode([...batch, x1.shape.at(-2)!, x2.shape.at(-2)!], x1.dtypeCode, x1.device);
}

export function _cdist_backward_meta(_grad: Tensor, x1: Tensor, x2: Tensor, _p: number, _cdist: Tensor): Tensor {
  const batch = broadcastShapes(x1.shape.slice(0, -2), x2.shape.slice(0, -2));
  const full = [...batch, ...x1.shape.slice(-2)];
  const shape = numelOf(full) === 0 ? x1.shape : full;
  return allocateCode(shape, x1.dtypeCode, x1.device);
}

export function _pdist_forward_meta(self: Tensor): Tensor {
  const rows = self.shape[0]!;
  return allocateCode([rows <= 1 ? 0 : (rows * (rows - 1)) / 2], self.dtypeCode, self.device);
}

export function _pdist_backward_meta(_grad: Tensor, self: Tensor, _p: number, _pdist: Tensor): Tensor {
  return allocateCode(self.shape, self.dtypeCode, self.device);
}
