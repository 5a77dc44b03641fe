import { describe, expect, it } from 'vitest';
import { equivalent } from '../check/index.ts';
import { createRng } from '../rng.ts';
import type { Rng } from '../types.ts';
import { checkWork } from './check-work.ts';
import { solveSteps } from './solve-steps.ts';

const nonzero = (rng: Rng, most = 9): number => rng.int(1, most) * (rng.chance(0.4) ? -1 : 1);
const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** A task that was built from its answer, and this answer. */
type Drawn = readonly [task: string, answer: string];

const or = (...values: readonly number[]): string => [...new Set(values)].map((value) => `x = ${value}`).join(' or ');

function quadratic(rng: Rng, way: string): Drawn {
  const [p, q, k] = [nonzero(rng), nonzero(rng), rng.int(1, 3)];
  return [`${k}x^2 ${signed(-k * (p + q))}x ${signed(k * p * q)} = 0${way}`, or(p, q)];
}

const DRAWS: Readonly<Record<string, (rng: Rng) => Drawn>> = {
  'quadratics by factors': (rng) => quadratic(rng, ' by factoring'),
  'quadratics by completing the square': (rng) => quadratic(rng, ' by completing the square'),
  'quadratics by the formula': (rng) => quadratic(rng, ' using the quadratic formula'),
  'quadratics with a root': (rng) => {
    const [h, v] = [nonzero(rng), rng.pick([2, 3, 5, 7, 12, 18])];
    return [`x^2 ${signed(-2 * h)}x ${signed(h * h - v)} = 0`, `x = ${h} + sqrt(${v}) or x = ${h} - sqrt(${v})`];
  },
  'absolute values': (rng) => {
    const [k, b, r] = [rng.int(1, 4), nonzero(rng), rng.int(1, 9)];
    const centre = `(${-b})/${k}`;
    return [`|${k}x ${signed(b)}| = ${k * r}`, `x = ${centre} + ${r} or x = ${centre} - ${r}`];
  },
  'absolute values in inequalities': (rng) => {
    const [b, r] = [nonzero(rng, 40), rng.int(1, 20)];
    return [`2|x ${signed(b)}| - 1 <= ${2 * r - 1}`, `${-b - r} <= x <= ${-b + r}`];
  },
  roots: (rng) => {
    const [k, x, c] = [rng.int(1, 4), rng.int(1, 9), rng.int(1, 9)];
    return [`sqrt(${k}x ${signed(c * c - k * x)}) = ${c}`, `x = ${x}`];
  },
  'roots equal to a line': (rng) => {
    const [x, d] = [rng.int(7, 15), rng.int(1, 5)];
    return [`sqrt(x ${signed((x - d) ** 2 - x)}) = x - ${d}`, `x = ${x}`];
  },
  proportions: (rng) => {
    const [a, b, k] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)];
    return rng.chance(0.5) ? [`${a}/${b} = x/${b * k}`, `x = ${a * k}`] : [`${a}/x = ${a * k}/${b * k}`, `x = ${b}`];
  },
  evaluating: (rng) => {
    const [a, b, c, x] = [nonzero(rng), nonzero(rng), nonzero(rng), nonzero(rng, 6)];
    return [`${a}x^2 ${signed(b)}x ${signed(c)} when x = ${x}`, String(a * x * x + b * x + c)];
  },
  'long multiplication': (rng) => {
    const [a, b] = [rng.int(13, 4999), rng.int(13, 999)];
    return [`${a} × ${b}`, String(a * b)];
  },
  'long division': (rng) => {
    const [a, b, rest] = [rng.int(11, 999), rng.int(2, 60), rng.int(0, 1)];
    return [`${a * b + rest} ÷ ${b}`, rest === 0 ? String(a) : `${a} ${rest}/${b}`];
  },
  'percent of': (rng) => {
    const [percent, whole] = [rng.int(1, 150), rng.int(2, 900)];
    return [`${percent}% of ${whole}`, `${percent * whole}/100`];
  },
};

