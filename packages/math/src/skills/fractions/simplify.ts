import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { fractionOf, isNear, lowestText, over, readTerm } from '../kit/fraction-text.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Params = { readonly top: number; readonly bottom: number };

/** The smallest prime factor of a whole number from 2 up; 1 for 1. */
const smallestPrime = (n: number): number => range(2, n).find((divisor) => n % divisor === 0) ?? 1;

const isPrime = (n: number): boolean => n > 1 && smallestPrime(n) === n;

/** Draws fractions that are not in lowest terms; `fits` tests the common factor of their numbers. */
const drawReducible = (fits: (shared: number) => boolean): Draw<Params> =>
  fromPool((level) =>
    range(4, byLevel(level, 20, 30, 72)).flatMap((bottom) =>
      range(2, bottom - 1)
        .filter((top) => fits(gcd(top, bottom)))
        .filter((top) => bottom / gcd(top, bottom) <= byLevel(level, 6, 10, 15) && (level < 3 || bottom > 15))
        .map((top): Params => ({ top, bottom })),
    ),
  );

/** One digit crossed out of each number: 16/64 to 1/4. */
function withoutSharedDigit({ top, bottom }: Params): string | undefined {
  const [above, below] = [String(top), String(bottom)];
  if (above.length !== 2 || below.length !== 2) return undefined;
  const shared = [...above].find((digit) => digit !== '0' && below.includes(digit));
  if (shared === undefined) return undefined;
  const [x, y] = [above.replace(shared, ''), below.replace(shared, '')];
  return x === '0' || y === '0' ? undefined : over(Number(x), Number(y));
}

/** Grade 4: lowest terms. */
export const simplify = skill<Params>({
  code: 'fractions.simplify',
  name: 'Write a fraction in lowest terms',
  canDo: 'I can write a fraction in lowest terms.',
  grade: 4,
  standards: ['4.NF.A.1'],
  prerequisites: ['fractions.equivalent'],
  cases: {
    'one-step': { label: 'common factor is prime', draw: drawReducible(isPrime) },
    'several-steps': {
      label: 'common factor can be split',
      draw: drawReducible((shared) => shared > 1 && !isPrime(shared)),
    },
    already: {
      label: 'in lowest terms already',
      draw: fromPool((level) =>
        range(4, byLevel(level, 12, 30, 72)).flatMap((bottom) =>
          range(2, bottom - 1)
            .filter((top) => gcd(top, bottom) === 1 && (level < 3 || bottom > 15))
            .map((top): Params => ({ top, bottom })),
        ),
      ),
    },
  },
  pose: ({ top, bottom }) => ({
    prompt: 'Write this fraction in lowest terms. If it is in lowest terms already, write it again.',
    math: over(top, bottom),
    answer: { kind: 'number', key: lowestText(fractionOf(top, bottom)), forms: ['lowest-terms'] },
  }),
  solve: ({ top, bottom }) => {
    const shared = gcd(top, bottom);
    if (shared === 1)
      return steps(
        [over(top, bottom), `Look for a number above 1 that divides both ${top} and ${bottom}. There is none.`],
        [over(top, bottom), 'So the fraction is in lowest terms already.'],
      );
    return steps(
      [over(top, bottom), `${shared} is the largest number that divides both ${top} and ${bottom}.`],
      [`(${top} ÷ ${shared})/(${bottom} ÷ ${shared})`, `Divide both numbers by ${shared}.`],
      [lowestText(fractionOf(top, bottom)), 'No larger number than 1 divides both now.'],
    );
  },
  hints: ({ top, bottom }) => {
    const shared = gcd(top, bottom);
    const look = `Which numbers divide both ${top} and ${bottom}? Try 2, 3 and 5 first.`;
    if (shared === 1)
      return [look, `List the numbers that divide ${top}. Does one of them, apart from 1, divide ${bottom}?`];
    return [
      look,
      isPrime(shared)
        ? `Both numbers can be divided by ${shared}.`
        : `Both numbers can be divided by ${smallestPrime(shared)}. Are you done after that, or does another number still divide both?`,
      `Divide ${top} and ${bottom} by ${shared}.`,
    ];
  },
  confirms: ({ top, bottom }, key) => {
    const [above = 0, below = 1] = key.split('/').map(Number);
    const common = range(2, Math.min(above, below)).some((n) => above % n === 0 && below % n === 0);
    return isNear(key, top / bottom) && !common;
  },
  mistakes: {
    'fractions.simplifies-top-only': ({ top, bottom }) => {
      const factor = smallestPrime(gcd(top, bottom));
      if (factor === 1) return undefined;
      const found = over(top / factor, bottom);
      return wrote(
        found,
        [`${top} ÷ ${factor} = ${top / factor}`, 'Make the top smaller.'],
        [found, 'The bottom stays.'],
      );
    },
    'fractions.simplifies-bottom-only': ({ top, bottom }) => {
      const factor = smallestPrime(gcd(top, bottom));
      if (factor === 1) return undefined;
      const found = over(top, bottom / factor);
      return wrote(
        found,
        [`${bottom} ÷ ${factor} = ${bottom / factor}`, 'Make the bottom smaller.'],
        [found, 'The top stays.'],
      );
    },
    'fractions.simplifies-separately': ({ top, bottom }) => {
      const [p, q] = [smallestPrime(top), smallestPrime(bottom)];
      if (gcd(top, bottom) > 1 || top === 1) return undefined;
      const found = over(top / p, bottom / q);
      return wrote(
        found,
        [`${top} ÷ ${p} = ${top / p}`, `${p} goes into the top.`],
        [`${bottom} ÷ ${q} = ${bottom / q}`, `${q} goes into the bottom.`],
        [found, 'Write them as a fraction.'],
      );
    },
    'fractions.stops-simplifying': ({ top, bottom }) => {
      const shared = gcd(top, bottom);
      const factor = smallestPrime(shared);
      if (shared === factor) return undefined;
      const found = over(top / factor, bottom / factor);
      return wrote(
        found,
        [`(${top} ÷ ${factor})/(${bottom} ÷ ${factor})`, `Divide both by ${factor}.`],
        [found, 'Done.'],
      );
    },
    'fractions.cancels-digits': (params) => {
      const found = withoutSharedDigit(params);
      return found === undefined
        ? undefined
        : wrote(
            found,
            [over(params.top, params.bottom), 'The same digit is above and below. Cross it out.'],
            [found, 'Write what is left.'],
          );
    },
  },
  read: (text) => {
    const term = readTerm(text.replace(/^(simplify|reduce)\s*/i, '').replace(/\s*=\s*\??$/, ''));
    return term && term[0] === 0 && term[1] > 0 && term[1] < term[2] ? { top: term[1], bottom: term[2] } : undefined;
  },
});
