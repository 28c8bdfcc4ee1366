// Files of PyTorch's `torch.save`: read as data, without running anything, and written for `torch.load`.

import { conj, neg } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { type Bytes, givenBytes } from "../core/bytes.js";
import { describe, shortened } from "../core/describe.js";
import { BOOL, type DType, dtypeCodeOf, dtypeInfo, dtypes, itemSizes } from "../core/dtype.js";
import { elementsOf } from "../core/elements.js";
import { ArgumentError, FormatError, UnsupportedError } from "../core/errors.js";
import { isMap, isPlainObject } from "../core/options.js";
import type { Complex } from "../core/scalar.js";
import { formatShape } from "../core/shape.js";
import { type Storage, storageOf } from "../core/storage.js";
import { isTensor, makeTensor, type Tensor } from "../core/tensor.js";
import { openFile, writeWhole } from "./files.js";
import { Dict, Global, List, type Maker, Pickler, PythonFloat, plainOf, Tuple, Unpickler } from "./pickle.js";
import { openZip, type Source, sourceOf, zip } from "./zip.js";

/** A value in a file of `torch.save`. */
export type TorchValue =
  | Tensor
  | number
  | bigint
  | string
  | boolean
  | null
  | Complex
  | Uint8Array
  | readonly TorchValue[]
  | ReadonlySet<TorchValue>
  | ReadonlyMap<TorchValue, TorchValue>
  | { readonly [name: string]: TorchValue };

/** PyTorch's classes of storages, and the dtypes of their elements. */
const dtypesOfStorages: Readonly<Record<string, DType>> = {
  DoubleStorage: "float64",
  FloatStorage: "float32",
  HalfStorage: "float16",
  BFloat16Storage: "bfloat16",
  LongStorage: "int64",
  IntStorage: "int32",
  ShortStorage: "int16",
  CharStorage: "int8",
  ByteStorage: "uint8",
  BoolStorage: "bool",
  ComplexFloatStorage: "complex64",
  ComplexDoubleStorage: "complex128",
};
const storagesOfDTypes: ReadonlyMap<DType, string> = new Map(
  Object.entries(dtypesOfStorages).map(([name, dtype]) => [dtype, name]),
);
/** What PyTorch calls dtypes: by their names here, some by another one, too. */
const dtypeNames: Readonly<Record<string, DType>> = {
  ...Object.fromEntries(dtypes.filter(({ stored }) => stored).map(({ name }) => [name, name as DType])),
  float: "float32",
  double: "float64",
  half: "float16",
  long: "int64",
  int: "int32",
  short: "int16",
  cfloat: "complex64",
  cdouble: "complex128",
};

/** A storage of the file: its elements are read once, and shared by all tensors over it. */
interface FileStorage {
  readonly key: string;
  /** Null for one of bytes, whose tensors state their dtype. */
  readonly dtype: DType | null;
  /** The number of elements, or of bytes. */
  readonly count: number;
  readonly made: Map<DType, Storage>;
  bytes: Uint8Array | null;
  /** Whether the bytes are of memory that the caller gave. */
  isShared: boolean;
}

/** A tensor as the pickle describes it. */
interface TensorEntry {
  readonly storage: FileStorage;
  readonly dtype: DType;
  readonly offset: number;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  requiresGrad: boolean;
  isConj: boolean;
  isNeg: boolean;
}

class StorageBox {
  readonly storage: FileStorage;
  constructor(storage: FileStorage) {
    this.storage = storage;
  }
}
class TensorBox {
  readonly entry: TensorEntry;
  constructor(entry: TensorEntry) {
    this.entry = entry;
  }
}
/** A value that has no other form here. */
class Value {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}
/** What an unknown class or function would have made. */
class Foreign {}

