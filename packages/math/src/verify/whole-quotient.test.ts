import { describe, expect, it } from 'vitest';
import { verify } from './verify.ts';

const verdictOf = (text: string) => verify(text).claims[0]?.verdict;

describe('a whole number beside a quotient that is none', () => {
  it.each(['`9 ÷ 4 = 2`', '`11 ÷ 4 = 3`', '7/2 = 4', 'Then 23 ÷ 5 = 4.'])('%o is wrong', (text) =>
    expect(verdictOf(text)).toBe('wrong'),
  );

  it.each(['`9 ÷ 4 = 2.25`', '9 ÷ 4 = 2 R 1', '23 ÷ 5 is about 5', '`2 ÷ 3 = 0.67`', '7/2 = 3 1/2'])(
    '%o is right',
    (text) => expect(verdictOf(text)).toBe('right'),
  );

  it('is not decided where things are counted', () => {
    expect(verdictOf('Here 23 ÷ 5 = 5 vans are needed.')).not.toBe('wrong');
    expect(verdictOf('Here 23 ÷ 5 = 5 vans are needed.')).not.toBe('right');
  });
});
