// Runs code of a program that may not terminate.

import { Script } from "node:vm";
import { local } from "../../runtime/dispatch/local.js";

/** The run did not finish in time. */
export class Late extends Error {}

/** The time limit, in seconds, of a step and of the gradients at a program's end. */
export const patience = { seconds: 10 };
/** When the whole run ends, in milliseconds since 1970. */
export const end = { at: Number.POSITIVE_INFINITY };

const place = "fuzz limited body";
const script = new Script(`globalThis[${JSON.stringify(place)}]()`);
const world = globalThis as unknown as Record<string, (() => unknown) | undefined>;

/** @throws Late if `body` takes longer than the limit of a step, or than the remaining time of the run */
export function limited<T>(body: () => T): T {
  const left = Math.min(patience.seconds * 1000, end.at - Date.now());
  if (!(left > 0)) throw new Late("the run's time is over");
  // A stopped run leaves its guards open: `finally` does not run.
  const before = { ...local };
  const outer = world[place];
  world[place] = body;
  try {
    return script.runInThisContext({ timeout: Math.ceil(left) }) as T;
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    Object.assign(local, before);
    throw new Late(`no answer in ${left / 1000} s`);
  } finally {
    world[place] = outer;
  }
}