/** Makes what `torch.save` writes: tensors, parameters, dictionaries. Everything else is noted by its name. */
class TorchMaker implements Maker {
  readonly foreign = new Set<string>();
  readonly storages = new Map<string, FileStorage>();
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  #fail(message: string): never {
    throw new FormatError(`${this.#where}: ${message}`);
  }

  #size(value: unknown, what: string): number {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
      ? value
      : this.#fail(`${what} must be an integer, 0 or more, got ${describe(value)}`);
  }

  #sizes(value: unknown, what: string): readonly number[] {
    const items = value instanceof Tuple || value instanceof List ? value.items : this.#fail(`${what} must be a tuple`);
    return items.map((item) => this.#size(item, what));
  }

  persistent(id: unknown): unknown {
    const items = id instanceof Tuple ? id.items : [];
    const [kind, type, key, , count, view] = items;
    // The older format has the source of a module's class with its first object.
    if (kind === "module" && type instanceof Global) return type;
    if (kind !== "storage" || !(type instanceof Global) || typeof key !== "string")
      return this.#fail("the pickle refers to something that is not a storage of the file");
    if (view !== null && view !== undefined)
      throw new UnsupportedError(
        `${this.#where}: the file is from a PyTorch before 0.4; load it there or in a later one, and save it again`,
      );
    const known = this.storages.get(key);
    if (known !== undefined) return new StorageBox(known);
    const name = type.name.split(".").at(-1)!;
    const isUntyped = name === "UntypedStorage" || name === "_UntypedStorage";
    const dtype = Object.hasOwn(dtypesOfStorages, name) ? dtypesOfStorages[name]! : null;
    if (dtype === null && !isUntyped) {
      this.foreign.add(type.name);
      return new Foreign();
    }
    const storage = {
      key,
      dtype,
      count: this.#size(count, "the size of a storage"),
      made: new Map(),
      bytes: null,
      isShared: true,
    };
    this.storages.set(key, storage);
    return new StorageBox(storage);
  }

  call(global: Global, args: readonly unknown[]): unknown {
    switch (global.name) {
      case "collections.OrderedDict": {
        const dict = new Dict();
        const [pairs] = args;
        if (pairs instanceof List)
          for (const pair of pairs.items)
            if (pair instanceof List || pair instanceof Tuple) dict.entries.push([pair.items[0], pair.items[1]]);
        return dict;
      }
      case "builtins.dict":
      case "__builtin__.dict":
        return new Dict();
      case "builtins.set":
      case "__builtin__.set":
      case "builtins.frozenset":
      case "__builtin__.frozenset": {
        const set = new List(true);
        const [items] = args;
        if (items instanceof List || items instanceof Tuple) set.items.push(...items.items);
        return set;
      }
      case "builtins.complex":
      case "__builtin__.complex": {
        const [re, im] = args.map((arg) => (arg instanceof PythonFloat ? arg.value : arg));
        if (typeof re !== "number" || typeof im !== "number") return this.#fail("a complex number has no two parts");
        return new Value({ re, im });
      }
      case "_codecs.encode":
        if (typeof args[0] !== "string") return this.#fail("bytes are not written as a text");
        return Uint8Array.from(args[0], (character) => character.charCodeAt(0));
      case "torch.Size":
        return new Tuple(this.#sizes(args[0], "a size"));
      case "torch.device":
        return args.length === 1 ? String(args[0]) : `${String(args[0])}:${String(args[1])}`;
      case "torch._utils._rebuild_tensor":
      case "torch._utils._rebuild_tensor_v2":
        return this.#tensor(args, null, args[6]);
      case "torch._utils._rebuild_tensor_v3":
        return this.#tensor(args, args[6], args[7]);
      case "torch._utils._rebuild_parameter":
      case "torch._utils._rebuild_parameter_with_state": {
        const [data, requiresGrad] = args;
        if (data instanceof Foreign) return data;
        if (!(data instanceof TensorBox)) return this.#fail("a parameter has no tensor");
        return new TensorBox({ ...data.entry, requiresGrad: requiresGrad === true });
      }
      default:
        this.foreign.add(global.name);
        return new Foreign();
    }
  }

  #tensor(args: readonly unknown[], given: unknown, metadata: unknown): unknown {
    const [box, offset, size, stride, requiresGrad] = args;
    if (box instanceof Foreign) return box;
    if (!(box instanceof StorageBox)) return this.#fail("a tensor has no storage");
    const { storage } = box;
    const named = given instanceof Global ? this.dtypeOf(given) : null;
    const dtype = named ?? storage.dtype ?? this.#fail("a tensor over bytes states no dtype");
    const shape = this.#sizes(size, "the shape of a tensor");
    const strides = this.#sizes(stride, "the strides of a tensor");
    if (shape.length !== strides.length) this.#fail("a tensor has another number of strides than of dimensions");
    const bits = metadata instanceof Dict ? metadata.entries : [];
    const has = (name: string): boolean => bits.some(([key, value]) => key === name && value === true);
    return new TensorBox({
      ...{ storage, dtype, shape, strides, offset: this.#size(offset, "the offset of a tensor") },
      ...{ requiresGrad: requiresGrad === true, isConj: has("conj"), isNeg: has("neg") },
    });
  }

  /** The dtype that a global names, as `torch.float32`; null for other globals. */
  dtypeOf({ name }: Global): DType | null {
    const short = name.startsWith("torch.") ? name.slice(6) : "";
    return Object.hasOwn(dtypeNames, short) ? dtypeNames[short]! : null;
  }

  build(object: unknown, state: unknown): unknown {
    // Attributes of a dictionary, such as the versions in a state dict, are not part of it.
    if (object instanceof Dict || object instanceof Foreign) return object;
    return this.#fail(`the pickle sets the state of ${describe(object)}, ${describe(state)}`);
  }
}

