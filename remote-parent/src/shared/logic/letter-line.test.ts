import { expect, it } from 'vitest';
import { letterLine } from './letter-line.ts';

const letter = { subject: 'Gia: this week', text: 'Number practice' };

it('says where a letter is sent, or that there is none', () => {
  expect(letterLine({ to: 'rosa@home.example', letter })).toBe('letterTo');
  expect(letterLine({ to: null, letter })).toBe('letterNoAddress');
  // Nothing is sent, although there is an address.
  expect(letterLine({ to: 'rosa@home.example' })).toBe('letterNone');
});