describe.each(Object.entries(DRAWS))('worked solutions of %s', (_, draw) => {
  const drawn = Array.from({ length: 60 }, (_unused, seed) => draw(createRng(900 + seed)));
  it('come to the answer that the task was made from, by more than one line', () => {
    for (const [task, answer] of drawn) {
      const work = solveSteps(task);
      const text = work.kind === 'other' ? work.reason : work.answer;
      expect(equivalent(text, answer), `${task}: ${text}, not ${answer}`).toBe('yes');
      expect(work.kind === 'other' ? 0 : work.lines.length, task).toBeGreaterThan(1);
    }
  });
  it('hold line by line, and say why', () => {
    for (const [task] of drawn) {
      const work = solveSteps(task);
      const lines = work.kind === 'other' ? [] : work.lines;
      expect(checkWork(lines.map(({ line }) => line)), lines.map(({ line }) => line).join('  |  ')).toBeUndefined();
      expect(lines.every(({ why }) => why.length >= 4)).toBe(true);
    }
  });
});

describe('formulas', () => {
  it.each([
    ['A = lw for w', 'w = A/l'],
    ['solve P = 2l + 2w for w', 'w = (P - 2l)/2'],
    ['make r the subject of C = 2πr', 'r = C/(2pi)'],
    ['solve for y: 2x + 3y = 6', 'y = (6 - 2x)/3'],
    ['F = 9/5 C + 32 for C', 'C = 5/9(F - 32)'],
    ['A = 1/2 bh for b', 'b = 2A/h'],
    ['A = πr^2 for r', 'r = sqrt(A/pi) or r = -sqrt(A/pi)'],
    ['rearrange y = mx + b for m', 'm = (y - b)/x'],
    ['K = 20 - 3t for t', 't = (20 - K)/3'],
    ['s = d/t for t', 't = d/s'],
    ['p = sqrt(q) + 1 for q', 'q = (p - 1)^2'],
  ])('are solved for a letter: %s', (task, answer) => {
    const work = solveSteps(task);
    expect(work.kind === 'other' ? work.reason : equivalent(work.answer, answer)).toBe('yes');
    expect(work.kind === 'other' ? [] : checkWork(work.lines.map(({ line }) => line))).toBeUndefined();
  });
});

describe('what has no solution', () => {
  it.each([
    ['x^2 + 1 = 0', /no real solution/],
    ['x^2 + 2x + 5 = 0', /no real solution/],
    ['|x + 4| = -2', /no solution/],
    ['|x| > -1', /every number/],
    ['sqrt(x) + 2 = 1', /no solution/],
    ['sqrt(x + 6) = x', /not every one/],
  ])('is said of %s', (task, words) => {
    const work = solveSteps(task);
    expect(work.kind === 'other' ? '' : work.lines.at(-1)?.why).toMatch(words);
  });
});

describe('checkWork', () => {
  it.each([
    ['x - 2 = 5', '(x - 2)^2 = 25'],
    ['25% of 80', '0.25 · 80', '20'],
    ['25% of 80 = 0.25 · 80 = 20'],
    ['x + y = 5, x - y = 1', 'x - y = 1', 'x = 1 + y', '1 + y + y = 5', '2y = 4', 'y = 2'],
    ['x + y = 5, x - y = 1', 'x + y = 5', 'y = 5 - x'],
  ])('knows what follows without being equal: %s', (...lines) => expect(checkWork(lines)).toBeUndefined());

  it.each([
    [1, ['3+4=7+2=9']],
    [1, ['x = 3 + 4 = 7 + 2 = 9']],
    [2, ['25% of 80', '0.25 · 80 = 24']],
    [2, ['x + y = 5, x - y = 1', '2x = 5']],
    [2, ['x = -3', 'x^2 = 6']],
    [4, ['x = 3', 'x^2 = 9', 'x = 3 or x = -3', 'both are solutions']],
  ])('stops at line %i of %j', (line, lines) => expect(checkWork(lines)).toMatchObject({ line }));
});
