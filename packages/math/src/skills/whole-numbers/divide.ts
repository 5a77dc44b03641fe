import type { Level, Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { hintsHiding, plainText, readBinary } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Pair, rulesFrom } from './column-numbers.ts';
import { digitByDigitProcedures, divisionProcedures, divisionSteps, stopsEarly } from './procedures/divide.ts';

type WithRest = Pair & { readonly ask: string };

const quotientOf = ({ a, b }: Pair): number => Math.floor(a / b);
const asked = ({ ask }: WithRest): string =>
  ask === 'remainder'
    ? 'Divide. What is the remainder?'
    : 'Divide. What is the whole-number quotient, without the remainder?';

const withRemainder = skill<WithRest>({
  code: 'whole-numbers.divide-with-remainder',
  name: 'Divide with a remainder',
  canDo: 'I can divide and say what is left over.',
  grade: 4,
  standards: ['4.NBT.B.6'],
  prerequisites: ['whole-numbers.division-facts'],
  cases: casesOf(
    {
      quotient: 'the quotient is asked',
      remainder: 'the remainder is asked',
      'large-remainder': 'the remainder is one less than the divisor',
    },
    (rng, level, caseId) => {
      const b = rng.int(byLevel(level, 3, 4, 6), byLevel(level, 5, 9, 9));
      const rest = caseId === 'large-remainder' ? b - 1 : rng.int(1, b - 2);
      return {
        a: b * rng.int(byLevel(level, 2, 4, 11), byLevel(level, 5, 9, 19)) + rest,
        b,
        ask: caseId === 'quotient' ? 'quotient' : 'remainder',
      };
    },
  ),
  pose: (params) => ({
    prompt: asked(params),
    math: `${params.a} ÷ ${params.b}`,
    answer: numberAnswer(params.ask === 'remainder' ? params.a % params.b : quotientOf(params)),
  }),
  solve: (params) => {
    const { a, b } = params;
    const [quotient, rest] = [quotientOf(params), a % b];
    return steps(
      [`${b} × ${quotient} = ${b * quotient}`, `The largest multiple of ${b} that fits into ${a}.`],
      [`${a} - ${b * quotient} = ${rest}`, `This is left over, and it is less than ${b}.`],
      [`${b} × ${quotient} + ${rest} = ${a}`, `So the quotient is ${quotient} and the remainder is ${rest}.`],
    );
  },
  hints: (params) =>
    hintsHiding(
      params.ask === 'remainder' ? params.a % params.b : quotientOf(params),
      `${params.a} ÷ ${params.b}`,
      `Count by ${params.b}. Stop before you go past ${params.a}.`,
      'The number of jumps is the quotient. What is left to the end is the remainder.',
      'Check: is what is left smaller than the number you divide by?',
    ),
  confirms: ({ a, b, ask }, key) => {
    let left = a;
    const jumps = range(1, a).filter(() => {
      const fits = left >= b;
      left -= fits ? b : 0;
      return fits;
    });
    return Number(key) === (ask === 'remainder' ? left : jumps.length);
  },
  mistakes: {
    'whole-numbers.stops-dividing-early': ({ a, b, ask }) => {
      const early = stopsEarly(a, b);
      if (!early) return undefined;
      const [quotient, rest] = early;
      return wrote(
        ask === 'remainder' ? rest : quotient,
        [`${b} × ${quotient} = ${b * quotient}`, 'This fits.'],
        [`${a} - ${b * quotient} = ${rest}`, 'This is left.'],
      );
    },
  },
  read: (text) => {
    const found = /^(\d{1,6})÷(\d{1,3})(remainder)?$/.exec(plainText(text));
    const [a, b] = [Number(found?.[1]), Number(found?.[2])];
    if (!found || b < 2 || a < b || a % b === 0) return undefined;
    return { a, b, ask: found[3] ? 'remainder' : 'quotient' };
  },
});

const rules: Mistakes<Pair> = rulesFrom({
  ...divisionProcedures,
  'whole-numbers.subtracts-instead-of-dividing': (a, b) =>
    wrote(a - b, [`${a} - ${b} = ${a - b}`, 'Take the smaller number away.']),
});

/**
 * Confirms the quotient by subtracting groups of the divisor, first large ones and then single ones, and counting them.
 */
const confirms = ({ a, b }: Pair, key: string): boolean => {
  if (b < 1) return false;
  let [left, groups] = [a, 0];
  for (const size of [1000, 100, 10, 1]) {
    while (left >= b * size) {
      left -= b * size;
      groups += size;
    }
  }
  return left === 0 && String(groups) === key;
};

const pose = ({ a, b }: Pair) => ({
  prompt: 'Divide.',
  math: `${a} ÷ ${b}`,
  answer: numberAnswer(a / b),
  picture: {
    kind: 'column-arithmetic' as const,
    operation: '÷' as const,
    rows: [String(a), String(b)],
    alt: `${a} divided by ${b}, set up for long division.`,
  },
});

const solve = ({ a, b }: Pair) => divisionSteps(a, b);

