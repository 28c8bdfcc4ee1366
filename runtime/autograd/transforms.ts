// The public names of autograd beyond backward: forward mode, jacobians, checks. They call operators that a small selection does not
// include.

import { overridable } from "../core/public-calls.js";
import * as forwardModule from "./forward.js";

export type { Dual } from "./forward.js";
export { dualLevel } from "./forward.js";
export type { DerivativeOptions, HessianOptions, JacobianOptions, TensorFunction, VjpResult } from "./functional.js";
export { hvp, jacobian, jvp, vjp } from "./functional.js";
export type { CheckedFunction, GradcheckOptions } from "./gradcheck.js";
export { gradcheck, gradcheckForward, gradgradcheck } from "./gradcheck.js";

// Function modes and tensor classes intercept the calls that programs make of these, not those that the runtime makes.
export const makeDual: typeof forwardModule.makeDual = overridable("makeDual", () => forwardModule.makeDual);
export const unpackDual: typeof forwardModule.unpackDual = overridable("unpackDual", () => forwardModule.unpackDual);
