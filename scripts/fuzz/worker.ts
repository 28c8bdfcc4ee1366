// A Python process that answers programs, one at a time; restarted if a program crashes it or takes too long.

import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { end } from "./limit.js";
import type { Answer } from "./program.js";

/** Time limits in seconds: of one program, and of the start of the process. */
const patience = { program: 30, start: 120 };

export class Worker {
  private child: ChildProcess | null = null;
  private waiting: ((line: string | null) => void) | null = null;
  private answered = false;
  private errors = "";
  private readonly python: string;
  private readonly script: string;

  /** @param script a program beside this file that answers each line of its input with a line */
  constructor(python: string, script = "pytorch.py") {
    this.python = python;
    this.script = script;
  }

  private begin(): void {
    const child = spawn(this.python, [fileURLToPath(new URL(this.script, import.meta.url))]);
    this.child = child;
    this.answered = false;
    this.errors = "";
    const settle = (line: string | null) => {
      if (this.child !== child) return;
      const { waiting } = this;
      this.waiting = null;
      waiting?.(line);
    };
    createInterface({ input: child.stdout! }).on("line", settle);
    child.stderr!.on("data", (text: Buffer) => {
      this.errors = (this.errors + text.toString()).slice(-2000);
    });
    child.stdin!.on("error", () => {});
    child.on("error", (error) => {
      this.errors = error.message;
      settle(null);
    });
    child.on("exit", () => settle(null));
  }

  /** @throws Error if PyTorch does not start */
  async ask<A extends { readonly crashed?: string } = Answer>(program: {
    readonly id: string;
    readonly check?: true;
    readonly differences?: true;
  }): Promise<A> {
    if (this.child === null) this.begin();
    let late = false;
    const line = await new Promise<string | null>((resolve) => {
      const most = this.answered ? patience.program : patience.start;
      const seconds = Math.max(0, Math.min(most, (end.at - Date.now()) / 1000));
      const timer = setTimeout(() => {
        late = true;
        resolve(null);
      }, seconds * 1000);
      this.waiting = (text) => {
        clearTimeout(timer);
        resolve(text);
      };
      this.child!.stdin!.write(`${JSON.stringify(program)}\n`);
    });
    if (line !== null) {
      this.answered = true;
      return JSON.parse(line) as A;
    }
    const { errors } = this;
    const first = !this.answered && !late;
    this.stop();
    if (first && /ModuleNotFoundError|ENOENT/.test(errors)) throw new Error(`PyTorch does not start: ${errors.trim()}`);
    const crash: Answer = {
      id: program.id,
      steps: [],
      late,
      crashedAt: Number([...errors.matchAll(/^step (\d+)$/gm)].at(-1)?.[1] ?? 0),
      crashed: late ? "no answer in time" : `the process ended ${errors.replaceAll(/^step \d+$|\n/gm, "").slice(-300)}`,
    };
    return crash as unknown as A;
  }

  stop(): void {
    const { child } = this;
    this.child = null;
    child?.kill("SIGKILL");
  }
}
