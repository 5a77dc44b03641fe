import { describe, expect, it } from 'vitest';
import { equivalent } from '../check/index.ts';
import { findMisconception } from '../registry.ts';
import { createRng } from '../rng.ts';
import type { Rng } from '../types.ts';
import { checkWork } from './check-work.ts';
import { followsFrom } from './follows-from.ts';
import type { TaskKind } from './solution.ts';
import { solveSteps } from './solve-steps.ts';

const sign = (rng: Rng): string => rng.pick(['+', '-', '×', '÷']);
const fraction = (rng: Rng): string => `${rng.int(1, 9)}/${rng.int(2, 12)}`;
const nonzero = (rng: Rng, most = 9): number => rng.int(1, most) * (rng.chance(0.3) ? -1 : 1);
const plusMinus = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** Tasks of each kind, drawn from a seed. */
const draws: Record<Exclude<TaskKind, 'evaluate' | 'formula'> | 'fractions', (rng: Rng) => string> = {
  arithmetic: (rng) =>
    `${rng.int(2, 60)} ${sign(rng)} ${rng.int(2, 12)} ${sign(rng)} (${rng.int(1, 20)} ${sign(rng)} ${rng.int(21, 40)})`,
  fractions: (rng) =>
    `${fraction(rng)} ${sign(rng)} ${fraction(rng)} ${rng.pick(['+', '-'])} ${rng.int(1, 3)} ${fraction(rng)}`,
  percent: (rng) => `${rng.int(1, 99)}% of ${rng.int(2, 400)}`,
  equation: (rng) => `${nonzero(rng)}(x ${plusMinus(nonzero(rng))}) = ${nonzero(rng)}x ${plusMinus(nonzero(rng, 30))}`,
  inequality: (rng) =>
    `${nonzero(rng)}x ${plusMinus(nonzero(rng))} ${rng.pick(['<', '>', '<=', '>='])} ${nonzero(rng, 40)}`,
  system: (rng) =>
    `${nonzero(rng)}x ${plusMinus(nonzero(rng))}y = ${nonzero(rng, 30)}, ${nonzero(rng)}x ${plusMinus(nonzero(rng))}y = ${nonzero(rng, 30)}`,
  expand: (rng) => `expand ${nonzero(rng)}(${rng.int(1, 4)}x ${plusMinus(nonzero(rng))})(x ${plusMinus(nonzero(rng))})`,
  factor: (rng) => {
    const [p, q, k] = [nonzero(rng), nonzero(rng), rng.int(1, 3)];
    return `factor ${k}x^2 ${plusMinus(k * (p + q))}x ${plusMinus(k * p * q)}`;
  },
};
const kinds = Object.keys(draws).filter((kind): kind is keyof typeof draws => kind in draws);
const TASKS = 100;

describe.each(kinds)('worked solutions: %s', (kind) => {
  const solved = Array.from({ length: TASKS }, (_, seed) => solveSteps(draws[kind](createRng(seed)))).flatMap((work) =>
    work.kind === 'other' ? [] : [work],
  );
  it('exist for nearly every task', () => expect(solved.length).toBeGreaterThan(TASKS * 0.9));
  it('follow line by line, and end in the answer', () => {
    for (const { lines, answer } of solved) {
      const texts = lines.map(({ line }) => line);
      expect(checkWork(texts), texts.join('  |  ')).toBeUndefined();
      for (let at = 1; at < texts.length; at += 1)
        expect(followsFrom(texts[at - 1] ?? '', texts[at] ?? '').verdict, texts.join('  |  ')).toBe('follows');
      expect(texts.at(-1)).toBe(answer);
      expect(lines.every(({ why }) => why.length >= 4)).toBe(true);
    }
  });
  it('do not follow any more if a number in the last line is changed', () => {
    for (const { lines } of solved.filter(({ lines: all }) => all.length > 1)) {
      const texts = lines.map(({ line }) => line);
      const last = texts.at(-1) ?? '';
      const changed = last.replace(/\d+(?!.*\d)/, (digits) => `${Number(digits) + 1}`);
      // In lines such as 0x = 0, a changed number makes no difference.
      if (changed === last || /^0 |^-?\d+ [=<>]/.test(last)) continue;
      expect(checkWork([...texts.slice(0, -1), changed]), `${texts.at(-2)} → ${changed}`).toBeDefined();
    }
  });
});

