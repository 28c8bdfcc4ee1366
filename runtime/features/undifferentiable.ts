// A gradient that reaches an operator without a derivative is an error, not lost. Importing this file installs it.

import { installUndifferentiable } from "../autograd/undifferentiable.js";

installUndifferentiable();
