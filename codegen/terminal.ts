// What the commands print through.

export interface Terminal {
  info(text: string): void;
  error(text: string): void;
}
