// Modules that build.mjs makes.

declare module "virtual:library" {
  const library: import("./project.js").Library;
  export default library;
}

declare module "virtual:modules" {
  const modules: Readonly<Record<string, unknown>>;
  export default modules;
}
