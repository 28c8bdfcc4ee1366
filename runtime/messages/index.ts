// The sentences of the errors that small selections can meet too, in one table. Errors of larger files say theirs on the spot.

import { autogradMessages } from "./autograd.js";
import { coreMessages } from "./core.js";
import { dispatchMessages } from "./dispatch.js";
import { kernelMessages } from "./kernels.js";

export const messages = { ...autogradMessages, ...coreMessages, ...dispatchMessages, ...kernelMessages };
export type Messages = typeof messages;
