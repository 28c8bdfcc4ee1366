// generated/layers/autocast.ts: what autocast does with which operators, as lists of names. Nothing is called or imported, so bundlers can
// still drop operators.

import { autocastFile, autocastLists } from "../plan/autocast.js";
import { type Code, code, literal, typeRef } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const AutocastList = typeRef("AutocastList", "runtime/modes/autocast-list.ts");

export const emitAutocast: Emitter = ({ autocast, sources }) =>
  autocast.length === 0
    ? []
    : [
        {
          path: autocastFile,
          from: [sources.functions],
          charter: "What autocast does with which operators, by device: only autocast imports this.",
          body: code`
            export const ${autocastLists}: () => readonly ${AutocastList}[] = () => [
              ${autocast.map(
                ({ keys, dtype, policies }): Code => code`
                  {
                    keys: ${literal(keys)},
                    dtype: ${literal(dtype)},
                    operators: {
                      ${[...policies].map(
                        ([policy, operators]) => code`
                          ${policy}: [
                            ${operators.map(({ name, detail }) => code`[${literal(name)}, ${literal(detail)}],`)}
                          ],
                        `,
                      )}
                    },
                  },
                `,
              )}
            ];
          `,
        },
      ];
