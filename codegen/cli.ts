#!/usr/bin/env node
// The program `tengen`: the command line with this process's arguments, folder, streams and exit code.

import { runCommandLine } from "./command-line.js";

// Whoever reads the output may stop early, as `head` does; what follows is then nobody's.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

runCommandLine(process.argv.slice(2), {
  root: process.cwd(),
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
}).then((code) => {
  process.exitCode = code;
});
