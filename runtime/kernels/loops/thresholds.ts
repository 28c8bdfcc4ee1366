// From which size on a faster way is worth it: the only thresholds of kernels. Each was measured by the row of its name in bench/thresholds.ts, which
// `npm run bench -- thresholds NAME...` runs again. Results never depend on them, only time does.

// ---- offers

/** Elements of a run: the first such run makes the automatic offers; vectors for floating-point numbers. */
export const longRun = 512;
/** The same that is computed where it is, in the region, and not block by block in a stage. */
export const shortestInPlace = 4096;
/** The same for multiplications of a product. */
export const longProduct = 4096;
/** Elements of a run of int64, whose built-in loops take longest. */
export const longWordsRun = 128;
/** Elements of a run whose results are truth values. */
export const longTruthsRun = 256;
/** Elements of rows that are copied in to be reduced, or converted between half precision and float32. */
export const longFold = 256;
/** The same of rows whose products are checked afterwards. */
export const longCheckedFold = 8192;
/** The same of rows of integers: extremes and int64, whose built-in loops take longer than others, and the others. */
export const longIntegerFold = 1024;
export const longPlainIntegerFold = 2048;
/** Elements of rows of softmax, or of running sums. */
export const longSoftmax = 32;
/** Elements that are moved through a memory. */
export const longMove = 2048;
/** Multiplications of a convolution, which is planned first. */
export const longConvolution = 16_384;

// ---- threads

/** Multiplications of a product, and of each product of a batch. */
export const sharedProduct: number = 2 ** 22;
export const sharedPart: number = 2 ** 18;
/** Multiplications of a convolution, with other work in between, during which threads sleep. */
export const sharedConvolution: number = 2 ** 27;
/** Elements of rows. */
export const sharedRowElements: number = 2 ** 17;
/** Elements of a run. */
export const sharedElements: number = 2 ** 18;
/** Bytes of code per 32 bytes of elements: shorter programs take less time than copying operands, which only one thread can do. */
export const sharedCode = 600;
/** Multiplications of a job; smaller ones are combined. */
export const jobSize: number = 2 ** 17;

// ---- copies: entries of runs that the engine copies, instead of a loop

export const copiedRun = 49;
export const copiedJoinedRow = 48;
export const copiedGroupRun = 24;
export const copiedStepRun = 32;
export const copiedPoolingLine = 24;
export const copiedProductRow = 16;
/** Words of runs that the engine copies as fast as a WebAssembly loop. */
export const longestMovedRun = 512;
/** Words of the rows of a scatter that repay a call. */
export const longScatter = 1024;
/** Words of a run of a strided copy. */
export const copiedLine = 64;
/** Words, repetitions included, that are copied from those already written. */
export const repeatedWords = 64;
/** Elements of the shorter side of a rectangle that is transposed by squares. */
export const transposeSide = 16;
/** Elements between those of a line beyond which a plain loop is as fast as one of vectors. */
export const farthestStep = 8;
/** Bytes of an array that is not zeroed. */
export const largeArray: number = 2 ** 18;
/** Elements of a plan of several runs that are gathered to one. */
export const broadcastPlan = 2048;
/** Elements of runs, if there are several, that are computed block by block. */
export const blockwiseRun = 64;
/** Rows that are scattered to a matrix by sums in order. */
export const scatteredRows = 2048;

// ---- rows

/** Elements of a row of integers that is reduced by vectors, of rows that are apart, and of rows that truth values may decide early. */
export const foldedRow = 4;
export const foldedRowApart = 24;
export const foldedTruths = 48;
/** Interleaved rows that are reduced together, by vectors and by the built-in loop. */
export const foldedColumns = 8;
export const interleavedRows = 8;
/** Elements of a row that is sorted by counting digits. */
export const countedRow = 512;
/** Equal keys that are sorted by insertion. */
export const equalKeys = 16;
/** Blocks of a row of which those without candidates for the largest elements are skipped. */
export const skippedBlocks = 8;
/** Channels that repay the transforms of a convolution to tiles and back. */
export const tiledChannels = 8;

// ---- lists

/** Elements of a tensor of a list up to which the operator's own loop is faster than copying, and from which a call of its own is. */
export const listedAlone = 48;
export const listedCall = 4096;
