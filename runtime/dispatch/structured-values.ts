// Values of the types that only operators defined at run time have: dictionaries, futures, tuples, unions, objects of classes.

import { isMap, isPlainObject } from "../core/options.js";
import type { Type } from "../schema/types.js";
import { converterOf, misfit, structuredTypes } from "./overloads.js";
import { typeMismatch } from "./stack.js";

/** Whether a value of the type may be an object that looks like options, so that a call has to be tried both ways. */
function takesObjects(type: Type): boolean {
  switch (type.kind) {
    case "optional":
      return takesObjects(type.element);
    case "generic":
      return type.name === "Union" ? type.parameters.some(takesObjects) : true;
    case "base":
      return type.name === "Any" || type.name === "Capsule";
    default:
      return type.kind === "class" || type.kind === "variable";
  }
}

/** Entries of a Map, or of an object if the keys are strings; null for anything else. */
function entriesOf(value: unknown, key: Type): readonly (readonly [unknown, unknown])[] | null {
  if (isMap(value)) return [...value];
  const isText = key.kind === "base" && key.name === "str";
  return isText && isPlainObject(value) ? Object.entries(value) : null;
}

function structured(type: Type): (value: unknown) => unknown {
  if (type.kind === "tuple") {
    const inner = type.elements.map(converterOf);
    return (value) => {
      if (!Array.isArray(value) || value.length !== inner.length) return misfit;
      const converted = inner.map((convert, i) => convert(value[i]));
      return converted.includes(misfit) ? misfit : converted;
    };
  }
  if (type.kind === "generic" && type.name === "Dict") {
    const [key, item] = type.parameters as readonly [Type, Type];
    const [ofKey, ofItem] = [converterOf(key), converterOf(item)];
    return (value) => {
      const entries = entriesOf(value, key);
      if (entries === null) return misfit;
      const converted = new Map(entries.map(([k, v]) => [ofKey(k), ofItem(v)]));
      return converted.has(misfit) || [...converted.values()].includes(misfit) ? misfit : converted;
    };
  }
  if (type.kind === "generic" && type.name === "Union") {
    const inner = type.parameters.map(converterOf);
    return (value) => {
      for (const convert of inner) {
        const converted = convert(value);
        if (converted !== misfit) return converted;
      }
      return misfit;
    };
  }
  return (value) => (typeMismatch(value, type, "") === null ? value : misfit);
}

/** Installs the conversion of these values in calls. */
export function installStructuredValues(): void {
  structuredTypes.install({ converter: structured, takesObjects });
}
