// Test runner settings: one pool, tests beside nothing but tests/. An hour ends what hangs; no test has a time of its own.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    maxWorkers: 2,
  },
});
