// Random numbers in WGSL: Philox's words, and functions of them that are the same bits on every adapter. WGSL lets an adapter fuse products with sums and
// divide coarsely, so each operation is one that is rounded exactly, and hidden from the next (`opaque`); quotients and roots are made of these.

/** A polynomial of `x`, from the highest coefficient to that of 1. */
const polynomial = (x: string, coefficients: readonly number[]): string =>
  coefficients
    .slice(1)
    .reduce(
      (text, one) => `steady_add(steady_mul(${text}, ${x}), ${Math.fround(one)}f)`,
      `${Math.fround(coefficients[0]!)}f`,
    );

// Approximations: of the logarithm, the exponential and the tangent from Moshier's Cephes; of the inverse error function from Giles (2010).
const logarithm: readonly number[] = [
  7.0376836292e-2, -1.151461031e-1, 1.167699874e-1, -1.2420140846e-1, 1.4249322787e-1, -1.6668057665e-1,
  2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1,
];
const exponential: readonly number[] = [
  1.98756915e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1,
];
const tangent: readonly number[] = [
  9.38540185543e-3, 3.11992232697e-3, 2.44301354525e-2, 5.34112807005e-2, 1.33387994085e-1, 3.33331568548e-1,
];
const centre: readonly number[] = [
  2.81022636e-8, 3.43273939e-7, -3.5233877e-6, -4.39150654e-6, 2.1858087e-4, -1.25372503e-3, -4.17768164e-3,
  0.246640727, 1.50140941,
];
const tail: readonly number[] = [
  -2.00214257e-4, 1.00950558e-4, 1.34934322e-3, -3.67342844e-3, 5.73950773e-3, -7.6224613e-3, 9.43887047e-3, 1.00167406,
  2.83297682,
];

/**
 * Texts of functions, found by name. `draw_seed()` and `draw_number()`, of two words each, are the shader's own: the seed, and the number of the draw.
 */
