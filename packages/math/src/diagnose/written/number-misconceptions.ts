import { type Shown, shown, type Written } from './facts.ts';

const squeezed = (text: string): string => text.replace(/\s+/g, '');

/**
 * Numerators and denominators divided separately. It is recognized by how the quotient is written, because its value
 * may be right.
 */
export function dividesAcross({ question, correct, answer }: Written): Shown[] {
  const [, a, b, c, d] = /(\d{1,4})\/(\d{1,4})(?:÷|:|dividedby)(\d{1,4})\/(\d{1,4})/i.exec(squeezed(question)) ?? [];
  if (d === undefined || [b, c, d].some((one) => Number(one) === 0)) return [];
  const quotient = (top = '', bottom = ''): number => Math.floor(Number(top) / Number(bottom));
  const across = `${quotient(a, c)}/${quotient(b, d)}`;
  const last = (text: string): string => squeezed(text.split(/[\n=]/).at(-1) ?? '');
  return last(answer) === across && last(correct) !== across
    ? shown('worked', 'fractions.divides-across-dropping-remainders')
    : [];
}

const DECIMAL = /(?<![\d.])\d*\.\d+|(?<![\d.])\d+(?![\d.])/g;
const numbers = (text: string): string[] => (text.match(DECIMAL) ?? []).slice(0, 12);
/** The digits after the decimal point, read as a whole number. */
const behind = (text: string): number => Number(text.split('.')[1] ?? '0');
const before = (text: string): number => Number(text.split('.')[0] ?? '0');

/** Three or more decimals ordered by their length, or the longest or shortest chosen as the largest or smallest. */
export function decimalOrder({ question, answer }: Written): Shown[] {
  const given = numbers(question);
  const lengths = new Set(given.map((text) => text.split('.')[1]?.length ?? 0));
  const least = /\b(?:smallest|least|lowest)\b/i;
  const asked =
    /\border\b|\blargest|\bgreatest|\bbiggest|\bascending|\bdescending/i.test(question) || least.test(question);
  if (given.length < 3 || !given.some((text) => text.includes('.')) || lengths.size < 2 || !asked) return [];
  const told = numbers(answer);
  const rising = (by: (text: string) => number): string[] =>
    given.toSorted((one, other) => before(one) - before(other) || by(one) - by(other));
  const right = given.toSorted((one, other) => Number(one) - Number(other));
  const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
  const fits = (order: readonly string[]): boolean => {
    if (told.length === given.length) {
      const turned = /\b(?:greatest|largest|biggest) to\b|\bdescending/i.test(question);
      const expected = turned ? order.toReversed() : order;
      return same(told, expected) && !same(told, turned ? right.toReversed() : right);
    }
    const [only] = told;
    const pick = (from: readonly string[]): string | undefined => (least.test(question) ? from[0] : from.at(-1));
    return told.length === 1 && only === pick(order) && only !== pick(right);
  };
  if (fits(rising(behind))) return shown('computed', 'decimals.longer-is-larger', 'decimals.part-as-whole-number');
  return fits(rising((text) => -(text.split('.')[1]?.length ?? 0)))
    ? shown('computed', 'decimals.shorter-is-larger')
    : [];
}
