// The sentences of the errors that small selections can meet too, in one table. Errors of larger files say theirs on the spot.

import { coreMessages } from "./core.js";

export const messages = { ...coreMessages };
export type Messages = typeof messages;
