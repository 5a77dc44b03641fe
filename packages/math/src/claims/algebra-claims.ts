import type { Problem } from '../types.ts';
import { type Claims, keyOf, numbersOf } from './whole-number-claims.ts';

const sizes = ({ params }: Problem, ...names: readonly string[]): number[] =>
  names.map((name) => Math.abs(Number(params[name])));

/** Whether one number goes into the other. */
const divides = (one = 0, other = 0): boolean => one % other === 0 || other % one === 0;

/** The sizes of the coefficients of both letters: equal, one a multiple of the other, or neither. */
const matches = (problem: Problem): boolean => {
  const [a, b, d, e] = sizes(problem, 'a', 'b', 'd', 'e');
  return a === d || b === e;
};
const isMultiple = (problem: Problem): boolean => {
  const [a, b, d, e] = sizes(problem, 'a', 'b', 'd', 'e');
  return divides(a, d) || divides(b, e);
};

const fractionsOf = ({ math = '' }: Problem): readonly (readonly [top: number, bottom: number])[] =>
  [...math.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => [Number(top), Number(bottom)]);
const sizeOf = ([top, bottom]: readonly [number, number]): number => top / bottom;
const bottoms = (problem: Problem): readonly [number, number] => {
  const [one, other] = fractionsOf(problem);
  return [one?.[1] ?? 1, other?.[1] ?? 1];
};
const commonFactor = (one: number, other: number): number => (other === 0 ? one : commonFactor(other, one % other));
const hasSameBottom = (problem: Problem): boolean => bottoms(problem)[0] === bottoms(problem)[1];

const unlike: Claims = {
  divides: (problem) => !hasSameBottom(problem) && divides(...bottoms(problem)),
  coprime: (problem) => commonFactor(...bottoms(problem)) === 1,
  'common-factor': (problem) => commonFactor(...bottoms(problem)) > 1 && !divides(...bottoms(problem)),
};

const places = (value: number): number => String(value).split('.')[1]?.length ?? 0;
const isFraction = ({ answer }: Problem): boolean => /^-?\d+\/\d+$/.test(answer.key);
const negativeFactor: Claims[string] = ({ math = '' }) => /-\s?\d*[a-z(]/.test(math);

/** Labels of fractions, decimals, integers and algebra that say something of their numbers. */
export const algebraClaims: { readonly [skill: string]: Claims } = {
  'algebra.systems-elimination': {
    add: ({ params: { a, b, d, e } }) => Number(b) === -Number(e) || Number(a) === -Number(d),
    subtract: ({ params: { a, b, d, e } }) => b === e || a === d,
    'multiply-one': (problem) => !matches(problem) && isMultiple(problem),
    'multiply-both': (problem) => !isMultiple(problem),
  },
  'fractions.add-unlike': unlike,
  'fractions.subtract-unlike': unlike,
  'fractions.add-like': {
    'within-one': ({ answer }) => /^\d+\/\d+$/.test(answer.key) && sizeOf(ratio(answer.key)) < 1,
    'makes-one': (problem) => keyOf(problem) === 1,
  },
  'fractions.compare-same-numerator': {
    unit: (problem) => fractionsOf(problem).every(([top]) => top === 1),
    'same-top': (problem) => fractionsOf(problem).every(([top]) => top > 1),
  },
  'fractions.multiply': { 'same-denominator': hasSameBottom },
  'fractions.divide': { 'same-denominator': hasSameBottom },
  'decimals.divide-by-whole': { 'zero-inside': ({ answer }) => /\.\d*0\d|[1-9]0\./.test(answer.key) },
  'decimals.divide-by-decimal': {
    'whole-quotient': (problem) => Number.isInteger(keyOf(problem)),
    'decimal-quotient': (problem) => !Number.isInteger(keyOf(problem)),
  },
  'decimals.add': { 'different-places': (problem) => new Set(numbersOf(problem).map(places)).size > 1 },
  'decimals.divide-power': {
    ten: (problem) => numbersOf(problem).includes(10),
    larger: (problem) => numbersOf(problem).some((each) => each === 100 || each === 1000),
  },
  'integers.add': {
    'more-positive': (problem) => keyOf(problem) > 0,
    'more-negative': (problem) => keyOf(problem) < 0,
    opposites: (problem) => keyOf(problem) === 0,
  },
  'integers.order': {
    'all-negative': ({ math = '', prompt }) => !/(?<![-−\d./])\d/.test(math === '' ? prompt : math),
  },
  'equations.both-sides': {
    parentheses: ({ math = '' }) => math.includes('('),
    'negative-solution': (problem) => problem.answer.key.includes('-'),
    'fraction-solution': isFraction,
  },
  'equations.two-step': {
    'negative-solution': ({ answer }) => answer.key.includes('-'),
    'negative-coefficient': negativeFactor,
    'fraction-solution': isFraction,
  },
  'equations.two-step-inequality': { 'negative-number': negativeFactor },
  'expressions.order-of-operations': {
    parentheses: ({ math = '' }) => math.includes('('),
    powers: ({ math = '' }) => math.includes('^'),
    negative: ({ math = '', answer }) => /(?:^|\()-/.test(math) || answer.key.startsWith('-'),
  },
};

function ratio(text: string): readonly [number, number] {
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  return [top, bottom];
}
