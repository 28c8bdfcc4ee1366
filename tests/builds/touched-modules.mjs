// The hook of touched.cjs for versions of Node whose hooks run in a thread of their own: adds each module that is loaded to the list.

import { appendFileSync } from "node:fs";

export function load(url, context, next) {
  const [, file] = /^file:.*\/node_modules\/(tengen(?:-codegen)?\/[^?#]*)/.exec(url) ?? [];
  if (file !== undefined) appendFileSync(process.env["TENGEN_TOUCHED"], `${decodeURI(file)}\n`);
  return next(url, context);
}
