import { numberInWords } from '@lemma/math';
import { quantitiesIn, reckoned } from '../talk/calculate.ts';
import type { Solved, TalkCase } from '../talk/talk-case.ts';
import { near, numberOf, unmarked } from '../values.ts';

/** What a student believes about a problem: the numbers that it may speak of, and the lines that it did. */
export type Propositions = {
  readonly values: readonly number[];
  readonly lines: readonly string[];
  /** Everything that the student has in its head about the problem, as one text. */
  readonly words: string;
};

const NUMBER = /\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?/g;
const WORDS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 101 }, (_, value) => [numberInWords(value), value]),
);

/** The numbers of a text, without their signs, in words too. */
export function valuesIn(text: string): readonly number[] {
  const plain = text.replace(/(\d),(?=\d{3}\b)/g, '$1');
  const written = (plain.match(NUMBER) ?? []).flatMap((one) => numberOf(one) ?? []);
  const spoken = (text.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? []).flatMap((word) => WORDS.get(word) ?? []);
  return [...written, ...spoken];
}

const ofSolved = (solved: Solved | undefined): string =>
  solved === undefined ? '' : `${unmarked(solved.answer)} ${solved.math} ${(solved.lines ?? []).join(' ')}`;

/** What the student believes, with what its way makes of the numbers of a teacher's sentence. */
export function propositionsOf(text: string, about: TalkCase): Propositions {
  const lines = about.steps.map(({ line }) => line);
  const whys = about.steps.map(({ why }) => why).join(' ');
  const words = [about.idea ?? '', about.deeper ?? '', whys, ...lines].join(' ');
  const ran = [about.solve(text), about.vary?.(text), about.again?.(text)].map(ofSolved).join(' ');
  const all = [
    about.asked,
    about.math ?? '',
    about.given,
    words,
    text,
    ran,
    about.picture?.alt ?? '',
    ...(about.before ?? []),
  ];
  const values = valuesIn(all.join(' '));
  return { values: [...new Set([...values, ...quantitiesIn(text).map(({ value }) => Math.abs(value))])], lines, words };
}

/** The values of the digits of a number, each alone and in its place: 503 has 5, 0, 3 and 500. */
const placesOf = (value: number): readonly number[] =>
  [...String(value)].flatMap((digit, at, digits) => {
    if (digit === '.') return [];
    const point = digits.indexOf('.');
    const power = (point < 0 ? digits.length : point) - at - (point >= 0 && at > point ? 0 : 1);
    return [Number(digit), Number(digit) * 10 ** power];
  });

const COUNTED = 4;
const ROUND = [10, 100, 1000];

/** Whether a student may speak of a number: it stands somewhere, or one calculation with numbers that do makes it. */
export function mayName(value: number, { values }: Pick<Propositions, 'values'>): boolean {
  const size = Math.abs(value);
  const is = (other: number): boolean => near(Math.abs(other), size);
  if (Number.isInteger(size) && size <= COUNTED) return true;
  if (
    ROUND.some(is) ||
    values.some(
      (one) =>
        is(one) ||
        placesOf(one).some(is) ||
        [2, 3, 4].some((times) => is(times * one)) ||
        is(one / 2) ||
        (one < 1 && is(100 * one)),
    )
  )
    return true;
  const rounded = values.flatMap((one) => ROUND.map((unit) => Math.round(one / unit) * unit));
  const all = [...values, ...rounded];
  const isJoined = (one: number, other: number): boolean => `${one}${other}` === String(size);
  if (all.some((one) => all.some((other) => isJoined(one, other) || madeOf(one, other).some(is)))) return true;
  const few = values.slice(0, MOST_FOR_TWO_STEPS);
  return few.some((one) =>
    few.some((other) => madeOf(one, other).some((step) => few.some((third) => madeOf(step, third).some(is)))),
  );
}

const MOST_FOR_TWO_STEPS = 8;
const madeOf = (one: number, other: number): readonly number[] => [
  one + other,
  one - other,
  one * other,
  ...(other === 0 ? [] : [one / other]),
];

/** Whether a text counts on from one number to another. */
export const counts = (text: string): boolean => /\d+, \d+, \d+/.test(text);

/** Whether an equation of numbers is true, or the student's own. */
export function mayClaim(equation: string, { lines }: Propositions, about: TalkCase): boolean {
  const [left = '', right = '', ...more] = equation.split(/\s=\s/);
  if (right === '' || more.length > 0 || lines.includes(equation)) return true;
  const [one, other] = [reckoned(left), reckoned(right)];
  if (one === undefined || other === undefined || near(one, other)) return true;
  const own = about.solve(left);
  return own !== undefined && near(numberOf(unmarked(own.answer)), other);
}
