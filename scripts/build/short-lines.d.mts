export function lineBreaks(code: string, width: number): number[];
export function withLineBreaks(code: string, breaks: readonly number[]): string;
