// Special functions of float32 in WGSL, by name: the methods of runtime/kernels/math/{special,bessel,polynomials}.ts with fewer terms.

/** Texts of functions, which call those of `singles`. */
export const specials: Readonly<Record<string, string>> = {
  is_whole: "fn is_whole(x: f32) -> bool { return order(f_floor(x)) == order(x); }",

  // The inverse of erf from the logarithm of 1 - x^2 (Giles, Approximating the erfinv function, 2010).
  erf_inverse: `fn erf_inverse(x: f32, l: f32) -> f32 {
  if (-l < 5.0f) {
    let w = -l - 2.5f;
    var p = 2.81022636e-08f;
    p = 3.43273939e-07f + p * w;
    p = -3.5233877e-06f + p * w;
    p = -4.39150654e-06f + p * w;
    p = 0.00021858087f + p * w;
    p = -0.00125372503f + p * w;
    p = -0.00417768164f + p * w;
    p = 0.246640727f + p * w;
    return x * (1.50140941f + p * w);
  }
  let w = sqrt(-l) - 3.0f;
  var p = -0.000200214257f;
  p = 0.000100950558f + p * w;
  p = 0.00134934322f + p * w;
  p = -0.00367342844f + p * w;
  p = 0.00573950773f + p * w;
  p = -0.0076224613f + p * w;
  p = 0.00943887047f + p * w;
  p = 1.00167406f + p * w;
  return x * (2.83297682f + p * w);
}`,
  f_erfinv: `fn f_erfinv(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a > 1.0f) { return c_nan(); }
  if (a == 1.0f) { return with_sign(c_inf(), x); }
  return erf_inverse(x, f_log((1.0f - a) * (1.0f + a)));
}`,
  f_ndtri: `fn f_ndtri(x: f32) -> f32 {
  if (is_nan(x) || x < 0.0f || x > 1.0f) { return c_nan(); }
  if (x == 0.0f) { return negated(c_inf()); }
  if (x == 1.0f) { return c_inf(); }
  let t = 2.0f * min(x, 1.0f - x);
  let l = f_log(t) + f_log(2.0f - t);
  var y = 0.0f;
  if (l > -16.0f) { y = erf_inverse(1.0f - t, l); } else {
    // Newton's method on the logarithm of erfc, of numbers far in the tail.
    let goal = f_log(t);
    y = sqrt(-goal - 0.5f * f_log(-3.1415927f * goal));
    for (var k = 0; k < 3; k = k + 1) {
      let e = erfc_scaled(y);
      y = y + (f_log(e) - y * y - goal) * 0.886226925f * e;
    }
  }
  return with_sign(1.4142135623730951f * y, x - 0.5f);
}`,
  f_erfcx: `fn f_erfcx(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  if (f_abs(x) < 0.5f) { return f_exp(x * x) * (1.0f - with_sign(erf_small(f_abs(x)), x)); }
  if (f_signbit(x)) {
    if (x < -9.5f) { return c_inf(); }
    let h = bitcast<f32>(bitcast<u32>(x) & 0xfffff000u);
    return 2.0f * f_exp(h * h) * f_exp(opaque(x - h) * (x + h)) - erfc_scaled(-x);
  }
  if (f_isinf(x)) { return 0.0f; }
  if (x > 1e8f) { return 0.5641895835477563f / x; }
  return erfc_scaled(x);
}`,
  f_log_ndtr: `fn f_log_ndtr(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let t = x * 0.7071067811865476f;
  if (t < -1.0f) {
    if (f_isinf(x)) { return x; }
    return f_log(0.5f * f_erfcx(-t)) - 0.5f * x * x;
  }
  if (t > 0.5f && t < 12.0f) {
    let h = bitcast<f32>(bitcast<u32>(x) & 0xfffff000u);
    return f_log1p(-0.5f * erfc_scaled(t) * f_exp(-0.5f * h * h) * f_exp(-0.5f * opaque(x - h) * (x + h)));
  }
  return f_log1p(-0.5f * f_erfc(t));
}`,
  f_nextafter: `fn f_nextafter(x: f32, y: f32) -> f32 {
  if (is_nan(x) || is_nan(y)) { return c_nan(); }
  if (order(x) == order(y)) { return y; }
  let b = bitcast<u32>(x);
  if ((b & 0x7fffffffu) == 0u) { return with_sign(bitcast<f32>(1u ^ w(2u)), y); }
  let isUp = (order(x) < order(y)) == (b < 0x80000000u);
  return bitcast<f32>(select(b - 1u, b + 1u, isUp));
}`,

  f_digamma: `fn f_digamma(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  if (!is_true(x)) { return negated(with_sign(c_inf(), x)); }
  if (f_isinf(x)) { return select(x, c_nan(), f_signbit(x)); }
  if (f_signbit(x)) {
    if (is_whole(x)) { return c_nan(); }
    let r = x - f_round(x);
    return digamma_positive(1.0f - x) - 3.1415927f / f_tan(3.1415927f * r);
  }
  return digamma_positive(x);
}`,
  digamma_positive: `fn digamma_positive(x: f32) -> f32 {
  if (x > 1e12f) { return f_log(x); }
  var shift = 0.0f;
  var z = x;
  while (z < 6.0f) { shift = shift - 1.0f / z; z = z + 1.0f; }
  let u = 1.0f / (z * z);
  let series = u * (0.083333333333f - u * (0.0083333333333f - u * (0.003968253968f - u * (0.0041666666667f - u * 0.0075757575758f))));
  return shift + (f_log(z) - 0.5f / z - series);
}`,
  // x^-s; as in C every power of 1 is 1.
  zeta_power: "fn zeta_power(x: f32, s: f32) -> f32 { return f_pow(x, -s); }",
  hurwitz: `fn hurwitz(s: f32, x: f32) -> f32 {
  let divisors = array<f32, 12>(12.0f, -720.0f, 30240.0f, -1209600.0f, 47900160.0f, -1892437580.3183792f, 74724249600.0f, -2950130727918.164f,
    116467828143500.67f, -4597978722407473.0f, 1.8152105401943546e17f, -7.166165256175667e18f);
  var sum = zeta_power(x, s);
  var z = x;
  var term = 0.0f;
  for (var k = 0; k < 9 || z <= 9.0f; k = k + 1) {
    z = z + 1.0f;
    term = zeta_power(z, s);
    sum = sum + term;
    if (less(f_abs(term), 3e-8f * f_abs(sum))) { return sum; }
  }
  sum = sum + (div(term * z, s - 1.0f) - 0.5f * term);
  var factor = 1.0f;
  for (var k = 0; k < 12; k = k + 1) {
    factor = factor * (s + 2.0f * f32(k));
    term = term / z;
    let next = factor * term / divisors[k];
    sum = sum + next;
    if (less(f_abs(next), 3e-8f * f_abs(sum))) { return sum; }
    factor = factor * (s + 2.0f * f32(k) + 1.0f);
    term = term / z;
  }
  return sum;
}`,
  f_zeta: `fn f_zeta(s: f32, x: f32) -> f32 {
  if (s == 1.0f) { return c_inf(); }
  if (less(s, 1.0f)) { return c_nan(); }
  if (at_most(x, 0.0f)) {
    if (is_whole(x)) { return c_inf(); }
    if (!is_whole(s)) { return c_nan(); }
  }
  if (is_nan(s) || is_nan(x)) { return c_nan(); }
  return hurwitz(s, x);
}`,
  f_polygamma: `fn f_polygamma(n: f32, x: f32) -> f32 {
  if (n == 1.0f && less(x, 0.5f)) {
    let s = f_sin(3.1415927f * x);
    return div(9.869604401089358f, s * s) - polygamma_series(1.0f, 1.0f - x);
  }
  return polygamma_series(n, x);
}`,
  polygamma_series: `fn polygamma_series(n: f32, x: f32) -> f32 {
  if (n == 0.0f) { return f_digamma(x); }
  if (is_nan(x)) { return x; }
  let isOdd = (i32(n) & 1) == 1;
  if (x <= 0.0f && is_whole(x)) { return select(negated(c_inf()), c_inf(), isOdd); }
  if (f_isinf(x)) { return select(c_nan(), 0.0f, n == 1.0f); }
  var factorial = select(-1.0f, 1.0f, isOdd);
  for (var k = 2.0f; k <= n; k = k + 1.0f) { factorial = factorial * k; }
  return factorial * hurwitz(n + 1.0f, x);
}`,

  // log(1 + d) - d.
  log_beside: `fn log_beside(d: f32) -> f32 {
  if (f_abs(d) > 0.25f) { return f_log1p(d) - d; }
  var power = d;
  var sum = 0.0f;
  for (var k = 2.0f; k < 14.0f; k = k + 1.0f) { power = power * -d; sum = sum + power / k; }
  return sum;
}`,
  // x^a exp(-x) / gamma(a + 1). From 6 on by Stirling's series, in which the large terms have cancelled.
  gamma_term: `fn gamma_term(a: f32, x: f32) -> f32 {
  if (a > 6.0f) {
    let i = 1.0f / a;
    let correction = i * (0.083333333333f - i * i * (0.0027777777778f - i * i * 0.00079365079365f));
    let d = (x - a) / a;
    let l = select(log_beside(d), f_log(x / a) - d, d < -0.5f);
    return f_exp(a * l - correction) / sqrt(6.283185307f * a);
  }
  return f_exp(a * f_log(x) - x - lgamma_positive(a + 1.0f));
}`,
  // Where a or x is 0, infinite or negative: the value, or -1 elsewhere.
  gamma_limit: `fn gamma_limit(a: f32, x: f32) -> f32 {
  if (is_nan(a) || is_nan(x) || x < 0.0f || a < 0.0f) { return c_nan(); }
  if (a == 0.0f) { return select(c_nan(), 1.0f, x > 0.0f); }
  if (x == 0.0f) { return 0.0f; }
  if (f_isinf(a)) { return select(0.0f, c_nan(), f_isinf(x)); }
  return select(-1.0f, 1.0f, f_isinf(x));
}`,
  // Temme's expansion, around x = a.
  gamma_huge: `fn gamma_huge(a: f32, x: f32, upper: bool) -> f32 {
  let d = (x - a) / a;
  let eta = with_sign(sqrt(max(0.0f, -2.0f * log_beside(d))), d);
  var first = -0.33333333f + eta / 12.0f - 0.0148148148f * eta * eta;
  if (f_abs(eta) >= 0.05f) { first = 1.0f / d - 1.0f / eta; }
  let correction = f_exp(-0.5f * a * eta * eta) / sqrt(6.283185307f * a) * first;
  let s = select(-1.0f, 1.0f, upper);
  return 0.5f * f_erfc(s * eta * sqrt(0.5f * a)) + s * correction;
}`,
  gamma_lower: `fn gamma_lower(a: f32, x: f32) -> f32 {
  var term = 1.0f;
  var sum = 1.0f;
  for (var k = 1.0f; k < 2000.0f; k = k + 1.0f) {
    term = term * (x / (a + k));
    sum = sum + term;
    if (term < 2e-8f * sum) { break; }
  }
  return gamma_term(a, x) * sum;
}`,
  // A continued fraction, after Lentz.
  gamma_upper: `fn gamma_upper(a: f32, x: f32) -> f32 {
  var b = x + 1.0f - a;
  var c = 1e30f;
  var d = 1.0f / b;
  var fraction = d;
  for (var k = 1.0f; k < 2000.0f; k = k + 1.0f) {
    let numerator = -k * (k - a);
    b = b + 2.0f;
    d = numerator * d + b;
    if (d == 0.0f) { d = 1e-30f; }
    c = b + numerator / c;
    if (c == 0.0f) { c = 1e-30f; }
    d = 1.0f / d;
    fraction = fraction * (d * c);
    if (f_abs(d * c - 1.0f) < 1e-7f) { break; }
  }
  return gamma_term(a, x) * a * fraction;
}`,
  f_igamma: `fn f_igamma(a: f32, x: f32) -> f32 {
  let limit = gamma_limit(a, x);
  if (is_nan(limit) || limit >= 0.0f) { return limit; }
  if (a > 500.0f && f_abs(x - a) <= 0.3f * a) { return gamma_huge(a, x, false); }
  if (x < a + 1.0f) { return gamma_lower(a, x); }
  return 1.0f - gamma_upper(a, x);
}`,
  f_igammac: `fn f_igammac(a: f32, x: f32) -> f32 {
  let limit = gamma_limit(a, x);
  if (is_nan(limit) || limit >= 0.0f) { return 1.0f - limit; }
  if (a > 500.0f && f_abs(x - a) <= 0.3f * a) { return gamma_huge(a, x, true); }
  if (x < a + 1.0f) { return 1.0f - gamma_lower(a, x); }
  return gamma_upper(a, x);
}`,

  // J(0), J(1) and the sums of Neumann's series for Y(0), Y(1), for 0 < x < 25, by Miller's backward recurrence.
  miller: `fn miller(x: f32) -> vec4<f32> {
  let start = 2 * i32(ceil(0.5f * (x + 8.0f + 4.0f * sqrt(x))));
  var above = 0.0f;
  var value = 1e-30f;
  var norm = 0.0f;
  var y = vec2<f32>(0.0f, 0.0f);
  var j = vec2<f32>(0.0f, 0.0f);
  for (var k = start; k >= 0; k = k - 1) {
    let n = f32(k);
    let below = 2.0f * n / x * value - above;
    if ((k & 1) == 0) {
      norm = norm + select(2.0f, 1.0f, k == 0) * value;
      if (k > 0) {
        let s = select(-1.0f, 1.0f, (k & 2) == 0);
        y = y + vec2<f32>(2.0f * s * value / n, s * (below - above) / n);
      }
    }
    if (k == 1) { j.y = value; }
    if (k == 0) { j.x = value; }
    above = value;
    value = below;
    if (f_abs(value) > 1e10f) {
      above = above * 1e-20f;
      value = value * 1e-20f;
      norm = norm * 1e-20f;
      y = y * 1e-20f;
      j = j * 1e-20f;
    }
  }
  return vec4<f32>(j / norm, y / norm);
}`,
  // Hankel's expansion for order 0 or 1 (mu = 0, 4): J and Y of x from 25 on. The sine of x - pi / 4 comes from those of x.
  hankel: `fn hankel(mu: f32, x: f32) -> vec2<f32> {
  var p = 1.0f;
  var q = 0.0f;
  var term = 1.0f;
  for (var k = 1; k < 8; k = k + 1) {
    let n = f32(k);
    term = term * (mu - (2.0f * n - 1.0f) * (2.0f * n - 1.0f)) / (n * 8.0f * x);
    let t = select(-term, term, (k & 3) == 1 || (k & 3) == 0);
    if ((k & 1) == 1) { q = q + t; } else { p = p + t; }
  }
  let s = f_sin(x);
  let c = f_cos(x);
  var turned = vec2<f32>(c + s, s - c) * 0.7071067811865476f;
  if (mu > 0.0f) { turned = vec2<f32>(turned.y, -turned.x); }
  return sqrt(0.6366197723675814f / x) * vec2<f32>(p * turned.x - q * turned.y, p * turned.y + q * turned.x);
}`,
  f_bessel_j0: `fn f_bessel_j0(x: f32) -> f32 {
  let a = f_abs(x);
  if (!f_isfinite(x)) { return c_nan(); }
  if (a < 0.01f) { return 1.0f - 0.25f * a * a; }
  if (a < 25.0f) { return miller(a).x; }
  return hankel(0.0f, a).x;
}`,
  f_bessel_j1: `fn f_bessel_j1(x: f32) -> f32 {
  let a = f_abs(x);
  if (!f_isfinite(x)) { return c_nan(); }
  if (a < 0.01f) { return 0.5f * x * (1.0f - 0.125f * a * a); }
  if (a < 25.0f) { return select(1.0f, -1.0f, f_signbit(x)) * miller(a).y; }
  return select(1.0f, -1.0f, f_signbit(x)) * hankel(4.0f, a).x;
}`,
  f_bessel_y0: `fn f_bessel_y0(x: f32) -> f32 {
  if (!is_true(x)) { return negated(c_inf()); }
  if (!f_isfinite(x) || f_signbit(x)) { return c_nan(); }
  if (x >= 25.0f) { return hankel(0.0f, x).y; }
  if (x < 1e-5f) { return 0.6366197723675814f * (f_log(0.5f * x) + 0.5772156649015329f); }
  let m = miller(x);
  return 0.6366197723675814f * ((f_log(0.5f * x) + 0.5772156649015329f) * m.x - 2.0f * m.z);
}`,
  f_bessel_y1: `fn f_bessel_y1(x: f32) -> f32 {
  if (!is_true(x)) { return negated(c_inf()); }
  if (!f_isfinite(x) || f_signbit(x)) { return c_nan(); }
  if (x >= 25.0f) { return hankel(4.0f, x).y; }
  if (x < 1e-3f) { return -0.6366197723675814f / x + 0.3183098861837907f * x * (f_log(0.5f * x) + 0.0772156649015329f); }
  let m = miller(x);
  return 0.6366197723675814f * ((f_log(0.5f * x) + 0.5772156649015329f) * m.y - m.x / x + 2.0f * m.w);
}`,

  // The power series of I(order); all terms are positive.
  near_i: `fn near_i(order: f32, x: f32) -> f32 {
  let quarter = 0.25f * x * x;
  var term = select(1.0f, 0.5f * x, order > 0.0f);
  var sum = term;
  for (var k = 1.0f; k < 60.0f; k = k + 1.0f) {
    term = term * (quarter / (k * (k + order)));
    sum = sum + term;
    if (term < 2e-8f * sum) { break; }
  }
  return sum;
}`,
  // exp(-x) I(order) for x above 15.
  far_i: `fn far_i(mu: f32, x: f32) -> f32 {
  var term = 1.0f;
  var sum = 1.0f;
  for (var k = 1.0f; k < 12.0f; k = k + 1.0f) {
    term = term * -(mu - (2.0f * k - 1.0f) * (2.0f * k - 1.0f)) / (k * 8.0f * x);
    sum = sum + term;
  }
  return sum / sqrt(6.283185307179586f * x);
}`,
  f_bessel_i0: `fn f_bessel_i0(x: f32) -> f32 {
  if (!f_isfinite(x)) { return c_nan(); }
  let a = f_abs(x);
  if (a <= 15.0f) { return near_i(0.0f, a); }
  let h = f_exp(0.5f * a);
  return far_i(0.0f, a) * h * h;
}`,
  f_bessel_i0e: `fn f_bessel_i0e(x: f32) -> f32 {
  let a = f_abs(x);
  if (!f_isfinite(x)) { return select(0.0f, x, is_nan(x)); }
  if (a <= 15.0f) { return f_exp(-a) * near_i(0.0f, a); }
  return far_i(0.0f, a);
}`,
  f_bessel_i1: `fn f_bessel_i1(x: f32) -> f32 {
  if (!f_isfinite(x)) { return c_nan(); }
  let a = f_abs(x);
  let s = select(1.0f, -1.0f, f_signbit(x));
  if (a <= 15.0f) { return s * near_i(1.0f, a); }
  let h = f_exp(0.5f * a);
  return s * (far_i(4.0f, a) * h * h);
}`,
  f_bessel_i1e: `fn f_bessel_i1e(x: f32) -> f32 {
  let a = f_abs(x);
  if (!f_isfinite(x)) { return select(zero_like(x), x, is_nan(x)); }
  let s = select(1.0f, -1.0f, f_signbit(x));
  if (a <= 15.0f) { return s * (f_exp(-a) * near_i(1.0f, a)); }
  return s * far_i(4.0f, a);
}`,
  // exp(x) times the integral of exp(-x cosh t) cosh(rate t) over t >= 0, by the trapezoidal rule.
  cosh_integral: `fn cosh_integral(x: f32, rate: f32) -> f32 {
  let h = f_acosh(1.0f + 20.0f / x) / 28.0f;
  var sum = 0.5f;
  for (var i = 1.0f; i <= 28.0f; i = i + 1.0f) {
    let half = f_sinh(0.5f * i * h);
    sum = sum + f_exp(-2.0f * x * half * half) * select(f_cosh(rate * i * h), 1.0f, rate == 0.0f);
  }
  return sum * h;
}`,
  f_bessel_k0e: `fn f_bessel_k0e(x: f32) -> f32 {
  if (is_nan(x) || x < 0.0f) { return c_nan(); }
  if (x == 0.0f) { return c_inf(); }
  if (f_isinf(x)) { return 0.0f; }
  if (x > 1.0f) { return cosh_integral(x, 0.0f); }
  let quarter = 0.25f * x * x;
  var term = 1.0f;
  var harmonic = 0.0f;
  var sum = 0.0f;
  for (var k = 1.0f; k < 9.0f; k = k + 1.0f) {
    term = term * (quarter / (k * k));
    harmonic = harmonic + 1.0f / k;
    sum = sum + term * harmonic;
  }
  return f_exp(x) * (sum - (f_log(0.5f * x) + 0.5772156649015329f) * near_i(0.0f, x));
}`,
  f_bessel_k1e: `fn f_bessel_k1e(x: f32) -> f32 {
  if (is_nan(x) || x < 0.0f) { return c_nan(); }
  if (x == 0.0f) { return c_inf(); }
  if (f_isinf(x)) { return 0.0f; }
  if (x > 1.0f) { return cosh_integral(x, 1.0f); }
  let quarter = 0.25f * x * x;
  var term = 1.0f;
  var digammas = -0.1544313298030657f;
  var sum = digammas;
  for (var k = 1.0f; k < 9.0f; k = k + 1.0f) {
    term = term * (quarter / (k * (k + 1.0f)));
    digammas = digammas + 1.0f / k + 1.0f / (k + 1.0f);
    sum = sum + term * digammas;
  }
  return f_exp(x) * (div(1.0f, x) + f_log(0.5f * x) * near_i(1.0f, x) - 0.25f * x * sum);
}`,
  f_bessel_k0: "fn f_bessel_k0(x: f32) -> f32 { return f_exp(-x) * f_bessel_k0e(x); }",
  f_bessel_k1: "fn f_bessel_k1(x: f32) -> f32 { return f_exp(-x) * f_bessel_k1e(x); }",
  f_spherical_bessel_j0: `fn f_spherical_bessel_j0(x: f32) -> f32 {
  if (f_isinf(x)) { return 0.0f; }
  if (f_abs(x) < 0.0002f) { return 1.0f; }
  return div(f_sin(x), x);
}`,
  // 2/3 x^1.5 as a pair.
  airy_argument: `fn airy_argument(x: f32) -> vec2<f32> {
  let s = sqrt(x);
  let square = two_product(s, s);
  let rest = (opaque(x - square.x) - square.y) / (2.0f * s);
  let p = two_product(x, s);
  let q = two_product(p.x, 0.6666666865348816f);
  return vec2<f32>(q.x, q.y - p.x * 1.9868215e-8f + 0.6666666865348816f * (p.y + x * rest));
}`,
  // By Taylor's series around the nearest of -4, -2 and 0, whose coefficients follow from y'' = x y; beyond, asymptotically.
  f_airy_ai: `fn f_airy_ai(x: f32) -> f32 {
  if (!f_isfinite(x)) { return c_nan(); }
  if (x > 25.0f) { return 0.0f; }
  if (x > 1.0f) {
    let z = airy_argument(x);
    return sqrt(x / 3.0f) * (f_exp(-z.x) * (1.0f - z.y)) * 0.3183098861837907f * cosh_integral(z.x, 0.3333333333333333f);
  }
  if (x < -5.0f) {
    let pair = airy_argument(-x);
    let z = pair.x;
    var term = 1.0f;
    var p = 1.0f;
    var q = 0.0f;
    for (var k = 1; k < 8; k = k + 1) {
      let n = f32(k);
      let next = term * (6.0f * n - 5.0f) * (6.0f * n - 1.0f) / (72.0f * n * z);
      if (next > term) { break; }
      term = next;
      let t = select(-term, term, (k & 3) == 1 || (k & 3) == 0);
      if ((k & 1) == 1) { q = q + t; } else { p = p + t; }
    }
    let s = f_sin(z) + f_cos(z) * pair.y;
    let c = f_cos(z) - f_sin(z) * pair.y;
    return 0.7071067811865476f * (p * (c + s) + q * (s - c)) / (1.7724538509055159f * sqrt(sqrt(-x)));
  }
  var center = 0.0f;
  var c0 = 0.3550280538878172f;
  var c1 = -0.2588194037928068f;
  if (x < -3.0f) { center = -4.0f; c0 = -0.07026553294928951f; c1 = -0.7906285753685698f; }
  else if (x < -1.0f) { center = -2.0f; c0 = 0.22740742820168557f; c1 = 0.6182590207416910f; }
  let h = x - center;
  var before = 0.0f;
  var power = h;
  var sum = c0 + c1 * h;
  for (var k = 0.0f; k < 16.0f; k = k + 1.0f) {
    let next = (center * c0 + before) / ((k + 2.0f) * (k + 1.0f));
    power = power * h;
    sum = sum + next * power;
    before = c0;
    c0 = c1;
    c1 = next;
  }
  return sum;
}`,

  // Orthogonal polynomials: a degree is truncated, and a negative one gives 0.
  degree: "fn degree(n: f32) -> i32 { if (is_nan(n) || f_abs(n) >= 1e9f) { return -1; } return i32(n); }",
  chebyshev: `fn chebyshev(x: f32, n: i32, first: f32) -> f32 {
  if (n == 0) { return 1.0f; }
  var before = 1.0f;
  var value = first;
  for (var k = 1; k < n; k = k + 1) {
    let next = 2.0f * x * value - before;
    before = value;
    value = next;
    if (is_nan(value)) { break; }
  }
  return value;
}`,
  f_chebyshev_t: `fn f_chebyshev_t(x: f32, n: f32) -> f32 {
  let k = degree(n);
  if (k < 0) { return 0.0f; }
  if (f_abs(x) == 1.0f) { return select(1.0f, -1.0f, x < 0.0f && (k & 1) == 1); }
  if (k >= 7 && f_abs(x) < 1.0f && !is_nan(x)) { return f_cos(f32(k) * f_acos(x)); }
  return chebyshev(x, k, x);
}`,
  f_chebyshev_u: `fn f_chebyshev_u(x: f32, n: f32) -> f32 {
  let k = degree(n);
  if (k < 0) { return 0.0f; }
  if (f_abs(x) == 1.0f) { return select(f32(k + 1), -f32(k + 1), x < 0.0f && (k & 1) == 1); }
  if (k >= 7 && f_abs(x) < 1.0f && !is_nan(x)) { let t = f_acos(x); return f_sin(f32(k + 1) * t) / f_sin(t); }
  return chebyshev(x, k, 2.0f * x);
}`,
  f_chebyshev_v: `fn f_chebyshev_v(x: f32, n: f32) -> f32 {
  let k = degree(n);
  if (k < 0) { return 0.0f; }
  if (x == 1.0f) { return 1.0f; }
  if (x == -1.0f) { return select(f32(2 * k + 1), -f32(2 * k + 1), (k & 1) == 1); }
  if (k >= 7 && f_abs(x) < 1.0f && !is_nan(x)) { let t = f_acos(x); return f_cos((f32(k) + 0.5f) * t) / f_cos(0.5f * t); }
  return chebyshev(x, k, 2.0f * x - 1.0f);
}`,
  f_chebyshev_w: `fn f_chebyshev_w(x: f32, n: f32) -> f32 {
  let k = degree(n);
  if (k < 0) { return 0.0f; }
  if (x == 1.0f) { return f32(2 * k + 1); }
  if (x == -1.0f) { return select(1.0f, -1.0f, (k & 1) == 1); }
  if (k >= 7 && f_abs(x) < 1.0f && !is_nan(x)) { let t = f_acos(x); return f_sin((f32(k) + 0.5f) * t) / f_sin(0.5f * t); }
  return chebyshev(x, k, 2.0f * x + 1.0f);
}`,
  ...recurrences({
    hermite_h: ["2.0f * x", "2.0f * x * value - 2.0f * k * before", null],
    hermite_he: ["x", "x * value - k * before", null],
    laguerre_l: [
      "1.0f - x",
      "((2.0f * k + 1.0f - x) * value - k * before) / (k + 1.0f)",
      "if (x == 0.0f) { return 1.0f; }",
    ],
    legendre_p: [
      "x",
      "((2.0f * k + 1.0f) * x * value - k * before) / (k + 1.0f)",
      "if (f_abs(x) == 1.0f) { return select(1.0f, -1.0f, x < 0.0f && (d & 1) == 1); }",
    ],
  }),
};

/** Polynomials by recurrence: that of degree 1, the next one from two, and values that are known. */
function recurrences(
  table: Readonly<Record<string, readonly [first: string, next: string, known: string | null]>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, [first, next, known]]) => [
      `f_${name}`,
      `fn f_${name}(x: f32, n: f32) -> f32 {
  let d = degree(n);
  if (d < 0) { return 0.0f; }
  if (d == 0) { return 1.0f; }
  ${known ?? ""}
  var before = 1.0f;
  var value = ${first};
  for (var i = 1; i < d; i = i + 1) {
    let k = f32(i);
    let next = ${next};
    before = value;
    value = next;
    if (is_nan(value)) { break; }
  }
  return value;
}`,
    ]),
  );
}
