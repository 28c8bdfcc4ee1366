// Hooks on tensors and nodes, `retainGrad`, and backward for some inputs. Importing this file installs it.

import { installInputs } from "../autograd/backward.js";
import { installHooks } from "../autograd/hooks.js";
// The members that stand in for these are there first.
import "../autograd/tensor-members.js";

installHooks();
installInputs();
