import { describe, expect, it } from 'vitest';
import { isPrime } from '../is-prime.ts';
import { verify } from '../verify.ts';
import { BOUND_TEXTS, QUIET_BOUND_TEXTS } from './bound-texts.ts';
import { MODEL_TEXTS, QUIET_TEXTS } from './model-texts.ts';

const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;
const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');
const REACH = 60;

describe('what follows from the amounts of a paragraph', () => {
  it.each([...MODEL_TEXTS, ...BOUND_TEXTS])('finds the mistake in %s', (text) => {
    expect(wrongIn(text.replace(CHOICE, '$1'))).toEqual([]);
    const from = text.search(CHOICE);
    expect(
      wrongIn(text.replace(CHOICE, '$2')).some(({ start, end }) => end > from - REACH && start < from + REACH),
    ).toBe(true);
  });
  it.each([...QUIET_TEXTS, ...QUIET_BOUND_TEXTS])('calls nothing wrong in %s', (text) =>
    expect(wrongIn(text)).toEqual([]),
  );
});

describe('isPrime', () => {
  it('has two divisors', () => {
    const byDivisors = (n: number) =>
      Array.from({ length: n }, (_, at) => at + 1).filter((d) => n % d === 0).length === 2;
    for (let n = -3; n < 200; n += 1) expect(isPrime(n), `${n}`).toBe(n > 0 && byDivisors(n));
    expect([2.5, Number.NaN].some(isPrime)).toBe(false);
  });
});
