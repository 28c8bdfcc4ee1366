// The loss over several labels alone, without what its backward keeps.

import { multilabel_margin_loss_forward } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";

export function multilabel_margin_loss_composite(self: Tensor, target: Tensor, reduction: number): Tensor {
  return multilabel_margin_loss_forward(self, target, reduction)[0];
}
