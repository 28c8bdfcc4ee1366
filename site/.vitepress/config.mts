// The site: VitePress over what build.mjs puts into .src.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { searchText } from "../search-text.js";

const sources = fileURLToPath(new URL("../.src/", import.meta.url));
const titleOf = (file: string): string =>
  /^# (.*)$/m.exec(readFileSync(`${sources}${file}.md`, "utf8"))?.[1]?.replaceAll("`", "") ?? file;
const items = (...files: readonly string[]) => files.map((file) => ({ text: titleOf(file), link: `/${file}` }));
const pagesOf = (folder: string): string[] =>
  readdirSync(`${sources}${folder}`)
    .filter((file) => file.endsWith(".md") && file !== "index.md")
    .map((file) => file.slice(0, -3));

/** The entries of the package beside its main one. */
const entries = pagesOf("entries").filter((name) => name !== "tengen");

/** The order of pages is that of docs/guide.md: a group for each of its headings. */
const guide = [
  ...readFileSync(`${sources}guide/index.md`, "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      text: section.slice(0, section.indexOf("\n")),
      items: [...section.matchAll(/^- \[([^\]]+)\]\((\/[^)#]+)\)/gm)].map(([, text, link]) => ({ text, link })),
    })),
  {
    text: "The project",
    items: items("project/readme", "project/architecture", "project/contributing", "project/changelog"),
  },
];

const reference = [
  { text: "Entries", items: items("entries/tengen", ...entries.map((name) => `entries/${name}`)) },
  {
    text: "Operators",
    link: "/reference/",
    items: [
      { text: "Coverage", link: "/reference/coverage" },
      ...[
        ...new Set(
          pagesOf("reference")
            .filter((name) => name !== "coverage")
            .map((name) => name[0]!.toUpperCase()),
        ),
      ]
        .sort()
        .map((letter) => ({ text: letter, link: `/reference/#${letter.toLowerCase()}` })),
    ],
  },
];

export default defineConfig({
  title: "tengen",
  description:
    "A torchgen-like code generator in TypeScript, and the eager, differentiable tensor library it generates",
  srcDir: ".src",
  outDir: "out",
  cleanUrls: true,
  head: [["link", { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" }]],
  // The hashes of 700 pages are in a separate file, not in each page.
  metaChunk: true,
  vite: { build: { chunkSizeWarningLimit: 3000 } },
  themeConfig: {
    nav: [
      { text: "Guide", link: "/guide/", activeMatch: "^/(?!reference|entries|grid|playground)." },
      { text: "Reference", link: "/reference/", activeMatch: "^/(reference|entries)/" },
      { text: "Dispatch grid", link: "/grid" },
      { text: "Playground", link: "/playground" },
    ],
    sidebar: {
      "/entries/": reference,
      "/reference/": reference,
      "/": guide,
    },
    search: {
      provider: "local",
      options: {
        _render: (text, env, md) => md.render(searchText(env.relativePath, text), env),
      },
    },
  },
});
