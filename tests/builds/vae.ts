// The example that trains in the browser, bundled from the package where it is installed, in a real Chromium.

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPage } from "../site/browser.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The content of a page that has trained. */
export interface Trained {
  readonly status: string;
  /** Colours of each canvas that is shown: a blank one has one. */
  readonly colours: Readonly<Record<string, number>>;
  /** The mean loss on the canvas of losses, from left to right: each column's height of the line. */
  readonly line: readonly number[];
  readonly errors: readonly string[];
}

/** Copies the example into a folder from which the package `tengen` is found. */
export function copyExample(project: string): string {
  for (const name of ["vae", "data"])
    cpSync(join(root, "examples", name), join(project, "examples", name), { recursive: true });
  const modules = join(project, "examples/node_modules");
  mkdirSync(modules);
  symlinkSync(join(root, "node_modules/esbuild"), join(modules, "esbuild"));
  return join(project, "examples/vae");
}

/** Serves the example as its command does, and has a browser train it for some epochs. */
export async function trainInBrowser(folder: string, epochs: number): Promise<Trained> {
  const server = spawn(process.execPath, [join(folder, "serve.mjs"), "0"], { stdio: ["ignore", "pipe", "pipe"] });
  const errors: string[] = [];
  try {
    const address = await new Promise<string>((found, failed) => {
      let printed = "";
      server.stdout.on("data", (piece) => {
        printed += piece;
        const [all] = /http:\S+/.exec(printed) ?? [];
        if (all !== undefined) found(all);
      });
      server.stderr.on("data", (piece) => (printed += piece));
      server.on("exit", () => failed(new Error(printed)));
    });
    const { browser, page } = await openPage(errors);
    try {
      await page.goto(`${address}?epochs=${epochs}`);
      await page.waitForFunction(`document.body.dataset.state !== undefined`);
      // The calls below make the browser speak.
      const earlierErrors = [...errors];
      const shown = await page.evaluate<Omit<Trained, "errors">>(`(() => {
        const pixels = (canvas) => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const colours = {};
        for (const canvas of document.querySelectorAll("canvas"))
          colours[canvas.id] = new Set(new Uint32Array(pixels(canvas).data.buffer)).size;
        const { width, height, data } = pixels(document.querySelector("#loss"));
        const line = [];
        for (let x = 0; x < width; x++)
          for (let y = 0; y < height; y++) {
            const at = (y * width + x) * 4;
            if (data[at] === 0x1f && data[at + 1] === 0x4e && data[at + 2] === 0x9e) { line.push(y); break; }
          }
        return { status: document.querySelector("#status").textContent, colours, line };
      })()`);
      return { ...shown, errors: earlierErrors };
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
  }
}
