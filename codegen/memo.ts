// What was computed once and need not be again: the same objects in, the same object out. A run after an edit makes new objects of what
// was edited only, so that everything made of the others is found again.

/** A value for each object, as long as what it was made from besides is the same. */
export class Memo<K extends object, V> {
  readonly #known = new WeakMap<K, { readonly from: readonly unknown[]; readonly value: V }>();

  /** `from`: whatever `make` looks at besides the key, compared item by item. */
  get(key: K, from: readonly unknown[], make: () => V): V {
    const known = this.#known.get(key);
    if (known !== undefined && sameItems(known.from, from)) return known.value;
    const value = make();
    this.#known.set(key, { from, value });
    return value;
  }
}

/** The same for several values of one object, told apart by a name. */
export class MemoOf<K extends object, V> {
  readonly #known = new WeakMap<K, Map<string, { readonly from: readonly unknown[]; readonly value: V }>>();

  get(key: K, name: string, from: readonly unknown[], make: () => V): V {
    let values = this.#known.get(key);
    if (values === undefined) this.#known.set(key, (values = new Map()));
    const known = values.get(name);
    if (known !== undefined && sameItems(known.from, from)) return known.value;
    const value = make();
    values.set(name, { from, value });
    return value;
  }
}

export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => Object.is(item, b[i]));
}
