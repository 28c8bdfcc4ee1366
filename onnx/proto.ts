// ONNX's messages as protobuf: their fields by number, written by Buf's library.

import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

export interface OperatorSet {
  readonly domain: string;
  readonly version: number;
}

export interface Entry {
  readonly key: string;
  readonly value: string;
}

export interface TensorProto {
  readonly name: string;
  readonly dims: readonly number[];
  /** A number of `elementTypes`. */
  readonly dataType: number;
  /** The elements in little-endian order; null if they are in a separate file. */
  readonly rawData: Uint8Array | null;
  readonly externalData?: readonly Entry[];
}

export type AttributeValue = number | { readonly float: number } | string | readonly number[] | TensorProto;

export interface NodeProto {
  readonly name: string;
  readonly type: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

export interface ValueInfoProto {
  readonly name: string;
  readonly elementType: number;
  /** Names stand for sizes that vary from run to run. */
  readonly shape: readonly (number | string)[];
}

export interface GraphProto {
  readonly name: string;
  readonly nodes: readonly NodeProto[];
  readonly initializers: readonly TensorProto[];
  readonly inputs: readonly ValueInfoProto[];
  readonly outputs: readonly ValueInfoProto[];
}

export interface ModelProto {
  readonly irVersion: number;
  readonly producer: string;
  readonly opset: number;
  readonly graph: GraphProto;
  readonly metadata: readonly Entry[];
}

/** Field numbers in onnx.proto. */
const fields = {
  model: { irVersion: 1, producer: 2, graph: 7, opset: 8, metadata: 14 },
  operatorSet: { domain: 1, version: 2 },
  entry: { key: 1, value: 2 },
  graph: { node: 1, name: 2, initializer: 5, input: 11, output: 12 },
  node: { input: 1, output: 2, name: 3, type: 4, attribute: 5 },
  attribute: { name: 1, f: 2, i: 3, s: 4, t: 5, floats: 7, ints: 8, type: 20 },
  tensor: { dims: 1, dataType: 2, name: 8, rawData: 9, externalData: 13, dataLocation: 14 },
  valueInfo: { name: 1, type: 2 },
  type: { tensor: 1 },
  tensorType: { elementType: 1, shape: 2 },
  shape: { dim: 1 },
  dim: { value: 1, parameter: 2 },
} as const;

/** AttributeProto.AttributeType. */
const attributeTypes = { float: 1, int: 2, string: 3, tensor: 4, ints: 7 } as const;

/** TensorProto.DataLocation: the elements are in another file. */
const external = 1;

class Writer {
  private readonly out = new BinaryWriter();

  message<T>(field: number, write: (value: T) => void, value: T): void {
    this.out.tag(field, WireType.LengthDelimited).fork();
    write(value);
    this.out.join();
  }

  text(field: number, value: string): void {
    this.out.tag(field, WireType.LengthDelimited).string(value);
  }

  int(field: number, value: number): void {
    this.out.tag(field, WireType.Varint).int64(value);
  }

  private readonly entry = ({ key, value }: Entry): void => {
    this.text(fields.entry.key, key);
    this.text(fields.entry.value, value);
  };

  private readonly tensor = ({ name, dims, dataType, rawData, externalData }: TensorProto): void => {
    const f = fields.tensor;
    for (const size of dims) this.int(f.dims, size);
    this.int(f.dataType, dataType);
    this.text(f.name, name);
    if (rawData !== null) this.out.tag(f.rawData, WireType.LengthDelimited).bytes(rawData);
    if (externalData === undefined) return;
    for (const entry of externalData) this.message(f.externalData, this.entry, entry);
    this.int(f.dataLocation, external);
  };

  private readonly attribute = ([name, value]: readonly [string, AttributeValue]): void => {
    const f = fields.attribute;
    this.text(f.name, name);
    if (typeof value === "number") {
      this.int(f.i, value);
      this.int(f.type, attributeTypes.int);
    } else if (typeof value === "string") {
      this.text(f.s, value);
      this.int(f.type, attributeTypes.string);
    } else if ("float" in value) {
      this.out.tag(f.f, WireType.Bit32).float(value.float);
      this.int(f.type, attributeTypes.float);
    } else if ("dims" in value) {
      this.message(f.t, this.tensor, value);
      this.int(f.type, attributeTypes.tensor);
    } else {
      for (const item of value) this.int(f.ints, item);
      this.int(f.type, attributeTypes.ints);
    }
  };

  private readonly node = ({ name, type, inputs, outputs, attributes }: NodeProto): void => {
    const f = fields.node;
    for (const input of inputs) this.text(f.input, input);
    for (const output of outputs) this.text(f.output, output);
    this.text(f.name, name);
    this.text(f.type, type);
    for (const entry of Object.entries(attributes)) this.message(f.attribute, this.attribute, entry);
  };

  private readonly dim = (size: number | string): void => {
    if (typeof size === "number") this.int(fields.dim.value, size);
    else this.text(fields.dim.parameter, size);
  };

  private readonly shape = (sizes: readonly (number | string)[]): void => {
    for (const size of sizes) this.message(fields.shape.dim, this.dim, size);
  };

  private readonly tensorType = ({ elementType, shape }: ValueInfoProto): void => {
    this.int(fields.tensorType.elementType, elementType);
    this.message(fields.tensorType.shape, this.shape, shape);
  };

  private readonly type = (value: ValueInfoProto): void => {
    this.message(fields.type.tensor, this.tensorType, value);
  };

  private readonly valueInfo = (value: ValueInfoProto): void => {
    this.text(fields.valueInfo.name, value.name);
    this.message(fields.valueInfo.type, this.type, value);
  };

  private readonly graph = ({ name, nodes, initializers, inputs, outputs }: GraphProto): void => {
    const f = fields.graph;
    for (const node of nodes) this.message(f.node, this.node, node);
    this.text(f.name, name);
    for (const tensor of initializers) this.message(f.initializer, this.tensor, tensor);
    for (const value of inputs) this.message(f.input, this.valueInfo, value);
    for (const value of outputs) this.message(f.output, this.valueInfo, value);
  };

  private readonly operatorSet = ({ domain, version }: OperatorSet): void => {
    this.text(fields.operatorSet.domain, domain);
    this.int(fields.operatorSet.version, version);
  };

  model({ irVersion, producer, opset, graph, metadata }: ModelProto): Uint8Array<ArrayBuffer> {
    const f = fields.model;
    this.int(f.irVersion, irVersion);
    this.text(f.producer, producer);
    this.message(f.graph, this.graph, graph);
    this.message(f.opset, this.operatorSet, { domain: "", version: opset });
    for (const entry of metadata) this.message(f.metadata, this.entry, entry);
    return this.out.finish();
  }
}

/** The bytes of a model. */
export function encodeModel(model: ModelProto): Uint8Array<ArrayBuffer> {
  return new Writer().model(model);
}
