// Runs around each file of the rooms that share a worker: what a file changes in the library it must change back, since the next file finds it.

import { afterAll, beforeAll, expect } from "vitest";
import { dispatcher } from "../generated/index.js";
import { shared } from "../runtime/core/shared.js";
import { sourceText } from "../runtime/dispatch/kernel.js";

interface LocalState {
  readonly settings: readonly { readonly line: { readonly top: unknown }; readonly read: () => unknown }[];
}

/** What programs change for all that comes after. */
function state() {
  const object = (name: string): unknown => shared.objects.get(name);
  const { settings } = object("core.local state") as LocalState;
  const operators = [...dispatcher.operators()];
  return {
    operators: operators.length,
    // The library's own layers install fallbacks, kernels and settings when they are first used, whichever file that is in.
    kernels: operators.flatMap(({ name, kernels }) =>
      [...kernels.values()].flatMap(({ fromUser }) => (fromUser ? [name] : [])),
    ),
    fallbacks: dispatcher.registry.fallbacks
      .flatMap((fallback) => (fallback === null ? [] : [sourceText(fallback.record.source)]))
      .filter((source) => !/^(runtime|generated)\//.test(source)),
    guards: settings.filter(({ line }) => line.top !== null).length,
    settings: settings.map((setting) => setting.read()).filter((value) => typeof value !== "object"),
    kernelsUsed: (object("kernels.offers") as { readonly sources: unknown }).sources,
  };
}

let before: ReturnType<typeof state>;
beforeAll(() => {
  before = state();
});
afterAll(() => {
  const after = state();
  const settings = after.settings.slice(0, before.settings.length);
  expect({ ...after, settings }, "files of this room leave the library as they find it (vitest.config.ts)").toEqual(
    before,
  );
});
