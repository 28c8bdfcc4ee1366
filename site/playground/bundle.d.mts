// Types of bundle.mjs.

import type { JsonSchema } from "./completion.js";

/** @param library what the generator knows of the library: a `Library` as JSON */
export function bundleWorkers(library: string): Promise<Map<"generator.js" | "runner.js", string>>;
export function schemas(): Record<string, JsonSchema>;
