export function withFewComments(text: string): string;
export function withoutSpaces(text: string): string;
export function withPrivateNamesLast(text: string): string;
export function asOneList(text: string): string;
export function withFewSpaces(text: string): string;
