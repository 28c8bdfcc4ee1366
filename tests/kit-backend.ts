// The package of a backend, in tests of the packed kit: `tengen-conformance --device kit-device`.

export { asyncDevice as backend } from "./async-device.js";
