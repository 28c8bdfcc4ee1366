#!/usr/bin/env node
// The program `tengen`: the command line with this process's arguments, folder, streams and exit code.

import { runCommandLine } from "./command-line.js";

// The reader of the output may stop early, as `head` does; the remaining output is then discarded.
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
