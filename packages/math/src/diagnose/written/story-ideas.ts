import type { MisconceptionId } from '../../types.ts';
import { type Amount, amountsIn, near, results, shown, type Shown, type Written } from './facts.ts';

type Three = (a: number, b: number, c: number) => number;
type Model = { readonly key: Three; readonly wrong: readonly (readonly [MisconceptionId, Three])[] };

/** What three numbers of a story may be asked for, and what comes of the ideas about it. */
const models: readonly Model[] = [
  {
    // Something stays ahead by as much as before.
    key: (a, b, c) => c + (a - b),
    wrong: [['ratios.everything-is-proportional', (a, b, c) => (c * a) / b]],
  },
  {
    // An amount for each one that is more or less than another.
    key: (a, b, c) => (a + b) * c,
    wrong: [
      ['ratios.difference-taken-once', (a, b, c) => a * c + b],
      ['ratios.difference-taken-once', (a, b, c) => a * c - b],
      ['whole-numbers.follows-the-keyword', (a, b, c) => (a - b) * c],
    ],
  },
  {
    key: (a, b, c) => (a - b) * c,
    wrong: [
      ['ratios.difference-taken-once', (a, b, c) => a * c - b],
      ['ratios.difference-taken-once', (a, b, c) => a * c + b],
      ['whole-numbers.follows-the-keyword', (a, b, c) => (a + b) * c],
    ],
  },
  {
    // A start and an amount for each.
    key: (a, b, c) => a + b * c,
    wrong: [
      ['functions.start-amount-every-time', (a, b, c) => (a + b) * c],
      ['functions.start-amount-dropped', (_, b, c) => b * c],
    ],
  },
  {
    key: (a, b, c) => (b * c) / a,
    wrong: [
      ['ratios.additive', (a, b, c) => b + c - a],
      ['ratios.inverted-rate', (a, b, c) => (a * c) / b],
      ['ratios.multiply-only', (_, b, c) => b * c],
    ],
  },
  {
    // An area or what covers it, when a length grows from a to c.
    key: (a, b, c) => b * (c / a) ** 2,
    wrong: [
      ['ratios.area-grows-like-length', (a, b, c) => (b * c) / a],
      ['ratios.area-doubles-the-factor', (a, b, c) => (2 * b * c) / a],
    ],
  },
];

type Share = (amount: number, top: number, bottom: number) => number;
type ShareModel = { readonly key: Share; readonly wrong: readonly (readonly [MisconceptionId, Share])[] };

const shares: readonly ShareModel[] = [
  {
    key: (amount, top, bottom) => (amount * bottom) / top,
    wrong: [
      ['fractions.part-as-one-group', (amount, _, bottom) => amount * bottom],
      ['fractions.takes-part-of-part', (amount, top, bottom) => (amount * top) / bottom],
    ],
  },
  {
    key: (amount, top, bottom) => (amount * top) / bottom,
    wrong: [
      ['fractions.one-group-only', (amount, _, bottom) => amount / bottom],
      ['fractions.finds-the-other-part', (amount, top, bottom) => amount - (amount * top) / bottom],
    ],
  },
  {
    key: (amount, top, bottom) => amount - (amount * top) / bottom,
    wrong: [['fractions.finds-the-other-part', (amount, top, bottom) => (amount * top) / bottom]],
  },
];

/** Every choice of three of at most six amounts, in every order. */
const triples = (values: readonly number[]): (readonly [number, number, number])[] =>
  values.flatMap((a, i) =>
    values.flatMap((b, j) => values.flatMap((c, k) => (i === j || j === k || i === k ? [] : [[a, b, c] as const]))),
  );

const among = (values: readonly number[], value: number): boolean => values.some((one) => near(one, value));

function shareIdeas(given: readonly Amount[], keys: readonly number[], answers: readonly number[]): Shown[] {
  const parts = given.filter(({ top = 0, bottom = 0 }) => top > 0 && bottom > 1 && top < bottom);
  const wholes = given.filter(({ bottom }) => bottom === undefined);
  const found = parts.flatMap(({ top = 1, bottom = 1 }) =>
    wholes.flatMap(({ value }) =>
      shares
        .filter(({ key }) => among(keys, key(value, top, bottom)))
        .flatMap(({ wrong }) => wrong.flatMap(([id, work]) => (among(answers, work(value, top, bottom)) ? [id] : []))),
    ),
  );
  return shown('computed', ...new Set(found));
}

/** Ideas about a story with three or more numbers: which of its models is meant, the right answer tells. */
export function storyIdeas({ question, correct, answer }: Written): Shown[] {
  const words = question.match(/[a-z]{3,}/gi) ?? [];
  const given = amountsIn(question);
  if (words.length < 6 || given.length < 2 || given.length > 6) return [];
  const [keys, all] = [results(correct, given), results(answer, given)];
  const answers = all.filter((value) => !among(keys, value));
  if (keys.length === 0 || answers.length === 0) return [];
  const share = shareIdeas(given, keys, answers);
  if (share.length > 0) return share;
  const chosen = triples(given.map(({ value }) => value).filter((value) => value > 0));
  const found = models.flatMap(({ key, wrong }) =>
    chosen
      .filter((three) => among(keys, key(...three)))
      .flatMap((three) =>
        wrong.flatMap(([id, work]) => (among(answers, work(...three)) && !among(keys, work(...three)) ? [id] : [])),
      ),
  );
  return shown('computed', ...new Set(found));
}
