// Runs `tengen lsp` of the tengen-codegen that a workspace has installed, for its registry files and kernels.

const { createRequire } = require("node:module");
const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** @type {import("vscode-languageclient/node").LanguageClient | undefined} */
let client;

/** The command that starts the server; undefined where no folder of the workspace has it installed. */
function serverCommand() {
  const given = vscode.workspace.getConfiguration("tengen").get("command", []);
  if (given.length > 0) return given;
  for (const { uri } of vscode.workspace.workspaceFolders ?? []) {
    try {
      const main = createRequire(path.join(uri.fsPath, "package.json")).resolve("tengen-codegen/cli");
      // Node rather than the editor's own program, whose version of Node may be another.
      return ["node", main, "lsp", "--stdio"];
    } catch {
      // Another folder may have it.
    }
  }
  return undefined;
}

async function start() {
  const command = serverCommand();
  if (command === undefined) {
    void vscode.window.showWarningMessage(
      "tengen: no folder of this workspace has tengen-codegen installed (npm install --save-dev tengen-codegen)",
    );
    return;
  }
  const [program, ...args] = command;
  const cwd = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  client = new LanguageClient(
    "tengen",
    "tengen",
    { command: program, args, options: cwd === undefined ? {} : { cwd } },
    {
      // Other YAML and TypeScript files belong to no project of tengen's: the server passes them over.
      documentSelector: [
        { scheme: "file", language: "yaml" },
        { scheme: "file", language: "typescript" },
      ],
    },
  );
  await client.start();
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("tengen.restart", async () => {
      await stop();
      await start();
    }),
  );
  await start();
};

exports.deactivate = stop;
