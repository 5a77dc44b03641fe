import type { WorkItem } from '@lemma/school/work';
import type { KeySet } from '@lemma/ui';

/** What of a question says which keys its answer needs. */
export type AskedItem = Pick<WorkItem, 'prompt' | 'field'> & { readonly math?: string | undefined };

type Keys = { readonly more: readonly KeySet[]; readonly letters: readonly string[] };

/** Names that are no letters to compute with. */
const NAMES = /(?<![A-Za-z])(?:sqrt|cbrt|root|abs|and|or|pi|sin|cos|tan|log|ln)(?![A-Za-z])/g;

/** A letter by itself, or beside a number or another letter of a product, as in `2xy`. */
const LETTERS = /(?<![A-Za-z])[A-Za-z]{1,3}(?![A-Za-z])/g;

/** The mathematics of a question, without its words. */
const mathOf = ({ prompt, math = '' }: AskedItem): string =>
  [math, ...[...prompt.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside ?? '')].join(' ');

/** Equations are about letters also where a picture or words have not named them. */
const byKind: Partial<Record<AskedItem['field']['kind'], readonly string[]>> = { equation: ['x', 'y'] };

/** The keys that a question's answer needs beside those of its kind: the letters and signs that it is asked with. */
export function keysForItem(item: AskedItem): Keys {
  const { kind, variable } = item.field;
  const asked = mathOf(item).replace(NAMES, ' ');
  const letters = new Set(kind === 'expression' || kind === 'inequality' || kind === 'equation' ? byKind[kind] : []);
  if (kind !== 'quantity') for (const [letter] of asked.matchAll(LETTERS)) for (const one of letter) letters.add(one);
  // It stands before the field.
  if (variable !== undefined && kind !== 'inequality') letters.delete(variable);
  const more: KeySet[] = [];
  if (kind !== 'number' && /[<>≤≥]/.test(asked)) more.push('inequalities');
  if (/π|pi\b/.test(mathOf(item) + item.prompt)) more.push('pi');
  const isExact = /root|exact|\^/.test(`${mathOf(item)} ${item.prompt}`);
  if (isExact && (kind === 'number' || kind === 'quantity' || kind === 'set' || kind === 'list'))
    more.push('powers', 'operations', 'brackets');
  return { more, letters: [...letters].slice(0, MOST_LETTERS) };
}

/** More would fill a small phone; the device's own keyboard has them all. */
const MOST_LETTERS = 5;
