// Random numbers that a device draws itself: generators, known answers of Philox, and the distributions of the device `webgpu`.

import { expect, test } from "vitest";
import { nodeReason, printing, programs } from "./in-node.js";

const run = programs();

test.skipIf(nodeReason !== null)("random numbers drawn on the device", async () => {
  const expressions = {
    HERE: "draws.wordsHere()",
    THERE: "await draws.wordsThere()",
    DIFFERING: "await draws.differing()",
    DEVIATIONS: "await draws.deviations()",
    STATES: "await draws.states()",
    REFUSALS: "await draws.refusals()",
    COVERAGE: "draws.coverage()",
    MODES: `[
      gpu.generator.device,
      await webgpu({ random: "device" }) === gpu,
      await webgpu({ random: "host" }).catch((error) => error.message),
      await webgpu({ random: "gpu" }).catch((error) => error.message),
    ]`,
  };
  const [here, there, differing, deviations, states, refusals, coverage, modes] = await run(
    `import { api } from "./api.js";
import "../../generated/index.js";
import { webgpu } from "../../runtime/webgpu/index.js";
import * as draws from "./draws.js";
const gpu = await webgpu({ gpu: api, random: "device", checkShaders: true });
${Object.entries(expressions)
  .map(([name, text]) => printing(name, text))
  .join("\n")}`,
    Object.keys(expressions),
  );
  // Random123's known answers of philox4x32-10.
  const words = [
    "6627e8d5 e169c58d bc57ac4c 9b00dbd8",
    "408f276d 41c83b0e a20bc7c6 6d5451fd",
    "d16cfe09 94fdcceb 5001e420 24126ea1",
  ];
  expect([here, there]).toEqual([words, words]);
  // Bit for bit what single precision gives on any machine.
  expect(differing).toEqual({ uniform: 0, normal: 0, exponential: 0, few: 0, many: 0, most: 0, host: 0 });
  const off = Object.entries(deviations as Record<string, readonly number[]>).filter(
    ([, all]) => !all.every((one) => one < 4.5),
  );
  expect(off).toEqual([]);
  expect(states).toEqual([
    ["a seed", true, true],
    ["a generator of its own", true, 'Generator(device="webgpu", seed=3)'],
    ["a state", 16, true],
    true,
    true,
    true,
    ["the CPU's numbers", true],
    ["a checkpoint", true],
    ["recomputed", true, 2],
    ["with reads", true],
    ["a permutation", 1000, true, true],
    ["below the end", true],
    ["certain", true, true],
    ["orders", true, true],
    ["an initialisation", 16],
    ["soft choices", true],
    ["examples", 2, 6],
    ["runs of a graph", true, true, true],
    ["samples with replacement", false, true],
    ["updates and autocast", true, true],
  ]);
  expect(refusals).toEqual([
    'ArgumentError: expected a generator of device webgpu, got one of cpu: a generator draws for tensors of its device; new Generator({ device: "webgpu", seed }) makes one',
    "ArgumentError: expected a generator of device cpu, got one of webgpu: a generator draws for tensors of its device; new Generator(seed) makes one",
    "ArgumentError: Generator: device cuda has no generators: numbers for its tensors are drawn on the CPU, by new Generator(seed), unless its backend is started so that the device draws",
    "ArgumentError: Generator: there is no option sead; options: device, seed",
    "FormatError: setState: a generator of device webgpu has a state of 16 bytes, got 5056",
    "UnsupportedError: aten::uniform_: device webgpu does not support float64, only float32, float16, bfloat16, bool, uint8, int8, int16, int32, int64",
    "ArgumentError: uniform_ expects to return a [from, to) range, but found from=2 > to=1",
    expect.stringMatching(/^NotImplementedError|^DTypeError: "normal_kernel_cpu" not implemented for/),
    "ArgumentError: to - 1 is out of bounds for uint8",
    "DeviceError: webgpu: a probability is not in [0, 1], in a call of aten::bernoulli_.Tensor of float32[2], float32[2]",
    expect.stringMatching(/^DeviceError: webgpu: a parameter of a distribution is negative or not a number/),
    expect.stringMatching(/^DeviceError: webgpu: the weights of a row are not all finite and at least 0/),
    expect.stringMatching(/^DeviceError: webgpu: the weights of a row/),
    expect.stringMatching(/^DeviceError: webgpu: the weights of a row/),
    "0,3",
  ]);
  // Every operator that draws does it on the device, and refuses a generator of another one.
  expect(coverage).toEqual({ taking: [], elsewhere: [] });
  expect(modes).toEqual([
    "webgpu",
    true,
    'webgpu: the device is running with random: "device"; dispose() of it before another one is started with "host"',
    'webgpu: random must be one of host, device, got "gpu"',
  ]);
});
