// The runtime's public names. Registers nothing.

export * from "./autograd/transforms.js";
export * from "./base.js";
