import type { AnswerSpec, Rng } from '../../types.ts';
import { units } from '../kit/contexts.ts';

/** Units of length that figures use. */
export type LengthUnit = 'cm' | 'm' | 'in' | 'ft';

export const lengthUnits = ['cm', 'm', 'in', 'ft'] as const;
export const pickUnit = (rng: Rng): LengthUnit => rng.pick(lengthUnits);

const kinds = { 1: '', 2: 'square ', 3: 'cubic ' } as const;
const powers = { 1: '', 2: '^2', 3: '^3' } as const;

/** "square centimeters", "inches". */
export const unitWords = (unit: LengthUnit, power: 1 | 2 | 3): string => `${kinds[power]}${units[unit].many}`;

/** A length, area or volume as the answer; the unit may be left out. */
export const measured = (value: string, unit: LengthUnit, power: 1 | 2 | 3): AnswerSpec => ({
  kind: 'quantity',
  key: `${value} ${unit}${powers[power]}`,
  units: [`${unit}${powers[power]}`, unitWords(unit, power), `${kinds[power]}${units[unit].one}`],
});

/** An angle in degrees as the answer. */
export const degrees = (value: number): AnswerSpec => ({
  kind: 'quantity',
  key: `${value}°`,
  units: ['°', 'degrees', 'degree'],
});

/** The number of a key that carries a unit: "78.5 cm^2" → "78.5". */
export const withoutUnit = (key: string): string => key.replace(/\s*(°|(cm|m|in|ft)(\^\d)?)$/, '');

/** The approximation of π that students use. */
export const roundPi = 3.14;

const toRadians = (angle: number) => (angle * Math.PI) / 180;

/**
 * The point at a distance from a corner in a direction in degrees; rounded to two decimals, so that pictures stay
 * short.
 */
export const toward = (
  x: number,
  y: number,
  angle: number,
  distance: number,
): { readonly x: number; readonly y: number } => ({
  x: Math.round((x + distance * Math.cos(toRadians(angle))) * 100) / 100,
  y: Math.round((y + distance * Math.sin(toRadians(angle))) * 100) / 100,
});
