// Conversion of registry names to JavaScript names, without regular expressions: calls use it, possibly near the end of the stack.

function isAlphanumeric(c: string | undefined): boolean {
  return c !== undefined && ((c >= "a" && c <= "z") || (c >= "A" && c <= "Z") || isDigit(c));
}

export function isLetter(c: string): boolean {
  return (c >= "a" && c <= "z") || (c >= "A" && c <= "Z");
}

function isDigit(c: string): boolean {
  return c >= "0" && c <= "9";
}

/** Whether a text is decimal digits, at least one. */
export function isDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isDigit(text[i]!)) return false;
  return text !== "";
}

/** As codegen/api/names.ts spells it: `masked_fill_` is `maskedFill_`, `_log_softmax` is `_logSoftmax`. */
export function camelCase(name: string): string {
  let camel = "";
  for (let i = 0; i < name.length; i++) {
    if (name[i] !== "_" || !isAlphanumeric(name[i - 1])) {
      camel += name[i];
      continue;
    }
    const from = i;
    while (name[i + 1] === "_") i++;
    if (isAlphanumeric(name[i + 1])) camel += name[++i]!.toUpperCase();
    else camel += name.slice(from, i + 1);
  }
  return camel;
}
