export function execute(
  body: string,
  modules: Readonly<Record<string, object>>,
  width: number,
): Promise<{ line: number; text: string }[]>;
