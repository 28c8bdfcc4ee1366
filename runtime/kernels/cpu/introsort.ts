// Introsort with the steps of libstdc++'s std::sort. If `less` is not an order (NaN), the result depends on these exact steps.

type Less = (a: number, b: number) => boolean;

/** Ranges up to this length use insertion sort only. */
const short = 16;

/** Sorts indices of the array by the values they refer to. Not stable. */
export function introsort(order: Int32Array, less: Less): void {
  const n = order.length;
  if (n < 2) return;
  split(order, 0, n, 2 * (31 - Math.clz32(n)), less);
  const sorted = Math.min(n, short);
  for (let i = 1; i < sorted; i++) {
    // An element less than the first moves to the front, even across NaN.
    if (less(order[i]!, order[0]!)) insert(order, 0, i);
    else sink(order, i, less);
  }
  for (let i = sorted; i < n; i++) sink(order, i, less);
}

function insert(order: Int32Array, to: number, from: number): void {
  const value = order[from]!;
  order.copyWithin(to + 1, to, from);
  order[to] = value;
}

function sink(order: Int32Array, from: number, less: Less): void {
  const value = order[from]!;
  let to = from;
  while (to > 0 && less(value, order[to - 1]!)) to--;
  insert(order, to, from);
}

/** Partitions until ranges are short; falls back to heapsort at the depth limit. */
function split(order: Int32Array, from: number, end: number, depth: number, less: Less): void {
  let last = end;
  for (let left = depth; last - from > short; left--) {
    if (left === 0) {
      heapsort(order.subarray(from, last), less);
      return;
    }
    const cut = partition(order, from, last, less);
    split(order, cut, last, left - 1, less);
    last = cut;
  }
}

function swap(order: Int32Array, i: number, j: number): void {
  const value = order[i]!;
  order[i] = order[j]!;
  order[j] = value;
}

/** Partitions around the median of the second, middle and last element, which is moved to the front. */
function partition(order: Int32Array, from: number, end: number, less: Less): number {
  const [a, b, c] = [from + 1, from + ((end - from) >> 1), end - 1];
  const before = (i: number, j: number): boolean => less(order[i]!, order[j]!);
  if (before(a, b)) swap(order, from, before(b, c) ? b : before(a, c) ? c : a);
  else swap(order, from, before(a, c) ? a : before(b, c) ? c : b);
  const pivot = order[from]!;
  let [low, high] = [from + 1, end];
  for (;;) {
    while (low < end && less(order[low]!, pivot)) low++;
    high--;
    while (high > from && less(pivot, order[high]!)) high--;
    if (low >= high) return low;
    swap(order, low, high);
    low++;
  }
}

function heapsort(heap: Int32Array, less: Less): void {
  const n = heap.length;
  for (let parent = (n - 2) >> 1; parent >= 0; parent--) settle(heap, parent, n, heap[parent]!, less);
  for (let last = n - 1; last > 0; last--) {
    const value = heap[last]!;
    heap[last] = heap[0]!;
    settle(heap, 0, last, value, less);
  }
}

/** Moves the hole at `top` down to a leaf of the first `n`, then the value up from there. */
function settle(heap: Int32Array, top: number, n: number, value: number, less: Less): void {
  let hole = top;
  while (2 * hole + 2 < n) {
    let child = 2 * hole + 2;
    if (less(heap[child]!, heap[child - 1]!)) child--;
    heap[hole] = heap[child]!;
    hole = child;
  }
  if (2 * hole + 2 === n) {
    heap[hole] = heap[n - 1]!;
    hole = n - 1;
  }
  for (let parent = (hole - 1) >> 1; hole > top && less(heap[parent]!, value); parent = (hole - 1) >> 1) {
    heap[hole] = heap[parent]!;
    hole = parent;
  }
  heap[hole] = value;
}