/** The tensor that an entry describes, over the storage that all tensors of the same memory share. */
function tensorOf(
  { storage, dtype, shape, strides, offset, isConj, isNeg, requiresGrad }: TensorEntry,
  where: string,
): Tensor {
  const itemSize = itemSizes[dtypeCodeOf(dtype)]!;
  const bytes = storage.bytes!;
  const available = bytes.length / itemSize;
  const last = shape.includes(0) ? -1 : shape.reduce((sum, size, i) => sum + (size - 1) * strides[i]!, offset);
  if (last >= available)
    throw new FormatError(
      `${where}: a tensor of shape ${formatShape(shape)}, strides ${formatShape(strides)} and offset ${offset} does not fit into its storage of ${Math.floor(available)} elements`,
    );
  let made = storage.made.get(dtype);
  if (made === undefined) {
    // The first tensors over bytes that nobody else has take these.
    const length = Math.floor(available) * itemSize;
    const isOwn = !storage.isShared && storage.made.size === 0 && bytes.buffer.byteLength === length;
    const target = isOwn ? (bytes as Uint8Array<ArrayBuffer>) : bytes.slice(0, length);
    if (dtypeCodeOf(dtype) === BOOL && target.some((value) => value > 1))
      throw new FormatError(`${where}: elements of a bool tensor must be 0 or 1`);
    made = storageOf(new (dtypeInfo(dtype).array!)(target.buffer), dtype);
    storage.made.set(dtype, made);
  }
  const view = makeTensor(made, shape, strides, offset, dtype);
  const tensor = noGrad(() => {
    const unconjugated = isConj ? conj(view) : view;
    return isNeg ? neg(unconjugated) : unconjugated;
  });
  return requiresGrad ? tensor.requiresGrad_() : tensor;
}

function finished(value: unknown, maker: TorchMaker, where: string): TorchValue {
  // Foreign objects among the values, and names of classes and functions that are values themselves.
  const tensors = new Map<TensorEntry, Tensor>();
  const result = plainOf(
    value,
    (object) => {
      if (object instanceof TensorBox) {
        let tensor = tensors.get(object.entry);
        if (tensor === undefined && maker.foreign.size === 0)
          tensors.set(object.entry, (tensor = tensorOf(object.entry, where)));
        return tensor;
      }
      if (object instanceof Value) return object.value;
      if (object instanceof Global) {
        const dtype = maker.dtypeOf(object);
        if (dtype === null) maker.foreign.add(object.name);
        return dtype;
      }
      return null;
    },
    where,
  );
  if (maker.foreign.size === 0) return result as TorchValue;
  const names = [...maker.foreign].slice(0, 20).map((name) => shortened(name, 100));
  throw new UnsupportedError(
    `${where}: the file has objects of ${names.join(", ")}, which only Python could make; nothing of them was run. ` +
      "In Python, save what is data: torch.save(model.state_dict(), path), or a dictionary of tensors, numbers and texts",
  );
}

