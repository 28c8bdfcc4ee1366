// The entry `tengen/plots`: tensors and training runs as pictures, for notebooks, pages and files.

export type { LinesOptions, Points } from "./lines.js";
export { lines } from "./lines.js";
export type { PageElement } from "./picture.js";
export { Picture } from "./picture.js";
export type { HeatmapOptions, HistogramOptions, ImageOptions } from "./plots.js";
export { heatmap, histogram, images } from "./plots.js";
