// What a backend's kernel beside a composite does where gradients are recorded: a list that the generator reads, too.

/**
 * What a backend's kernel of an operator with a CompositeImplicitAutograd kernel does where gradients are recorded, instead of leaving the call to the
 * composite: it runs, and its gradient is that of the composite, or is not implemented.
 */
export type KernelGradient = "composite" | "not_implemented";

/** All of them. */
export const kernelGradients: readonly KernelGradient[] = ["composite", "not_implemented"];
