// Writes the files that PyTorch needs to train the model: the module, its weights, the data, the settings.
// Run: npx tsx examples/scale/export.ts FOLDER

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportPyTorch, makeGraph, saveSafetensors } from "../../generated/index.js";
import { type Batch, batches, batchOf, initialState, loss, momentum, processes, rate, steps } from "./model.js";

const [folder = "scale-out"] = process.argv.slice(2);
const state = initialState();
const data = batches();
// A graph is valid for inputs of one shape: one process's share of a batch.
const part = batchOf(data, 0, data.x.shape[1]! / processes);
const graph = makeGraph((batch: Batch) => loss(state, batch))(part);

mkdirSync(folder, { recursive: true });
const { files } = exportPyTorch(graph, { name: "Iris", state });
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
writeFileSync(join(folder, "data.safetensors"), saveSafetensors({ ...data }));
writeFileSync(join(folder, "settings.json"), JSON.stringify({ steps, rate, momentum }));
console.log(`${folder}: ${Object.keys(files).join(", ")}, data.safetensors, settings.json`);
