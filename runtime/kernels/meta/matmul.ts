// Meta kernels of matrix products.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { checkDot } from "../shapes/matmul.js";

export function dot_meta(self: Tensor, tensor: Tensor): Tensor {
  checkDot(self, tensor);
  return allocateCode([], self.dtypeCode, "meta");
}
