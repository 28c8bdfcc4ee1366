// What `tengen-conformance --import` loads in tests of the packed kit: it registers the device.

import { asyncDevice } from "./async-device.js";

asyncDevice();
