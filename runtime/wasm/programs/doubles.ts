// Formulas of the vector functions (vectors.ts) for float64 lanes, in which integers have 64 bits.

/**
 * Polynomials are minimax approximations on their intervals, by Remez's algorithm with 45 digits; a test measures their
 * errors in ulps. Sums are arranged such that little more than the last addition rounds at the size of the result.
 */
export const doubleWords: Readonly<Record<string, string>> = {
  line: "x, a, b: b * x + a",
  // x as n ln 2 + h - l: h, which is exact, l, and a sum whose last bits are n.
  exp_parts: `x:
    m = x * 1.4426950408889634 + 6755399441055744;
    n = m - 6755399441055744;
    x - n * 0.6931471803691238, n * 1.9082149292705877e-10, m`,
  // exp(r) - 1 - r.
  exp_rest: `r:
    z = r * r;
    y = z * z;
    (line(r, 0.5, 0.16666666666666685) + z * line(r, 0.04166666666666667, 0.008333333333316473)
      + (line(r, 0.0013888888888884251, 0.00019841269897726493) + z * line(r, 2.4801587323312057e-05, 2.755723356134668e-06)
      + (line(r, 2.7557276859602893e-07, 2.511247795660702e-08) + z * 2.0913240881536733e-09) * y) * y) * z`,
  // exp(h - l) - 1.
  exp_less: "h, l: h - (l - exp_rest(h - l))",
  // exp(h - l) for h up to 1, with what 1 + h loses: exact where the result is a double.
  exp_sum: `h, l:
    t = 1 + h;
    t + (h - (t - 1) + (exp_rest(h - l) - l))`,
  // y 2^k in two factors, since 2^k alone may overflow or underflow.
  scaled: `y, k:
    h = k >> 1;
    y * (h +i 1023i << 52) * (k -i h +i 1023i << 52)`,
  // For numbers from -708 to 708, adds n to the exponent of exp(h - l); the others are rare.
  exp: `x:
    h, l, m = exp_parts(x);
    y = exp_less(h, l) + 1 +i (m << 52);
    if ((x & 0x7fffffffffffffffi) >i 0x4086200000000000i) {
      h1, l1, m = exp_parts(pmin(pmax(x, -746), 710));
      y = scaled(exp_less(h1, l1) + 1, m -i 0x4338000000000000i);
    }
    y`,
  exp_near: "x: exp(x)",
  // x as n + f; f ln 2, with the head of f and of ln 2 multiplied exactly.
  exp2_parts: `x:
    m = x + 6755399441055744;
    f = x - (m - 6755399441055744);
    g = f & 0xfffffffff8000000i;
    g * 0.6931471675634384, 0 - f * 1.2996506893889889e-08 - (f - g) * 0.6931471675634384, m`,
  exp2: `x:
    h, l, m = exp2_parts(x);
    y = exp_less(h, l) + 1 +i (m << 52);
    if ((x & 0x7fffffffffffffffi) >i 0x408fe00000000000i) {
      h1, l1, m = exp2_parts(pmin(pmax(x, -1076), 1025));
      y = scaled(exp_less(h1, l1) + 1, m -i 0x4338000000000000i);
    }
    y`,
  expm1: `x:
    h1, l, m = exp_parts(pmin(pmax(x, -38), 710));
    t = (m << 52) +i 0x3fe0000000000000i;
    h = exp_less(h1, l) * t + (t - 0.5);
    abs(x) < 5e-17 ? x : h + h`,
  // For normal positive numbers, x as 2^e (1 + f), with f from -0.3 to 0.42.
  log_split: `x:
    t = x +i 0x00095f619980c433i;
    (t & 0x000fffffffffffffi) +i 0x3fe6a09e667f3bcdi - 1, ((t >>> 52) | 0x4330000000000000i) - 4503599627371519`,
  // Whether any number is not normal and positive.
  log_rare: "x: x +i 0x7ff0000000000000i >i -9007199254740993i",
  // Scales subnormal numbers.
  log_split_any: `x:
    d = x < 2.2250738585072014e-308;
    f, e = log_split(d ? x * 18014398509481984 : x);
    f, e - (54 & d)`,
  log_rest: "x, y: ~(x >= 0) ? nan : x == 0 ? -inf : x == inf ? x : y",
  // f - log(1 + f) is h - s (h + ...), by the series of artanh of s = f / (2 + f), both.
  log_series: `f:
    s = f / (f + 2);
    z = s * s;
    y = z * z;
    h = f * f * 0.5;
    h, ((line(z, 0.666666666666681, 0.3999999999901465) + line(z, 0.28571428818417355, 0.2222219165294516) * y
      + (line(z, 0.18183890940009872, 0.1530633813272827) + 0.14868012921984958 * y) * (y * y)) * z + h) * s`,
  // log(1 + f) + e ln 2 + c.
  log_sum: `f, e, c:
    h, s = log_series(f);
    e * 0.6931471803691238 - (h - (s + (e * 1.9082149292705877e-10 + c)) - f)`,
  log: `x:
    f, e = log_split(x);
    y = log_sum(f, e, 0);
    if (log_rare(x)) {
      f, e = log_split_any(x);
      y = log_rest(x, log_sum(f, e, 0));
    }
    y`,
  log1p: `x:
    u = 1 + x;
    f, e = log_split(u);
    y = log_sum(f, e, (x - (u - 1)) / u);
    if (log_rare(u)) {
      y = log_rest(u, y);
    }
    u == 1 ? x : y`,
  // log(1 + f) as a sum whose first part has 21 bits.
  log_pair: `f:
    h, s = log_series(f);
    g = (f - h) & 0xffffffff00000000i;
    g, f - g - h + s`,
  log2_sum: `f, e:
    g, l = log_pair(f);
    v = g * 1.4426950216293335;
    w = e + v;
    w + (l * 1.4426950216293335 + (g + l) * 1.9259629911266175e-08 + (e - w + v))`,
  log2: `x:
    y = log2_sum(log_split(x));
    if (log_rare(x)) {
      y = log_rest(x, log2_sum(log_split_any(x)));
    }
    y`,
  log10_sum: `f, e:
    g, l = log_pair(f);
    v = g * 0.4342944622039795;
    u = e * 0.30102999565860953;
    w = u + v;
    w + (l * 0.4342944622039795 + (g + l) * 1.9699272335463627e-08 + e * 5.371644767466998e-12 + (u - w + v))`,
  log10: `x:
    y = log10_sum(log_split(x));
    if (log_rare(x)) {
      y = log_rest(x, log10_sum(log_split_any(x)));
    }
    y`,
  // log2((1 + f) 2^e) as a number of 26 bits plus another, both, to 64 bits in all. With s = f / (2 + f) and z = s^2 the
  // logarithm of 1 + f is 2 / 3 s (3 + z + z^2 (3 / 5 + 3 / 7 z + ...)). Numbers whose products must be exact have 26 bits.
  power_log: `f, e:
    d = f + 2;
    u = d & 0xfffffffff8000000i;
    v = f - (u - 2);
    s = f / d;
    g = s & 0xfffffffff8000000i;
    b = (f - g * u - g * v) / d;
    z = s * s;
    y = z * z;
    r = (line(z, 0.6, 0.4285714285714408) + line(z, 0.333333333324663, 0.2727272750690074) * y
      + (line(z, 0.23076892050782954, 0.20002227766048455) + line(z, 0.17558814270050185, 0.17590284409954154) * y) * (y * y)) * y + b * (g + s);
    w = g * g;
    q = (w + 3 + r) & 0xfffffffff8000000i;
    t = r - (q - 3 - w);
    p = g * q;
    n = b * q + t * s;
    k = (p + n) & 0xfffffffff8000000i;
    j = n - (k - p);
    c = k * 0.9617966860532761;
    x = j * 0.9617966939259756 + k * 7.872699542894897e-09;
    h = (c + x + e) & 0xfffffffff8000000i;
    h, x - (h - e - c)`,
  // ((1 + f) 2^e)^y. 2^64 is an exponent for which all bases except 1 overflow or underflow.
  power: `f, e, y:
    h, l = power_log(f, e);
    w = pmin(pmax(y, -18446744073709552000), 18446744073709552000);
    v = w & 0xfffffffff8000000i;
    t = v * h;
    r = (w - v) * h + w * l;
    c = pmin(pmax(t, -1100), 1100);
    r = r & (abs(t) < 1100);
    m = c + r + 6755399441055744;
    d = c - (m - 6755399441055744);
    g = d & 0xfffffffff8000000i;
    scaled(exp_sum(g * 0.6931471675634384, 0 - (d + r) * 1.2996506893889889e-08 - (d - g + r) * 0.6931471675634384), m -i 0x4338000000000000i)`,
  // C's pow: the sign from whether y is an odd integer.
  pow: `x, y:
    a = abs(x);
    f, e = log_split(a);
    u = power(f, e, y);
    if (log_rare(a)) {
      f, e = log_split_any(a);
      u = ((a == 0) | (a == inf)) & (y == y) ? inf & ((a == 0) ^ (y > 0)) : power(f, e, y);
      u = a != a ? a : u;
    }
    i = trunc(y) == y;
    h = y * 0.5;
    u = u ^ (i & (trunc(h) != h) & x & -0);
    u = (x < 0) & (x != -inf) & ~i ? nan : u;
    (y == 0) | (x == 1) ? 1 : u`,
  sigmoid: "x: 1 / (1 + exp(-x))",
  // x minus a multiple n of pi / 2 as a sum r + l, and a sum whose last bits are n. Exact enough for angles up to 2^18,
  // also next to multiples; larger ones are rare.
  angle_parts: `x:
    m = x * 0.6366197723675814 + 6755399441055744;
    n = m - 6755399441055744;
    a = x - n * 1.5707963267341256;
    b = n * 6.077100506303966e-11;
    t = a - b;
    w = n * 2.0222662487959506e-21 - (a - t - b);
    r = t - w;
    r, t - r - w, m`,
  angle_sine: `r, l:
    z = r * r;
    y = z * z;
    z * r * (line(z, -0.16666666666666632, 0.008333333333322413) + line(z, -0.00019841269829807686, 2.755731369188271e-06) * y
      + line(z, -2.505075811058023e-08, 1.589679541831478e-10) * (y * y)) + (1 - z * 0.5) * l + r`,
  angle_cosine: `r, l:
    z = r * r;
    y = z * z;
    p = y * (line(z, 0.0416666666666666, -0.0013888888888874125) + line(z, 2.4801587289482215e-05, -2.7557314352341516e-07) * y
      + line(z, 2.087572327440725e-09, -1.1359647863377272e-11) * (y * y)) - r * l;
    h = z * 0.5;
    w = 1 - h;
    1 - w - h + p + w`,
  // Sine or cosine of the remainder, by the quadrant n.
  quartered: "r, l, m: (same_bits(m & 1i, 1i) ? angle_cosine(r, l) : angle_sine(r, l)) ^ ((m & 2i) << 62)",
  sin: `x:
    r, l, m = angle_parts(x);
    y = quartered(r, l, m);
    d = ~(abs(x) <= 262144);
    if (d) {
      host_sin(x, d, y);
    }
    x == 0 ? x : y`,
  cos: `x:
    r, l, m = angle_parts(x);
    y = quartered(r, l, m +i 1i);
    d = ~(abs(x) <= 262144);
    if (d) {
      host_cos(x, d, y);
    }
    y`,
  signed: "x, y: (x & -0) | y",
  // From 2 |x| as n ln 2 + 2 r, and r coth r = 1 + c: (2^n (1 + c + r) - (1 + c - r)) / (2^n (1 + c + r) + 1 + c - r), half
  // of each. The last bits of the sum are those of 2^(n - 1). Up to 0.5493 n is 0, since the difference would lose bits.
  tanh: `x:
    t = pmin(abs(x), 20);
    b = t < 0.5493;
    m = b ? 6755399441056766 : t * 2.8853900817779268 + 6755399441056766;
    n = m - 6755399441056766;
    h = t - n * 0.3465735901845619;
    l = n * 9.541074646352938e-11;
    r = h - l;
    z = r * r;
    w = z * z;
    c = (line(z, 0.3333333333333332, -0.022222222222210094) + line(z, 0.0021164021159552236, -0.00021164020367101316) * w
      + (line(z, 2.137772042881147e-05, -2.1639499173151766e-06) + line(z, 2.1773035714677459e-07, -1.94109672800151e-08) * w) * (w * w)) * z;
    i = (m << 52) - 0.5;
    d = i + h + ((c + r) * i - l);
    signed(x, d / (b ? 1 + c : d + (1 + (c - r))))`,
  erf: `x:
    t = abs(x);
    z = t * t;
    y = z * z;
    u = y * y;
    y = t < 1 ? (line(z, 0.1283791670955126, -0.3761263890318355) + line(z, 0.11283791670945252, -0.026866170643276) * y
      + (line(z, 0.005223977607422064, -0.000854832598964449) + line(z, 0.00012055295319299037, -1.4924744646215366e-05) * y) * u
      + (line(z, 1.6447517526776734e-06, -1.6209175142155683e-07) + line(z, 1.372297435715096e-08, -7.801187568404836e-10) * y) * (u * u)) * t
      + t : erf_far(t);
    signed(x, y)`,
  erf_far: `t:
    x = pmin(t, 5.95);
    z = x * x;
    y = z * z;
    u = y * y;
    h, l, m = exp_parts(line(x, -5.132182104477204e-07, -1.128373991935765) + line(x, -0.636644054090404, -0.1027022925947265) * z
      + (line(x, 0.018988047385793967, 0.00041352907200060935) + line(x, -0.0019189376654919616, 0.0007730365432435802) * z) * y
      + (line(x, -0.00013654998381272166, -1.9525941739004738e-05) + line(x, 2.2534109468068055e-05, -8.579165796747278e-06) * z
      + (line(x, 2.1148918623434306e-06, -3.6958203543611257e-07) + line(x, 4.593539602563855e-08, -3.890210933361883e-09) * z) * y
      + line(x, 2.0204529273401863e-10, -4.8653855112107275e-12) * u) * u);
    p = exp_less(h, l);
    s = (m << 52) +i 0x3ff0000000000000i;
    1 - (p * s + s)`,
  erf_near: "x: erf(x)",
};
