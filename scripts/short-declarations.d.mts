export function withFewComments(text: string): string;
export function withoutSpaces(text: string): string;
