import type { Problem } from '@lemma/math';

/**
 * How far the numbers of a standard go, where its skills go farther: `code limit`, for the code and those below it. The
 * first line that fits decides.
 */
const largest = `
K.CC.A.3 20
K.CC.A 100
K.CC 20
K.OA.A.5 5
K.OA 10
K.NBT 19
1.OA 20
1.NBT.A 120
1.NBT 100
2.OA.A 100
2.OA.B 20
2.NBT.A 1000
2.NBT.B.5 100
2.NBT.B.7 1000
2.NBT.B.8 1000
2.MD.B.5 100
3.OA.A 100
3.OA.B.5 150
3.OA.B.6 100
3.OA.C 100
3.NBT.A.1 1000
3.NBT.A.2 1000
3.NBT.A.3 1000
3.MD.A 1000
3.MD.C.7 150
4.OA.B.4 100
4.NBT 1000000
`;

/** The denominators that the standards of a grade name. */
const denominators = { '3.NF': [1, 2, 3, 4, 6, 8], '4.NF': [1, 2, 3, 4, 5, 6, 8, 10, 12, 100] };

const FACTORS = /^(?<one>\d+) [×÷] (?<other>\d+)$/;

/** Whether the two numbers of a calculation have at most so many digits, in one of the combinations. */
const lengths =
  (...allowed: readonly (readonly [number, number])[]) =>
  ({ math = '' }: Problem): boolean => {
    const { one, other } = FACTORS.exec(math)?.groups ?? {};
    if (one === undefined || other === undefined) return true;
    const fits = (a: string, b: string) => allowed.some(([most, least]) => a.length <= most && b.length <= least);
    return fits(one, other) || (math.includes('×') && fits(other, one));
  };

const denominatorsOf = (math: string): string[] => [...math.matchAll(/\/(\d+)/g)].map(([, bottom = '']) => bottom);

const isTenths = (text: string): boolean => !/\.\d{3}/.test(text);
const likeDenominators = ({ math = '', prompt }: Problem): boolean =>
  new Set([...`${math} ${prompt}`.matchAll(/\/(\d+)/g)].map(([, bottom = '']) => bottom)).size < 2;
/** Numbers of at least four digits: the standards of grade 4 go to a million. */
const isLong = ({ math = '', prompt }: Problem): boolean => /\d{4}|\d,\d{3}/.test(`${math} ${prompt}`);

/** In eleven both digits are the same, so that nothing tells them apart. */
const isNotEleven = ({ prompt, math = '' }: Problem): boolean => !/\b11\b/.test(`${prompt} ${math}`);
/** Kindergarten names shapes of up to six sides. */
const hasFewSides = ({ prompt }: Problem): boolean => !/\b(?:heptagon|octagon)\b/.test(prompt);
/** Halves, thirds and fourths. */
const hasKnownShares = ({ prompt }: Problem): boolean => !/\b(?:fif|six|eigh)ths\b/.test(prompt);
/** A number with hundreds. */
const hasHundreds = ({ prompt, math = '' }: Problem): boolean => /\d{3}/.test(`${prompt} ${math}`);

/** The easy tables, where ten groups are a fact to know too. */
const EASY: readonly number[] = [1, 2, 5, 10];
/** Facts of two one-digit numbers; ten groups only in the easy tables. */
const isFact = ({ math = '' }: Problem): boolean => {
  const { one, other } = FACTORS.exec(math)?.groups ?? {};
  const [first, second] = [Number(one ?? 1), Number(other ?? 1)];
  const factors = math.includes('÷') ? [first / second, second] : [first, second];
  return factors.every((factor) => factor < 10) || (Math.max(...factors) === 10 && EASY.includes(Math.min(...factors)));
};

const numbersOf = (text: string): number[] => (text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+/g) ?? []).map(Number);

const CHANGE = /^(\d+) ([+-]) (\d+)$/;
/** Something changes, and something is left to see. */
const isNoTrifle = ({ math = '', answer }: Problem): boolean => {
  const [, one, sign, other] = CHANGE.exec(math) ?? [];
  return one === undefined || (Number(one) > (sign === '-' ? 2 : 0) && Number(other) > 0 && answer.key !== '0');
};
/** Decimals to thousandths. */
const isToThousandths = ({ prompt, math = '', answer: { key } }: Problem): boolean =>
  !/\.\d{4}/.test(`${prompt} ${math} ${key}`);
/** By ten and its powers the digits only move. */
const isByNoTen = (problem: Problem): boolean => isToThousandths(problem) && !/[÷×] 10+$/.test(problem.math ?? '');
/** A story of grade 4 multiplies and divides by one digit. */
const isByOneDigit = ({ prompt }: Problem): boolean => {
  const numbers = numbersOf(prompt);
  return numbers.length < 2 || numbers.some((number) => number < 10);
};
/** Shares of a whole number: mixed numbers are divided later. */
const sharesWholes = ({ prompt, solution }: Problem): boolean =>
  !prompt.includes('Suppose all had one length') || /= \d+$/.test(solution[0]?.line ?? '');

