// fast-check and other random tests with one seed, the same in every run; TENGEN_FUZZ_SEED sets another. Failures print it.

import fc from "fast-check";

export const seed = Number(process.env["TENGEN_FUZZ_SEED"] ?? 20_261_122);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export { fc };
