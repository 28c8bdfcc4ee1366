// What handlers of modes and classes share: how they pass on, and what options are.

/** Keyword-only arguments of a call by name, defaults left out. */
export type CallOptions = Readonly<Record<string, unknown>>;

/** What a handler returns to pass on to the next subclass. */
export const NotImplemented: unique symbol = Symbol.for("tengen.NotImplemented") as never;
