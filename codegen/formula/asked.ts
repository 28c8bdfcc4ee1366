// What a computation asked of the vocabulary, so that a later run knows whether its result still holds.

import { sameItems } from "../memo.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Vocabulary } from "./environment.js";

interface Asked {
  readonly operators: Map<string, readonly NativeFunction[] | undefined>;
  /** Helpers by signature, with the file that had them. */
  readonly helpers: Map<Parameters<Vocabulary["helper"]>[0], string>;
  /** It looked at all names, as who makes suggestions does: then nothing is known. */
  all: boolean;
}

class AskedOperators extends Map<string, readonly NativeFunction[]> {
  readonly #operators: ReadonlyMap<string, readonly NativeFunction[]>;
  readonly #asked: Asked;

  constructor(operators: ReadonlyMap<string, readonly NativeFunction[]>, asked: Asked) {
    super();
    this.#operators = operators;
    this.#asked = asked;
  }

  override get(name: string): readonly NativeFunction[] | undefined {
    const found = this.#operators.get(name);
    this.#asked.operators.set(name, found);
    return found;
  }

  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  #whole(): ReadonlyMap<string, readonly NativeFunction[]> {
    this.#asked.all = true;
    return this.#operators;
  }

  override get size(): number {
    return this.#whole().size;
  }
  override keys(): MapIterator<string> {
    return this.#whole().keys() as MapIterator<string>;
  }
  override values(): MapIterator<readonly NativeFunction[]> {
    return this.#whole().values() as MapIterator<readonly NativeFunction[]>;
  }
  override entries(): MapIterator<[string, readonly NativeFunction[]]> {
    return this.#whole().entries() as MapIterator<[string, readonly NativeFunction[]]>;
  }
  override [Symbol.iterator](): MapIterator<[string, readonly NativeFunction[]]> {
    return this.entries();
  }
  override forEach(each: Parameters<Map<string, readonly NativeFunction[]>["forEach"]>[0]): void {
    for (const [name, list] of this.#whole()) each(list, name, this);
  }
}

function holds({ operators, helpers, all }: Asked, vocabulary: Vocabulary): boolean {
  if (all) return false;
  for (const [name, found] of operators) {
    const now = vocabulary.operators.get(name);
    if (now !== found && (now === undefined || found === undefined || !sameItems(now, found))) return false;
  }
  for (const [signature, from] of helpers) if (vocabulary.helper(signature).from !== from) return false;
  return true;
}

/** Values made of an object, with the help of a vocabulary, told apart by a name; made again where what was asked has another answer. */
export class VocabularyMemo<K extends object, V> {
  readonly #known = new WeakMap<
    K,
    Map<string, { readonly from: readonly unknown[]; readonly asked: Asked; readonly value: V }>
  >();

  /** `keep`: whether the value may be used again, asked after it was made. */
  get(
    key: K,
    name: string,
    from: readonly unknown[],
    vocabulary: Vocabulary,
    make: (vocabulary: Vocabulary) => V,
    keep: () => boolean = () => true,
  ): V {
    let values = this.#known.get(key);
    if (values === undefined) this.#known.set(key, (values = new Map()));
    const known = values.get(name);
    if (known !== undefined && sameItems(known.from, from) && holds(known.asked, vocabulary)) return known.value;
    const asked: Asked = { operators: new Map(), helpers: new Map(), all: false };
    const value = make({
      ...vocabulary,
      operators: new AskedOperators(vocabulary.operators, asked),
      helper: (signature) => {
        const found = vocabulary.helper(signature);
        asked.helpers.set(signature, found.from);
        return found;
      },
    });
    if (keep()) values.set(name, { from, asked, value });
    else values.delete(name);
    return value;
  }
}
