// Functions of int32 in WGSL, in which narrower integers and bools compute, too, and of int64 as pairs of words, low word first. Results wrap around.

export const integers: Readonly<Record<string, string>> = {
  add: "fn add(x: i32, y: i32) -> i32 { return x + y; }",
  sub: "fn sub(x: i32, y: i32) -> i32 { return x - y; }",
  mul: "fn mul(x: i32, y: i32) -> i32 { return x * y; }",
  negated: "fn negated(x: i32) -> i32 { return -x; }",
  div: "fn div(x: i32, y: i32) -> i32 { if (y == 0) { fail(1u); return 0; } if (y == -1) { return -x; } return x / y; }",
  same: "fn same(x: i32, y: i32) -> bool { return x == y; }",
  differ: "fn differ(x: i32, y: i32) -> bool { return x != y; }",
  less: "fn less(x: i32, y: i32) -> bool { return x < y; }",
  at_most: "fn at_most(x: i32, y: i32) -> bool { return x <= y; }",
  is_true: "fn is_true(x: i32) -> bool { return x != 0; }",
  one_if: "fn one_if(c: bool) -> i32 { return select(0, 1, c); }",
  bit_and: "fn bit_and(x: i32, y: i32) -> i32 { return x & y; }",
  bit_or: "fn bit_or(x: i32, y: i32) -> i32 { return x | y; }",
  bit_xor: "fn bit_xor(x: i32, y: i32) -> i32 { return x ^ y; }",
  bit_not: "fn bit_not(x: i32) -> i32 { return ~x; }",
  shift_left: "fn shift_left(x: i32, y: i32) -> i32 { return x << (u32(y) & 31u); }",
  shift_right: "fn shift_right(x: i32, y: i32) -> i32 { return x >> (u32(y) & 31u); }",
  f_abs: "fn f_abs(x: i32) -> i32 { return abs(x); }",
  f_sign: "fn f_sign(x: i32) -> i32 { return sign(x); }",
  f_rounded: "fn f_rounded(x: i32) -> i32 { return x; }",
  f_conj: "fn f_conj(x: i32) -> i32 { return x; }",
  f_re: "fn f_re(x: i32) -> i32 { return x; }",
  f_im: "fn f_im(x: i32) -> i32 { return 0; }",
  f_isnan: "fn f_isnan(x: i32) -> bool { return false; }",
  f_isinf: "fn f_isinf(x: i32) -> bool { return false; }",
  f_isfinite: "fn f_isfinite(x: i32) -> bool { return true; }",
  f_signbit: "fn f_signbit(x: i32) -> bool { return x < 0; }",
  f_minimum: "fn f_minimum(x: i32, y: i32) -> i32 { return min(x, y); }",
  f_maximum: "fn f_maximum(x: i32, y: i32) -> i32 { return max(x, y); }",
  f_fmin: "fn f_fmin(x: i32, y: i32) -> i32 { return min(x, y); }",
  f_fmax: "fn f_fmax(x: i32, y: i32) -> i32 { return max(x, y); }",
  f_fmod:
    "fn f_fmod(x: i32, y: i32) -> i32 { if (y == 0) { fail(1u); return 0; } if (y == -1) { return 0; } return x % y; }",
  f_floor_mod: `fn f_floor_mod(x: i32, y: i32) -> i32 {
  let r = f_fmod(x, y);
  return select(r, r + y, r != 0 && (r < 0) != (y < 0));
}`,
  f_floor_div: `fn f_floor_div(x: i32, y: i32) -> i32 {
  if (y == 0) { fail(1u); return 0; }
  if (y == -1) { return -x; }
  let q = x / y;
  let r = x % y;
  return select(q, q - 1, r != 0 && (r < 0) != (y < 0));
}`,
  f_pow: `fn f_pow(x: i32, y: i32) -> i32 {
  if (y < 0) { return select(select(0, select(-1, 1, (y & 1) == 0), x == -1), 1, x == 1); }
  var result = 1;
  var power = x;
  for (var n = u32(y); n > 0u; n = n >> 1u) {
    if ((n & 1u) == 1u) { result = result * power; }
    power = power * power;
  }
  return result;
}`,
  f_gcd: `fn f_gcd(x: i32, y: i32) -> i32 {
  var a = u32(abs(x));
  var b = u32(abs(y));
  while (b != 0u) { let r = a % b; a = b; b = r; }
  return i32(a);
}`,
  f_lcm: `fn f_lcm(x: i32, y: i32) -> i32 {
  if (x == 0 || y == 0) { return 0; }
  return abs(x / f_gcd(x, y) * y);
}`,
};

