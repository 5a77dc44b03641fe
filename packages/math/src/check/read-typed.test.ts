import { expect, it } from 'vitest';
import { readAnswer } from './index.ts';
import { readTyped } from './read-typed.ts';

const number = { kind: 'number' } as const;
const lengths = { kind: 'quantity', units: ['cm', 'm'] } as const;

it.each([
  [number, 'two and a half'],
  [number, 'minus nine'],
  [number, 'seven apples'],
  [number, '3/'],
  [lengths, 'twelve centimeters'],
  [lengths, '1 m 20 cm'],
  [{ kind: 'expression' } as const, '2x + three'],
  [{ kind: 'list' } as const, '1, 2 and 3'],
  [{ kind: 'inequality' } as const, 'x is at least 4'],
])('reads for %o what is marked of "%s"', (asked, typed) => {
  // Before the marking part has given its algebra to the core.
  const read = readTyped(asked, typed);
  expect(read).toEqual(readAnswer(asked, typed));
});

it('reads words as numbers', () => {
  expect(readTyped(number, 'seven')).toMatchObject({ ok: true, tree: { kind: 'number' } });
});
