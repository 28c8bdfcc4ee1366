interface Kind {
  readonly isScript?: boolean;
}

export function replaceInCode(
  text: string,
  pattern: RegExp,
  replacement: string | ((match: string, ...groups: string[]) => string),
  kind?: Kind,
): string;
export function replaceSpecifiers(
  text: string,
  change: (specifier: string, isDeclared: boolean) => string,
  kind?: Kind,
): string;
