import { describe, expect, it } from 'vitest';
import { TooBig, withAllowance } from './budget.ts';
import { compareTrees, parse } from './index.ts';
import { multiplied, remainder, signAt } from './whole-polynomial.ts';

const nested = (depth: number, wrap: (inner: string, step: number) => string): string =>
  Array.from({ length: depth }, (_, i) => i + 1).reduce(wrap, 'x');
const compare = (a: string, b: string) => {
  const [left, right] = [parse(a), parse(b)];
  return left.ok && right.ok ? compareTrees(left.tree, right.tree) : 'invalid';
};

/** So many such checks are paid for by what one check may cost. */
const MANY = 8;

describe('nested kinks', () => {
  const DEPTHS = [2, 3, 4, 5, 6, 7];
  it.each(DEPTHS)('are never called different from their equal at depth %i', (depth) => {
    const bars = nested(depth, (inner, step) => `abs(${inner}-${step})`);
    const roots = nested(depth, (inner, step) => `sqrt((${step}-${inner})^2)`);
    for (const tail of ['', '<1', '=1', '>=2']) expect(compare(bars + tail, roots + tail)).not.toBe('different');
  });
  it.each(DEPTHS)('are never called equal to what differs in one place at depth %i', (depth) => {
    const bars = nested(depth, (inner, step) => `abs(${inner}-${step})`);
    expect(
      compare(
        bars,
        nested(depth, (inner, step) => `abs(${inner}-${step + (step === depth ? 1 : 0)})`),
      ),
    ).not.toBe('equal');
  });
});

describe('work on nested bars', () => {
  it('costs little for a product of two letters, because borders in one letter are looked at alone', () => {
    const again = Array.from({ length: MANY }, () => 0);
    const verdicts = withAllowance(() =>
      again.map(() => compare('(x-8/3)/sqrt((x-12)^2)*||y-12|-3|', '(x-8/3)/|x-12|*||y-12|-3|')),
    );
    expect(new Set(verdicts)).toEqual(new Set(['equal']));
  });

  it.each([
    ['||6x+9/10|-9|/(6x+21) <= max(2x-19,-33)', '||6x+9/10|-9|/(6x+21) < max(2x-19,-33)', 'different'],
    ['|||x-11|+4/3||x >= ||x+11/3|-8|', '-|||x-11|+4/3||x >= -||x+11/3|-8|', 'different'],
    ['||x+9|+29|(x+x) > min(x+6/8,6)', '-2||x+9|+29|(x+x) < -2min(x+6/8,6)', 'equal'],
    ['|3x+3705|-||x+27|+7| < (x-35)^2', '(|3x+3705|-||x+27|+7|)^2 < (x-35)^4', 'equal'],
  ])('is enough to decide %s', (a, b, verdict) => {
    expect(compare(a, b)).toBe(verdict);
  });
});

describe('work on large whole numbers', () => {
  const large = Array.from({ length: 20 }, (_, i) => 7n ** BigInt(1500 + i));
  it.each([
    ['a product', () => multiplied(large, large)],
    ['a remainder', () => remainder(large, large.slice(4))],
    ['a sign', () => signAt(large, { n: 10n ** 40n + 1n, d: 10n ** 39n })],
  ])('%s is paid for by the length of the numbers', (_, work) => {
    const many = (): void => {
      for (let i = 0; i < 400; i += 1) work();
    };
    expect(() => withAllowance(many)).toThrow(TooBig);
  });
});
