import type { Drawn } from './draw-slot.ts';

/** A calculation with one sign, as numbers. `texts` are its numbers as written: "3/4", "2 1/3". */
export type Operation = {
  readonly sign: '+' | '-' | '×' | '÷';
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
};

/** What a problem is made of, as far as it can be read from its formula, its sentences and its answer. */
export type Features = {
  /** The numbers that are given, in their order, with their signs. */
  readonly given: readonly number[];
  /** The numbers of the answer: one as a rule, two for a point, none for words. */
  readonly answer: readonly number[];
  readonly operation?: Operation;
  /** The denominators that are given, and those of the answer. */
  readonly denominators: readonly number[];
  /** The coefficients of a polynomial in one letter by their degree. */
  readonly coefficients?: readonly number[];
  /** The minutes after the hour, where the answer is a time. */
  readonly minutes?: number;
};

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?|\.\d+`;
const SIGNED = String.raw`\(?[-−]?(?:${NUMBER})\)?`;
const CALCULATION = new RegExp(`^(${SIGNED})((?: [-−+×÷*·] ${SIGNED})+)$`);
const IN_A_LINE = new RegExp(`(${SIGNED})((?: [-−+×÷] ${SIGNED})+)(?= =)`);
const ALL = new RegExp(`(?<![\\w.)])[-−]?(?:${NUMBER})|(?<=[\\w)] ?[-−+×÷*/·^] ?)(?:${NUMBER})|${NUMBER}`, 'g');

/** The value of a number as written: "3/4" is 0.75, "2 1/3" is 2.33…, "(-4)" is -4. */
export function numberIn(written: string): number {
  const plain = written
    .replace(/[(),$%°\s]+$|^[($\s]+/g, '')
    .replaceAll('−', '-')
    .replaceAll(',', '');
  const [, sign = '', whole = '0', top, bottom] = /^(-?)(?:(\d+) )?(\d+)\/(\d+)$/.exec(plain) ?? [];
  if (top === undefined || bottom === undefined) return Number(plain);
  return (sign === '-' ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom));
}

const numbersIn = (text: string): number[] => (text.match(ALL) ?? []).map(numberIn).filter(Number.isFinite);
const bottomsIn = (text: string): number[] =>
  [...text.matchAll(/\d\s*\/\s*(\d+)/g)].map(([, bottom]) => Number(bottom));

function operationIn(text: string, pattern: RegExp): Operation | undefined {
  const [, first, rest] = pattern.exec(text) ?? [];
  if (first === undefined || rest === undefined) return undefined;
  const parts = [...rest.matchAll(new RegExp(` ([-−+×÷*·]) (${SIGNED})`, 'g'))];
  const signs = new Set(parts.map(([, sign = '']) => ({ '−': '-', '*': '×', '·': '×' })[sign] ?? sign));
  const [sign] = signs;
  if (signs.size !== 1 || (sign !== '+' && sign !== '-' && sign !== '×' && sign !== '÷')) return undefined;
  const texts = [first, ...parts.map(([, , number = '']) => number)].map((each) => each.replace(/[()]/g, ''));
  return { sign, numbers: texts.map(numberIn), texts };
}

const MOST_DEGREE = 4;
/** The coefficients of a sum of powers of one letter: x^2 - 5x + 6 gives [6, -5, 1]. */
function coefficientsIn(math: string): number[] | undefined {
  const plain = math
    .replace(/\s*=\s*0$/, '')
    .replaceAll('−', '-')
    .replace(/\s+/g, '');
  const letter = /[a-z]/.exec(plain)?.[0];
  if (letter === undefined || !plain.includes(`${letter}^`)) return undefined;
  const terms = plain.match(/[-+]?[^-+]+/g) ?? [];
  const found = Array.from({ length: MOST_DEGREE + 1 }, () => 0);
  for (const term of terms) {
    const [, sign, number, own, power] = /^([-+]?)(\d*)([a-z]?)(?:\^(\d+))?$/.exec(term) ?? [];
    const degree = own === letter ? Number(power ?? 1) : own === '' && power === undefined ? 0 : undefined;
    if (degree === undefined || degree > MOST_DEGREE) return undefined;
    found[degree] = (found[degree] ?? 0) + (sign === '-' ? -1 : 1) * Number(number === '' ? 1 : number);
  }
  return found;
}

/** An answer without its letter, its unit and what stands behind "because". */
export const bareKey = ({ key, item }: Drawn): string =>
  (item?.options === undefined ? (item?.key ?? key) : key)
    .replace(/^Answer:|,? because .*$/g, '')
    .replace(/^`?[a-z] [=<>≤≥] /, '')
    .replace(/(?:square |cubic )?[a-z]{2,}(?:\^\d)?[^\d]*$/i, '')
    .replaceAll('`', '')
    .trim();

