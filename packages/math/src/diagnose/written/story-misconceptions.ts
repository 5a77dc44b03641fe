import type { MisconceptionId } from '../../types.ts';
import { type Amount, amountsIn, near, results, type Shown, shown, type Written } from './facts.ts';

type Three = (a: number, b: number, c: number) => number;
type Model = { readonly key: Three; readonly wrong: readonly (readonly [MisconceptionId, Three])[] };

/** What a story with three numbers may ask for, and the answers of the misconceptions about it. */
const models: readonly Model[] = [
  {
    // Somebody stays ahead by the same amount.
    key: (a, b, c) => c + (a - b),
    wrong: [['ratios.everything-is-proportional', (a, b, c) => (c * a) / b]],
  },
  {
    // An amount for each, which is larger or smaller than another.
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
    // A starting value and an amount for each.
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
    // An area, or the material that covers it, if a length grows from a to c.
    key: (a, b, c) => b * (c / a) ** 2,
    wrong: [
      ['ratios.area-grows-like-length', (a, b, c) => (b * c) / a],
      ['ratios.area-doubles-the-factor', (a, b, c) => (2 * b * c) / a],
    ],
  },
];

const among = (values: readonly number[], value: number): boolean => values.some((one) => near(one, value));

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

type Two = (percent: number, whole: number) => number;
const smallOverLarge: Two = (a, b) => (100 * Math.min(a, b)) / Math.max(a, b);

/** Stories with one percent and one amount, and stories that ask for a percent of two amounts. */
function percentMisconceptions(given: readonly Amount[], keys: readonly number[], answers: readonly number[]): Shown[] {
  const [rate, ...more] = given.filter(({ percent }) => percent === true).map(({ value }) => value);
  const [one, other, ...rest] = given.filter(({ percent }) => percent !== true).map(({ value }) => value);
  if (one === undefined || more.length > 0 || rest.length > 0) return [];
  const ids: MisconceptionId[] = [];
  const add = (id: MisconceptionId, key: number, wrong: number): void => {
    if (among(keys, key) && among(answers, wrong)) ids.push(id);
  };
  if (rate !== undefined && other === undefined) {
    add('percent.small-over-large', (rate * one) / 100, smallOverLarge(rate, one));
    add('percent.as-amount', one - (rate * one) / 100, one - rate);
    add('percent.as-amount', one + (rate * one) / 100, one + rate);
    add('percent.always-multiply', (100 * one) / rate, (rate * one) / 100);
    add('percent.change-only', one - (rate * one) / 100, (rate * one) / 100);
    add('percent.change-only', one + (rate * one) / 100, (rate * one) / 100);
  }
  if (rate === undefined && other !== undefined) {
    const share = smallOverLarge(one, other);
    add('percent.small-over-large', 100 - share, share);
    add('percent.always-multiply', share, (one * other) / 100);
  }
  if (rate !== undefined && other !== undefined) {
    const [start, times] = one > other ? [one, other] : [other, one];
    add('functions.exponential-as-linear', start * (1 + rate / 100) ** times, start * (1 + (times * rate) / 100));
  }
  return shown('computed', ...new Set(ids));
}

/** Each mark of a scale counted as one unit. */
const scaleMisconceptions = (
  question: string,
  given: readonly Amount[],
  keys: readonly number[],
  told: readonly number[],
): Shown[] =>
  /\b(?:scale|interval|counts? by|each (?:square|line|step|picture|symbol|mark))\b/i.test(question) &&
  given.some(({ value: step }) =>
    given.some(
      ({ value: marks }) =>
        step > 1 && keys.some((key) => near(key, step * marks)) && told.length === 1 && near(told[0] ?? 0, marks),
    ),
  )
    ? shown('computed', 'measurement.scale-read-as-ones')
    : [];

/** Two pairs of a price list that grows by equal steps from a starting value, continued as if it began at zero. */
function pairMisconceptions(given: readonly Amount[], keys: readonly number[], answers: readonly number[]): Shown[] {
  const [a = 0, b = 0, c = 0, d = 0, at = 0] = given.map(({ value }) => value);
  if (given.length !== 5) return [];
  const fits = [
    [a, b, c, d],
    [b, a, d, c],
  ].some(([y0 = 0, x0 = 0, y1 = 0, x1 = 0]) => {
    const line = y0 + ((y1 - y0) / (x1 - x0)) * (at - x0);
    return among(keys, line) && [y0 / x0, y1 / x1].some((rate) => !near(rate * at, line) && among(answers, rate * at));
  });
  return fits ? shown('computed', 'ratios.everything-is-proportional', 'functions.proportion-everywhere') : [];
}

/** Every choice of three of at most six amounts, in every order. */
const triples = (values: readonly number[]): (readonly [number, number, number])[] =>
  values.flatMap((a, i) =>
    values.flatMap((b, j) => values.flatMap((c, k) => (i === j || j === k || i === k ? [] : [[a, b, c] as const]))),
  );

function shareMisconceptions(given: readonly Amount[], keys: readonly number[], answers: readonly number[]): Shown[] {
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

/** Misconceptions about a story with three or more numbers; the right answer tells which of the models is meant. */
export function storyMisconceptions({ question, correct, answer }: Written): Shown[] {
  const words = question.match(/[a-z]{3,}/gi) ?? [];
  const given = amountsIn(question);
  // Times of day are no amounts.
  if (/\d:\d\d/.test(question)) return [];
  if (words.length < 6 || given.length < 2 || given.length > 6) return [];
  const [keys, all] = [results(correct, given), results(answer, given)];
  const answers = all.filter((value) => !among(keys, value));
  const told = amountsIn(answer).map(({ value }) => value);
  const scale = scaleMisconceptions(
    question,
    given,
    amountsIn(correct).map(({ value }) => value),
    told,
  );
  if (scale.length > 0) return scale;
  if (keys.length === 0 || answers.length === 0) return [];
  const certain = [
    ...shareMisconceptions(given, keys, answers),
    ...percentMisconceptions(given, keys, answers),
    ...pairMisconceptions(given, keys, answers),
  ];
  if (certain.length > 0) return certain;
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
