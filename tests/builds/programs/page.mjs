// A page and its worker, which both compute.
import { add, mul, tensor } from "tengen";

const worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  console.log(String(add(mul(tensor(data), 3), 1)));
  worker.terminate();
};
worker.postMessage([1, 2, 3]);
