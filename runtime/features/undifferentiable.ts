// Errors for gradients that reach an operator without a derivative. Importing this file installs them.

import { installUndifferentiable } from "../autograd/undifferentiable.js";

installUndifferentiable();
