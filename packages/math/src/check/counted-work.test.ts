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
