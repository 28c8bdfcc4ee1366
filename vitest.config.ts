// Test runner settings: one pool, tests beside nothing but tests/.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 60_000, maxWorkers: 2 },
});
