// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// The declarations of the module beside it.

export * from "../../runtime/autograd/transforms.js";
