// The output streams of the commands.

export interface Terminal {
  info(text: string): void;
  error(text: string): void;
}
