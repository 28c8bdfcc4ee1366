export declare function withClassNames(text: string): string;
