import type { Problem } from '../types.ts';

/** What the label of a case says of the numbers of its problems, by case. */
export type Claims = { readonly [caseId: string]: (problem: Problem) => boolean };

/** The numbers of a problem without their signs, those of its mathematics where it has some. */
export const numbersOf = ({ math, prompt }: Problem): number[] =>
  ((math ?? prompt).replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
export const keyOf = ({ answer }: Problem): number => Number(answer.key.replaceAll(/,(?=\d{3})/g, ''));

const pair = (problem: Problem): readonly [number, number] => {
  const [one = Number.NaN, other = Number.NaN] = numbersOf(problem);
  return [one, other];
};
const digits = (value: number): number[] => [...String(value)].reverse().map(Number);

/** How many columns of a sum make ten or more. */
function carries(problem: Problem): number {
  const all = numbersOf(problem);
  let [count, over] = [0, 0];
  for (let place = 0; place < 8; place += 1) {
    const sum = all.reduce((total, each) => total + (digits(each)[place] ?? 0), over);
    over = Math.floor(sum / 10);
    count += over > 0 ? 1 : 0;
  }
  return count;
}

/** The places of a difference at which a ten has to be opened. */
function opened(problem: Problem): number[] {
  const [top, bottom] = pair(problem);
  const places: number[] = [];
  let taken = 0;
  for (let place = 0; place < digits(top).length; place += 1) {
    const short = (digits(top)[place] ?? 0) - taken < (digits(bottom)[place] ?? 0);
    if (short) places.push(place);
    taken = short ? 1 : 0;
  }
  return places;
}
const isAcrossZero = (problem: Problem): boolean => {
  const [top] = pair(problem);
  return opened(problem).some((place) => digits(top)[place + 1] === 0);
};
const innerZero = (problem: Problem): boolean => /[1-9]\d*0\d*[1-9]/.test(problem.answer.key.split(/ R /i)[0] ?? '');

/** Labels of whole numbers that say something of digits, carries and sizes. */
export const wholeNumberClaims: { readonly [skill: string]: Claims } = {
  'whole-numbers.add-within-20': {
    'within-ten': (problem) => keyOf(problem) <= 10,
    'past-ten': (problem) => keyOf(problem) > 10,
  },
  'whole-numbers.subtract-within-20': {
    'within-ten': (problem) => pair(problem)[0] <= 10,
    'past-ten': (problem) => pair(problem)[0] > 10 && keyOf(problem) < 10,
    close: (problem) => keyOf(problem) <= 4,
  },
  'whole-numbers.add-two-digit': {
    'no-carry': (problem) => carries(problem) === 0,
    carry: (problem) => carries(problem) > 0,
    'one-digit': (problem) => pair(problem).some((each) => each < 10),
    'past-hundred': (problem) => keyOf(problem) > 100,
  },
  'whole-numbers.subtract-two-digit': {
    'no-regrouping': (problem) => opened(problem).length === 0,
    regroup: (problem) => opened(problem).length > 0,
    'zero-on-top': (problem) => pair(problem)[0] % 10 === 0,
    'one-digit': (problem) => pair(problem)[1] < 10,
  },
  'whole-numbers.add-multi-digit': {
    'no-carry': (problem) => carries(problem) === 0,
    'one-carry': (problem) => carries(problem) === 1,
    'carries-in-a-row': (problem) => carries(problem) > 1,
    'different-lengths': (problem) => new Set(numbersOf(problem).map((each) => String(each).length)).size > 1,
  },
  'whole-numbers.subtract-multi-digit': {
    'no-regrouping': (problem) => opened(problem).length === 0,
    'regroup-ones': (problem) => opened(problem).includes(0),
    'regroup-twice': (problem) => opened(problem).length === 2,
    'across-zero': isAcrossZero,
    'zeros-and-blanks': (problem) => String(pair(problem)[0]).length > String(pair(problem)[1]).length,
  },
  'whole-numbers.add-several-two-digit': {
    three: (problem) => numbersOf(problem).length === 3,
    four: (problem) => numbersOf(problem).length === 4,
  },
  'whole-numbers.compare': {
    'same-start': (problem) => {
      const [one, other] = pair(problem).map(String);
      return one?.[0] === other?.[0] && one?.length === other?.length;
    },
    'first-digit': (problem) => String(pair(problem)[0])[0] !== String(pair(problem)[1])[0],
    lengths: (problem) => String(pair(problem)[0]).length !== String(pair(problem)[1]).length,
  },
  'whole-numbers.multiply-two-digit': {
    tens: (problem) => pair(problem).some((each) => each % 10 === 0),
    carry: (problem) => pair(problem).every((each) => each > 10),
  },
  'whole-numbers.divide-by-one-digit': {
    plain: (problem) => !problem.answer.key.includes('0'),
    'inner-zero': innerZero,
    'end-zero': (problem) => /0(?: R|$)/i.test(problem.answer.key),
  },
  'whole-numbers.divide-by-two-digits': {
    plain: (problem) => !problem.answer.key.includes('0'),
    'inner-zero': innerZero,
    tens: (problem) => pair(problem)[1] % 10 === 0,
  },
  'whole-numbers.division-facts': {
    'easy-tables': (problem) => [2, 5, 10].includes(pair(problem)[1]),
    'middle-tables': (problem) => [3, 4, 6].includes(pair(problem)[1]),
    'hard-tables': (problem) => [7, 8, 9].includes(pair(problem)[1]),
  },
  'whole-numbers.multiplication-facts': {
    square: (problem) => pair(problem)[0] === pair(problem)[1],
    zero: (problem) => pair(problem).includes(0),
  },
  'whole-numbers.order-of-operations': { brackets: ({ math = '' }) => math.includes('(') },
};
