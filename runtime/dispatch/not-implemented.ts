// The options type and the `NotImplemented` value that handlers of modes and classes share.

/** Keyword-only arguments of a call by name, without defaults. */
export type CallOptions = Readonly<Record<string, unknown>>;

/** Returned by a handler to pass the call on to the next one. */
export const NotImplemented: unique symbol = Symbol.for("tengen.NotImplemented") as never;