/** How much of a file its first bytes tell. */
function kindOf(bytes: Uint8Array): "zip" | "pickle" | "other" {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return "zip";
  return bytes[0] === 0x80 && bytes[1]! >= 2 && bytes[1]! <= 5 ? "pickle" : "other";
}

/**
 * Reads a file of `torch.save`, a `.pt` or `.pth`: tensors, with the memory that they share, and numbers, texts, lists and dictionaries of them. Nothing of the
 * file is run: objects of other classes, such as whole models, are an error that names them.
 *
 *     const state = await loadTorch<StateDict>("model.pt");
 *     model.loadStateDict(state);
 *
 * Lists and tuples are arrays, dictionaries objects (maps, where keys are not texts or integers), dtypes and devices texts. Of a file that is given by its path only
 * what the tensors need is read, storage by storage, into their own memory; archives of any size are read so, ZIP64 included.
 * @param file a path in Node, Deno and Bun, or the bytes
 * @throws FormatError for other and damaged files; UnsupportedError for objects that only Python could make, with their names, and for quantized tensors
 */
export async function loadTorch<T = TorchValue>(file: string | Bytes): Promise<T> {
  const where = "loadTorch";
  if (typeof file !== "string") return (await fromSource(sourceOf(givenBytes(where, file)), where)) as T;
  const opened = openFile(where, file);
  try {
    return (await fromSource(opened, where)) as T;
  } finally {
    opened.close();
  }
}

function fromSource(source: Source, where: string): TorchValue | Promise<TorchValue> {
  const head = source.read(0, 16);
  const kind = kindOf(head);
  if (kind === "zip") return fromZip(source, where);
  if (kind === "pickle") return fromPickles(source.read(0, source.length), where);
  throw new FormatError(
    `${where}: the file was not written by torch.save: it is neither a zip archive nor a pickle${head[8] === 0x7b ? ". It may be a safetensors file: loadSafetensors reads it" : ""}`,
  );
}

async function fromZip(source: Source, where: string): Promise<TorchValue> {
  const files = openZip(source, where);
  const name = [...files.keys()].find((one) => one === "data.pkl" || one.endsWith("/data.pkl"));
  if (name === undefined)
    throw new FormatError(`${where}: the archive has no data.pkl; it is not a file of torch.save`);
  const folder = name.slice(0, -"data.pkl".length);
  if (files.has(`${folder}constants.pkl`))
    throw new UnsupportedError(
      `${where}: the file is a TorchScript program; save its state in Python: torch.save(model.state_dict(), path)`,
    );
  const order = files.get(`${folder}byteorder`);
  if (order !== undefined && new TextDecoder().decode(await order.read()) === "big")
    throw new UnsupportedError(`${where}: the file has the byte order of another machine (big-endian)`);
  const maker = new TorchMaker(where);
  const value = new Unpickler(await files.get(name)!.read(), 0, maker, where).read();
  // Of a file that cannot be loaded no elements are read.
  for (const storage of maker.foreign.size > 0 ? [] : maker.storages.values()) {
    const content = files.get(`${folder}data/${storage.key}`);
    const size = storage.count * (storage.dtype === null ? 1 : itemSizes[dtypeCodeOf(storage.dtype)]!);
    if (content === undefined || content.size < size)
      throw new FormatError(
        `${where}: storage ${JSON.stringify(shortened(storage.key, 40))} must have ${size} bytes, the archive has ${content === undefined ? "none" : content.size}`,
      );
    storage.bytes = (await content.read()).subarray(0, size);
    storage.isShared = source.isShared;
  }
  return finished(value, maker, where);
}

