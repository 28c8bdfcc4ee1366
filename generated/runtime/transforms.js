// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// The names of runtime/autograd/transforms.ts: a second copy of the package exports the objects of the first.

import { share } from "../../runtime/core/shared.ts";
import * as runtime from "../../runtime/autograd/transforms.ts";

export {
  makeDual,
  unpackDual,
} from "../../runtime/autograd/transforms.ts";

export const dualLevel = /* @__PURE__ */ (() => share("runtime.dualLevel", runtime.dualLevel))();
export const gradcheck = /* @__PURE__ */ (() => share("runtime.gradcheck", runtime.gradcheck))();
export const gradcheckForward = /* @__PURE__ */ (() => share("runtime.gradcheckForward", runtime.gradcheckForward))();
export const gradgradcheck = /* @__PURE__ */ (() => share("runtime.gradgradcheck", runtime.gradgradcheck))();
export const hvp = /* @__PURE__ */ (() => share("runtime.hvp", runtime.hvp))();
export const jacobian = /* @__PURE__ */ (() => share("runtime.jacobian", runtime.jacobian))();
export const jvp = /* @__PURE__ */ (() => share("runtime.jvp", runtime.jvp))();
export const vjp = /* @__PURE__ */ (() => share("runtime.vjp", runtime.vjp))();
