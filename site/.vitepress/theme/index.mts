// VitePress's own theme, with the fonts of the reader's system.

import "./page.css";

export { default } from "vitepress/theme-without-fonts";
