// A real Chromium for tests of pages. Without one, or without playwright-core below site/, these tests are skipped by name.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

export const site = fileURLToPath(new URL("../../site/", import.meta.url));

const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) =>
  existsSync(file),
);

/** Why no page can be opened: there is no Chromium, or one of these packages is not installed below site/. Null if a page can be opened. */
export function missingBrowser(...packages: readonly string[]): string | null {
  if (chromium === undefined) return "no Chromium is installed";
  const installed = ["playwright-core", ...packages].every((name) => existsSync(`${site}node_modules/${name}`));
  return installed ? null : "npm install --prefix site was not run";
}

/** The functions of playwright-core that tests use; it is installed below site/ only. */
export interface Page {
  goto(address: string): Promise<unknown>;
  setDefaultTimeout(milliseconds: number): void;
  on(event: string, listen: (message: { text?(): string; url?(): string }) => void): void;
  waitForFunction(text: string): Promise<unknown>;
  evaluate<T>(text: string): Promise<T>;
  locator(selector: string): { click(): Promise<void>; innerText(): Promise<string>; hover(): Promise<void> };
  keyboard: {
    press(key: string): Promise<void>;
    insertText(text: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}
export interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** A browser, with further flags, and a page in it; the page's console output, and uncaught errors, go to `errors`. */
export async function openPage(
  errors: string[],
  flags: readonly string[] = [],
): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const require = createRequire(`${site}package.json`);
  const { chromium: launcher } = require("playwright-core") as {
    chromium: { launch(options: object): Promise<Browser> };
  };
  const browser = await launcher.launch({ executablePath: chromium, args: ["--no-sandbox", ...flags] });
  const page = await browser.newPage();
  // What a slow machine reaches, and what a page that shows something else does not wait an hour for.
  page.setDefaultTimeout(300_000);
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => errors.push(message.text!()));
  return { browser, page };
}
