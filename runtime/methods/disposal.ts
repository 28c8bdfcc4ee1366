// Tensors that a program gives up by hand: `using x = ...`.
/// <reference lib="esnext.disposable" preserve="true" />

import { givenUp } from "../core/hooks.js";
import { addMembers } from "../core/members.js";
import { beforeGivenUp, giveUp } from "../core/ownership.js";
import { once } from "../core/shared.js";
import { Tensor } from "../core/tensor.js";

declare module "../core/tensor.js" {
  interface Tensor {
    /**
     * Gives up the tensor: `using x = ...` does so at the end of its block. Its memory serves later results at once if no view of it was made, no node
     * saved it and its array was not handed out; else whoever has it keeps it. Any later use of the tensor is an error. A second call does nothing, as
     * does one for a wrapper, and for a tensor whose memory JavaScript cannot access.
     */
    [Symbol.dispose](): void;
  }
}

const disposed = (what: string): string =>
  `the tensor (${what}) was given up: x[Symbol.dispose]() was called, which \`using x = ...\` does at the end of its block. ` +
  "Use it before, or declare with const what is needed afterwards";

const members: Partial<Tensor> & ThisType<Tensor> = {
  [Symbol.dispose](): void {
    giveUp(this, disposed);
  },
};

/** Adds the method, once per program. */
export function installDisposal(): void {
  once("memory.members", () => {
    addMembers(Tensor.prototype, members);
    givenUp.install(beforeGivenUp);
    return true;
  });
}
