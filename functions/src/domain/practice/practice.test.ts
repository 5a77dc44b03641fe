import { skills } from '@lemma/math';
import type { Progress } from '@lemma/school/insight';
import type { ReviewCard } from '@lemma/school/practice';
import { DAY } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../work/problem.ts';
import { twinOf } from '../work/twin.ts';
import { choosePractice, nextBest } from './choose.ts';
import { retrievability, reviewed } from './recall.ts';

const NOW = 1_800_000_000_000;
const skill = (estimate: number, level: string, ageDays: number) => ({
  ...{ estimate, low: Math.max(0, estimate - 0.1), high: Math.min(1, estimate + 0.05), answers: 5 },
  ...{ level, lastAt: NOW - ageDays * DAY },
  ...{ nextRecheckAt: NOW + (7 - ageDays) * DAY, week: 0 },
});
const progress = (known: Record<string, ReturnType<typeof skill>>, opensNext: string[] = []): Progress =>
  ({ studentId: 'ana', skills: known, opensNext, ideas: [], growth: [], lastAt: NOW }) as unknown as Progress;
const curriculum = { prerequisitesOf: (code: string) => (code === 'c' ? ['b'] : code === 'b' ? ['a'] : []) };
const codes = (chosen: readonly { skill: string }[]) => chosen.map((one) => one.skill);

describe('the review schedule', () => {
  it('brings a skill back later after each right answer, and soon after a wrong one', () => {
    let card: ReviewCard | undefined;
    let now = NOW;
    const gaps: number[] = [];
    for (let review = 0; review < 4; review += 1) {
      card = reviewed(card, 'right', now);
      gaps.push((card.due - now) / DAY);
      now = card.due;
    }
    expect(gaps.every((gap, index) => index === 0 || gap > (gaps[index - 1] ?? 0))).toBe(true);
    const lapsed = reviewed(card, 'again', now);
    expect((lapsed.due - now) / DAY).toBeLessThan(gaps.at(-1) ?? 0);
    expect(lapsed.lapses).toBe(1);
  });

  it('forgets with time: nine in ten remembered when due', () => {
    const card = reviewed(undefined, 'right', NOW);
    expect(retrievability(card, NOW)).toBeCloseTo(1, 2);
    expect(retrievability(card, card.due)).toBeGreaterThan(0.85);
    expect(retrievability(card, card.due + 200 * DAY)).toBeLessThan(0.6);
  });
});

describe('practice of a day', () => {
  it('goes down to the weak skill that a weak skill builds on', () => {
    const known = { a: skill(0.2, 'beginning', 1), b: skill(0.3, 'beginning', 1), c: skill(0.1, 'beginning', 1) };
    expect(nextBest(progress(known), curriculum, NOW)).toMatchObject({ skill: 'a', reason: 'strengthen' });
  });

  it('opens a new skill where all are secure', () => {
    expect(nextBest(progress({ a: skill(0.97, 'strong', 1) }, ['b']), curriculum, NOW)).toEqual({
      skill: 'b',
      reason: 'new',
      level: 1,
    });
  });

  it('leaves out mastered skills that need no recheck, however long ago they were practiced', () => {
    const known = { a: skill(0.97, 'strong', 90), b: { ...skill(0.97, 'strong', 90), recheck: false } };
    expect(codes(choosePractice(progress(known), {}, curriculum, NOW))).toContain('a');
    expect(codes(choosePractice(progress(known), {}, curriculum, NOW))).not.toContain('b');
  });

  it('is ten questions at the most, reviews mixed with the next best skill, neighbors of different skills', () => {
    const old = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`s${index}`, skill(0.9, 'secure', 20)]));
    const chosen = choosePractice(progress({ ...old, c: skill(0.4, 'developing', 1) }, ['n']), {}, curriculum, NOW);
    expect(chosen).toHaveLength(10);
    expect(chosen.filter(({ reason }) => reason === 'review')).toHaveLength(6);
    expect(codes(chosen)).toContain('c');
    const twice = codes(chosen).filter((code, index) => index > 0 && code === codes(chosen)[index - 1]);
    expect(twice).toEqual([]);
  });

  it('takes the most forgotten skill first, and none before it is due', () => {
    const known = { a: skill(0.99, 'strong', 8), b: skill(0.99, 'strong', 8) };
    const card = reviewed(undefined, 'right', NOW - 8 * DAY);
    const soon = { ...card, due: NOW + DAY };
    expect(codes(choosePractice(progress(known), { a: card, b: soon }, curriculum, NOW)).slice(0, 1)).toEqual(['a']);
    expect(codes(choosePractice(progress(known), { a: soon, b: soon }, curriculum, NOW))).not.toContain('a');
  });

  it('is empty before the first answer', () => {
    expect(choosePractice(progress({}), {}, curriculum, NOW)).toEqual([]);
  });
});

describe('the twin of a problem', () => {
  it('has other numbers and another answer, for every skill that has them', () => {
    const without = skills.filter((one) => {
      const rule = {
        id: 'i',
        skill: one.code,
        level: 1,
        points: 1,
        tries: 3,
        tryPenalty: 0,
        hints: 'free',
        variants: true,
      };
      const { skill: found, problem } = problemOf(rule as Parameters<typeof problemOf>[0], 7, 'ana');
      const twin = twinOf(found, problem, problem.seed);
      if (twin && problem.answer.kind !== 'choice') expect(twin.answer.key).not.toBe(problem.answer.key);
      return twin === undefined;
    });
    // Some choice questions have only two or three possible answers; most skills always find a twin.
    expect(without.length).toBeLessThanOrEqual(skills.length * 0.05);
  });
});
