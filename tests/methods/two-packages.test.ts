// Methods and properties of one name that two installed packages give tensors: neither wins silently.

import { expect, test } from "vitest";
import { installMethods, installProperties } from "../../runtime/dispatch/overloads.js";
import { emitted } from "../emit/registry.js";

const message = (name: string, namespaces: string): string =>
  `\`${name}\` is a member that tensors have from several packages: those of the namespaces ${namespaces}. Call the function of one of them`;

test("of two packages no method is taken, and the message names both", () => {
  class Like {
    declare squashTwice: () => string;
    declare onlyOne: () => string;
  }
  const of = (text: string) => () => text;
  installMethods(Like, { squashTwice: of("one"), onlyOne: of("one") }, "one");
  // A second copy of the package is the same package.
  installMethods(Like, { squashTwice: of("copy"), onlyOne: of("copy") }, "one");
  expect([new Like().squashTwice(), new Like().onlyOne()]).toEqual(["one", "one"]);
  installMethods(Like, { squashTwice: of("two") }, "two");
  expect(() => new Like().squashTwice()).toThrow(message("squashTwice", "one and two"));
  installMethods(Like, { squashTwice: of("two") }, "two");
  installMethods(Like, { squashTwice: of("three") }, "three");
  expect(() => new Like().squashTwice()).toThrow(message("squashTwice", "one and two and three"));
  expect(new Like().onlyOne()).toBe("one");
});

test("nor is a property, beside a method or another property", () => {
  class Like {
    declare readonly halfTwice: string;
    declare readonly mixedTwice: string;
  }
  installProperties(Like, { halfTwice: () => "one" }, "one");
  installMethods(Like, { mixedTwice: () => "one" }, "one");
  installProperties(Like, { halfTwice: () => "two", mixedTwice: () => "two" }, "two");
  expect(() => new Like().halfTwice).toThrow(message("halfTwice", "one and two"));
  expect(() => new Like().mixedTwice).toThrow(message("mixedTwice", "one and two"));
});

test("members of the library stay as they are", () => {
  class Like {
    ofLibrary(): string {
      return "library";
    }
  }
  installMethods(Like, { ofLibrary: () => "one" }, "one");
  installMethods(Like, { ofLibrary: () => "two" }, "two");
  expect(new Like().ofLibrary()).toBe("library");
});

test("generated code says which namespaces its methods are of", () => {
  const entry = (name: string) =>
    `- func: ${name}(Tensor self) -> Tensor\n  variants: function, method\n  dispatch: {CPU: k}\n`;
  expect(emitted({ functions: entry("two::f") + entry("one::g") }, "methods.ts")).toContain('\n}, "one, two");');
  expect(emitted({ functions: entry("f") }, "methods.ts")).toMatch(/\n\}\);\n$/);
});
