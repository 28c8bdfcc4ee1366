// What the commands of a program do on the machine: this library's operators on its CPU.

import {
  type BackendName,
  type CommandMemory,
  type DeviceCommand,
  type DeviceTensor,
  type KernelArgument,
  missingOperators,
  ops,
  type Tensor,
  tensor,
} from "../../generated/index.js";

type Operand = DeviceTensor<CommandMemory>;
type Value = Tensor | KernelArgument<never> | readonly Value[];
type Handle = ((...args: readonly unknown[]) => unknown) & {
  readonly schema: {
    readonly arguments: readonly { readonly name: string; readonly kwargOnly: boolean; readonly out: boolean }[];
  };
};

/** One program's memory, and what its commands do there. */
export class Machine {
  readonly #memories = new Map<number, Uint8Array>();

  execute(commands: readonly DeviceCommand[]): readonly Uint8Array[] {
    const answers: Uint8Array[] = [];
    for (const command of commands) {
      if (command[0] === "allocate") this.#memories.set(command[1].id, new Uint8Array(command[2]));
      else if (command[0] === "free") this.#memories.delete(command[1].id);
      else if (command[0] === "write") this.#memory(command[1]).set(command[3], command[2]);
      else if (command[0] === "read") answers.push(this.#memory(command[1]).slice(command[2], command[2] + command[3]));
      else if (command[0] === "copy") this.#view(command[1]).copy_(this.#view(command[2]).expand(command[1].shape));
      else this.#run(command[1], command[2], command[3]);
    }
    return answers;
  }

  #memory({ id }: CommandMemory): Uint8Array {
    return this.#memories.get(id)!;
  }

  #view({ memory, dtype, shape, strides, offset }: Operand): Tensor {
    return tensor(this.#memory(memory), { copy: false }).view(dtype).asStrided(shape, strides, offset);
  }

  #value(value: KernelArgument<CommandMemory>): Value {
    if (Array.isArray(value)) return value.map((one) => this.#value(one as KernelArgument<CommandMemory>));
    return typeof value === "object" && value !== null && "memory" in value ? this.#view(value) : (value as Value);
  }

  /** Calls an operator's out form, `add.out`: arguments by position, then by name, then the outputs. */
  #run(operator: string, given: readonly KernelArgument<CommandMemory>[], outputs: readonly Operand[]): void {
    const [packet, overload] = operator.replace("aten::", "").split(".") as [string, string];
    const handle = (ops["aten"] as unknown as Record<string, Record<string, Handle>>)[packet]![overload]!;
    const list = handle.schema.arguments.map((argument, i) => ({ ...argument, value: this.#value(given[i] ?? null) }));
    const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const named = list.filter(({ kwargOnly, out }) => kwargOnly && !out);
    const out = outputs.map((one) => this.#view(one));
    handle(...list.filter(({ kwargOnly }) => !kwargOnly).map(({ value }) => value), {
      ...Object.fromEntries(named.map(({ name, value }) => [camelCase(name), value])),
      out: out.length === 1 ? out[0] : out,
    });
  }
}

type Packet = Readonly<Record<string, Handle>> & { overloads(): readonly string[] };

/** The out forms of all operators that a device of this key needs: the machine is this library, and has them. */
export function operatorsFor(key: BackendName): readonly string[] {
  const packets = ops["aten"] as unknown as Readonly<Record<string, Packet>>;
  const found = missingOperators(key).flatMap(({ name }) => {
    const packet = name.replace(/^aten::|\..*/g, "");
    const isOut = (overload: string): boolean => packets[packet]![overload]!.schema.arguments.some(({ out }) => out);
    return packets[packet]!.overloads()
      .filter(isOut)
      .map((overload) => `${packet}.${overload}`);
  });
  return [...new Set(found)];
}
