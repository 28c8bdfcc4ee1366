export function withFewComments(text: string): string;
export function withPrivateNamesLast(text: string): string;
export function withWordsOfFunctions(file: string): string;
