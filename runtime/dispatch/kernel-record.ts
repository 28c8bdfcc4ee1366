// What people ask of registered kernels: names and places. Using this file's KernelRecord gives them to all records.
import { installMembers } from "../core/shared.js";
import { KernelRecord as Core, sourceText } from "./kernel.js";

declare module "./kernel.js" {
  interface KernelRecord {
    readonly name: string;
    /** Where it was registered, as text. */
    readonly place: string;
    /** What dumps print for the kernel. */
    readonly debug: string;
    /** Which calling conventions reach the kernel without an adapter of the operator. */
    readonly conventions: string;
  }
}

class Members extends Core {
  override get name(): string {
    if (this.label !== null) return this.label;
    if (this.isFallthrough) return "fallthrough";
    const name = this.boxed === null ? this.unboxed!.name : this.boxed.name;
    return name === "" ? "anonymous kernel" : name;
  }

  override get place(): string {
    return sourceText(this.source);
  }

  override get debug(): string {
    if (this.label !== null) return this.label;
    return this.isFallthrough ? `registered at ${this.place}` : `${this.name} registered at ${this.place}`;
  }

  override get conventions(): string {
    if (this.isFallthrough) return "fallthrough";
    return this.unboxed === null ? "boxed" : "boxed unboxed";
  }
}

export const KernelRecord = /* @__PURE__ */ installMembers("KernelRecord", Core, Members);
export type KernelRecord = Core;
