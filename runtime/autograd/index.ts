// The public names of autograd.

export * from "./reverse.js";
export * from "./transforms.js";
