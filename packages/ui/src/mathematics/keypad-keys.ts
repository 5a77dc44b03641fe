import type { AnswerKind } from '@lemma/math/answer-kinds';
import type { workTexts } from '../text/en-work.ts';

/** The kind of answer that is typed. */
export type TypedKind = Exclude<AnswerKind, 'choice'>;

/**
 * A key. `insert` is typed at the caret, and `caret` is how many characters before its end the caret is then. `name` is
 * a key of the text catalog; digits and letters are their own names.
 */
export type Key = {
  readonly face: string;
  readonly insert: string;
  readonly caret?: number;
  readonly name?: keyof (typeof workTexts)['math']['keys'] | undefined;
};

/** Named sets of keys; a task may have more than its kind of answer needs. */
export type KeySet =
  | 'fraction'
  | 'powers'
  | 'operations'
  | 'equals'
  | 'inequalities'
  | 'percent'
  | 'pi'
  | 'brackets'
  | 'list';

export const DIGITS: readonly Key[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => ({
  face: digit,
  insert: digit,
}));

const sets: Record<KeySet, readonly Key[]> = {
  fraction: [
    { face: 'a/b', insert: '/', name: 'fraction' },
    { face: '1 a/b', insert: ' /', caret: 1, name: 'mixed' },
  ],
  powers: [
    { face: 'x²', insert: '^2', name: 'square' },
    { face: 'xⁿ', insert: '^', name: 'power' },
    { face: '√', insert: 'sqrt()', caret: 1, name: 'root' },
  ],
  operations: [
    { face: '+', insert: '+', name: 'plus' },
    { face: '×', insert: '×', name: 'times' },
    { face: '÷', insert: '÷', name: 'divide' },
  ],
  equals: [{ face: '=', insert: '=', name: 'equals' }],
  inequalities: [
    { face: '<', insert: '<', name: 'less' },
    { face: '>', insert: '>', name: 'greater' },
    { face: '≤', insert: '≤', name: 'atMost' },
    { face: '≥', insert: '≥', name: 'atLeast' },
  ],
  percent: [{ face: '%', insert: '%', name: 'percent' }],
  pi: [{ face: 'π', insert: 'π', name: 'pi' }],
  brackets: [
    { face: '(', insert: '(', name: 'open' },
    { face: ')', insert: ')', name: 'close' },
  ],
  list: [{ face: ',', insert: ', ', name: 'comma' }],
};

/** If the decimal mark is a comma, a semicolon separates the items of a list. */
const LIST_WITH_COMMAS: readonly Key[] = [{ face: ';', insert: '; ', name: 'semicolon' }];

const byKind: Record<TypedKind, readonly KeySet[]> = {
  number: ['fraction', 'percent'],
  quantity: ['fraction'],
  expression: ['operations', 'fraction', 'powers', 'brackets'],
  equation: ['equals', 'operations', 'fraction', 'brackets'],
  inequality: ['inequalities', 'operations', 'fraction'],
  list: ['list', 'fraction'],
  set: ['list', 'fraction'],
  interval: ['brackets', 'list', 'fraction'],
  point: ['brackets', 'list', 'fraction'],
};

/**
 * Keys that a task needs in addition to those of its kind, and keys of its kind that it can do without. `comma` types a
 * decimal comma instead of a point.
 */
export type KeyWishes = {
  readonly more?: readonly KeySet[];
  readonly without?: readonly KeySet[];
  readonly letters?: readonly string[];
  readonly units?: readonly string[];
  readonly comma?: boolean;
};

/** The keys next to the digits for one kind of answer, then letters, further sets and units, without duplicates. */
export function keypadKeysFor(
  kind: TypedKind,
  { more = [], without = [], letters = [], units = [], comma = false }: KeyWishes = {},
): readonly Key[] {
  const wanted = new Set([...byKind[kind].filter((set) => !without.includes(set)), ...more]);
  return [
    { face: '−', insert: '-', name: 'minus' },
    comma ? { face: ',', insert: ',', name: 'comma' } : { face: '.', insert: '.', name: 'point' },
    ...letters.map((letter) => ({ face: letter, insert: letter })),
    ...[...wanted].flatMap((set) => (set === 'list' && comma ? LIST_WITH_COMMAS : sets[set])),
    ...units.map((unit) => ({ face: unit, insert: ` ${unit}` })),
  ];
}
