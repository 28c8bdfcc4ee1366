// The page: trains the autoencoder on the digits, and draws the loss, the plane of digits and samples as they change.

import { manualSeed, type Tensor } from "tengen";
import { DataLoader, loadNpz } from "tengen/data";
import { Adam } from "tengen/optim";
import { Autoencoder, drawnAgain, plane, samples } from "./model.js";

const element = <E extends Element>(id: string): E => document.querySelector<E>(`#${id}`)!;
const status = element<HTMLOutputElement>("status");
const button = element<HTMLButtonElement>("run");

/** `?epochs=3`: the number of training epochs. */
const epochs = Number(new URLSearchParams(location.search).get("epochs") ?? 60);

/** Tensors (..., 64) as images side by side: all but the last two dimensions go down, the next goes to the right. */
function drawImages(id: string, rows: readonly Tensor[]): void {
  const canvas = element<HTMLCanvasElement>(id);
  const columns = rows[0]!.shape[0]!;
  canvas.width = columns * 8;
  canvas.height = rows.length * 8;
  const context = canvas.getContext("2d")!;
  const picture = context.createImageData(canvas.width, canvas.height);
  rows.forEach((row, top) => {
    const values = row.toArray() as number[][];
    values.forEach((image, left) => {
      image.forEach((value, i) => {
        const place = ((top * 8 + Math.floor(i / 8)) * canvas.width + left * 8 + (i % 8)) * 4;
        picture.data.set([255 - 235 * value, 255 - 205 * value, 255 - 155 * value, 255], place);
      });
    });
  });
  context.putImageData(picture, 0, 0);
}

/** The loss of each step, faint, and the mean of each epoch. */
function drawLoss(losses: readonly number[], means: readonly number[], perEpoch: number): void {
  const canvas = element<HTMLCanvasElement>("loss");
  const scale = devicePixelRatio;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d")!;
  context.scale(scale, scale);
  const { color } = getComputedStyle(canvas);
  const [left, right, top, bottom] = [36, width - 8, 8, height - 22];
  // Outliers of the first steps would flatten the remaining curve.
  const highest = Math.ceil(Math.max(...losses.slice(0, 1), ...means) / 5) * 5;
  const lowest = Math.floor(Math.min(...losses) / 5) * 5;
  const x = (step: number): number => left + ((right - left) * step) / Math.max(1, epochs * perEpoch);
  const y = (loss: number): number => bottom - ((bottom - top) * (loss - lowest)) / Math.max(1, highest - lowest);
  context.font = "12px system-ui, sans-serif";
  context.fillStyle = context.strokeStyle = color;
  context.textBaseline = "middle";
  context.textAlign = "right";
  for (let loss = lowest; loss <= highest; loss += 5) {
    context.fillText(String(loss), left - 6, y(loss));
    context.globalAlpha = 0.15;
    context.strokeRect(left, y(loss), right - left, 0);
    context.globalAlpha = 1;
  }
  context.textAlign = "left";
  context.fillText("epoch 0", left, bottom + 14);
  context.textAlign = "right";
  context.fillText(String(epochs), right, bottom + 14);
  const line = (points: readonly (readonly [number, number])[], stroke: string, thick: number): void => {
    context.beginPath();
    for (const [step, loss] of points) context.lineTo(x(step), y(Math.min(loss, highest)));
    context.strokeStyle = stroke;
    context.lineWidth = thick;
    context.stroke();
  };
  line(
    losses.map((loss, i) => [i + 1, loss]),
    "#9ab4dd",
    1,
  );
  line(
    means.map((mean, i) => [(i + 0.5) * perEpoch, mean]),
    "#1f4e9e",
    2.5,
  );
}

/** The page shows what was drawn, and answers clicks. */
const frame = (): Promise<number> => new Promise(requestAnimationFrame);

let resume: (() => void) | null = null;
let isPaused = false;
button.addEventListener("click", () => {
  isPaused = !isPaused;
  button.textContent = isPaused ? "Go on" : "Pause";
  if (!isPaused) resume?.();
});
const whileRunning = (): Promise<void> =>
  isPaused
    ? new Promise((go) => {
        resume = go;
      })
    : Promise.resolve();

async function train(): Promise<void> {
  manualSeed(1);
  const answer = await fetch("digits.npz");
  const file = await loadNpz(new Uint8Array(await answer.arrayBuffer()));
  const images = file["images"]!.float().div(16).flatten(1);
  const model = new Autoencoder();
  const optimizer = new Adam(model.parameters(), { lr: 2e-3 });
  const loader = new DataLoader({ x: images }, { batchSize: 64, shuffle: true });
  const losses: number[] = [];
  const means: number[] = [];
  const shown = images.at(":20");
  const draw = (): void => {
    drawLoss(losses, means, loader.length);
    drawImages("plane", plane(model, 12, 12).unbind() as Tensor[]);
    drawImages("again", [shown, drawnAgain(model, shown)]);
    drawImages("samples", [samples(model, 20)]);
  };
  const began = performance.now();
  let drawn = began;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const { x } of loader) {
      optimizer.zeroGrad();
      const loss = model.forward(x);
      loss.backward();
      optimizer.step();
      losses.push(loss.item());
      if (performance.now() - drawn < 100) continue;
      draw();
      await frame();
      await whileRunning();
      drawn = performance.now();
    }
    means.push(losses.slice(-loader.length).reduce((sum, loss) => sum + loss) / loader.length);
    status.textContent = `epoch ${epoch} of ${epochs}: loss ${means.at(-1)!.toFixed(2)}`;
  }
  draw();
  status.textContent += `, ${((performance.now() - began) / 1000).toFixed(1)} s`;
  button.disabled = true;
  document.body.dataset["state"] = "trained";
}

train().catch((error: unknown) => {
  status.textContent = String(error);
  document.body.dataset["state"] = "failed";
});
