// Calls that examples/dtensor rejects, made by ranks of a mesh: run by examples.test.ts.

import { fileURLToPath } from "node:url";
import { distribute } from "../../examples/dtensor/dtensor.js";
import { currentMesh, type Mesh, runOnMesh } from "../../examples/dtensor/mesh.js";
import { Partial, Shard } from "../../examples/dtensor/placements.js";
import { ones } from "../../generated/index.js";

const mistakes: readonly (() => unknown)[] = [
  () => distribute(ones([4, 2]), Shard(0)).t_(),
  () => distribute(ones([2], { dtype: "bool" }), Partial),
  // This must be the last one: a rank that stopped does not restart.
  () => {
    if (currentMesh().rank === 1) throw new Error("on purpose");
    currentMesh().barrier();
  },
];

export function main(_: Mesh): string[] {
  return mistakes.map((mistake, i) => {
    try {
      mistake();
      return `${i} is not a mistake`;
    } catch (error) {
      if ((error as Error).message === "on purpose") currentMesh().stop();
      return (error as Error).message;
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [lines] = (await runOnMesh(2, new URL(import.meta.url))) as string[][];
  console.log(lines!.join("\n"));
}
