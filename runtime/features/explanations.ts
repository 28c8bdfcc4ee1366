// Errors explain: why no overload fits, where a call would have gone. Importing this file installs it.

import { installCallerStacks } from "../core/errors.js";
import { beginAtCaller } from "../core/frames.js";
import { installMisuse } from "../core/misuse.js";
import { Dispatcher } from "../dispatch/dispatcher.js";
import { installMisfits } from "../dispatch/misfits.js";

installCallerStacks(beginAtCaller);
installMisfits();
installMisuse();
// Referring to the class installs its members, including the explanation of a missing kernel.
void Dispatcher;
