// Hooks on tensors and nodes, `retainGrad`, and backward for some inputs. Importing this file installs it.

import { installInputs } from "../autograd/backward.js";
import { installHooks } from "../autograd/hooks.js";
// The members that replace these have to be installed first.
import "../autograd/tensor-members.js";

installHooks();
installInputs();
