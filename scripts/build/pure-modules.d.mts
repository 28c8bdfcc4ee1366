import type { Plugin } from "esbuild";

export function withPureMarks(text: string, file: string): string;
export function pureModules(filter: RegExp): Plugin;
