#!/usr/bin/env node
// The program `tengen`: the command line with this process's arguments, folder, streams and exit code.

import v8 from "node:v8";
import { runCommandLine } from "./command-line.js";

// A run is over before most of what V8 would optimise pays for it: with its own threshold half of a run's processor time goes there.
try {
  v8.setFlagsFromString("--interrupt-budget=400000");
} catch {
  // Not on V8, or on one that does not take options while it runs.
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  root: process.cwd(),
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
