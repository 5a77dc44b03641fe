import type { MasteryLevel, Progress } from '@lemma/school/insight';
import { describe, expect, it } from 'vitest';
import { trailOf } from './trail-of.ts';

const had = (level: MasteryLevel, lastAt: number): Progress['skills'][string] => ({
  ...{ estimate: 0.5, low: 0.1, high: 0.9, answers: 3, level, lastAt, nextRecheckAt: 0, week: 0 },
});
const codes = (part: readonly { readonly skill: string }[]) => part.map(({ skill }) => skill);

describe('a trail', () => {
  const skills = {
    'fractions.add-like': had('strong', 1),
    'fractions.add-unlike': had('secure', 3),
    'fractions.subtract-like': had('secure', 2),
    'integers.add': had('nearly', 2),
    'integers.subtract': had('beginning', 4),
    'integers.multiply': had('developing', 1),
  };
  it('leads from what became secure last, through what is being learned, to what has become possible', () => {
    const trail = trailOf({ skills, opensNext: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(codes(trail.behind)).toEqual(['fractions.subtract-like', 'fractions.add-unlike']);
    expect(codes(trail.now)).toEqual(['integers.subtract', 'integers.add']);
    expect(codes(trail.next)).toEqual(['a', 'b', 'c']);
    expect(codes(trail.later)).toEqual(['d', 'e']);
    expect(trail.now[0]?.name).not.toBe('integers.subtract');
  });
  it('is the path of the placement for a child who was placed', () => {
    const step = (skill: string) => ({ skill, why: 'ready' as const });
    const path = { now: [step('x')], next: [step('y')], later: [step('z')] };
    const trail = trailOf({ skills, opensNext: ['a'], path });
    expect([codes(trail.now), codes(trail.next), codes(trail.later)]).toEqual([['x'], ['y'], ['z']]);
  });
  it('is empty before the first answer', () => {
    expect(trailOf({ skills: {}, opensNext: [] })).toEqual({ behind: [], now: [], next: [], later: [] });
  });
});
