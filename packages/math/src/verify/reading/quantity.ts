import { toNumber } from '../../check/rational.ts';
import { unitNamed } from '../../check/units.ts';

/** What a number in a text measures: `m^2`, `usd`, `K`, or nothing. `factor` leads to base units. */
export type Measure = { readonly dimension: string; readonly factor: number; readonly scale?: 'C' | 'F' };

/** A number of a text with what it measures. Positions are UTF-16 units in the whole text. */
export type Quantity = {
  readonly value: number;
  readonly measure: Measure | undefined;
  readonly start: number;
  readonly end: number;
  /** Decimal places as written; undefined for fractions and numbers in words. */
  readonly places: number | undefined;
  /** How it is written: 0.25, 1/4, 25 %, 2.5 × 10^3, "a quarter", `\$5`. */
  readonly form: 'decimal' | 'fraction' | 'percent' | 'power' | 'words' | 'money';
  /** True if it stands at the end of a written calculation. */
  readonly computed: boolean;
  readonly text: string;
};

/** "The 14-ounce can is $3.50": the size names a package, and packages of other sizes have prices of their own. */
export const namesSize = ({ text }: Quantity): boolean => /^[\d.,/]+-[a-z]/i.test(text);

/** Words that are units but also occur in any sentence. */
const NO_UNIT =
  /^(?:in|a|at|as|are|us|pa|do|so|no|he|pm|am|mi|ha|r|t|c|d|u|b|h|m|s|g|l|k|f|v|w|j|n|bar|percent|rev|cal|second|score|ton|has|was|its|is|as|us|pas|bit|bits|base|lm|cups?d|and|or|to|by|on|if)$/i;
/** Short units that are read as units only directly after a number. */
const SHORT = /^(?:in|m|s|g|L|l|h|mi|c|ft|cm|mm|km|yd|kg|mg|mL|ml|oz|lb|min|hr|sec|¢|°)\.?$/;

/** The measure of a word: `feet`, `cm`; its dimension in the base units of the unit table. */
export function measureOf(word: string, power = 1, behindNumber = false): Measure | undefined {
  const name = word.replace(/\.$/, '');
  if (NO_UNIT.test(name) && !(behindNumber && SHORT.test(name))) return undefined;
  const unit = unitNamed(name) ?? (/^(?:miles?|feet|foot)$/.test(name) ? unitNamed('mile') : undefined);
  if (unit === undefined || unit.dimensions.size !== 1 || unit.offset !== undefined) return undefined;
  const [[base = '', exponent = 1] = []] = [...unit.dimensions];
  if (base === '') return undefined;
  return { dimension: `${base}^${exponent * power}`, factor: toNumber(unit.factor) ** power };
}

const TEMPERATURE: Measure = { dimension: 'K^1', factor: 1 };
export const CELSIUS: Measure = { ...TEMPERATURE, scale: 'C' };
export const FAHRENHEIT: Measure = { ...TEMPERATURE, scale: 'F' };
export const DOLLARS: Measure = { dimension: 'usd^1', factor: 1 };
export const CENTS: Measure = { dimension: 'usd^1', factor: 0.01 };
export const DEGREES: Measure = { dimension: 'deg^1', factor: 1 };

/**
 * Whether a written number stands for a value. `approximate`: words such as "about" allow an error of 6 percent. A
 * decimal may be rounded at its last place if the exact value has infinitely many.
 */
export function stands(written: number, places: number | undefined, value: number, approximate: boolean): boolean {
  const gap = Math.abs(written - value);
  const size = Math.max(Math.abs(written), Math.abs(value));
  if (gap <= 1e-9 * Math.max(1, size)) return true;
  if (approximate) return gap <= 0.06 * size;
  // A value with infinitely many decimals is rounded wherever it is written.
  const endless = Math.abs(value * 1e4 - Math.round(value * 1e4)) > 1e-6;
  return endless && gap <= 0.51 * 10 ** -(places ?? 0) && (places !== undefined && places > 0 ? true : size >= 3);
}
