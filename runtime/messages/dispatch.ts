// What the errors of runtime/dispatch say.

import { type Source, sourceText } from "../dispatch/kernel.js";

export const dispatchMessages = {
  noKernelGiven: (kernel: string, source: Source) =>
    `no kernel was given, but ${kernel}, at ${sourceText(source)}: ` +
    "is the module that exports it part of a circle of imports, or the name misspelt?",
  definedTwice: (name: string, first: string, firstSource: Source, second: string, secondSource: Source) =>
    `operator ${name} is already defined.\n  first:  ${first} at ${sourceText(firstSource)}\n` +
    `  second: ${second} at ${sourceText(secondSource)}\nAn overload is defined once; give the second one an overload name of its own.`,
};