export const longs: Readonly<Record<string, string>> = {
  add: `fn add(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let low = x.x + y.x;
  return vec2<u32>(low, x.y + y.y + select(0u, 1u, low < x.x));
}`,
  sub: `fn sub(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  return vec2<u32>(x.x - y.x, x.y - y.y - select(0u, 1u, x.x < y.x));
}`,
  mul: `fn mul(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let p = wide_product(x.x, y.x);
  return vec2<u32>(p.x, p.y + x.x * y.y + x.y * y.x);
}`,
  negated: "fn negated(x: vec2<u32>) -> vec2<u32> { return sub(vec2<u32>(0u, 0u), x); }",
  same: "fn same(x: vec2<u32>, y: vec2<u32>) -> bool { return x.x == y.x && x.y == y.y; }",
  differ: "fn differ(x: vec2<u32>, y: vec2<u32>) -> bool { return x.x != y.x || x.y != y.y; }",
  below: "fn below(x: vec2<u32>, y: vec2<u32>) -> bool { return x.y < y.y || (x.y == y.y && x.x < y.x); }",
  less: `fn less(x: vec2<u32>, y: vec2<u32>) -> bool {
  return bitcast<i32>(x.y) < bitcast<i32>(y.y) || (x.y == y.y && x.x < y.x);
}`,
  at_most: "fn at_most(x: vec2<u32>, y: vec2<u32>) -> bool { return !less(y, x); }",
  is_true: "fn is_true(x: vec2<u32>) -> bool { return (x.x | x.y) != 0u; }",
  one_if: "fn one_if(c: bool) -> vec2<u32> { return vec2<u32>(select(0u, 1u, c), 0u); }",
  bit_and: "fn bit_and(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> { return x & y; }",
  bit_or: "fn bit_or(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> { return x | y; }",
  bit_xor: "fn bit_xor(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> { return x ^ y; }",
  bit_not: "fn bit_not(x: vec2<u32>) -> vec2<u32> { return ~x; }",
  shift_left: `fn shift_left(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let n = y.x & 63u;
  if (n == 0u) { return x; }
  if (n >= 32u) { return vec2<u32>(0u, x.x << (n - 32u)); }
  return vec2<u32>(x.x << n, (x.y << n) | (x.x >> (32u - n)));
}`,
  shift_right: `fn shift_right(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let n = y.x & 63u;
  let high = bitcast<i32>(x.y);
  if (n == 0u) { return x; }
  if (n >= 32u) { return vec2<u32>(bitcast<u32>(high >> (n - 32u)), bitcast<u32>(high >> 31u)); }
  return vec2<u32>((x.x >> n) | (x.y << (32u - n)), bitcast<u32>(high >> n));
}`,
  is_negative: "fn is_negative(x: vec2<u32>) -> bool { return x.y >= 0x80000000u; }",
  // Quotient and remainder of what has no sign, bit by bit.
  divided: `struct Divided { q: vec2<u32>, r: vec2<u32> }
fn divided(x: vec2<u32>, y: vec2<u32>) -> Divided {
  if (x.y == 0u && y.y == 0u) { return Divided(vec2<u32>(x.x / y.x, 0u), vec2<u32>(x.x % y.x, 0u)); }
  var q = vec2<u32>(0u, 0u);
  var r = vec2<u32>(0u, 0u);
  for (var i = 63u; i < 64u; i = i - 1u) {
    let bit = (select(x.x, x.y, i >= 32u) >> (i & 31u)) & 1u;
    let carry = r.y >> 31u;
    r = vec2<u32>((r.x << 1u) | bit, (r.y << 1u) | (r.x >> 31u));
    if (carry == 1u || !below(r, y)) {
      r = sub(r, y);
      if (i >= 32u) { q.y = q.y | (1u << (i - 32u)); } else { q.x = q.x | (1u << i); }
    }
  }
  return Divided(q, r);
}`,
  f_abs: "fn f_abs(x: vec2<u32>) -> vec2<u32> { if (is_negative(x)) { return negated(x); } return x; }",
  div: `fn div(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (!is_true(y)) { fail(1u); return y; }
  let q = divided(f_abs(x), f_abs(y)).q;
  if (is_negative(x) != is_negative(y)) { return negated(q); }
  return q;
}`,
  f_fmod: `fn f_fmod(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (!is_true(y)) { fail(1u); return y; }
  let r = divided(f_abs(x), f_abs(y)).r;
  if (is_negative(x)) { return negated(r); }
  return r;
}`,
  f_floor_mod: `fn f_floor_mod(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let r = f_fmod(x, y);
  if (is_true(r) && is_negative(r) != is_negative(y)) { return add(r, y); }
  return r;
}`,
  f_floor_div: `fn f_floor_div(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (!is_true(y)) { fail(1u); return y; }
  let d = divided(f_abs(x), f_abs(y));
  if (is_negative(x) == is_negative(y)) { return d.q; }
  if (is_true(d.r)) { return bit_not(d.q); }
  return negated(d.q);
}`,
  f_sign: `fn f_sign(x: vec2<u32>) -> vec2<u32> {
  if (is_negative(x)) { return vec2<u32>(0xffffffffu, 0xffffffffu); }
  return one_if(is_true(x));
}`,
  f_rounded: "fn f_rounded(x: vec2<u32>) -> vec2<u32> { return x; }",
  f_conj: "fn f_conj(x: vec2<u32>) -> vec2<u32> { return x; }",
  f_re: "fn f_re(x: vec2<u32>) -> vec2<u32> { return x; }",
  f_im: "fn f_im(x: vec2<u32>) -> vec2<u32> { return vec2<u32>(0u, 0u); }",
  f_isnan: "fn f_isnan(x: vec2<u32>) -> bool { return false; }",
  f_isinf: "fn f_isinf(x: vec2<u32>) -> bool { return false; }",
  f_isfinite: "fn f_isfinite(x: vec2<u32>) -> bool { return true; }",
  f_signbit: "fn f_signbit(x: vec2<u32>) -> bool { return is_negative(x); }",
  f_minimum: "fn f_minimum(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> { return select(x, y, less(y, x)); }",
  f_maximum: "fn f_maximum(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> { return select(x, y, less(x, y)); }",
  f_fmin: "fn f_fmin(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> { return select(x, y, less(y, x)); }",
  f_fmax: "fn f_fmax(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> { return select(x, y, less(x, y)); }",
  f_pow: `fn f_pow(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let one = vec2<u32>(1u, 0u);
  let minus = vec2<u32>(0xffffffffu, 0xffffffffu);
  if (is_negative(y)) {
    if (same(x, one)) { return one; }
    if (same(x, minus)) { return select(minus, one, (y.x & 1u) == 0u); }
    return vec2<u32>(0u, 0u);
  }
  var result = one;
  var power = x;
  for (var n = y; is_true(n); n = vec2<u32>((n.x >> 1u) | (n.y << 31u), n.y >> 1u)) {
    if ((n.x & 1u) == 1u) { result = mul(result, power); }
    power = mul(power, power);
  }
  return result;
}`,
  f_gcd: `fn f_gcd(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  var a = f_abs(x);
  var b = f_abs(y);
  while (is_true(b)) { let r = divided(a, b).r; a = b; b = r; }
  return a;
}`,
  f_lcm: `fn f_lcm(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (!is_true(x) || !is_true(y)) { return vec2<u32>(0u, 0u); }
  return f_abs(mul(div(x, f_gcd(x, y)), y));
}`,
};
