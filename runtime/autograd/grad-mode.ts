// Grad mode: whether operators record what backward needs.

import { Changes, ValueSetting } from "../core/local-state.js";
import { once } from "../core/shared.js";
import { freshKeepHi, setFreshKeepHi } from "../core/tensor.js";
import { autogradHi, fullWord, inplaceOrViewHi } from "../dispatch/keys.js";
import { inferenceKeys, inInferenceMode } from "../dispatch/local.js";
import { type Guard, guard, settings, state, under } from "./state.js";

/** Whether operators record now. */
export function isGradEnabled(): boolean {
  return state.gradEnabled;
}

function switchGrad(enabled: boolean, isScoped: boolean): Changes {
  return new Changes(settings.gradEnabled.set(enabled, isScoped));
}

/**
 * Runs `body` without recording: results do not require grad. Forward-mode tangents still flow.
 *
 * Without `body` it returns a guard: `using _ = noGrad();` or `const mode = noGrad(); try { ... } finally { mode.end(); }`.
 * @throws AutogradError if `body` is async or a generator function
 */
export function noGrad(): Guard;
export function noGrad<R>(body: () => R): R;
export function noGrad<R>(body?: () => R): R | Guard {
  return body === undefined ? guard(switchGrad(false, false)) : under("noGrad", () => switchGrad(false, true), body);
}

/** The opposite of `noGrad`: records inside a `noGrad`. */
export function enableGrad(): Guard;
export function enableGrad<R>(body: () => R): R;
export function enableGrad<R>(body?: () => R): R | Guard {
  return body === undefined ? guard(switchGrad(true, false)) : under("enableGrad", () => switchGrad(true, true), body);
}

/** `noGrad` or `enableGrad`, chosen by a flag. */
export function setGradEnabled(enabled: boolean): Guard;
export function setGradEnabled<R>(enabled: boolean, body: () => R): R;
export function setGradEnabled<R>(enabled: boolean, body?: () => R): R | Guard {
  return body === undefined
    ? guard(switchGrad(enabled, false))
    : under("setGradEnabled", () => switchGrad(enabled, true), body);
}

/** The keys of new tensors, which inference mode restricts. */
const freshKeys = once("autograd.fresh keys", () => new ValueSetting(freshKeepHi, setFreshKeepHi));

function switchInference(enabled: boolean, isScoped: boolean): Changes {
  const fresh = enabled ? fullWord & ~(autogradHi | inplaceOrViewHi) : fullWord;
  return inferenceKeys(enabled, isScoped).and(
    freshKeys.set(fresh, isScoped),
    settings.gradEnabled.set(!enabled, isScoped),
    settings.forwardEnabled.set(!enabled, isScoped),
  );
}

/**
 * Runs `body` in inference mode: as `noGrad`, and tensors created inside carry no autograd keys, no version checks and
 * no view records. They are faster and can never take part in recording.
 * @throws AutogradError if `body` is async or a generator function
 */
export function inferenceMode(): Guard;
export function inferenceMode<R>(body: () => R): R;
export function inferenceMode(enabled: boolean): Guard;
export function inferenceMode<R>(enabled: boolean, body: () => R): R;
export function inferenceMode<R>(first?: boolean | (() => R), second?: () => R): R | Guard {
  const enabled = typeof first === "boolean" ? first : true;
  const body = typeof first === "function" ? first : second;
  if (body === undefined) return guard(switchInference(enabled, false));
  return under("inferenceMode", () => switchInference(enabled, true), body);
}

/** Whether the program is in inference mode. */
export function isInferenceModeEnabled(): boolean {
  return inInferenceMode();
}
