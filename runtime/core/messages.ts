// What errors say, by name. The whole package has the sentences (runtime/messages); a small selection has the names and the values.

import type { Messages } from "../messages/index.js";
import { once } from "./shared.js";

const state: { messages: Messages | null } = /* @__PURE__ */ once("messages", () => ({ messages: null }));

/** Gives errors their sentences: what is wrong, and how to mend it. */
export function installMessages(messages: Messages): void {
  state.messages = messages;
}

/**
 * The message of that name for these values. A selection generated without `--with explanations` has no sentences: the
 * message is the name and the values then, such as `sizesDiffer(3, 4, 0) (--with explanations says more)`.
 */
export function say<Name extends keyof Messages>(name: Name, ...values: Parameters<Messages[Name]>): string {
  const { messages } = state;
  if (messages === null) return `${name}(${values.map(brief).join(", ")}) (--with explanations says more)`;
  return (messages[name] as (...values: readonly unknown[]) => string)(...values);
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length > 9 ? `[${value.length}]` : `[${value.map(brief).join(", ")}]`;
  return value && typeof value === "object" ? ((value as { name?: string }).name ?? "object") : String(value);
}

/** Of what a selection lacks, and a program of it came to need. */
export function leftOut(what: string, part: string): string {
  return `${what}: left out of this selection, generate it with \`--with ${part}\``;
}
