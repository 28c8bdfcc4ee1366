// Definitions of functions among the vector words (vectors.ts) for float64 lanes, in which integers have 64 bits.

/**
 * Polynomials are minimax approximations on their intervals, by Remez's algorithm with 45 digits; a test measures their
 * errors in ulps. Sums are arranged such that little more than the last addition rounds at the size of the result.
 */
export const doubleWords: Readonly<Record<string, string>> = {
  line: "x a b | b x * a +",
  // x as n ln 2 + h - l: pushes h, which is exact, l, and a sum whose last bits are n.
  "exp-parts":
    "x | x 1.4426950408889634 * 6755399441055744 + =m m 6755399441055744 - =n " +
    "x n 0.6931471803691238 * - n 1.9082149292705877e-10 * m",
  // exp(r) - 1 - r.
  "exp-rest":
    "r | r r * =z z z * =y " +
    "r 0.5 0.16666666666666685 line z r 0.04166666666666667 0.008333333333316473 line * + " +
    "r 0.0013888888888884251 0.00019841269897726493 line z r 2.4801587323312057e-05 2.755723356134668e-06 line * + " +
    "r 2.7557276859602893e-07 2.511247795660702e-08 line z 2.0913240881536733e-09 * + y * + y * + z *",
  // exp(h - l) - 1.
  "exp-less": "h l | h l h l - exp-rest - -",
  // exp(h - l) for h up to 1, with what 1 + h loses: exact where the result is a double.
  "exp-sum": "h l | 1 h + =t t h t 1 - - h l - exp-rest l - + +",
  // y 2^k in two factors, since 2^k alone may overflow or underflow.
  scaled: "y k | k >>1 =h y h 1023i int+ <<52 * k h int- 1023i int+ <<52 *",
  // For numbers from -708 to 708, adds n to the exponent of exp(h - l); the others are rare.
  exp:
    "x | x exp-parts =m exp-less 1 + m <<52 int+ =y x 0x7fffffffffffffffi & 0x4086200000000000i int> " +
    "[ x -746 pmax 710 pmin exp-parts =m exp-less 1 + m 0x4338000000000000i int- scaled =y ] y",
  "exp-near": "x | x exp",
  // x as n + f; f ln 2, with the head of f and of ln 2 multiplied exactly.
  "exp2-parts":
    "x | x 6755399441055744 + =m x m 6755399441055744 - - =f f 0xfffffffff8000000i & =g " +
    "g 0.6931471675634384 * 0 f 1.2996506893889889e-08 * - f g - 0.6931471675634384 * - m",
  exp2:
    "x | x exp2-parts =m exp-less 1 + m <<52 int+ =y x 0x7fffffffffffffffi & 0x408fe00000000000i int> " +
    "[ x -1076 pmax 1025 pmin exp2-parts =m exp-less 1 + m 0x4338000000000000i int- scaled =y ] y",
  expm1:
    "x | x -38 pmax 710 pmin exp-parts =m exp-less m <<52 0x3fe0000000000000i int+ =t t * t 0.5 - + =h " +
    "x h h + x abs 5e-17 < ?",
  // For normal positive numbers, x as 2^e (1 + f), with f from -0.3 to 0.42.
  "log-split":
    "x | x 0x00095f619980c433i int+ =t t 0x000fffffffffffffi & 0x3fe6a09e667f3bcdi int+ 1 - " +
    "t >>>52 0x4330000000000000i | 4503599627371519 -",
  // Whether any number is not normal and positive.
  "log-rare": "x | x 0x7ff0000000000000i int+ -9007199254740993i int>",
  // Scales subnormal numbers.
  "log-split-any": "x | x 2.2250738585072014e-308 < =d x 18014398509481984 * x d ? log-split 54 d & -",
  "log-rest": "x y | nan -inf x y x inf == ? x 0 == ? x 0 >= ~ ?",
  // f - log(1 + f) is h - s (h + ...), by the series of artanh of s = f / (2 + f): pushes both.
  "log-series":
    "f | f f 2 + / =s s s * =z z z * =y f f * 0.5 * =h h " +
    "z 0.666666666666681 0.3999999999901465 line z 0.28571428818417355 0.2222219165294516 line y * + " +
    "z 0.18183890940009872 0.1530633813272827 line 0.14868012921984958 y * + y y * * + z * h + s *",
  // log(1 + f) + e ln 2 + c.
  "log-sum": "f e c | e 0.6931471803691238 * f log-series =s s e 1.9082149292705877e-10 * c + + - f - -",
  log: "x | x log-split =e =f f e 0 log-sum =y x log-rare " + "[ x log-split-any =e =f x f e 0 log-sum log-rest =y ] y",
  log1p: "x | 1 x + =u u log-split =e =f f e x u 1 - - u / log-sum =y u log-rare [ u y log-rest =y ] x y u 1 == ?",
  // log(1 + f) as a sum whose first part has 21 bits.
  "log-pair": "f | f log-series =s =h f h - 0xffffffff00000000i & =g g f g - h - s +",
  "log2-sum":
    "f e | f log-pair =l =g g 1.4426950216293335 * =v e v + =w w l 1.4426950216293335 * g l + 1.9259629911266175e-08 * + e w - v + + +",
  log2: "x | x log-split log2-sum =y x log-rare [ x x log-split-any log2-sum log-rest =y ] y",
  "log10-sum":
    "f e | f log-pair =l =g g 0.4342944622039795 * =v e 0.30102999565860953 * =u u v + =w " +
    "w l 0.4342944622039795 * g l + 1.9699272335463627e-08 * + e 5.371644767466998e-12 * + u w - v + + +",
  log10: "x | x log-split log10-sum =y x log-rare [ x x log-split-any log10-sum log-rest =y ] y",
  // log2((1 + f) 2^e) as a number of 26 bits plus another: pushes both, to 64 bits in all. With s = f / (2 + f) and z = s^2 the
  // logarithm of 1 + f is 2 / 3 s (3 + z + z^2 (3 / 5 + 3 / 7 z + ...)). Numbers whose products must be exact have 26 bits.
  "power-log":
    "f e | f 2 + =d d 0xfffffffff8000000i & =u f u 2 - - =v f d / =s s 0xfffffffff8000000i & =g f g u * - g v * - d / =b " +
    "s s * =z z z * =y z 0.6 0.4285714285714408 line z 0.333333333324663 0.2727272750690074 line y * + " +
    "z 0.23076892050782954 0.20002227766048455 line z 0.17558814270050185 0.17590284409954154 line y * + y y * * + y * " +
    "b g s + * + =r g g * =w w 3 + r + 0xfffffffff8000000i & =q r q 3 - w - - =t " +
    "g q * =p b q * t s * + =n p n + 0xfffffffff8000000i & =k n k p - - =j " +
    "k 0.9617966860532761 * =c j 0.9617966939259756 * k 7.872699542894897e-09 * + =x " +
    "c x + e + 0xfffffffff8000000i & =h h x h e - c - -",
  // ((1 + f) 2^e)^y. 2^64 is an exponent for which all bases except 1 overflow or underflow.
  power:
    "f e y | f e power-log =l =h y -18446744073709552000 pmax 18446744073709552000 pmin =w w 0xfffffffff8000000i & =v " +
    "v h * =t w v - h * w l * + =r t -1100 pmax 1100 pmin =c r t abs 1100 < & =r " +
    "c r + 6755399441055744 + =m c m 6755399441055744 - - =d d 0xfffffffff8000000i & =g " +
    "g 0.6931471675634384 * 0 d r + 1.2996506893889889e-08 * - d g - r + 0.6931471675634384 * - exp-sum " +
    "m 0x4338000000000000i int- scaled",
  // C's pow: the sign from whether y is an odd integer.
  pow:
    "x y | x abs =a a log-split =e =f f e y power =u a log-rare " +
    "[ a log-split-any =e =f inf a 0 == y 0 > ^ & f e y power a 0 == a inf == | y y == & ? =u a u a a != ? =u ] " +
    "y trunc y == =i y 0.5 * =h u i h trunc h != & x & -0 & ^ =u nan u x 0 < x -inf != & i ~ & ? =u 1 u y 0 == x 1 == | ?",
  sigmoid: "x | 1 1 x neg exp + /",
  // x minus a multiple n of pi / 2 as a sum r + l, and a sum whose last bits are n. Exact enough for angles up to 2^18,
  // also next to multiples; larger ones are rare.
  "angle-parts":
    "x | x 0.6366197723675814 * 6755399441055744 + =m m 6755399441055744 - =n " +
    "x n 1.5707963267341256 * - =a n 6.077100506303966e-11 * =b a b - =t " +
    "n 2.0222662487959506e-21 * a t - b - - =w t w - =r r t r - w - m",
  "angle-sine":
    "r l | r r * =z z z * =y z r * " +
    "z -0.16666666666666632 0.008333333333322413 line z -0.00019841269829807686 2.755731369188271e-06 line y * + " +
    "z -2.505075811058023e-08 1.589679541831478e-10 line y y * * + * 1 z 0.5 * - l * + r +",
  "angle-cosine":
    "r l | r r * =z z z * =y y " +
    "z 0.0416666666666666 -0.0013888888888874125 line z 2.4801587289482215e-05 -2.7557314352341516e-07 line y * + " +
    "z 2.087572327440725e-09 -1.1359647863377272e-11 line y y * * + * r l * - =p z 0.5 * =h 1 h - =w 1 w - h - p + w +",
  // Sine or cosine of the remainder, by the quadrant n.
  quartered: "r l m | r l angle-cosine r l angle-sine m 1i & 1i same-bits ? m 2i & <<62 ^",
  sin: "x | x angle-parts =m =l =r r l m quartered =y x abs 262144 <= ~ =d d [ host-sin ] x y x 0 == ?",
  cos: "x | x angle-parts =m =l =r r l m 1i int+ quartered =y x abs 262144 <= ~ =d d [ host-cos ] y",
  signed: "x y | x -0 & y |",
  // From 2 |x| as n ln 2 + 2 r, and r coth r = 1 + c: (2^n (1 + c + r) - (1 + c - r)) / (2^n (1 + c + r) + 1 + c - r), half
  // of each. The last bits of the sum are those of 2^(n - 1). Up to 0.5493 n is 0, since the difference would lose bits.
  tanh:
    "x | x abs 20 pmin =t t 0.5493 < =b 6755399441056766 t 2.8853900817779268 * 6755399441056766 + b ? =m m 6755399441056766 - =n " +
    "t n 0.3465735901845619 * - =h n 9.541074646352938e-11 * =l h l - =r r r * =z z z * =w " +
    "z 0.3333333333333332 -0.022222222222210094 line z 0.0021164021159552236 -0.00021164020367101316 line w * + " +
    "z 2.137772042881147e-05 -2.1639499173151766e-06 line z 2.1773035714677459e-07 -1.94109672800151e-08 line w * + w w * * + z * =c " +
    "m <<52 0.5 - =i i h + c r + i * l - + =d x d 1 c + d 1 c r - + + b ? / signed",
  erf:
    "x | x abs =t t t * =z z z * =y y y * =u " +
    "z 0.1283791670955126 -0.3761263890318355 line z 0.11283791670945252 -0.026866170643276 line y * + " +
    "z 0.005223977607422064 -0.000854832598964449 line z 0.00012055295319299037 -1.4924744646215366e-05 line y * + u * + " +
    "z 1.6447517526776734e-06 -1.6209175142155683e-07 line z 1.372297435715096e-08 -7.801187568404836e-10 line y * + u u * * + " +
    "t * t + t erf-far t 1 < ? =y x y signed",
  "erf-far":
    "t | t 5.95 pmin =x x x * =z z z * =y y y * =u " +
    "x -5.132182104477204e-07 -1.128373991935765 line x -0.636644054090404 -0.1027022925947265 line z * + " +
    "x 0.018988047385793967 0.00041352907200060935 line x -0.0019189376654919616 0.0007730365432435802 line z * + y * + " +
    "x -0.00013654998381272166 -1.9525941739004738e-05 line x 2.2534109468068055e-05 -8.579165796747278e-06 line z * + " +
    "x 2.1148918623434306e-06 -3.6958203543611257e-07 line x 4.593539602563855e-08 -3.890210933361883e-09 line z * + y * + " +
    "x 2.0204529273401863e-10 -4.8653855112107275e-12 line u * + u * + " +
    "exp-parts =m exp-less =p m <<52 0x3ff0000000000000i int+ =s 1 p s * s + -",
  "erf-near": "x | x erf",
};
