import type { PlanBlock, PlanBlockKind, PlanRow } from '@lemma/school/plan';
import { plain, problemText } from '#shared/logic/asked-text.ts';
import { keyText } from '#shared/logic/plan-text.ts';

/** A problem of the set stands in its own place; where a row only speaks of it, its name is enough. */
export const isOwn = ({ id, idea, item }: PlanRow): boolean =>
  item !== undefined && (idea === undefined || item.id === id);

/** The problems of a plan for a table, each once: its part, case and level, what is asked with its options and its picture in words, mathematics and answer. */
export const problemCells = (
  blocks: readonly Pick<PlanBlock, 'kind' | 'rows'>[],
  nameOf: (kind: PlanBlockKind) => string,
): (string | number)[][] =>
  blocks.flatMap(({ kind, rows }) =>
    rows.filter(isOwn).flatMap(({ item }) => {
      if (item === undefined) return [];
      const { caseLabel, level, math = '', options = [], ...asked } = item;
      const choices = options.map(({ label }) => ` ○ ${plain(label)}`).join('');
      return [
        [
          nameOf(kind),
          caseLabel,
          level,
          `${problemText({ ...asked, math: undefined })}${choices}`,
          math,
          plain(keyText(item)),
        ],
      ];
    }),
  );
