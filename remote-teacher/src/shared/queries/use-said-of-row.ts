import { findStandard } from '@lemma/plans/standards';
import type { PlanBlock, PlanRow } from '@lemma/school/plan';
import { useMisconceptionNames, useMoves, useWhys } from './misconceptions-in-words.ts';
import { useStandardWords } from './use-standard-words.ts';

/** The labels of what a plan says of an idea (`misconception-blocks.ts` of the plans). */
const LABELS = { why: 'Why', move: 'Teacher move' } as const;

/**
 * What a plan took from the catalogs, in the language of the page: our wording of its standard, and of an idea the name,
 * why students have it and what to do next. A block that somebody has edited says what they wrote.
 */
export function useSaidOfRow(block: PlanBlock): (row: PlanRow) => (text: string) => string | undefined {
  const [wording, named, whyOf, moveOf] = [useStandardWords(), useMisconceptionNames(), useWhys(), useMoves()];
  const known = (row: PlanRow): readonly (readonly [string | undefined, string | undefined])[] => {
    if (block.kind === 'standard') {
      const { code = '', text = '' } = findStandard(row.title) ?? {};
      const said = wording(code, text);
      return said.lang === 'en' ? [] : [[`${text}.`, `${said.text}.`]];
    }
    if (block.kind !== 'misconceptions' || row.idea === undefined) return [];
    const part = (label: string): string | undefined => row.parts.find((each) => each.label === label)?.text;
    const name = named(row.idea, row.title);
    return [
      [row.title, name === row.title ? undefined : name],
      [part(LABELS.why), whyOf(row.idea)],
      [part(LABELS.move), moveOf(row.idea)],
    ];
  };
  return (row) => {
    const said = new Map(block.edited ? [] : known(row));
    return (text) => said.get(text);
  };
}
