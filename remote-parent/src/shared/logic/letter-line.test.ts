import { expect, it } from 'vitest';
import { letterLine } from './letter-line.ts';

const letter = { subject: 'Gia: this week', text: 'Number practice' };

it('says of a letter where it goes, and of none that there is none', () => {
  expect(letterLine({ to: 'rosa@home.example', letter })).toBe('letterTo');
  expect(letterLine({ to: null, letter })).toBe('letterNoAddress');
  // Nothing goes to the address that it has.
  expect(letterLine({ to: 'rosa@home.example' })).toBe('letterNone');
});
