// Test runner settings: one pool, tests beside nothing but tests/. An hour ends what hangs; no test has a time of its own.
import { defineConfig } from "vitest/config";

/**
 * Rooms whose files share a worker, which then imports the library once for all: two seconds of a processor for each file. They compute values and
 * texts and change nothing in the library for long, which tests/shared-worker.ts checks after each file.
 */
const rooms = ["derive", "emit", "formula", "kernels", "load", "nn", "optim", "print", "samples", "schema"];
/**
 * Files of these rooms with workers of their own: they look at what happens first in a process, offer loops, replace modules, or define operators for
 * good.
 */
const alone = [
  ...[
    "embedding-gradient",
    "gradient-memory",
    "gradient-memory-kernels",
    "length-independence",
    "lists",
    "padded-pools",
    "passed-values",
    "unzeroed-memory",
  ],
  ...["evaluate", "language"],
];
const shared = `tests/{${rooms}}/!(${alone.join("|")}).test.ts`;

const noLimit = { testTimeout: 3_600_000, hookTimeout: 3_600_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { ...noLimit, name: "shared", include: [shared], isolate: false, setupFiles: ["tests/shared-worker.ts"] },
      },
      { test: { ...noLimit, name: "alone", include: ["tests/**/*.test.ts"], exclude: [shared] } },
    ],
  },
});