/** What a standard says about the form of its problems, where its skills go farther. */
const forms: { readonly [code: string]: (problem: Problem) => boolean } = {
  'K.OA.A': isNoTrifle,
  'K.OA.A.5': isNoTrifle,
  'K.G.B': hasFewSides,
  'K.G.B.5': hasFewSides,
  'K.NBT.A': isNotEleven,
  'K.NBT.A.1': isNotEleven,
  '1.NBT.B.2b': isNotEleven,
  '2.NBT.A.4': hasHundreds,
  // Arrays of at most five rows and five columns, graphs whose steps are ones.
  '2.OA.C.4': ({ prompt }) => !/\b(?:[6-9]|\d\d)\b/.test(prompt),
  '2.MD.D.10': ({ picture }) => picture?.kind !== 'bar-chart' || picture.step === 1,
  '2.G.A': hasKnownShares,
  '2.G.A.3': hasKnownShares,
  '3.OA.C': isFact,
  '3.OA.C.7': isFact,
  // In a story the numbers stand in its words.
  '3.NBT.A.3': ({ math = '' }) => math === '' || /^\d × \d{2}$|^\d{2} × \d$/.test(math),
  '4.OA.A': isByOneDigit,
  '4.OA.A.1': isByOneDigit,
  '4.OA.A.2': isByOneDigit,
  '4.NBT.A': isLong,
  '4.NBT.A.2': isLong,
  '4.NBT.A.3': isLong,
  '4.NBT.B.4': isLong,
  '4.NF.B.3': likeDenominators,
  '4.NF.B.3a': likeDenominators,
  '4.NF.B.3c': likeDenominators,
  '4.NF.B.3d': likeDenominators,
  '4.NF.C': ({ prompt, math = '' }) => isTenths(`${prompt} ${math}`),
  '4.NF.C.7': ({ prompt, math = '' }) => isTenths(`${prompt} ${math}`),
  '4.NBT.B.5': lengths([4, 1], [2, 2]),
  '4.NBT.B.6': lengths([4, 1]),
  '5.NBT.A': isToThousandths,
  '5.NBT.A.2': isToThousandths,
  '5.NBT.A.4': isToThousandths,
  '5.NBT.B': isByNoTen,
  '5.NBT.B.7': isByNoTen,
  '5.MD.B': sharesWholes,
  '5.MD.B.2': sharesWholes,
  '5.NBT.B.6': lengths([4, 2]),
  // Unlike denominators.
  '5.NF.A.1': ({ math = '' }) => {
    const all = denominatorsOf(math);
    return all.length < 2 || new Set(all).size > 1;
  },
  // An expression that can be factored as it stands, not one in vertex form.
  'A-SSE.B.3a': ({ math = '' }) => !/\)\^2/.test(math),
};

/** The first grade with numbers below 0: before, nobody writes one. */
export const GRADE_BELOW_ZERO = 6;
/** The domains of grade 6 that know numbers below 0; from grade 7 on all do. */
const BELOW_ZERO = /^(?:[78]\.|[A-Z]-|6\.NS\.C|6\.EE\.B\.8|6\.G\.A\.3)/;
const NEGATIVE = /(?:^|[(=<>,×÷+*/-] ?)-\d/;

/** Whether a problem has a number below 0, where its standard comes before those. */
const isBelowZero = (code: string, { math = '', answer }: Problem): boolean =>
  !BELOW_ZERO.test(code) && (NEGATIVE.test(math) || (answer.kind !== 'choice' && NEGATIVE.test(answer.key)));

const limits = largest
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', most = ''] = line.split(' ');
    return { code, most: Number(most) };
  });

const textOf = ({ prompt, math, answer }: Problem): string =>
  `${prompt} ${math ?? ''} ${answer.kind === 'choice' ? '' : answer.key}`;

/** The largest number that a standard names; undefined where it names none. */
export const limitOf = (code: string): number | undefined =>
  limits.find((each) => code === each.code || code.startsWith(`${each.code}.`))?.most;
const numbersIn = (problem: Problem): number[] => numbersOf(textOf(problem));

/** From this part of its limit on, a problem is at the end of what a standard names. */
const FAR = 0.75;

/** Whether a problem goes as far as the numbers of its standard do; where it names none, any does. */
export function isFar(code: string, problem: Problem): boolean {
  const limit = limitOf(code);
  return limit === undefined || numbersIn(problem).some((number) => number >= FAR * limit);
}

/** Whether a standard is about numbers of four digits and more. */
export const asksLongNumbers = (code: string): boolean => forms[code] === isLong;

/** Whether a problem keeps to the numbers that its standard names, its answer included. */
export function isInScope(code: string, problem: Problem): boolean {
  if (forms[code]?.(problem) === false || isBelowZero(code, problem)) return false;
  const text = textOf(problem);
  const limit = limitOf(code);
  if (limit !== undefined && numbersIn(problem).some((number) => number > limit)) return false;
  const allowed = Object.entries(denominators).find(([top]) => code.startsWith(top))?.[1];
  const below = [...text.matchAll(/\/\s?(\d+)/g)].map((match) => Number(match[1]));
  return allowed === undefined || below.every((each) => allowed.includes(each));
}
