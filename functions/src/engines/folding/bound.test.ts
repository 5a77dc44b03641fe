import { describe, expect, it } from 'vitest';
import { Observer } from '../../../backend/bound/student-posterior.ts';
import { countWeighed, type Weighed } from '../../../backend/bound/weighed.ts';
import type { Shares } from '../../../backend/count.ts';

const hard = { a: 1.2, b: -0.5 };
const laws = [{ code: 'one', ideas: ['x', 'y'], hard, shows: new Map([['x', 1]]) }];
const observer = new Observer(laws, ['x', 'y', 'z'], 0.75);

/** Answers to a question that x leads to another answer of: right, x's own or another wrong one. */
const posteriorAfter = (outcomes: string) =>
  observer.posteriorOf(
    [...outcomes].map((outcome) => ({
      ...{ skill: 'one', week: 0, hard, isNeighbors: undefined },
      isRight: outcome === 'r',
      fits: new Map([['x', outcome === 'x']]),
      wrongly: outcome === 'x' ? 0.25 : 0.08,
      blindly: 0.05,
    })),
  );

describe('whoever knows the laws of simulated students', () => {
  it('believes in what is as common as it is before any answer', () => {
    const { ideas } = posteriorAfter('');
    // Nine in ten do not guess, 60 % of them have something: half of them one of three, half of them one or two.
    const none = (1 - 1 / 3) ** 2;
    expect(ideas.get('x')).toBeCloseTo(0.9 * 0.6 * (0.5 / 3 + 0.5 * (1 - none)), 6);
    expect(ideas.get('x')).toBeCloseTo(ideas.get('z') ?? 0, 6);
  });
  it('believes in a misconception by its answers, and gives it up by right ones', () => {
    const [none, two, four] = ['rrrr', 'xx', 'xxxx'].map((one) => posteriorAfter(one).ideas.get('x') ?? 0);
    expect(none).toBeLessThan(0.02);
    expect(two).toBeGreaterThan(0.6);
    expect(four).toBeGreaterThan(0.95);
    expect(posteriorAfter('xwwrwwrw').ideas.get('x')).toBeLessThan(two ?? 0);
  });
  it('calls a skill known after right answers, and not where a misconception leads to wrong ones', () => {
    expect(posteriorAfter('rrrrrrrrrrrr').known.get('one')).toBeGreaterThan(0.8);
    expect(posteriorAfter('xxrxx').known.get('one')).toBeLessThan(0.05);
  });
});

describe('the most that can be named', () => {
  const one = (probability: number, truth: Weighed['truth']): Weighed => ({
    ...{ weeks: 12, probability, truth, chances: 6 },
    rate: truth === 'has' ? 0.75 : undefined,
  });
  it('ends where more than a twentieth of the names would be wrong, and takes what is equal together', () => {
    const right = Array.from({ length: 40 }, (_, index) => one(0.9 - index / 1000, 'has'));
    const shares: Shares = new Map();
    countWeighed(shares, 'all', [...right, one(0.95, 'never'), one(0.2, 'never'), one(0.2, 'has'), one(0.1, 'never')]);
    expect(shares.get('12 weeks, all: names that are wrong')).toMatchObject({ of: 43, sum: 2 });
    expect(shares.get('12 weeks, all: ideas applied 75 % of the time that are named')).toMatchObject({
      of: 41,
      sum: 41,
    });
  });
});
