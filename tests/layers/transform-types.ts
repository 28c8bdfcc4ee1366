// What must compile and what must not, of functions of functions. package.test.ts compiles it against the packed declarations, too.

import type * as Tengen from "../../generated/index.js";
import type { Tensor } from "../../generated/index.js";

type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;

type Arguments<F> = F extends (...args: infer A) => unknown ? A : never;

interface Parameters {
  readonly w: Tensor;
  readonly b: Tensor;
}

/** Runs all rows, and returns what they compute; rows that must not compile are called only by the compiler. */
export function checked(tengen: typeof Tengen): readonly unknown[] {
  const { grad, gradAndValue, hessian, jacfwd, jacrev, linearize, ones, vjp, vmap } = tengen;
  const all: unknown[] = [];
  /** The value's type is the one that is stated, neither wider nor narrower. */
  const is = <Wanted>() => ({
    of<Found>(
      value: Found,
      ..._same: Same<Found, Wanted> extends true ? [] : ["the type is another one", Found]
    ): void {
      all.push(value);
    },
  });
  const never = (_: () => unknown): void => undefined;
  const x = ones([2]);
  const m = ones([2, 2]);
  const parameters: Parameters = { w: x, b: x };
  const loss = (p: Parameters, input: Tensor): Tensor => p.w.mul(input).add(p.b).sum();
  const both = (p: Parameters, input: Tensor): readonly [Tensor, { readonly seen: Tensor; readonly name: string }] => [
    loss(p, input),
    { seen: input, name: "both" },
  ];
  const two = (a: Tensor, b: Tensor): [Tensor, Tensor] => [a.mul(b), b];
  const named = (a: Tensor): { readonly square: Tensor; readonly pair: readonly [Tensor, Tensor] } => ({
    square: a.mul(a),
    pair: [a, a],
  });

  // vmap keeps parameters and result.
  const mapped: (p: Parameters, input: Tensor) => Tensor = vmap(loss, { inDims: [null, 0] });
  is<[p: Parameters, input: Tensor]>().of(undefined as never as Arguments<typeof mapped>);
  is<Tensor>().of(vmap(loss, { inDims: [null, 0] })(parameters, m));
  is<Tensor>().of(vmap(loss, { inDims: [{ w: null, b: 0 }, 0], outDims: -1 })({ w: x, b: m }, m));
  is<[Tensor, Tensor]>().of(vmap(two, { outDims: [0, 1] })(m, m));
  is<{ readonly square: Tensor; readonly pair: readonly [Tensor, Tensor] }>().of(vmap(named)(m));
  is<Tensor>().of(vmap(vmap((a: Tensor) => a.sin()))(m));
  is<Tensor>().of(vmap((a: Tensor, scale: number) => a.mul(scale), { inDims: [0, null] })(m, 3));
  is<Map<string, Tensor>>().of(vmap((a: Map<string, Tensor>) => a)(new Map([["a", m]])));

  // Gradients have the structure of the arguments that argnums names.
  is<Parameters>().of(grad(loss)(parameters, x));
  is<Tensor>().of(grad(loss, { argnums: 1 })(parameters, x));
  is<[Parameters, Tensor]>().of(grad(loss, { argnums: [0, 1] })(parameters, x));
  is<[Tensor]>().of(grad(loss, { argnums: [1] })(parameters, x));
  is<[gradient: Parameters, aux: { readonly seen: Tensor; readonly name: string }]>().of(
    grad(both, { hasAux: true })(parameters, x),
  );
  is<[gradient: [Tensor, Parameters], aux: { readonly seen: Tensor; readonly name: string }]>().of(
    grad(both, { argnums: [1, 0], hasAux: true })(parameters, x),
  );
  is<[gradient: Parameters, value: Tensor]>().of(gradAndValue(loss)(parameters, x));
  is<[gradient: [Parameters, Tensor], value: Tensor]>().of(gradAndValue(loss, { argnums: [0, 1] })(parameters, x));
  is<[gradient: Parameters, value: [Tensor, { readonly seen: Tensor; readonly name: string }]]>().of(
    gradAndValue(both, { hasAux: true })(parameters, x),
  );
  is<Parameters>().of(vmap(grad(loss), { inDims: [null, 0] })(parameters, m));
  is<Tensor>().of(grad((a: Tensor) => grad((b: Tensor) => b.pow(3).sum())(a).sum())(x));

  // Jacobians have the result's structure, and in each tensor the arguments'.
  is<Tensor>().of(jacrev((a: Tensor) => a.mul(a))(x));
  is<Tensor>().of(jacfwd((a: Tensor) => a.mul(a))(x));
  is<[Tensor, Tensor]>().of(jacrev(two)(x, x));
  is<[[Tensor, Tensor], [Tensor, Tensor]]>().of(jacrev(two, { argnums: [0, 1] })(x, x));
  is<[Tensor, Tensor]>().of(jacfwd(two, { argnums: 1 })(x, x));
  is<{ square: Tensor; pair: [Tensor, Tensor] }>().of(jacrev(named)(x));
  is<Parameters>().of(jacrev(loss)(parameters, x));
  is<[jacobian: Parameters, aux: { readonly seen: Tensor; readonly name: string }]>().of(
    jacfwd(both, { hasAux: true })(parameters, x),
  );
  is<{ w: Parameters; b: Parameters }>().of(hessian(loss)(parameters, x));
  is<Tensor>().of(hessian((a: Tensor) => a.pow(3).sum())(x));
  is<[[Tensor, Tensor], [Tensor, Tensor]]>().of(
    hessian((a: Tensor, b: Tensor) => a.mul(b).sum(), { argnums: [0, 1] })(x, x),
  );

  // The forms with tensors stay what they are.
  const [second, seconds] = [
    hessian((a: Tensor) => a.pow(3).sum(), x),
    hessian((a: Tensor, b: Tensor) => a.mul(b).sum(), [x, x]),
  ];
  is<Tensor>().of(second);
  is<Tensor[][]>().of(seconds);
  is<Tensor>().of(linearize((a: Tensor) => a.sin(), x).outputs);
  is<readonly [Tensor, Tensor]>().of(
    linearize((a: Tensor, b: Tensor): readonly [Tensor, Tensor] => [a, b], [x, x]).pushforward([x, x]),
  );
  is<Tensor>().of(vjp((a: Tensor) => a.sin(), x).outputs as Tensor);

  // biome-ignore format: one row a mistake
  never(() => [
    // @ts-expect-error an argument too few
    vmap(loss)(parameters),
    // @ts-expect-error another argument
    vmap(loss)(x, x),
    // @ts-expect-error a result's field that does not exist
    vmap(named)(m).cube,
    // @ts-expect-error dimensions are numbers
    vmap(loss, { inDims: ["0", 0] }),
    // @ts-expect-error JAX's name
    vmap(loss, { inAxes: 0 }),
    // @ts-expect-error no such way
    vmap((a: Tensor) => a, { randomness: "each" }),
    // @ts-expect-error no such fallback
    vmap((a: Tensor) => a, { fallback: "stack" }),
    // @ts-expect-error a tensor is no function
    vmap(x),
    // @ts-expect-error the function must return a tensor
    grad((a: Tensor) => a.sum().item())(x),
    // @ts-expect-error and not several
    grad(two)(x, x),
    // @ts-expect-error without hasAux
    grad(both)(parameters, x),
    // @ts-expect-error with hasAux it returns a pair
    grad(loss, { hasAux: true })(parameters, x),
    // @ts-expect-error positions are numbers
    grad(loss, { argnums: "w" }),
    // @ts-expect-error the gradient has no such field
    grad(loss)(parameters, x).v,
    // @ts-expect-error it is that of the second argument
    grad(loss, { argnums: 1 })(parameters, x).w,
    // @ts-expect-error an argument too many
    grad(loss)(parameters, x, x),
    // @ts-expect-error value first is JAX's order
    gradAndValue(loss)(parameters, x)[0].shape,
    // @ts-expect-error no such option
    jacrev(loss, { chunks: 3 }),
    // @ts-expect-error a Jacobian of two results
    jacrev(two)(x, x).shape,
    // @ts-expect-error hessian has no aux
    hessian(loss, { hasAux: true }),
    // @ts-expect-error the function must return a tensor
    hessian(two)(x, x),
    // @ts-expect-error linearize takes its inputs at once
    linearize((a: Tensor) => a),
  ]);
  return all;
}
