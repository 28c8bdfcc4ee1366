// Who is told of the storages that are created: trackers of memory, and open scopes. Without any, storages tell nobody.

import { once } from "./shared.js";
import { type Storage, storageClock } from "./storage.js";

type Listener = (storage: Storage) => void;

// Not a Set: V8 copies one that gains and loses an element again and again, and what was copied long ago keeps what was copied since.
const listeners: { list: readonly Listener[] } = once("storage.listeners", () => ({ list: [] }));

function tellAll(storage: Storage): void {
  for (const listener of listeners.list) listener(storage);
}

function update(list: readonly Listener[]): void {
  listeners.list = list;
  storageClock.created = list.length === 0 ? null : list.length === 1 ? list[0]! : tellAll;
}

/** Calls a listener, which is not one yet, with each storage from now on. */
export function listen(listener: Listener): void {
  update([...listeners.list, listener]);
}

/** Undoes it; a second call does nothing. */
export function stopListening(listener: Listener): void {
  const { list } = listeners;
  if (list.includes(listener)) update(list.filter((one) => one !== listener));
}
