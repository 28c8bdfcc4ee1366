// Functions of float32 in WGSL, by name. WGSL may assume that there is no NaN and no infinity, and arithmetic may flush subnormal numbers: what depends
// on these is decided by bits. Its own functions are too coarse (sin by 2^-11, tanh by hundreds of ulps), so these are written here in additions and products.

/**
 * Texts of functions; each may call others, which are found by name. `opaque` hides a value from compilers that would reorder sums, which WGSL allows
 * where no digits are lost in exact arithmetic.
 */
export const singles: Readonly<Record<string, string>> = {
  opaque: "fn opaque(x: f32) -> f32 { return bitcast<f32>(bitcast<u32>(x) ^ w(2u)); }",
  is_nan: "fn is_nan(x: f32) -> bool { return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u; }",
  // Numbers in their order as integers; both zeros are 0.
  order: "fn order(x: f32) -> i32 { let b = bitcast<i32>(x); return select(b, -(b & 0x7fffffff), b < 0); }",
  c_inf: "fn c_inf() -> f32 { return bitcast<f32>(0x7f800000u | w(2u)); }",
  c_nan: "fn c_nan() -> f32 { return bitcast<f32>(0x7fc00000u | w(2u)); }",
  c_pi: "fn c_pi() -> f32 { return 3.1415927f; }",
  zero_like: "fn zero_like(x: f32) -> f32 { return bitcast<f32>(bitcast<u32>(x) & 0x80000000u); }",
  with_sign:
    "fn with_sign(x: f32, y: f32) -> f32 { return bitcast<f32>((bitcast<u32>(x) & 0x7fffffffu) | (bitcast<u32>(y) & 0x80000000u)); }",
  exp2i: "fn exp2i(k: i32) -> f32 { return bitcast<f32>(u32(k + 127) << 23u); }",
  // y 2^k; what would be subnormal is rounded once, by its bits.
  scaled: `fn scaled(y: f32, k: i32) -> f32 {
  var b = bitcast<u32>(y);
  var e = i32((b >> 23u) & 255u) + k;
  if ((b & 0x7fffffffu) < 0x800000u) {
    if ((b & 0x7fffffffu) == 0u) { return y; }
    b = (b & 0x80000000u) | bitcast<u32>(f32(b & 0x7fffffu));
    e = i32((b >> 23u) & 255u) + k - 149;
  }
  if (e >= 255) { return bitcast<f32>((b & 0x80000000u) | 0x7f800000u | w(2u)); }
  if (e > 0) { return bitcast<f32>((b & 0x807fffffu) | (u32(e) << 23u)); }
  if (e < -24) { return zero_like(y); }
  let m = (b & 0x7fffffu) | 0x800000u;
  let s = u32(1 - e);
  let h = m >> s;
  let rest = m & ((1u << s) - 1u);
  let half = 1u << (s - 1u);
  let up = select(0u, 1u, rest > half || (rest == half && (h & 1u) == 1u));
  return bitcast<f32>((b & 0x80000000u) | (h + up));
}`,

  add: "fn add(x: f32, y: f32) -> f32 { return x + y; }",
  sub: "fn sub(x: f32, y: f32) -> f32 { return x - y; }",
  mul: "fn mul(x: f32, y: f32) -> f32 { return x * y; }",
  // Of operands whose quotient or reciprocal a division may lose: they are brought near 1 before.
  div: `fn div(x: f32, y: f32) -> f32 {
  let bx = bitcast<u32>(x) & 0x7fffffffu;
  let by = bitcast<u32>(y) & 0x7fffffffu;
  let s = (bitcast<u32>(x) ^ bitcast<u32>(y)) & 0x80000000u;
  if (bx > 0x7f800000u || by > 0x7f800000u) { return c_nan(); }
  if (bx == 0x7f800000u || by == 0u) {
    if (by == 0x7f800000u || bx == 0u) { return c_nan(); }
    return bitcast<f32>(s | 0x7f800000u | w(2u));
  }
  if (by == 0x7f800000u || bx == 0u) { return bitcast<f32>(s); }
  if (bx - 0x20000000u < 0x3f000000u && by - 0x20000000u < 0x3f000000u) { return x / y; }
  let p = parts(x);
  let q = parts(y);
  return scaled(p.m / q.m, p.e - q.e);
}`,
  // A finite number other than 0 as m 2^e, with m from 1 to 2.
  parts: `struct Parts { m: f32, e: i32 }
fn parts(x: f32) -> Parts {
  var b = bitcast<u32>(x) & 0x7fffffffu;
  var e = 0;
  if (b < 0x800000u) { b = bitcast<u32>(f32(b)); e = -149; }
  let m = bitcast<f32>((b & 0x7fffffu) | 0x3f800000u | (bitcast<u32>(x) & 0x80000000u));
  return Parts(m, e + i32(b >> 23u) - 127);
}`,
  negated: "fn negated(x: f32) -> f32 { return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u); }",
  same: "fn same(x: f32, y: f32) -> bool { return !is_nan(x) && !is_nan(y) && order(x) == order(y); }",
  differ: "fn differ(x: f32, y: f32) -> bool { return !same(x, y); }",
  less: "fn less(x: f32, y: f32) -> bool { return !is_nan(x) && !is_nan(y) && order(x) < order(y); }",
  at_most: "fn at_most(x: f32, y: f32) -> bool { return !is_nan(x) && !is_nan(y) && order(x) <= order(y); }",
  is_true: "fn is_true(x: f32) -> bool { return (bitcast<u32>(x) & 0x7fffffffu) != 0u; }",
  one_if: "fn one_if(c: bool) -> f32 { return select(0.0f, 1.0f, c); }",

  f_abs: "fn f_abs(x: f32) -> f32 { return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu); }",
  f_sign: `fn f_sign(x: f32) -> f32 {
  return select(with_sign(1.0f, x), 0.0f, is_nan(x) || (bitcast<u32>(x) & 0x7fffffffu) == 0u);
}`,
  f_isnan: "fn f_isnan(x: f32) -> bool { return is_nan(x); }",
  f_isinf: "fn f_isinf(x: f32) -> bool { return (bitcast<u32>(x) & 0x7fffffffu) == 0x7f800000u; }",
  f_isfinite: "fn f_isfinite(x: f32) -> bool { return (bitcast<u32>(x) & 0x7fffffffu) < 0x7f800000u; }",
  f_signbit: "fn f_signbit(x: f32) -> bool { return (bitcast<u32>(x) >> 31u) == 1u; }",
  f_copysign: "fn f_copysign(x: f32, y: f32) -> f32 { return with_sign(x, y); }",
  f_minimum:
    "fn f_minimum(x: f32, y: f32) -> f32 { return select(select(y, x, order(x) <= order(y) || is_nan(x)), y, is_nan(y) && !is_nan(x)); }",
  f_maximum:
    "fn f_maximum(x: f32, y: f32) -> f32 { return select(select(y, x, order(x) >= order(y) || is_nan(x)), y, is_nan(y) && !is_nan(x)); }",
  f_fmin: "fn f_fmin(x: f32, y: f32) -> f32 { return select(x, y, is_nan(x) || (!is_nan(y) && order(y) < order(x))); }",
  f_fmax: "fn f_fmax(x: f32, y: f32) -> f32 { return select(x, y, is_nan(x) || (!is_nan(y) && order(y) > order(x))); }",
  f_conj: "fn f_conj(x: f32) -> f32 { return x; }",
  f_re: "fn f_re(x: f32) -> f32 { return x; }",
  f_im: "fn f_im(x: f32) -> f32 { return 0.0f; }",

  // From 2^23 on there are no fractions.
  has_fraction: "fn has_fraction(x: f32) -> bool { return (bitcast<u32>(x) & 0x7fffffffu) < 0x4b000000u; }",
  f_trunc: "fn f_trunc(x: f32) -> f32 { if (!has_fraction(x)) { return x; } return with_sign(f32(i32(x)), x); }",
  f_floor: `fn f_floor(x: f32) -> f32 {
  if (!has_fraction(x)) { return x; }
  let t = f32(i32(x));
  return with_sign(select(t, t - 1.0f, order(x) < order(t)), x);
}`,
  f_ceil: `fn f_ceil(x: f32) -> f32 {
  if (!has_fraction(x)) { return x; }
  let t = f32(i32(x));
  return with_sign(select(t, t + 1.0f, order(x) > order(t)), x);
}`,
  f_round: "fn f_round(x: f32) -> f32 { if (!has_fraction(x)) { return x; } return with_sign(round(x), x); }",
  f_fmod: `fn f_fmod(x: f32, y: f32) -> f32 {
  let bx = bitcast<u32>(x) & 0x7fffffffu;
  let by = bitcast<u32>(y) & 0x7fffffffu;
  if (bx >= 0x7f800000u || by > 0x7f800000u || by == 0u) { return c_nan(); }
  if (bx < by) { return x; }
  var ex = i32(bx >> 23u);
  var ey = i32(by >> 23u);
  var mx = (bx & 0x7fffffu) | 0x800000u;
  var my = (by & 0x7fffffu) | 0x800000u;
  if (ex == 0) { mx = bx & 0x7fffffu; ex = 1; }
  if (ey == 0) { my = by & 0x7fffffu; ey = 1; }
  mx = mx % my;
  while (ex > ey && mx != 0u) {
    let n = u32(min(ex - ey, 8));
    mx = (mx << n) % my;
    ex = ex - i32(n);
  }
  if (mx == 0u) { return zero_like(x); }
  while (mx < 0x800000u && ey > 1) { mx = mx << 1u; ey = ey - 1; }
  let b = select(mx, (mx & 0x7fffffu) | (u32(ey) << 23u), mx >= 0x800000u);
  return bitcast<f32>(b | (bitcast<u32>(x) & 0x80000000u));
}`,
  f_floor_mod: `fn f_floor_mod(x: f32, y: f32) -> f32 {
  let r = f_fmod(x, y);
  return select(r, r + y, is_true(r) && !is_nan(r) && f_signbit(r) != f_signbit(y));
}`,
  f_floor_div: `fn f_floor_div(x: f32, y: f32) -> f32 {
  let d = div(x, y);
  if (!is_true(y)) { return d; }
  if (!f_isfinite(x) || is_nan(y)) { return c_nan(); }
  let r = f_fmod(x, y);
  var q = div(x - r, y);
  if (is_true(r) && f_signbit(r) != f_signbit(y)) { q = q - 1.0f; }
  if (!is_true(q)) { return zero_like(d); }
  let f = f_floor(q);
  return select(f, f + 1.0f, q - f > 0.5f);
}`,

  f_sqrt: `fn f_sqrt(x: f32) -> f32 {
  let b = bitcast<u32>(x);
  if (is_nan(x) || (b & 0x7fffffffu) == 0u || b == 0x7f800000u) { return x; }
  if (b >= 0x80000000u) { return c_nan(); }
  if (b < 0x1000000u) {
    let p = parts(x);
    let odd = p.e & 1;
    return sqrt(select(p.m, p.m * 2.0f, odd == 1)) * exp2i((p.e - odd) >> 1u);
  }
  return sqrt(x);
}`,
  f_rsqrt: "fn f_rsqrt(x: f32) -> f32 { return div(1.0f, f_sqrt(x)); }",

  // x as n ln 2 + r.
  exp_rest:
    "fn exp_rest(x: f32, n: f32) -> f32 { return opaque(x - n * 0.693145751953125f) - n * 1.4286067653301868e-6f; }",
  // exp(r) - 1, by a minimax polynomial.
  exp_less: `fn exp_less(r: f32) -> f32 {
  let z = r * r;
  return opaque((0.4999999403953552f + 0.1666652113199234f * r + (0.04166839271783829f + 0.00836874544620514f * r + 0.001381453825160861f * z) * z) * z) + r;
}`,
  f_exp: `fn f_exp(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let c = clamp(x, -110.0f, 100.0f);
  let n = round(c * 1.4426950408889634f);
  return scaled(exp_less(exp_rest(c, n)) + 1.0f, i32(n));
}`,
  f_exp2: `fn f_exp2(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let c = clamp(x, -160.0f, 140.0f);
  let n = round(c);
  return scaled(exp_less((c - n) * 0.6931471805599453f) + 1.0f, i32(n));
}`,
  f_expm1: `fn f_expm1(x: f32) -> f32 {
  if (is_nan(x) || (bitcast<u32>(x) & 0x7fffffffu) < 0x33000000u) { return x; }
  if (x > 89.0f) { return c_inf(); }
  let c = max(x, -18.0f);
  let n = round(c * 1.4426950408889634f);
  let t = exp2i(i32(n) - 1);
  let h = opaque(exp_less(exp_rest(c, n)) * t) + opaque(t - 0.5f);
  return h + h;
}`,

  // A positive finite number as 2^e (1 + f), with f from -0.3 to 0.42.
  log_split: `struct LogSplit { f: f32, e: f32 }
fn log_split(x: f32) -> LogSplit {
  var b = bitcast<u32>(x);
  var e = 0;
  if (b < 0x800000u) { b = bitcast<u32>(f32(b)); e = -149; }
  let t = i32(b) - 0x3f3504f3;
  return LogSplit(bitcast<f32>((t & 0x7fffff) + 0x3f3504f3) - 1.0f, f32(e + (t >> 23u)));
}`,
  // log(1 + f), by the series of artanh of f / (2 + f).
  log_close: `fn log_close(f: f32) -> f32 {
  let s = f / (f + 2.0f);
  let z = s * s;
  let h = f * f * 0.5f;
  return f - (h - (h + z * (0.6666677594184875f + z * (0.3997757136821747f + z * 0.2987102270126343f))) * s);
}`,
  // Positive and finite; the logarithms of other numbers are `log_rest`.
  is_log_plain: "fn is_log_plain(x: f32) -> bool { return bitcast<u32>(x) - 1u < 0x7f7fffffu; }",
  log_rest: `fn log_rest(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  if (!is_true(x)) { return negated(c_inf()); }
  return select(x, c_nan(), f_signbit(x));
}`,
  f_log: `fn f_log(x: f32) -> f32 {
  if (!is_log_plain(x)) { return log_rest(x); }
  let p = log_split(x);
  return opaque(log_close(p.f) + p.e * 1.4286067653301868e-6f) + p.e * 0.693145751953125f;
}`,
  f_log2: `fn f_log2(x: f32) -> f32 {
  if (!is_log_plain(x)) { return log_rest(x); }
  let p = log_split(x);
  return opaque(log_close(p.f) * 1.4426950408889634f) + p.e;
}`,
  f_log10: `fn f_log10(x: f32) -> f32 {
  if (!is_log_plain(x)) { return log_rest(x); }
  let p = log_split(x);
  return opaque(opaque(log_close(p.f) * 0.4342944819032518f) + p.e * 4.605038981195214e-6f) + p.e * 0.301025390625f;
}`,
  f_log1p: `fn f_log1p(x: f32) -> f32 {
  if (is_nan(x) || (bitcast<u32>(x) & 0x7fffffffu) < 0x33000000u || bitcast<u32>(x) == 0x7f800000u) { return x; }
  let u = opaque(1.0f + x);
  if (u <= 0.0f) { return f_log(u); }
  return f_log(u) - (opaque(u - 1.0f) - x) / u;
}`,

  // Above 0.5 in halves of exponentials, so that neither overflows.
  f_sigmoid: `fn f_sigmoid(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let e = f_exp(-f_abs(x));
  let d = 1.0f + e;
  return select(div(e, d), 1.0f / d, x >= 0.0f);
}`,
  f_tanh: `fn f_tanh(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a < 0.0004f) { return x; }
  let t = f_expm1(2.0f * min(a, 10.0f));
  return with_sign(t / (t + 2.0f), x);
}`,
  f_sinh: `fn f_sinh(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a < 0.0002f) { return x; }
  if (a < 9.0f) {
    let t = f_expm1(a);
    return with_sign(0.5f * (t + t / (t + 1.0f)), x);
  }
  let h = f_exp(0.5f * min(a, 200.0f));
  return with_sign(opaque(0.5f * h) * h, x);
}`,
  f_cosh: `fn f_cosh(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a < 9.0f) {
    let t = f_exp(a);
    return 0.5f * t + 0.5f / t;
  }
  let h = f_exp(0.5f * min(a, 200.0f));
  return opaque(0.5f * h) * h;
}`,
  f_asinh: `fn f_asinh(x: f32) -> f32 {
  if (!f_isfinite(x)) { return x; }
  let a = f_abs(x);
  if (a < 0.0002f) { return x; }
  if (a > 1.0e7f) { return with_sign(f_log(a) + 0.6931471805599453f, x); }
  let z = a * a;
  return with_sign(f_log1p(a + z / (1.0f + sqrt(1.0f + z))), x);
}`,
  f_acosh: `fn f_acosh(x: f32) -> f32 {
  if (is_nan(x) || bitcast<u32>(x) == 0x7f800000u) { return x; }
  if (x < 1.0f) { return c_nan(); }
  if (x > 1.0e7f) { return f_log(x) + 0.6931471805599453f; }
  let t = x - 1.0f;
  return f_log1p(t + sqrt(2.0f * t + t * t));
}`,
  f_atanh: `fn f_atanh(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a < 0.0002f) { return x; }
  if (a > 1.0f) { return c_nan(); }
  if (a == 1.0f) { return with_sign(c_inf(), x); }
  return with_sign(0.5f * f_log1p(2.0f * a / (1.0f - a)), x);
}`,

  // x minus a multiple of pi / 2, and the multiple modulo 4. Up to 8,192 pi / 2 is subtracted in four parts, whose products with the multiple are exact;
  // beyond, the fraction of x 2 / pi comes from the bits of 2 / pi.
  angle: `struct Angle { r: f32, n: i32 }
fn angle(x: f32) -> Angle {
  if (f_abs(x) < 12000.0f) {
    let n = round(x * 0.6366197723675814f);
    let a = opaque(opaque(x - n * 1.5703125f) - n * 4.837512969970703e-4f);
    return Angle(opaque(a - n * 7.549533620476723e-8f) - n * 2.563344152e-12f, i32(n));
  }
  return far_angle(x);
}`,
  far_angle: `const two_over_pi = array<u32, 8>(0x00000000u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu);
fn far_bits(at: u32) -> u32 {
  let i = at >> 5u;
  let s = at & 31u;
  if (s == 0u) { return two_over_pi[i]; }
  return (two_over_pi[i] << s) | (two_over_pi[i + 1u] >> (32u - s));
}
fn far_angle(x: f32) -> Angle {
  let b = bitcast<u32>(x) & 0x7fffffffu;
  let e = (b >> 23u) - 150u;
  let m = (b & 0x7fffffu) | 0x800000u;
  let at = e + 30u;
  let high = m * far_bits(at);
  let middle = wide_product(m, far_bits(at + 32u));
  let low = wide_product(m, far_bits(at + 64u));
  let w0 = middle.x + low.y;
  let w1 = high + middle.y + select(0u, 1u, w0 < low.y);
  var n = i32(w1 >> 30u);
  var f1 = (w1 << 2u) | (w0 >> 30u);
  var f0 = w0 << 2u;
  let isUp = f1 >= 0x80000000u;
  if (isUp) { n = n + 1; f1 = ~f1; f0 = ~f0; }
  let t = (f32(f1 >> 8u) + (f32(f1 & 255u) + f32(f0) * 2.3283064365386963e-10f) * 0.00390625f) * 5.960464477539063e-8f;
  let r = t * 1.5707963267948966f;
  let s = isUp != (bitcast<u32>(x) >= 0x80000000u);
  return Angle(select(r, -r, s), select(n, -n, bitcast<u32>(x) >= 0x80000000u));
}`,
  angle_sine: `fn angle_sine(r: f32) -> f32 {
  let z = r * r;
  return opaque(r * z * ((0.008332176133990288f - 0.00019516977772582322f * z) * z - 0.16666655242443085f)) + r;
}`,
  angle_cosine: `fn angle_cosine(r: f32) -> f32 {
  let z = r * r;
  return opaque(z * z * ((2.443809171381872e-05f * z - 0.0013887364184483886f) * z + 0.04166664555668831f) - z * 0.5f) + 1.0f;
}`,
  quartered: `fn quartered(r: f32, n: i32) -> f32 {
  let y = select(angle_sine(r), angle_cosine(r), (n & 1) == 1);
  return select(y, -y, (n & 2) == 2);
}`,
  f_sin: `fn f_sin(x: f32) -> f32 {
  if (!f_isfinite(x)) { return c_nan(); }
  if (f_abs(x) < 0.0002f) { return x; }
  let p = angle(x);
  return quartered(p.r, p.n);
}`,
  f_cos: `fn f_cos(x: f32) -> f32 {
  if (!f_isfinite(x)) { return c_nan(); }
  let p = angle(x);
  return quartered(p.r, p.n + 1);
}`,
  f_tan: `fn f_tan(x: f32) -> f32 {
  if (!f_isfinite(x)) { return c_nan(); }
  if (f_abs(x) < 0.0002f) { return x; }
  let p = angle(x);
  let s = angle_sine(p.r);
  let c = angle_cosine(p.r);
  return select(s / c, -c / s, (p.n & 1) == 1);
}`,

  // The inverse tangent of 0 to 1.
  atan_unit: `fn atan_unit(a: f32) -> f32 {
  let isLarge = a > 0.4142135623730950f;
  let t = select(a, (a - 1.0f) / (a + 1.0f), isLarge);
  let z = t * t;
  let y = opaque((((8.05374449538e-2f * z - 1.38776856032e-1f) * z + 1.99777106478e-1f) * z - 3.33329491539e-1f) * z * t) + t;
  return select(y, opaque(y + 2.1855694e-8f * -1.0f) + 0.7853981852531433f, isLarge);
}`,
  f_atan: `fn f_atan(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a < 0.0002f) { return x; }
  if (a > 1.0e8f) { return with_sign(1.5707963267948966f, x); }
  if (a <= 1.0f) { return with_sign(atan_unit(a), x); }
  return with_sign(1.5707963267948966f - atan_unit(1.0f / a), x);
}`,
  f_atan2: `fn f_atan2(y: f32, x: f32) -> f32 {
  if (is_nan(x) || is_nan(y)) { return c_nan(); }
  let isBack = f_signbit(x);
  if (!is_true(y)) { return with_sign(select(0.0f, 3.1415927410125732f, isBack), y); }
  if (!is_true(x)) { return with_sign(1.5707963267948966f, y); }
  var a = 0.0f;
  if (f_isinf(x)) {
    a = select(0.0f, 0.7853981633974483f, f_isinf(y));
  } else if (f_isinf(y)) {
    a = 1.5707963267948966f;
  } else {
    let q = f_abs(div(y, x));
    a = select(f_atan(q), 1.5707963267948966f, f_isinf(q));
    if (isBack) { return with_sign(3.1415927410125732f - opaque(a + 8.742278e-8f), y); }
  }
  return with_sign(select(a, 3.1415927410125732f - a, isBack), y);
}`,
  // asin of 0 to 0.5.
  asin_half: `fn asin_half(a: f32) -> f32 {
  let z = a * a;
  return opaque(((((4.2163199048e-2f * z + 2.4181311049e-2f) * z + 4.5470025998e-2f) * z + 7.4953002686e-2f) * z + 1.6666752422e-1f) * z * a) + a;
}`,
  f_asin: `fn f_asin(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a > 1.0f) { return c_nan(); }
  if (a < 0.0002f) { return x; }
  if (a <= 0.5f) { return with_sign(asin_half(a), x); }
  return with_sign(1.5707963267948966f - 2.0f * asin_half(sqrt(0.5f * (1.0f - a))), x);
}`,
  f_acos: `fn f_acos(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let a = f_abs(x);
  if (a > 1.0f) { return c_nan(); }
  if (a <= 0.5f) { return 1.5707963267948966f - with_sign(asin_half(a), x); }
  let t = 2.0f * asin_half(sqrt(0.5f * (1.0f - a)));
  return select(t, 3.1415927410125732f - opaque(t + 8.742278e-8f), f_signbit(x));
}`,
  f_hypot: `fn f_hypot(x: f32, y: f32) -> f32 {
  if (f_isinf(x) || f_isinf(y)) { return c_inf(); }
  if (is_nan(x) || is_nan(y)) { return c_nan(); }
  let a = f_maximum(f_abs(x), f_abs(y));
  let b = f_minimum(f_abs(x), f_abs(y));
  if (!is_true(a)) { return a; }
  let p = parts(a);
  let s = scaled(b, -p.e);
  return scaled(sqrt(p.m * p.m + s * s), p.e);
}`,

  // For |x| below 0.93 and above, polynomials; the second is an exponent.
  erf_small: `fn erf_small(t: f32) -> f32 {
  let z = t * t;
  return t + t * ((((((8.345225069206208e-05f * z - 0.0008137437398545444f) * z + 0.005200634244829416f) * z
    - 0.02685927040874958f) * z + 0.11283694207668304f) * z - 0.37612634897232056f) * z + 0.12837916612625122f);
}`,
  f_erf: `fn f_erf(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let t = f_abs(x);
  if (t < 0.93f) { return with_sign(erf_small(t), x); }
  let v = min(t, 4.0f);
  return with_sign(1.0f - f_exp(((((((-2.1095051124575548e-05f * v + 0.0004344626213423908f) * v - 0.00417106319218874f) * v
    + 0.02511942759156227f) * v - 0.10828009247779846f) * v - 0.6333469152450562f) * v - 1.1295149326324463f) * v + 0.00017468445003032684f), x);
}`,
  // exp(-x^2) in two factors, times a Chebyshev sum (Press et al., Numerical Recipes, 3rd edition, 6.2.2).
  f_erfc: `fn f_erfc(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  let t = f_abs(x);
  if (t < 0.5f) { return 1.0f - with_sign(erf_small(t), x); }
  if (t > 10.1f) { return select(0.0f, 2.0f, f_signbit(x)); }
  let h = bitcast<f32>(bitcast<u32>(t) & 0xfffff000u);
  let y = erfc_scaled(t) * f_exp(-h * h) * f_exp(-opaque(t - h) * (t + h));
  return select(y, 2.0f - y, f_signbit(x));
}`,
  erfc_scaled: `fn erfc_scaled(t: f32) -> f32 {
  let u = 2.0f / (2.0f + t);
  let y = 4.0f * u - 2.0f;
  let c = array<f32, 15>(-1.3026537197817094f, 6.4196979235649026e-1f, 1.9476473204185836e-2f, -9.561514786808631e-3f, -9.46595344482036e-4f,
    3.66839497852761e-4f, 4.2523324806907e-5f, -2.0278578112534e-5f, -1.624290004647e-6f, 1.303655835580e-6f, 1.5626441722e-8f, -8.5238095915e-8f,
    6.529054439e-9f, 5.059343495e-9f, -9.91364156e-10f);
  var d = 0.0f;
  var dd = 0.0f;
  for (var i = 14; i > 0; i--) { let s = d; d = y * d - dd + c[i]; dd = s; }
  return u * f_exp(0.5f * (c[0] + y * d) - dd);
}`,

  // Sums and products of pairs of numbers, the second of which is the rounding error of the first.
  two_sum: `fn two_sum(a: f32, b: f32) -> vec2<f32> {
  let s = opaque(a + b);
  let t = opaque(s - a);
  return vec2<f32>(s, opaque(a - opaque(s - t)) + opaque(b - t));
}`,
  two_product: `fn two_product(a: f32, b: f32) -> vec2<f32> {
  let p = opaque(a * b);
  let ah = bitcast<f32>(bitcast<u32>(a) & 0xfffff000u);
  let bh = bitcast<f32>(bitcast<u32>(b) & 0xfffff000u);
  let al = opaque(a - ah);
  let bl = opaque(b - bh);
  return vec2<f32>(p, opaque(opaque(opaque(ah * bh - p) + ah * bl) + al * bh) + al * bl);
}`,
  // The binary logarithm of a positive finite number as a pair.
  log2_pair: `fn log2_pair(x: f32) -> vec2<f32> {
  let q = log_split(x);
  let d = opaque(q.f + 2.0f);
  let rest = opaque(q.f - opaque(d - 2.0f));
  let s = opaque(q.f / d);
  let p = two_product(s, d);
  let low = (opaque(opaque(q.f - p.x) - p.y) - s * rest) / d;
  let z = s * s;
  let series = s * z * (0.6666666666f + z * (0.4f + z * (0.2857142857f + z * (0.2222222222f + z * 0.1818181818f))));
  let l = two_sum(2.0f * s, opaque(2.0f * low + series));
  let m = two_product(l.x, 1.4426950216293335f);
  let e = two_sum(q.e, m.x);
  return two_sum(e.x, opaque(e.y + opaque(m.y + opaque(l.y * 1.4426950216293335f + l.x * 1.9259629911266175e-8f))));
}`,
  // C's pow.
  f_pow: `fn f_pow(x: f32, y: f32) -> f32 {
  if (!is_true(y) || bitcast<u32>(x) == 0x3f800000u) { return 1.0f; }
  if (is_nan(x) || is_nan(y)) { return c_nan(); }
  let a = f_abs(x);
  let isWhole = !f_isinf(y) && order(f_trunc(y)) == order(y);
  let isOdd = isWhole && f_abs(y) < 16777216.0f && (i32(y) & 1) != 0;
  let s = select(1.0f, -1.0f, isOdd && f_signbit(x));
  if (!is_true(x)) { return with_sign(select(0.0f, c_inf(), f_signbit(y)), s); }
  if (f_isinf(x)) { return with_sign(select(c_inf(), 0.0f, f_signbit(y)), s); }
  if (f_isinf(y)) {
    if (a == 1.0f) { return 1.0f; }
    return select(0.0f, c_inf(), (order(a) > 0x3f800000) != f_signbit(y));
  }
  if (f_signbit(x) && !isWhole) { return c_nan(); }
  if (y == 2.0f) { return x * x; }
  let l = log2_pair(a);
  if (f_abs(l.x) > 0.0f && f_abs(y) > 400.0f / max(f_abs(l.x), 1e-30f)) {
    return with_sign(select(0.0f, c_inf(), (l.x > 0.0f) != f_signbit(y)), s);
  }
  let p = two_product(l.x, y);
  let n = round(clamp(p.x, -400.0f, 400.0f));
  let r = opaque(opaque(p.x - n) + opaque(p.y + l.y * y));
  return with_sign(scaled(exp_less(r * 0.6931471805599453f) + 1.0f, i32(n)), s);
}`,

  // log gamma(2 + z) for |z| up to 0.5: its Taylor series, whose coefficients are those of the zeta function, minus one.
  lgamma_near: `fn lgamma_near(z: f32) -> f32 {
  var s = 2.05072127757e-5f;
  s = s * -z + 4.49262367381e-5f;
  s = s * -z + 9.94575127818e-5f;
  s = s * -z + 2.23154758453579e-4f;
  s = s * -z + 5.09669524743042e-4f;
  s = s * -z + 1.19275391170326e-3f;
  s = s * -z + 2.89051033074152e-3f;
  s = s * -z + 7.38555102867398e-3f;
  s = s * -z + 2.058080842778455e-2f;
  s = s * -z + 6.73523010531981e-2f;
  s = s * -z + 3.224670334241132e-1f;
  return z * (4.227843350984671e-1f + z * s);
}`,
  lgamma_positive: `fn lgamma_positive(x: f32) -> f32 {
  if (x < 0.5f) { return lgamma_near(x) - f_log1p(x) - f_log(x); }
  if (x < 1.5f) { return lgamma_near(x - 1.0f) - f_log1p(x - 1.0f); }
  if (x < 8.0f) {
    var y = x;
    var p = 1.0f;
    while (y > 2.5f) { y = y - 1.0f; p = p * y; }
    return lgamma_near(y - 2.0f) + f_log(p);
  }
  let l = f_log(x);
  let t = 1.0f / x;
  let u = t * t;
  if (x > 1e17f) { return x * (l - 1.0f); }
  return (x - 0.5f) * (l - 1.0f) + (0.41893853320467274f + t * (0.08333333333f - u * (0.002777777778f - u * 0.000793650794f)));
}`,
  // For negative numbers by reflection, with the sine of the distance from the nearest pole.
  f_lgamma: `fn f_lgamma(x: f32) -> f32 {
  if (is_nan(x)) { return x; }
  if (f_isinf(x) || !is_true(x)) { return c_inf(); }
  if (!f_signbit(x)) { return lgamma_positive(x); }
  let r = x - f_round(x);
  if (!has_fraction(x) || r == 0.0f) { return c_inf(); }
  if (x > -1e-5f) { return -f_log(-x); }
  let a = f_abs(r);
  let s = select(angle_sine(3.1415927f * a), angle_cosine(3.1415927f * (0.5f - a)), a > 0.25f);
  return f_log(3.1415927f / (f_abs(x) * s)) - lgamma_positive(-x);
}`,

  // Of a vector norm: what an element adds, by the order and the largest element, and the norm from the largest, the least, and the sum.
  norm_term: `fn norm_term(x: f32, p: f32, largest: f32) -> f32 {
  if (!is_true(p)) { return one_if(is_true(x)); }
  let a = f_abs(x);
  if (f_isinf(p) || p == 1.0f) { return a; }
  if (!f_isfinite(largest) || !is_true(largest) || p < 0.0f) { return f_pow(a, p); }
  let q = div(a, largest);
  return select(f_pow(q, p), q * q, p == 2.0f);
}`,
  norm_result: `fn norm_result(p: f32, largest: f32, least: f32, sum: f32) -> f32 {
  if (f_isinf(p)) { return select(largest, least, f_signbit(p)); }
  if (!is_true(p) || p == 1.0f) { return sum; }
  if (!f_isfinite(largest) || !is_true(largest) || p < 0.0f) { return f_pow(sum, div(1.0f, p)); }
  return largest * select(f_pow(sum, div(1.0f, p)), f_sqrt(sum), p == 2.0f);
}`,
};
