export declare function withClassNames(text: string): string;
export declare function withClassesNamed(text: string): string;
