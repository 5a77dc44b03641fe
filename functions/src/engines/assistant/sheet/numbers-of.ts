import type { Condition, ConditionSubject } from '@lemma/school/assistant';
import type { Drawn } from './draw-slot.ts';
import { type Features, featuresOf, mathOf } from './features.ts';

/** The numbers of a problem that a condition is on; undefined where the problem has no such number. */
export function numbersOf(features: Features, of: ConditionSubject): readonly number[] | undefined {
  const { given, answer, denominators, operation, coefficients } = features;
  const [first, second] = operation?.numbers ?? [];
  const one = (number: number | undefined): readonly number[] | undefined =>
    number === undefined ? undefined : [number];
  switch (of) {
    case 'given':
      return given;
    case 'answer':
      return answer.length > 0 ? answer : undefined;
    case 'denominator':
      return denominators;
    case 'first':
      return one(first);
    case 'second':
      return one(second);
    case 'dividend':
      return operation?.sign === '÷' ? one(first) : undefined;
    case 'divisor':
      return operation?.sign === '÷' ? one(second) : undefined;
    case 'leading':
      return one(coefficients?.findLast((each) => each !== 0));
    case 'middle':
      return one(coefficients?.[1]);
    case 'constant':
      return one(coefficients?.[0]);
    case 'coefficient':
      return coefficients;
    case 'root':
      return rootsOf(coefficients);
  }
}

const MOST_ROOT = 60;
/** The whole roots of a polynomial, or the numbers of the answer. */
const rootsOf = (coefficients: Features['coefficients']): readonly number[] | undefined =>
  coefficients &&
  Array.from({ length: 2 * MOST_ROOT + 1 }, (_, at) => at - MOST_ROOT).filter(
    (x) => coefficients.reduceRight((sum, each) => sum * x + each, 0) === 0,
  );

/** The least number in a range of absolute values begins here: "|c| ≤ 48" and "up to 20" also bound what is below zero. */
const NO_BOUND = 1e8;
export const inRange =
  ([low = 0, high = 0]: readonly number[]) =>
  (number: number): boolean =>
    low < -NO_BOUND && high > 0 ? Math.abs(number) <= high : number >= low && number <= high;

export const digitCount = (number: number): number => String(Math.trunc(Math.abs(number))).length;

/** Whether every number in question is as a condition says; false where the problem has no such number. */
export function allOf(drawn: Drawn, { of = 'given' }: Condition, is: (number: number) => boolean): boolean {
  const features = featuresOf(drawn);
  const numbers = numbersOf(features, of);
  // What is shown in a picture alone is known by its answer.
  const own = of === 'given' && numbers?.length === 0 ? [...features.answer, ...shownNumbers(drawn)] : numbers;
  return own?.every(is) ?? false;
}
/** The amounts that a picture shows, beside those that are written. */
const shownNumbers = ({ item }: Drawn): readonly number[] => {
  const picture = item?.picture;
  switch (picture?.kind) {
    case 'bar-chart':
      return picture.bars.map(({ value }) => value);
    case 'dot-plot':
      return [...picture.values, picture.values.length];
    case 'histogram':
      return picture.bins.map(({ count }) => count);
    default:
      return [];
  }
};
const isBareBound = (said: string): boolean =>
  /^(?:up to|at most|no more than|not more than|not over|nothing (?:over|above|more)|under|below|less than|within|max)/.test(
    said,
  );
/**
 * A bound that names nothing that it is on is one on all numbers, the answer among them: "up to 50 cents". Of products it is on what
 * is multiplied.
 */
export const keepsAnswer = (
  drawn: Drawn,
  { of = 'given', said }: Condition,
  [, high = 0]: readonly number[],
): boolean =>
  of !== 'given' ||
  !isBareBound(said) ||
  /[×÷*]/.test(mathOf(drawn)) ||
  [...featuresOf(drawn).answer, ...shownNumbers(drawn)].every((each) => each <= high);
