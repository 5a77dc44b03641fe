import { findStandard } from '@lemma/plans/standards';
import type { PlanBlock, PlanRow } from '@lemma/school/plan';
import { useMisconceptionNames, useWhys } from './misconceptions-in-words.ts';
import { useStandardWords } from './use-standard-words.ts';

/**
 * What a plan took from the catalogs, in the language of the page: our wording of its standard, and of an idea the name
 * and why students have it. What to do next is fitted to the lesson and stays as it is. A block that somebody has edited says what they wrote.
 */
export function useSaidOfRow(block: PlanBlock): (row: PlanRow) => (text: string) => string | undefined {
  const [wording, named, whyOf] = [useStandardWords(), useMisconceptionNames(), useWhys()];
  const known = (row: PlanRow): readonly (readonly [string | undefined, string | undefined])[] => {
    if (block.kind === 'standard') {
      const { code = '', text = '' } = findStandard(row.title) ?? {};
      const said = wording(code, text);
      return said.lang === 'en' ? [] : [[`${text}.`, `${said.text}.`]];
    }
    if (block.kind !== 'misconceptions' || row.idea === undefined) return [];
    // Of what a plan says of an idea, the last is why students have it (`misconception-blocks.ts` of the plans).
    const why = row.parts.findLast(({ kind }) => kind === 'idea')?.text;
    const name = named(row.idea, row.title);
    return [
      [row.title, name === row.title ? undefined : name],
      [why, whyOf(row.idea)],
    ];
  };
  return (row) => {
    const said = new Map(block.edited ? [] : known(row));
    return (text) => said.get(text);
  };
}