/** The older format: pickles one after the other, then the storages. */
function fromPickles(bytes: Uint8Array, where: string): TorchValue {
  const maker = new TorchMaker(where);
  let at = 0;
  const next = (): unknown => {
    const unpickler = new Unpickler(bytes, at, maker, where);
    const value = unpickler.read();
    ({ at } = unpickler);
    return value;
  };
  if (next() !== 0x1950a86a20f9469cfc6cn)
    throw new FormatError(
      `${where}: the file is a pickle, but not of torch.save; in Python: torch.save(pickle.load(open(path, "rb")), other)`,
    );
  if (next() !== 1001) throw new FormatError(`${where}: the file has another version of the older format than 1001`);
  const system = next();
  if (system instanceof Dict && system.entries.some(([key, value]) => key === "little_endian" && value === false))
    throw new UnsupportedError(`${where}: the file has the byte order of another machine (big-endian)`);
  const value = next();
  const keys = next();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const key of keys instanceof List ? keys.items : []) {
    const storage = maker.storages.get(key as string);
    if (storage === undefined) throw new FormatError(`${where}: the file lists a storage that no tensor has`);
    const itemSize = storage.dtype === null ? 1 : itemSizes[dtypeCodeOf(storage.dtype)]!;
    const size = storage.count * itemSize;
    if (at + 8 + size > bytes.length)
      throw new FormatError(`${where}: the file ends before the ${size} bytes of a storage`);
    if (view.getBigInt64(at, true) !== BigInt(storage.count))
      throw new FormatError(`${where}: a storage has another size than its tensors say`);
    storage.bytes = bytes.subarray(at + 8, at + 8 + size);
    at += 8 + size;
  }
  if (maker.foreign.size === 0 && [...maker.storages.values()].some((storage) => storage.bytes === null))
    throw new FormatError(`${where}: the file does not have the elements of all tensors`);
  return finished(value, maker, where);
}

/**
 * Writes a file that `torch.load` reads, of the format that PyTorch has since 1.6: tensors, and numbers, texts, lists, sets, maps and objects of them. Tensors
 * that share memory do so in the file.
 *
 *     await saveTorch("model.pt", model.stateDict());    # torch.load("model.pt")
 *
 * Numbers without a fraction are Python's integers, others its floats.
 * @param path in Node, Deno and Bun; without a path the bytes are returned
 * @throws ArgumentError for values that are none of these; UnsupportedError for dtypes that PyTorch's files do not have
 */
export async function saveTorch(path: string, value: TorchValue): Promise<void>;
export async function saveTorch(value: TorchValue): Promise<Uint8Array<ArrayBuffer>>;
export async function saveTorch(
  ...args: readonly [path: unknown, value: unknown] | readonly [value: unknown]
): Promise<unknown> {
  const where = "saveTorch";
  const [first] = args;
  const value = args.length > 1 ? args[1] : first;
  if (args.length > 1 && typeof first !== "string")
    throw new ArgumentError(`${where}: expected a path and a value, got ${describe(first)} as path`);
  const writer = new TorchWriter(where);
  writer.value(value, "the value");
  const files = new Map<string, Uint8Array>([["archive/data.pkl", writer.pickler.bytes()]]);
  for (const [key, bytes] of writer.files) files.set(`archive/data/${key}`, bytes);
  files.set("archive/version", new TextEncoder().encode("3\n"));
  const bytes = await zip(files, false);
  if (args.length === 1) return bytes;
  writeWhole(where, first as string, bytes);
  return undefined;
}

class TorchWriter {
  readonly pickler = new Pickler();
  readonly files = new Map<string, Uint8Array>();
  readonly #where: string;
  readonly #keys = new Map<Storage, { readonly key: string; readonly count: number }>();
  #depth = 0;

  constructor(where: string) {
    this.#where = where;
  }

