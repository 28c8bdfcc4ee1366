// The JSON Schemas for editors: fresh, and about the same files as the loader.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { editorSchemas } from "../../codegen/emit/json-schema.js";
import { derivativeFields, nativeFunctionFields } from "../../codegen/load/fields.js";

const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("editor schemas", () => {
  it.each([...editorSchemas()])(
    "%s is what the field table gives (npx tsx scripts/write-editor-schemas.ts)",
    (path, text) => {
      expect(file(path)).toBe(text);
    },
  );

  it("name every field, with its meaning", () => {
    const { items } = JSON.parse(editorSchemas().get("schemas/native_functions.schema.json")!);
    expect(Object.keys(items.properties)).toEqual(Object.keys(nativeFunctionFields));
    expect(items.required).toEqual(["func"]);
    expect(items.additionalProperties).toBe(false);
    expect(items.properties.device_check.enum).toEqual(["NoCheck", "ExactSame"]);
    expect(items.properties.structured_inherits.description).toContain("changes nothing here");
    expect(items.properties.dispatch.properties.CPU.type).toBe("string");
  });

  it("take any other key of derivatives.yaml for a formula", () => {
    const { items } = JSON.parse(editorSchemas().get("schemas/derivatives.schema.json")!);
    expect(Object.keys(items.properties)).toEqual(Object.keys(derivativeFields));
    expect(items.additionalProperties.type).toEqual(["string", "number"]);
  });

  it.each(["native_functions", "derivatives"])("is named in the head of %s.yaml", (name) => {
    expect(file(`${name}.yaml`).split("\n")[0]).toBe(`# yaml-language-server: $schema=schemas/${name}.schema.json`);
  });
});
