export function sourceMap(
  map: { readonly mappings: string; readonly sources: readonly string[] },
  options: {
    readonly code: string;
    readonly breaks: readonly number[];
    readonly head: number;
    readonly file: string;
    readonly sourceName: (name: string) => string;
  },
): string;