/** The text with the numbers of the problem: its formula if it has one, otherwise its sentences. */
export const mathOf = ({ task, item }: Drawn): string => item?.math ?? item?.prompt ?? task;

export function featuresOf(drawn: Drawn): Features {
  const math = mathOf(drawn);
  const plain = math.replaceAll('`', '');
  const worked = `${drawn.item?.solution.map(({ line }) => `${line} =`).join('\n') ?? ''}\n${drawn.key}`;
  const operation =
    operationIn(plain, CALCULATION) ?? (drawn.item?.math === undefined ? operationIn(worked, IN_A_LINE) : undefined);
  const key = bareKey(drawn);
  const coefficients = coefficientsIn(plain) ?? coefficientsIn(key);
  const [, minutes] = /^\d{1,2}:(\d\d)$/.exec(key) ?? [];
  return {
    given: operation !== undefined && drawn.item?.math !== undefined ? operation.numbers : numbersIn(plain),
    answer: numbersIn(key),
    denominators: [...bottomsIn(plain), ...bottomsIn(key)],
    ...(operation && { operation }),
    ...(coefficients && { coefficients }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
  };
}

const isWhole = (numbers: readonly number[]): boolean => numbers.every((each) => Number.isInteger(each) && each >= 0);
const digitsOf = (number: number): number[] => [...String(number)].toReversed().map(Number);
const placesIn = (numbers: readonly number[]): number => Math.max(...numbers.map((each) => String(each).length));

/** The parts behind the whole numbers: of 2 1/3 a third. */
const partOf = (number: number): number => number - Math.trunc(number);

/** Whether a ten, or a whole for mixed numbers, has to be made or opened; undefined where there is no such calculation. */
export function regroups({ operation }: Features): boolean | undefined {
  if (operation === undefined || operation.sign === '×' || operation.sign === '÷') return undefined;
  const { sign, numbers, texts } = operation;
  if (texts.some((each) => each.includes('/'))) {
    const [first = 0, ...rest] = numbers.map(partOf);
    const small = 1e-9;
    return sign === '+'
      ? rest.reduce((sum, each) => sum + each, first) >= 1 - small
      : rest.some((each) => each > first + small);
  }
  const scale = 10 ** Math.max(...texts.map((each) => (each.split('.')[1] ?? '').length));
  const whole = numbers.map((each) => Math.round(each * scale));
  if (!isWhole(whole)) return undefined;
  const digits = whole.map(digitsOf);
  const columns = Array.from({ length: placesIn(whole) }, (_, at) => digits.map((each) => each[at] ?? 0));
  return columns.some(([first = 0, ...rest]) =>
    sign === '+' ? rest.reduce((sum, each) => sum + each, first) > 9 : rest.some((each) => each > first),
  );
}

/** What is left over of a division; undefined where there is none of whole numbers. */
export function remainderOf({ operation }: Features): number | undefined {
  const [first = 0, second = 0] = operation?.numbers ?? [];
  return operation?.sign === '÷' && isWhole([first, second]) && second > 0 ? first % second : undefined;
}

const IN_ANSWERS = /\b(?:in|as|for) (?:the |any |their )?(?:answers?|solutions?|results?)$/;
/** Where something is looked up: in answers where these are named, where it is denied of neither in problem and answer. */
export const placeOf = (drawn: Drawn, said: string): string =>
  IN_ANSWERS.test(said)
    ? bareKey(drawn)
    : /^(?:no|without|avoid|not) (?:\w+ )?(?:mixed|improper)/.test(said) && !/problems?$/.test(said)
      ? `${mathOf(drawn)} ; ${bareKey(drawn)}`
      : mathOf(drawn);

/** By how much the numbers of a row grow, a gap being filled in: 4, ?, 12 grows by 4 and 4. None where it is no row. */
export function stepsOf(math: string): number[] {
  const parts = math.replaceAll('`', '').split(/,\s+/);
  if (parts.length < 3 || !parts.every((part) => /^\s*(?:-?\d+|\?|_+)\s*$/.test(part))) return [];
  const at = parts.flatMap((part, place) => (/\d/.test(part) ? [{ place, value: Number(part) }] : []));
  return at.slice(1).flatMap(({ place, value }, before) => {
    const from = at[before];
    return from === undefined ? [] : [(value - from.value) / (place - from.place)];
  });
}
