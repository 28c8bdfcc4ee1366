// A project outside the tree with operators on rows: those of docs/rows.md and some more, and programs that run in it.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = fs.readFileSync(path.join(root, "docs/rows.md"), "utf8");
const blocks = [...page.matchAll(/^```(yaml|ts project)\n([\s\S]*?)^```$/gm)].map(([, , text]) => text!);
const [entries, derivatives, program] = blocks as [string, string, string];

const more = `
- func: mine::total(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  autogen: total.out
  non_differentiable: True
  rows:
    promote: sum
    start: 0
    join: acc + self

- func: mine::largest(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
  non_differentiable: True
  rows:
    join: maximum(acc, self)

- func: mine::standard(Tensor self, int[] dim, float eps=1e-05) -> Tensor
  non_differentiable: True
  rows:
    dtypes: float
    reduce:
      total: { start: 0, join: total + self }
      squares: { start: 0, join: "d = self - total / count; squares + d * d" }
    each: (self - total / count) / sqrt(squares / count + eps)

- func: mine::any_above(Tensor self, Scalar bound, int[1]? dim=None) -> Tensor
  non_differentiable: True
  rows:
    promote: bool
    start: 0
    join: acc || self > bound

- func: mine::dot(Tensor self, Tensor other, int dim=-1, *, str scale="none") -> Tensor
  non_differentiable: True
  rows:
    start: 0
    join: acc + self * other
    finish: 'scale == "none" ? acc : acc * count'

- func: mine::running_largest(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    join: maximum(acc, self)
    scan: acc

- func: mine::running_log_sum_exp(Tensor self, int[] dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: float
    reduce:
      m: { join: "maximum(m, self)" }
      s: { start: 0, join: s + exp(self - m) }
    scan: m + log(s)

- func: mine::running_mean(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    start: 0
    join: d = self * 2; acc + d
    scan: d = index + 1; acc / 2 / d

- func: mine::first_above(Tensor self, Scalar bound, int[1]? dim=None) -> Tensor
  autogen: first_above.out
  non_differentiable: True
  rows:
    promote: int64
    join: "minimum(acc, self > bound ? index : count)"

- func: mine::weighted(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    promote: int64
    start: 0
    join: acc + self * index

- func: mine::above_so_far(Tensor self, Scalar bound, int dim) -> Tensor
  non_differentiable: True
  rows:
    promote: bool
    join: acc || self > bound
    scan: acc
`;

export interface Project {
  /** The program of docs/rows.md. */
  readonly program: string;
  readonly write: (file: string, text: string) => void;
  readonly run: (...args: string[]) => { status: number | null; stdout: string; stderr: string };
  /** What a program prints, as JSON; it may use tengen as `t` and the project's operators as `own`. */
  readonly printed: (text: string) => unknown;
  readonly remove: () => void;
}

/** Generates a project with these operators. @param others the entries of more of them */
export function makeProject(others = ""): Project {
  const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-rows-")));
  const write: Project["write"] = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  };
  const run: Project["run"] = (...args) => {
    const loader = path.join(root, "node_modules/tsx/dist/esm/index.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", loader, ...args], {
      cwd: project,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  const printed: Project["printed"] = (text) => {
    write("program.ts", `import * as t from "tengen";\nimport * as own from "./generated/index.js";\n${text}`);
    const { stdout, stderr } = run("program.ts");
    expect(stderr).toBe("");
    return JSON.parse(stdout);
  };
  write("package.json", '{ "name": "user", "type": "module" }');
  const exports = {
    ".": "./generated/index.ts",
    "./runtime/*.js": "./runtime/*.ts",
    "./generated/*.js": "./generated/*.ts",
  };
  write("node_modules/tengen/package.json", JSON.stringify({ name: "tengen", type: "module", exports }));
  for (const part of ["generated", "runtime"])
    fs.symlinkSync(path.join(root, part), path.join(project, "node_modules/tengen", part));
  fs.mkdirSync(path.join(project, "kernels"));
  write("native_functions.yaml", entries + more + others);
  write("derivatives.yaml", derivatives);
  expect(run(path.join(root, "codegen/cli/main.ts"), "--extend", "--kernels", "kernels")).toMatchObject({
    status: 0,
    stderr: "",
  });
  return { program, write, run, printed, remove: () => fs.rmSync(project, { recursive: true }) };
}
