// The public names of autograd beyond backward: forward mode, jacobians, checks. They call operators that a small selection does not
// include.

import { overridable } from "../core/public-calls.js";
import { share } from "../core/shared.js";
import * as forwardRoom from "./forward.js";
import * as functionalRoom from "./functional.js";
import * as gradcheckRoom from "./gradcheck.js";

export type { Dual } from "./forward.js";
export type { DerivativeOptions, JacobianOptions, TensorFunction } from "./functional.js";
export type { CheckedFunction, GradcheckOptions } from "./gradcheck.js";

export const dualLevel: typeof forwardRoom.dualLevel = share("autograd.dualLevel", forwardRoom.dualLevel);
export const makeDual: typeof forwardRoom.makeDual = overridable("makeDual", () => forwardRoom.makeDual);
export const unpackDual: typeof forwardRoom.unpackDual = overridable("unpackDual", () => forwardRoom.unpackDual);
export const hessian: typeof functionalRoom.hessian = share("autograd.hessian", functionalRoom.hessian);
export const hvp: typeof functionalRoom.hvp = share("autograd.hvp", functionalRoom.hvp);
export const jacobian: typeof functionalRoom.jacobian = share("autograd.jacobian", functionalRoom.jacobian);
export const jvp: typeof functionalRoom.jvp = share("autograd.jvp", functionalRoom.jvp);
export const vjp: typeof functionalRoom.vjp = share("autograd.vjp", functionalRoom.vjp);
export const gradcheck: typeof gradcheckRoom.gradcheck = share("autograd.gradcheck", gradcheckRoom.gradcheck);
export const gradcheckForward: typeof gradcheckRoom.gradcheckForward = share(
  "autograd.gradcheckForward",
  gradcheckRoom.gradcheckForward,
);
export const gradgradcheck: typeof gradcheckRoom.gradgradcheck = share(
  "autograd.gradgradcheck",
  gradcheckRoom.gradgradcheck,
);
