// Detailed errors: why no overload matches, and which kernels a call could have run. Importing this file installs them.

import { installCallerStacks } from "../core/errors.js";
import { beginAtCaller } from "../core/frames.js";
import { installMisuse } from "../core/misuse.js";
import { installDispatcher } from "../dispatch/dispatcher.js";
import { installMisfits } from "../dispatch/misfits.js";

installCallerStacks(beginAtCaller);
installMisfits();
installMisuse();
installDispatcher();
