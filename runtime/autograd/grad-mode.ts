// Grad mode: whether operators record what backward needs.

import { setFreshKeepHi } from "../core/tensor.js";
import { autogradHi, fullWord, inplaceOrViewHi } from "../dispatch/keys.js";
import { inferenceModeGuard, inInferenceMode } from "../dispatch/local.js";
import { type Guard, guard, state, under } from "./state.js";

/** Whether operators record now. */
export function isGradEnabled(): boolean {
  return state.gradEnabled;
}

function switchGrad(enabled: boolean): Guard {
  const before = state.gradEnabled;
  state.gradEnabled = enabled;
  return guard(() => {
    state.gradEnabled = before;
  });
}

/**
 * Runs `body` without recording: results do not require grad. Forward-mode tangents still flow.
 *
 * Without `body` it returns a guard: `using _ = noGrad();` or `const mode = noGrad(); try { ... } finally { mode.end(); }`.
 * @throws AutogradError if `body` is async
 */
export function noGrad(): Guard;
export function noGrad<R>(body: () => R): R;
export function noGrad<R>(body?: () => R): R | Guard {
  return body === undefined ? switchGrad(false) : under("noGrad", () => switchGrad(false), body);
}

/** The opposite of `noGrad`: records inside a `noGrad`. */
export function enableGrad(): Guard;
export function enableGrad<R>(body: () => R): R;
export function enableGrad<R>(body?: () => R): R | Guard {
  return body === undefined ? switchGrad(true) : under("enableGrad", () => switchGrad(true), body);
}

/** `noGrad` or `enableGrad`, chosen by a flag. */
export function setGradEnabled(enabled: boolean): Guard;
export function setGradEnabled<R>(enabled: boolean, body: () => R): R;
export function setGradEnabled<R>(enabled: boolean, body?: () => R): R | Guard {
  return body === undefined ? switchGrad(enabled) : under("setGradEnabled", () => switchGrad(enabled), body);
}

function switchInference(enabled: boolean): Guard {
  const grad = state.gradEnabled;
  const forward = state.forwardEnabled;
  const keys = inferenceModeGuard(enabled);
  const fresh = setFreshKeepHi(enabled ? fullWord & ~(autogradHi | inplaceOrViewHi) : fullWord);
  state.gradEnabled = !enabled;
  state.forwardEnabled = !enabled;
  return guard(() => {
    keys.dispose();
    setFreshKeepHi(fresh);
    state.gradEnabled = grad;
    state.forwardEnabled = forward;
  });
}

/**
 * Runs `body` in inference mode: as `noGrad`, and tensors created inside carry no autograd keys, no version checks and
 * no view records. They are faster and can never take part in recording.
 * @throws AutogradError if `body` is async
 */
export function inferenceMode(): Guard;
export function inferenceMode<R>(body: () => R): R;
export function inferenceMode(enabled: boolean): Guard;
export function inferenceMode<R>(enabled: boolean, body: () => R): R;
export function inferenceMode<R>(first?: boolean | (() => R), second?: () => R): R | Guard {
  const enabled = typeof first === "boolean" ? first : true;
  const body = typeof first === "function" ? first : second;
  if (body === undefined) return switchInference(enabled);
  return under("inferenceMode", () => switchInference(enabled), body);
}

/** Whether the program is in inference mode. */
export function isInferenceModeEnabled(): boolean {
  return inInferenceMode();
}
