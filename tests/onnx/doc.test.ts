// docs/onnx.md: every block of code is run, and its logs match the comments after them.

import * as tengen from "../../generated/index.js";
import * as onnx from "../../onnx/index.js";
import { testPage } from "../docs-blocks.js";
import { ort } from "./peers.js";

// The engine may lie outside of the project, where the page's program would not find it by name.
const openEngine = (graph: Parameters<typeof onnx.openEngine>[0], options: object = {}) =>
  onnx.openEngine(graph, { ...(ort === null ? {} : { runtime: ort as never }), ...options });
const modules = { tengen, "tengen/onnx": { ...onnx, openEngine } };
const needsEngine = (code: string) => code.includes("openEngine") && ort === null;
testPage(new URL("../../docs/onnx.md", import.meta.url), modules, 3, needsEngine);
