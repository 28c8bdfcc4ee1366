export function sourceMap(
  minified: { readonly mappings: string },
  options: {
    readonly bundled: string;
    readonly code: string;
    readonly breaks: readonly number[];
    readonly head: number;
    readonly file: string;
    readonly sourceName: (name: string) => string;
  },
): string;
