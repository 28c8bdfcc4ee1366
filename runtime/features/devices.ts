// The check that all tensors of a call are on one device, for programs with more than CPU kernels. Importing this file installs it.

import { installDeviceCheck } from "../dispatch/device-check.js";

installDeviceCheck();
