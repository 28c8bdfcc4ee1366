// A rank: joins the mesh, runs the program, sends its result.

import { parentPort } from "node:worker_threads";
import { joinMesh, type MeshProgram } from "./mesh.js";

const { mesh, program } = joinMesh();
try {
  const { main } = (await import(program)) as MeshProgram;
  parentPort!.postMessage(await main(mesh));
} catch (error) {
  mesh.stop();
  throw error;
}
