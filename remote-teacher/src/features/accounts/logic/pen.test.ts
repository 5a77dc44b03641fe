import { expect, it } from 'vitest';
import { linesOf } from './pen.ts';

const lines = (text: string, width: number) => linesOf(text, width, ({ length }) => length);

it.each([
  ['keeps what fits on one line', 'Ana Lopes', 9, ['Ana Lopes']],
  ['breaks between words', 'Ana Maria Lopes', 9, ['Ana Maria', 'Lopes']],
  [
    'breaks a word that is longer than a line, and loses no letter',
    'Ana Wolfeschlegelstein',
    8,
    ['Ana', 'Wolfesch', 'legelste', 'in'],
  ],
])('%s', (_what, text, width, expected) => {
  expect(lines(text, width)).toEqual(expected);
});