  value(value: unknown, path: string): void {
    const { pickler } = this;
    if (value === null) pickler.code("N");
    else if (value === true) pickler.code(0x88);
    else if (value === false) pickler.code(0x89);
    else if (typeof value === "string") pickler.text(value);
    else if (typeof value === "bigint") pickler.integer(value);
    else if (typeof value === "number") {
      if (Number.isSafeInteger(value) && !Object.is(value, -0)) pickler.integer(value);
      else pickler.float(value);
    } else if (isTensor(value)) this.#tensor(value, path);
    else if (value instanceof Uint8Array) {
      pickler.global("_codecs", "encode");
      const text = Array.from(value, (byte) => String.fromCharCode(byte)).join("");
      pickler.tuple([() => pickler.text(text), () => pickler.text("latin1")]);
      pickler.code("R");
    } else if (++this.#depth > 500)
      throw new ArgumentError(`${this.#where}: ${path.slice(0, 100)}... is nested too deeply, or in itself`);
    else {
      this.#group(value, path);
      this.#depth--;
    }
  }

  #group(value: unknown, path: string): void {
    const { pickler } = this;
    if (Array.isArray(value)) {
      pickler.code("]", "(");
      for (const [i, item] of value.entries()) this.value(item, `${path}[${i}]`);
      pickler.code("e");
    } else if (value instanceof Set) {
      pickler.global("builtins", "set");
      pickler.tuple([() => this.#group([...value], path)]);
      pickler.code("R");
    } else if (isMap(value)) this.#dict([...value], path);
    else if (isPlainObject(value)) {
      const keys = Object.keys(value);
      if (keys.length === 2 && typeof value["re"] === "number" && typeof value["im"] === "number") {
        const { re, im } = value as { re: number; im: number };
        pickler.global("builtins", "complex");
        pickler.tuple([() => pickler.float(re), () => pickler.float(im)]);
        pickler.code("R");
      } else this.#dict(Object.entries(value), path);
    } else
      throw new ArgumentError(
        `${this.#where}: ${path} is ${describe(value)}; expected tensors, numbers, texts, and lists, sets, maps and objects of them`,
      );
  }

  #dict(entries: readonly (readonly [unknown, unknown])[], path: string): void {
    this.pickler.code("}", "(");
    for (const [key, item] of entries) {
      if (item === undefined) continue;
      this.value(key, `${path}: a key`);
      this.value(item, path === "the value" ? String(key) : `${path}.${String(key)}`);
    }
    this.pickler.code("u");
  }

  #tensor(tensor: Tensor, path: string): void {
    const { pickler } = this;
    const { dtype } = tensor;
    const name = storagesOfDTypes.get(dtype);
    if (name === undefined)
      throw new UnsupportedError(`${this.#where}: PyTorch's files have no ${dtype}, which ${path} is`);
    const place = this.#place(tensor, path);
    pickler.global("torch._utils", "_rebuild_tensor_v2");
    const sizes = (list: readonly number[]) => (): void => pickler.tuple(list.map((one) => () => pickler.integer(one)));
    pickler.tuple([
      () => {
        pickler.tuple([
          () => pickler.text("storage"),
          () => pickler.global("torch", name),
          () => pickler.text(place.key),
          () => pickler.text("cpu"),
          () => pickler.integer(place.count),
        ]);
        pickler.code("Q");
      },
      () => pickler.integer(place.offset),
      sizes(tensor.shape),
      sizes(place.strides),
      () => pickler.code(tensor.requiresGrad && tensor.isLeaf ? 0x88 : 0x89),
      () => {
        pickler.global("collections", "OrderedDict");
        pickler.code(")", "R");
      },
    ]);
    pickler.code("R");
  }

  /** Where the elements are in the file: with those of all tensors over the same memory, or alone where they are computed. */
  #place(
    tensor: Tensor,
    path: string,
  ): { readonly key: string; readonly count: number; readonly offset: number; readonly strides: readonly number[] } {
    const { storage, dtype, shape } = tensor;
    const where = `${this.#where}: ${path}`;
    const isPlain =
      tensor.device === "cpu" && !tensor.isConj() && !tensor.isNeg() && storage.dtypeCode === tensor.dtypeCode;
    if (isPlain) {
      let known = this.#keys.get(storage);
      if (known === undefined) {
        const count = storage.byteLength / tensor.itemSize;
        const all = elementsOf(makeTensor(storage, [count], [1], 0, dtype), where);
        known = { key: this.#add(all), count };
        this.#keys.set(storage, known);
      }
      return { ...known, offset: tensor.offset, strides: tensor.strides };
    }
    const strides = shape.map((_, i) => shape.slice(i + 1).reduce((a, b) => a * b, 1));
    return { key: this.#add(elementsOf(tensor, where)), count: tensor.numel, offset: 0, strides };
  }

  #add(elements: ArrayBufferView): string {
    const key = String(this.files.size);
    this.files.set(key, new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength).slice());
    return key;
  }
}
