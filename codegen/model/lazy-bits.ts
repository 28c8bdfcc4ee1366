// The lazy bits that tensors can have, and the dispatch keys that stand for them.

export const lazyBitKeys = { conj: "Conjugate", neg: "Negative", zero: "ZeroTensor" } as const;
export type LazyBit = keyof typeof lazyBitKeys;
