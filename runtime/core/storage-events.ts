// Who is told of the storages that are created: trackers of memory, and open scopes. Without any, storages tell nobody.

import { once } from "./shared.js";
import { type Storage, storageClock } from "./storage.js";

type Listener = (storage: Storage) => void;

const listeners = once("storage.listeners", () => new Set<Listener>());

function tellAll(storage: Storage): void {
  for (const listener of listeners) listener(storage);
}

function update(): void {
  const { size } = listeners;
  const [first] = listeners;
  storageClock.created = size === 0 ? null : size === 1 ? first! : tellAll;
}

/** Calls a listener, which is not one yet, with each storage from now on. */
export function listen(listener: Listener): void {
  listeners.add(listener);
  update();
}

/** Undoes it; a second call does nothing. */
export function stopListening(listener: Listener): void {
  if (listeners.delete(listener)) update();
}
