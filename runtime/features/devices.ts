// Tensors of several devices are refused before a kernel runs: for programs with more than the CPU's kernels. Importing this file installs it.

import { installDeviceCheck } from "../dispatch/device-check.js";

installDeviceCheck();
