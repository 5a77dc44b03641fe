import { expect, it } from 'vitest';
import { converse } from './converse.ts';
import { toldReason } from './told-reason.ts';

it.each([
  ['Ones: write 2 and carry 1.', 'in the ones I write 2 and carry 1'],
  ['Tens: take 3 from 5.', 'in the tens I take 3 from 5'],
  ['Divide both numbers by 4. The value stays.', 'I divide both numbers by 4, the value stays'],
  ['`3` layers fill the box.', '`3` layers fill the box'],
  ['Counting goes on.', 'counting goes on'],
  ['I take the smaller digit.', 'I take the smaller digit'],
])('%s is told as what somebody did', (why, told) => {
  expect(toldReason(why)).toBe(told);
});

it('lets a student tell work in columns without orders', () => {
  const [reply] = converse('15 + 38', '43', ['Show me each step of 27 + 15.']);
  expect(reply?.text).toContain('`7 + 5 = 12`: in the ones I write 2.');
});
