import type { WorkItem } from '@lemma/school/work';
import type { KeySet } from '@lemma/ui';

/** The parts of a question that decide which keys its answer needs. */
export type AskedItem = Pick<WorkItem, 'prompt' | 'field'> & {
  readonly math?: string | undefined;
  readonly skill?: string | undefined;
};

type Keys = {
  readonly more: readonly KeySet[];
  readonly without: readonly KeySet[];
  readonly letters: readonly string[];
};

/** Names of functions and constants, whose letters are no variables. */
const NAMES = /(?<![A-Za-z])(?:sqrt|cbrt|root|abs|and|or|pi|sin|cos|tan|log|ln)(?![A-Za-z])/g;

/** Words of what grows by a factor, whose equation has a power. */
const GROWS = /\btimes as (?:large|many|much|big)|\bdoubl|\btripl|\bhal(?:f|ves)\b/i;

/** Matches a single letter, or letters next to a number or to each other in a product, such as `2xy`. */
const LETTERS = /(?<![A-Za-z])[A-Za-z]{1,3}(?![A-Za-z])/g;

/** The mathematics of a question, without its words. */
const mathOf = ({ prompt, math = '' }: AskedItem): string =>
  [math, ...[...prompt.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside ?? '')].join(' ');

/** Equations need letters even if only a picture or the text names them. */
const byKind: Partial<Record<AskedItem['field']['kind'], readonly string[]>> = { equation: ['x', 'y'] };

/** What is counted, in questions of any domain. */
const COUNTED = /\bhow many (?:lines|sides|corners|faces|edges|factors|angles)\b/i;

/** A question about percents. */
const PERCENT = /%|percent/i;

/** A question whose cards have letters, and one that asks for a time of day or for the corners of a figure. */
const CARDS = /\bwrite the letter/i;
const TIME = /\bwrite the time\b/i;
const CORNERS = /\bwrite the corners\b/i;

/** What is typed besides what any answer has: the letters of cards, the signs of a time, the bars of a value. */
function signsOf(item: AskedItem): readonly string[] {
  const { prompt, field } = item;
  if (field.kind === 'equation' && mathOf(item).includes('|')) return ['|'];
  if (TIME.test(prompt)) return [':', 'a.m.', 'p.m.'];
  return CARDS.test(prompt) ? [...prompt.matchAll(/(?<![A-Za-z])([A-Z]): /g)].map(([, letter = '']) => letter) : [];
}

/** Keys of a number that no answer to this question is written with. */
function unneeded({ prompt, field, skill = '', math = '' }: AskedItem): readonly KeySet[] {
  if (field.kind !== 'number') return [];
  const percent: readonly KeySet[] = PERCENT.test(prompt + math) ? [] : ['percent'];
  const whole = skill.startsWith('whole-numbers.') || COUNTED.test(prompt);
  return whole ? ['fraction', ...percent] : percent;
}

/** The keys that an answer needs in addition to those of its kind: the letters and signs of the question. */
export function keysForItem(item: AskedItem): Keys {
  const { kind, variable } = item.field;
  const asked = mathOf(item).replace(NAMES, ' ');
  const letters = new Set([...signsOf(item), ...(byKind[kind] ?? [])]);
  if (kind !== 'quantity') for (const [letter] of asked.matchAll(LETTERS)) for (const one of letter) letters.add(one);
  // The letter is shown before the field already.
  if (variable !== undefined && kind !== 'inequality') letters.delete(variable);
  const more: KeySet[] = [];
  if (kind !== 'number' && /[<>≤≥]/.test(asked)) more.push('inequalities');
  // Beside the field stands no unit, so that a percent sign must be typed.
  if (kind === 'quantity' && item.field.unit === undefined && PERCENT.test(item.prompt + asked)) more.push('percent');
  if (/π|pi\b/.test(mathOf(item) + item.prompt)) more.push('pi');
  const isExact = /root|exact|\^/.test(`${mathOf(item)} ${item.prompt}`);
  if (isExact && (kind === 'number' || kind === 'quantity' || kind === 'set' || kind === 'list'))
    more.push('powers', 'operations', 'brackets');
  if (kind === 'equation' && (GROWS.test(item.prompt) || asked.includes('^'))) more.push('powers');
  if (kind === 'list' && CORNERS.test(item.prompt)) more.push('brackets');
  return { more, without: unneeded(item), letters: [...letters].slice(0, MOST_LETTERS) };
}

/** More keys would not fit a small phone; the device's own keyboard has all letters. */
const MOST_LETTERS = 5;
