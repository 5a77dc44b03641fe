import { assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { checkAnswer } from './index.ts';

const UNITS = [
  { large: 'ft', small: 'in', parts: 12 },
  { large: 'h', small: 'min', parts: 60 },
  { large: 'm', small: 'cm', parts: 100 },
] as const;

const amount = tuple(integer({ min: 1, max: 30 }), integer({ min: 1, max: 11 }));

it.each(UNITS)('accepts $large with $small only if the total is the same', (units) => {
  const { large, small, parts } = units;
  const inSmall = ([whole, rest]: readonly [number, number]) => whole * parts + rest;
  const written = ([whole, rest]: readonly [number, number]) => `${whole} ${large} ${rest} ${small}`;
  const verdict = (key: string, answer: string) => checkAnswer({ kind: 'quantity', key }, answer).verdict;
  assert(
    property(amount, amount, (key, answer) => {
      const expected = inSmall(key) === inSmall(answer) ? 'right' : 'wrong';
      expect(verdict(written(key), written(answer))).toBe(expected);
      expect(verdict(`${inSmall(key)} ${small}`, written(answer))).toBe(expected);
      expect(verdict(written(key), `${inSmall(answer)} ${small}`)).toBe(expected);
    }),
    { numRuns: 150 },
  );
});

it('does not accept the larger part alone', () => {
  expect(checkAnswer({ kind: 'quantity', key: '8 ft 1 in' }, '8').verdict).toBe('wrong');
});
