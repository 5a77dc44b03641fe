import { checkAnswer } from '@lemma/math/check';
import { expect, it } from 'vitest';
import { keypadKeysFor } from './keypad-keys.ts';
import { latexOf, latexOfKey, plainOf } from './notation-text.ts';

const keys = [
  ['number', '1/2'],
  ['number', '3 1/2'],
  ['number', '-0.75'],
  ['expression', 'x^2 + 3x - 4'],
  ['expression', 'sqrt(x + 1)'],
  ['equation', 'y = 2x + 1'],
  ['inequality', 'x <= 2'],
  ['point', '(2, -3)'],
  ['list', '2, 5'],
] as const;

it.each(keys)('keeps a %s that goes through the notation field: %s', (kind, key) => {
  const plain = plainOf(latexOf(key));
  expect(checkAnswer({ kind, key }, plain)).toMatchObject({ verdict: 'right' });
  expect(plain).not.toContain('\\');
});

it.each([
  ['\\frac{3}{4}', 'number', '3/4'],
  ['3\\frac12', 'number', '3 1/2'],
  // Without the typed space, it would be 31/2.
  ['3\\:\\frac{1}{2}', 'number', '3 1/2'],
  ['x^2+\\frac{x}{2}', 'expression', 'x^2 + x/2'],
  ['2\\times3', 'number', '6'],
] as const)('reads what the field writes: %s', (latex, kind, key) => {
  expect(checkAnswer({ kind, key }, plainOf(latex)).verdict).toBe('right');
});

it('loses nothing that is still being typed', () => {
  expect(plainOf('\\placeholder{}')).toBe('');
  expect(plainOf('\\frac{1}{\\placeholder{}}')).toBe('\\frac{1}{}');
  expect(latexOf('1/')).toBe('1/');
});

it('puts into the field what each key says', () => {
  const keys = new Map(
    keypadKeysFor('expression', { letters: ['x'], units: ['cm'] }).map((key) => [key.name ?? key.face, key]),
  );
  const typed = (name: string) => {
    const key = keys.get(name);
    return key && latexOfKey(key);
  };
  expect(['fraction', 'root', 'times', 'minus', 'x', 'cm'].map(typed)).toEqual([
    '\\frac{#@}{#?}',
    '\\sqrt{#?}',
    '\\times',
    '-',
    'x',
    '\\text{ cm}',
  ]);
});