describe('solveSteps', () => {
  it.each([
    ['3/4 + 2/5', '23/20'],
    ['2/3 ÷ 4/9', '3/2'],
    ['2 1/2 + 1 3/4', '17/4'],
    ['3 + 4 × 2^2 - 6 ÷ 3', '17'],
    ['0.25 × 0.4 + 1.5', '1.6'],
    ['15% of 80', '12'],
    ['what percent is 12 of 48', '25%'],
    ['12 is 30% of what', '40'],
    ['Solve: 2(x - 3) = 10', 'x = 8'],
    ['x/3 + 1/2 = 2x - 1', 'x = 9/10'],
    ['-2x + 4 >= 10', 'x <= -3'],
    ['x + y = 5; x - y = 1', 'x = 3, y = 2'],
    ['expand (x + 2)(x - 3)', 'x^2 - x - 6'],
    ['factor x^2 - 5x + 6', '(x - 3)(x - 2)'],
    ['factor 6x^2 + 9x', '3x(2x + 3)'],
    ['factor x^2 - 9', '(x - 3)(x + 3)'],
  ])('works %s out to %s', (task, answer) => {
    const work = solveSteps(task);
    expect(work.kind === 'other' ? work.reason : work.answer).toBe(answer);
  });
  it.each([
    ['3x + 2 = 3x + 5', /no solution/],
    ['2(x + 1) = 2x + 2', /every number/],
    ['x + 1 > x', /every number/],
  ])('says of %s what it means', (task, words) => {
    const work = solveSteps(task);
    expect(work.kind === 'other' ? '' : work.lines.at(-1)?.why).toMatch(words);
  });
  it.each(['', 'hello', '1/0', '5 ÷ 0', 'x^3 = 8', 'sin(x)', '((((', '9^9^9', 'x y z', '2x + 3y = 5', '3 cm + 2 cm'])(
    'gives no worked solution for %j',
    (task) => {
      expect(solveSteps(task).kind).toBe('other');
    },
  );
});

describe('followsFrom', () => {
  it.each([
    ['2x + 3 = 11', '2x = 8'],
    ['-2x > 6', 'x < -3'],
    ['3/4 + 1/8', '6/8 + 1/8 = 7/8'],
    ['x + y = 7, x - y = 1', '2x = 8 and x + y = 7'],
    ['(x + 2)(x + 3)', 'x^2 + 5x + 6'],
    ['\\frac{2x}{3} = 4', '2x = 12'],
  ])('%s → %s', (before, after) => expect(followsFrom(before, after)).toEqual({ verdict: 'follows' }));

  it.each([
    ['2x + 3 = 11', '2x = 14', 'equations.same-operation'],
    ['4 - 6y = 10', '-6y = 14', 'equations.same-operation'],
    ['5x = 2x + 9', '7x = 9', 'equations.move-without-sign'],
    ['2x + 6 = 10', 'x + 6 = 5', 'equations.divide-one-part'],
    ['-2x > 6', 'x > -3', 'equations.keep-inequality-sign'],
    ['2x > -6', 'x < -3', 'equations.flip-for-any-negative'],
    ['3x = 12', 'x = 9', 'equations.subtract-coefficient'],
    ['-4x = 8', 'x = 2', 'equations.drop-negative-coefficient'],
    ['1/2 + 1/3', '2/5', 'fractions.add-across'],
  ])('%s ↛ %s: %s', (before, after, idea) => {
    expect(followsFrom(before, after)).toMatchObject({ verdict: 'does-not', idea });
    expect(findMisconception(idea)).toBeDefined();
  });
  it('distinguishes squaring from a reversible step', () => {
    expect(followsFrom('x = 3', 'x^2 = 9').verdict).toBe('does-not');
    expect(followsFrom('x^2 = 9', 'x = 3 or x = -3').verdict).toBe('follows');
  });
  it('names the line that cannot be read', () => {
    expect(followsFrom('2x +', 'x = 1')).toMatchObject({ verdict: 'invalid', line: 'before' });
    expect(checkWork(['2x = 4', 'x = '])).toMatchObject({ line: 2, check: { verdict: 'invalid', line: 'after' } });
  });
  it('finds the first line that does not follow', () => {
    expect(checkWork(['2x + 3 = 11', '2x = 8', 'x = 16', 'x = 8'])).toMatchObject({ line: 3 });
    expect(equivalent('x = 4', '2x = 8')).toBe('yes');
  });
});
