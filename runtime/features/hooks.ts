// Hooks on tensors and nodes, `retainGrad`, and `backward` with `inputs`. Importing this file installs them.

import { installInputs } from "../autograd/backward.js";
import { installHooks } from "../autograd/hooks.js";
// These members must be installed before the hooks replace some of them.
import "../autograd/tensor-members.js";

installHooks();
installInputs();
