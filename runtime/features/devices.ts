// Rejects tensors of different devices before a kernel runs: for programs with more than the CPU's kernels. Importing this file installs it.

import { installDeviceCheck } from "../dispatch/device-check.js";

installDeviceCheck();
