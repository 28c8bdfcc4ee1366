export function withShortNames(code: string): { text: string; moved(place: number): number };
