import type { Verdict } from './judge.ts';
import type { Statement } from './statements.ts';

const DEGREES = /^([-−]?\d+(?:\.(\d+))?)\s?°\s?([CF])$/;
const FREEZING = 32;
const FAHRENHEIT_PER_DEGREE = 1.8;

/** "20 °C is 68 °F": a temperature on both scales, judged to the last place that is written; else undefined. */
export function degreeVerdict(read: string, { left, right, sign }: Statement): Verdict | undefined {
  const [one, other] = [left, right].map(({ start, end }) => DEGREES.exec(read.slice(start, end)));
  if (!one || !other || one[3] === other[3]) return undefined;
  if (sign !== '=' && sign !== '≈') return 'unknown';
  const [from, said] = [one, other].map(([, digits = '']) => Number(digits.replace('−', '-')));
  if (from === undefined || said === undefined) return 'unknown';
  const value = one[3] === 'C' ? from * FAHRENHEIT_PER_DEGREE + FREEZING : (from - FREEZING) / FAHRENHEIT_PER_DEGREE;
  const places = other[2]?.length ?? 0;
  if (Math.abs(value - said) <= 0.5 * 10 ** -places + 1e-9) return 'right';
  return sign === '≈' ? 'unknown' : 'wrong';
}