const hints = ({ a, b }: Pair) =>
  hintsHiding(
    a / b,
    `${a} ÷ ${b}`,
    `Begin at the left of ${a}. How many times does ${b} fit into the first digits?`,
    'Write that digit, take away, and bring down the next digit.',
    'If the divisor does not fit after you bring down a digit, write a zero in the quotient before you go on.',
    `Estimate first: how many digits will the answer have?`,
  );

function drawQuotient(rng: Rng, level: Level, caseId: 'plain' | 'inner-zero' | 'end-zero'): number {
  if (caseId === 'inner-zero') return rng.int(1, 9) * 100 + rng.int(1, 9) + (level === 3 ? 1000 * rng.int(1, 2) : 0);
  if (caseId === 'end-zero')
    return rng.int(1, 9) * 100 * (level === 3 ? 1 : 0) + rng.int(1, 9) * 10 + (level === 2 ? 100 : 0);
  const quotient = byLevel(level, rng.int(12, 49), rng.int(112, 389), rng.int(412, 989));
  return Number(String(quotient).replaceAll('0', '6'));
}

const byOneDigit = skill<Pair>({
  code: 'whole-numbers.divide-by-one-digit',
  name: 'Divide by a one-digit number',
  canDo: 'I can divide a large number by a one-digit number.',
  grade: 4,
  standards: ['4.NBT.B.6'],
  prerequisites: ['whole-numbers.divide-with-remainder', 'whole-numbers.multiply-by-one-digit'],
  cases: {
    plain: {
      label: 'no zero in the quotient',
      draw: (rng, level) => {
        const b = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        return { a: b * drawQuotient(rng, level, 'plain'), b };
      },
    },
    'inner-zero': {
      label: 'a zero inside the quotient',
      draw: (rng, level) => {
        const b = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        return { a: b * drawQuotient(rng, level, 'inner-zero'), b };
      },
    },
    'end-zero': {
      label: 'a zero at the end of the quotient',
      draw: (rng, level) => {
        const b = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        return { a: b * drawQuotient(rng, level, 'end-zero'), b };
      },
    },
  },
  pose,
  solve,
  hints,
  confirms,
  mistakes: { ...rules, ...rulesFrom(digitByDigitProcedures) },
  read: readBinary('÷', (a, b) => b > 1 && b < 10 && a > 12 * b && a % b === 0),
});

/** Whether a divisor that is rounded to tens gives each digit of the quotient, or one that is one off. */
function guessesWell(a: number, b: number, near: number): boolean {
  let left = 0;
  return [...String(a)].every((next) => {
    left = left * 10 + Number(next);
    const digit = Math.floor(left / b);
    const guess = Math.floor(left / near);
    left -= digit * b;
    return Math.abs(digit - guess) < 2 && (guess > 0 || digit === 0);
  });
}

const byTwoDigits = skill<Pair>({
  code: 'whole-numbers.divide-by-two-digits',
  name: 'Divide by a two-digit number',
  canDo: 'I can divide by a two-digit number and check by multiplying.',
  grade: 5,
  standards: ['5.NBT.B.6', '6.NS.B.2'],
  prerequisites: ['whole-numbers.divide-by-one-digit', 'whole-numbers.multiply-two-digit', 'whole-numbers.round'],
  cases: {
    plain: {
      label: 'no zero in the quotient',
      draw: (rng, level) => {
        const b = rng.int(byLevel(level, 1, 2, 5), byLevel(level, 2, 6, 9)) * 10 + rng.int(2, 9);
        const quotient = rng.int(byLevel(level, 12, 21, 34), byLevel(level, 39, 79, 99));
        return { a: b * (quotient % 10 === 0 ? quotient + 7 : quotient), b };
      },
    },
    'inner-zero': {
      label: 'a zero inside the quotient',
      draw: (rng, level) => {
        const b = rng.int(byLevel(level, 1, 2, 5), byLevel(level, 2, 6, 9)) * 10 + rng.int(2, 9);
        const quotient = rng.int(1, byLevel(level, 2, 4, 9)) * 100 + rng.int(2, 9);
        return { a: b * quotient, b };
      },
    },
    tens: {
      label: 'the divisor is a number of tens',
      draw: (rng, level) => {
        const b = 10 * rng.int(2, 9);
        const quotient = rng.int(byLevel(level, 12, 21, 34), byLevel(level, 39, 79, 99));
        return { a: b * quotient, b };
      },
    },
  },
  pose,
  solve,
  hints: ({ a, b }) => {
    const near = Math.round(b / 10) * 10;
    const close =
      near === b ? `Think of ${b} as ${b / 10} tens.` : `${b} is close to ${near}. Use that to guess each digit.`;
    return hintsHiding(
      a / b,
      `${a} ÷ ${b}`,
      ...(guessesWell(a, b, near) ? [close] : []),
      'Begin at the left and take enough digits for the divisor to fit.',
      'Multiply your guess by the divisor. If it is too much, try one less.',
      'If the divisor does not fit after you bring down a digit, write a zero in the quotient before you go on.',
    );
  },
  confirms,
  mistakes: rules,
  read: readBinary('÷', (a, b) => b > 9 && b < 100 && a >= b && a % b === 0),
});

export const divideSkills: readonly Skill[] = [withRemainder, byOneDigit, byTwoDigits];