export const draws: Readonly<Record<string, string>> = {
  philox: `fn philox(counter: vec4<u32>, seed: vec2<u32>) -> vec4<u32> {
  var x = counter;
  var k = seed;
  for (var n = 0u; n < 10u; n = n + 1u) {
    let a = wide_product(0xd2511f53u, x.x);
    let b = wide_product(0xcd9e8d57u, x.z);
    x = vec4<u32>(b.y ^ x.y ^ k.x, b.x, a.y ^ x.w ^ k.y, a.x);
    k = k + vec2<u32>(0x9e3779b9u, 0xbb67ae85u);
  }
  return x;
}`,
  // The k-th word of an element: elements share blocks of four.
  drawn: `fn drawn(i: u32, k: u32) -> u32 {
  let d = draw_number();
  let block = philox(vec4<u32>(i >> 2u, k, d.x, d.y), draw_seed());
  return block[i & 3u];
}`,
  steady_mul: "fn steady_mul(x: f32, y: f32) -> f32 { return opaque(x * y); }",
  steady_add: "fn steady_add(x: f32, y: f32) -> f32 { return opaque(x + y); }",
  // 1 / x of a positive number between 2^-40 and 2^40.
  steady_inverse: `fn steady_inverse(x: f32) -> f32 {
  var y = bitcast<f32>(0x7ef311c7u - bitcast<u32>(x));
  for (var n = 0u; n < 4u; n = n + 1u) { y = steady_mul(y, steady_add(2.0f, -steady_mul(x, y))); }
  return y;
}`,
  // The root of a positive number of that range.
  steady_root: `fn steady_root(x: f32) -> f32 {
  var y = bitcast<f32>(0x5f3759dfu - (bitcast<u32>(x) >> 1u));
  let h = steady_mul(0.5f, x);
  for (var n = 0u; n < 4u; n = n + 1u) { y = steady_mul(y, steady_add(1.5f, -steady_mul(h, steady_mul(y, y)))); }
  return steady_mul(x, y);
}`,
  // The upper bits, so many as the fraction of a dtype has, as a number in [0, 1).
  drawn_unit:
    "fn drawn_unit(b: u32, digits: u32) -> f32 { return steady_mul(f32(b >> (32u - digits)), exp2i(-i32(digits))); }",
  // A number above 0 and below 1, down to 2^-32.
  drawn_inner:
    "fn drawn_inner(b: u32) -> f32 { return min(steady_mul(word_to_single(b | 1u, 0u), 2.3283064365386963e-10f), 0.99999994f); }",
  steady_log: `fn steady_log(x: f32) -> f32 {
  let p = log_split(x);
  let z = steady_mul(p.f, p.f);
  let y = steady_add(steady_mul(steady_mul(${polynomial("p.f", logarithm)}, p.f), z), steady_mul(p.e, -2.12194440e-4f));
  return steady_add(steady_add(p.f, steady_add(y, -steady_mul(0.5f, z))), steady_mul(p.e, 0.693359375f));
}`,
  steady_exp: `fn steady_exp(x: f32) -> f32 {
  let c = clamp(x, -110.0f, 100.0f);
  let n = round(steady_mul(c, 1.4426950408889634f));
  let r = steady_add(steady_add(c, -steady_mul(n, 0.693359375f)), steady_mul(n, 2.12194440e-4f));
  let y = steady_add(steady_add(steady_mul(${polynomial("r", exponential)}, steady_mul(r, r)), r), 1.0f);
  return scaled(y, i32(n));
}`,
  // tan(pi d) for d from 0 to 1/2.
  steady_tan: `fn small_tan(d: f32) -> f32 {
  let x = steady_mul(d, 3.1415927f);
  let z = steady_mul(x, x);
  return steady_add(steady_mul(steady_mul(${polynomial("z", tangent)}, z), x), x);
}
fn steady_tan(d: f32) -> f32 {
  if (d <= 0.25f) { return small_tan(d); }
  return steady_inverse(small_tan(0.5f - d));
}`,
  // By the inverse of the distribution: the sign is the first bit, and the others are the probability of a larger number on that side.
  steady_normal: `fn steady_normal(b: u32) -> f32 {
  let v = drawn_inner(b << 1u);
  let x = steady_add(1.0f, -v);
  let l = -steady_log(steady_mul(v, steady_add(2.0f, -v)));
  var y = 0.0f;
  if (l < 5.0f) {
    let t = steady_add(l, -2.5f);
    y = ${polynomial("t", centre)};
  } else {
    let t = steady_add(steady_root(l), -3.0f);
    y = ${polynomial("t", tail)};
  }
  return bitcast<f32>(bitcast<u32>(steady_mul(steady_mul(y, x), 1.4142135f)) | (b & 0x80000000u));
}`,
  steady_exponential: "fn steady_exponential(b: u32) -> f32 { return -steady_log(drawn_inner(b)); }",
  sum_of_pairs: `fn sum_of_pairs(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let low = x.x + y.x;
  return vec2<u32>(low, x.y + y.y + select(0u, 1u, low < x.x));
}`,
  // A number of 64 bits below `span`; all of them, if that is 0. Below 2^32 it is the product with a fraction of 64 bits.
  below_span: `fn below_span(high: u32, low: u32, span: vec2<u32>) -> vec2<u32> {
  if (span.y == 0u && span.x == 0u) { return vec2<u32>(low, high); }
  if (span.y == 0u) {
    let a = wide_product(high, span.x);
    let b = wide_product(low, span.x);
    return vec2<u32>(a.y + select(0u, 1u, a.x + b.y < a.x), 0u);
  }
  var r = vec2<u32>(0u, 0u);
  for (var n = 0u; n < 64u; n = n + 1u) {
    let bit = (select(low, high, n < 32u) >> (31u - (n & 31u))) & 1u;
    r = vec2<u32>((r.x << 1u) | bit, (r.y << 1u) | (r.x >> 31u));
    if (r.y > span.y || (r.y == span.y && r.x >= span.x)) {
      r = vec2<u32>(r.x - span.x, r.y - span.y - select(0u, 1u, r.x < span.x));
    }
  }
  return r;
}`,
  // d - log(1 + d), without the digits that both share.
  log_gap: `fn log_gap(d: f32) -> f32 {
  if (f_abs(d) > 0.2f) { return steady_add(d, -steady_log(steady_add(1.0f, d))); }
  return steady_mul(times_itself(d), ${polynomial(
    "d",
    Array.from({ length: 10 }, (_, k) => (k % 2 === 1 ? 1 : -1) / (11 - k)),
  )});
}`,
  times_itself: "fn times_itself(x: f32) -> f32 { return steady_mul(x, x); }",
  // k log(k / mean) + mean - k.
  deviance:
    "fn deviance(k: f32, mean: f32) -> f32 { return steady_mul(k, log_gap(steady_mul(steady_add(mean, -k), steady_inverse(k)))); }",
  // What Stirling's formula lacks of log k!, from k = 1 on.
  stirling_rest: `fn stirling_rest(k: f32) -> f32 {
  let v = steady_inverse(k);
  let z = times_itself(v);
  return steady_mul(v, steady_add(0.083333336f, -steady_mul(z, steady_add(0.0027777778f, -steady_mul(z, 7.9365080e-4f)))));
}`,
  // One word after another of an element that needs nobody knows how many.
  next_word: `var<private> words_drawn: u32 = 0u;
fn next_word(i: u32) -> u32 {
  words_drawn = words_drawn + 1u;
  return drawn(i, words_drawn - 1u);
}`,
  next_unit: "fn next_unit(i: u32) -> f32 { return drawn_inner(next_word(i)); }",
  // The logarithm of the probability of k of a Poisson distribution.
  poisson_log: `fn poisson_log(k: f32, rate: f32) -> f32 {
  if (k < 0.5f) { return -rate; }
  return -steady_add(steady_add(deviance(k, rate), stirling_rest(k)), steady_mul(0.5f, steady_log(steady_mul(6.2831855f, k))));
}`,
  // Products of uniform numbers for small rates, transformed rejection (Hormann 1993) for others.
  poisson_sample: `fn poisson_sample(i: u32, rate: f32) -> f32 {
  if (!(rate > 0.0f)) { return 0.0f; }
  if (rate < 10.0f) {
    let limit = steady_exp(-rate);
    var count = 0.0f;
    var product = next_unit(i);
    while (product > limit) { count = count + 1.0f; product = steady_mul(product, next_unit(i)); }
    return count;
  }
  let b = steady_add(0.931f, steady_mul(2.53f, steady_root(rate)));
  let a = steady_add(-0.059f, steady_mul(0.02483f, b));
  let alpha = steady_inverse(steady_add(1.1239f, steady_mul(1.1328f, steady_inverse(b - 3.4f))));
  let accepted = steady_add(0.9277f, -steady_mul(3.6224f, steady_inverse(b - 2.0f)));
  loop {
    let u = steady_add(next_unit(i), -0.5f);
    let v = next_unit(i);
    let d = steady_add(0.5f, -f_abs(u));
    if (d <= 0.0f) { continue; }
    let slope = steady_add(steady_mul(steady_mul(2.0f, a), steady_inverse(d)), b);
    let k = f_floor(steady_add(steady_mul(slope, u), steady_add(rate, 0.43f)));
    if (d >= 0.07f && v <= accepted) { return k; }
    if (k < 0.0f || (d < 0.013f && v > d)) { continue; }
    let scale = steady_mul(alpha, steady_add(steady_mul(a, times_itself(steady_inverse(d))), b));
    if (steady_add(steady_log(v), -steady_log(scale)) <= poisson_log(k, rate)) { return k; }
  }
}`,
  // Marsaglia and Tsang (2000), of scale 1.
  gamma_sample: `fn gamma_sample(i: u32, shape: f32) -> f32 {
  if (!(shape > 0.0f)) { return 0.0f; }
  var scale = 1.0f;
  var whole = shape;
  if (shape < 1.0f) {
    scale = steady_exp(max(-110.0f, steady_mul(steady_log(next_unit(i)), div(1.0f, shape))));
    whole = steady_add(shape, 1.0f);
  }
  let d = steady_add(whole, -0.33333334f);
  let c = steady_inverse(steady_root(steady_mul(9.0f, d)));
  loop {
    let x = steady_normal(next_word(i));
    let s = steady_mul(c, x);
    if (s <= -1.0f) { continue; }
    // (1 + s)^3 - 1
    let t = steady_mul(s, steady_add(3.0f, steady_mul(s, steady_add(3.0f, s))));
    if (t <= -1.0f) { continue; }
    if (steady_log(next_unit(i)) < steady_add(steady_mul(0.5f, times_itself(x)), -steady_mul(d, log_gap(t)))) {
      return steady_mul(steady_mul(d, scale), steady_add(1.0f, t));
    }
  }
}`,
  // The logarithm of the probability of k successes, without what does not depend on k.
  binomial_log: `fn binomial_log(k: f32, count: f32, p: f32) -> f32 {
  let rest = count - k;
  if (k < 0.5f) { return steady_mul(count, -steady_add(p, log_gap_of_chance(p))); }
  if (rest < 0.5f) { return steady_mul(count, steady_log(p)); }
  let gaps = steady_add(deviance(k, steady_mul(count, p)), deviance(rest, steady_mul(count, steady_add(1.0f, -p))));
  let rests = steady_add(stirling_rest(count), -steady_add(stirling_rest(k), stirling_rest(rest)));
  let ratio = steady_mul(steady_mul(k, steady_inverse(count)), rest);
  return steady_add(steady_add(rests, -gaps), -steady_mul(0.5f, steady_log(steady_mul(6.2831855f, ratio))));
}
fn log_gap_of_chance(p: f32) -> f32 { return steady_add(-p, -steady_log(steady_add(1.0f, -p))); }`,
  // Sums of geometric samples for small means, transformed rejection (Hormann 1993) for others; `p` is at most 1/2.
  binomial_half: `fn binomial_half(i: u32, count: f32, p: f32) -> f32 {
  let mean = steady_mul(count, p);
  if (mean < 10.0f) {
    let scale = div(1.0f, -f_log1p(-p));
    var successes = 0.0f;
    var trials = max(1.0f, f_ceil(steady_mul(-steady_log(next_unit(i)), scale)));
    while (trials <= count) {
      successes = successes + 1.0f;
      trials = trials + max(1.0f, f_ceil(steady_mul(-steady_log(next_unit(i)), scale)));
    }
    return successes;
  }
  let q = steady_add(1.0f, -p);
  let deviation = steady_root(steady_mul(mean, q));
  let b = steady_add(1.15f, steady_mul(2.53f, deviation));
  let a = steady_add(-0.0873f, steady_add(steady_mul(0.0248f, b), steady_mul(0.01f, p)));
  let accepted = steady_add(0.92f, -steady_mul(4.2f, steady_inverse(b)));
  let alpha = steady_mul(steady_add(2.83f, steady_mul(5.1f, steady_inverse(b))), deviation);
  let mode = f_floor(steady_mul(count + 1.0f, p));
  let most = binomial_log(mode, count, p);
  loop {
    let u = steady_add(next_unit(i), -0.5f);
    let v = next_unit(i);
    let d = steady_add(0.5f, -f_abs(u));
    if (d <= 0.0f) { continue; }
    let slope = steady_add(steady_mul(steady_mul(2.0f, a), steady_inverse(d)), b);
    let k = f_floor(steady_add(steady_mul(slope, u), steady_add(mean, 0.5f)));
    if (k < 0.0f || k > count) { continue; }
    if (d >= 0.07f && v <= accepted) { return k; }
    let scale = steady_add(steady_mul(a, times_itself(steady_inverse(d))), b);
    if (steady_add(steady_log(steady_mul(v, alpha)), -steady_log(scale)) <= steady_add(binomial_log(k, count, p), -most)) { return k; }
  }
}`,
  binomial_sample: `fn binomial_sample(i: u32, count: f32, p: f32) -> f32 {
  if (is_nan(count) || is_nan(p)) { return c_nan(); }
  if (count <= 0.0f || p <= 0.0f) { return 0.0f; }
  if (p >= 1.0f) { return count; }
  if (p > 0.5f) { return count - binomial_half(i, count, steady_add(1.0f, -p)); }
  return binomial_half(i, count, p);
}`,
};
