import type { AnswerSpec, MathText, Prose } from '../../types.ts';
import type { Thing, Unit } from './contexts.ts';
import { decimalText, dollars, exact, type Numeric } from './numeric.ts';

/** The answer of a question for a number. */
export const numberAnswer = (value: Numeric): AnswerSpec => ({ kind: 'number', key: decimalText(value) });

/** An amount of money; the dollar sign may be left out. */
export const moneyAnswer = (value: Numeric): AnswerSpec => ({
  kind: 'quantity',
  key: dollars(value),
  units: ['$', 'dollars'],
});

/** A percent; the sign may be left out. */
export const percentAnswer = (value: Numeric): AnswerSpec => ({
  kind: 'quantity',
  key: `${decimalText(value)}%`,
  units: ['%', 'percent'],
});

/** An amount whose unit may be left out: the plural, the singular if it differs, and other names. */
export const amountAnswer = (value: Numeric, ...units: readonly string[]): AnswerSpec => {
  const [many = '', one = many] = units;
  return { kind: 'quantity', key: `${decimalText(value)} ${exact(value).equals(1) ? one : many}`, units };
};

/** What is counted: the cards of “trading cards”, the pans of “pans of brownies”. */
const nounOf = (text: string): string =>
  text
    .replace(/ of .*$/, '')
    .split(' ')
    .at(-1) ?? text;

/** A number of things; the word may be written or left out. Of "trading cards" the last word is enough. */
export function countAnswer(key: number, of: Thing): AnswerSpec {
  const [many, one] = [nounOf(of.many), nounOf(of.one)];
  return { kind: 'quantity', key: `${key} ${key === 1 ? one : many}`, units: many === one ? [many] : [many, one] };
}

/**
 * An amount of something as text, possibly a fraction; the unit may be left out. Of "granola bars" the last word is
 * enough.
 */
export function writtenAmountAnswer(
  amount: MathText,
  unit: { readonly one: string; readonly many: string; readonly symbol?: string },
): AnswerSpec {
  // A power such as m^2 is read as a symbol only.
  const words = unit.symbol?.includes('^') ? [unit.symbol] : [nounOf(unit.many), nounOf(unit.one), unit.symbol ?? ''];
  const atMostOne = amount === '1' || /^\d+\/\d+$/.test(amount);
  const units = [...new Set(words.filter((word) => word !== ''))];
  return { kind: 'quantity', key: `${amount} ${(atMostOne ? units[1] : units[0]) ?? units[0]}`, units };
}

/** A measure; the unit may be written or left out. */
export const measureAnswer = (key: number, of: Unit): AnswerSpec => ({
  kind: 'quantity',
  // A unit without a sign of its own is a word: 43 days.
  key: `${key} ${of.symbol === of.one && key !== 1 ? of.many : of.symbol}`,
  units: [...new Set([of.symbol, of.many, of.one])],
});

/** A choice of one option. Options appear in the given order; ids are used in keys and misconceptions. */
export const choiceAnswer = (key: string, options: readonly (readonly [id: string, label: Prose])[]): AnswerSpec => ({
  kind: 'choice',
  key,
  options: options.map(([id, label]) => ({ id, label })),
});

/**
 * A choice of one of several written answers, each of which is its own id: the key, and others, which may repeat. At
 * most six different ones.
 */
export const pickAnswer = (key: number | string, ...others: readonly (number | string)[]): AnswerSpec =>
  choiceAnswer(
    String(key),
    [...new Set([key, ...others].map(String))]
      .toSorted((x, y) => x.length - y.length || x.localeCompare(y))
      .map((text) => [text, text] as const),
  );
