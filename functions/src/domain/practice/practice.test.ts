import { RAPID_MS } from '@lemma/mastery';
import { findSkill, misconceptionChances, type Skill, skills } from '@lemma/math';
import type { Progress } from '@lemma/school/insight';
import type { ReviewCard } from '@lemma/school/practice';
import { DAY } from '@lemma/school/time';
import { buildWorkItem } from '@lemma/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../work/problem.ts';
import { twinOf } from '../work/twin.ts';
import { choosePractice, nextBest } from './choose.ts';
import { drawProblem } from './draw-problem.ts';
import { type FirstAnswer, LONGEST_INTERVAL_MS, retrievability, reviewed } from './reviewed.ts';
import { ownItem } from './today.ts';

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

const first = (verdict: 'right' | 'wrong', took = 20_000): FirstAnswer => ({ verdict, hintsShown: 0, took });
const right = first('right');
const wrong = first('wrong');
const cardAfter = (card: ReviewCard | undefined, answer: FirstAnswer, now: number): ReviewCard => {
  const after = reviewed(card, answer, now);
  if (!after) throw new Error('no card');
  return after;
};
/** The days from one review to the next, of right answers on the days that the card names. */
function gapsFrom(card: ReviewCard | undefined, reviews: number, from: number): number[] {
  let [now, held] = [from, card];
  return Array.from({ length: reviews }, () => {
    held = cardAfter(held, right, now);
    const gap = (held.due - now) / DAY;
    now = held.due;
    return gap;
  });
}

describe('the review schedule', () => {
  it('brings a skill back later after each right answer, and soon after a wrong one', () => {
    const gaps = gapsFrom(undefined, 4, NOW);
    expect(gaps.every((gap, index) => index === 0 || gap > (gaps[index - 1] ?? 0))).toBe(true);
    const card = cardAfter(cardAfter(undefined, right, NOW), right, NOW + 3 * DAY);
    const lapsed = cardAfter(card, wrong, card.due);
    expect((lapsed.due - card.due) / DAY).toBeLessThan(5);
    expect(lapsed.lapses).toBe(1);
  });

  it('forgets with time: nine in ten remembered when due', () => {
    const card = cardAfter(undefined, right, NOW);
    expect(retrievability(card, NOW)).toBeCloseTo(1, 2);
    expect(retrievability(card, card.due)).toBeGreaterThan(0.85);
    expect(retrievability(card, card.due + 200 * DAY)).toBeLessThan(0.6);
  });

  it('takes four wrong answers of one day as one bad day, not as three-day intervals for good', () => {
    const card = [0, 1, 2, 3].reduce<ReviewCard | undefined>(
      (held, minute) => reviewed(held, wrong, NOW + minute * 60_000),
      undefined,
    );
    expect(card).toEqual(reviewed(undefined, wrong, NOW));
    expect(gapsFrom(card, 4, NOW + DAY).at(-1)).toBeGreaterThan(21);
  });

  it('holds whatever was answered before: one review a day, no guesses, at most a term, and back after a month of right ones', () => {
    const answer = fc.record({
      ...{ verdict: fc.constantFrom('right' as const, 'wrong' as const, 'unknown' as const) },
      ...{
        hintsShown: fc.nat(2),
        took: fc.integer({ min: 500, max: 60_000 }),
        wait: fc.integer({ min: 0, max: 20 * DAY }),
      },
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 30 }), (history) => {
        let [now, card]: [number, ReviewCard | undefined] = [NOW, undefined];
        const moved = new Set<number>();
        for (const { wait, ...given } of history) {
          now += wait;
          const before: ReviewCard | undefined = card;
          card = reviewed(before, given, now);
          if (card === before) continue;
          const day = Math.floor(now / DAY);
          expect(moved.has(day)).toBe(false);
          moved.add(day);
          expect(given.took).toBeGreaterThanOrEqual(RAPID_MS);
          expect((card?.due ?? 0) - now).toBeLessThanOrEqual(LONGEST_INTERVAL_MS);
          expect((card?.due ?? 0) - now).toBeGreaterThan(0);
        }
        const gaps = gapsFrom(card, 5, Math.max(now + DAY, card?.due ?? 0));
        expect(gaps.at(-1)).toBeGreaterThan(21);
        expect(Math.max(...gaps)).toBeLessThanOrEqual(LONGEST_INTERVAL_MS / DAY);
      }),
      { numRuns: 300 },
    );
  });

  it('brings back within a term what was put off for longer by an earlier release', () => {
    const card = { ...cardAfter(undefined, right, NOW - 90 * DAY), due: NOW + 400 * DAY };
    const known = { a: skill(0.99, 'strong', 90) };
    expect(codes(choosePractice(progress(known), { a: card }, curriculum, NOW))).toContain('a');
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
    const card = cardAfter(undefined, right, NOW - 8 * DAY);
    const soon = { ...card, due: NOW + DAY };
    expect(codes(choosePractice(progress(known), { a: card, b: soon }, curriculum, NOW)).slice(0, 1)).toEqual(['a']);
    expect(codes(choosePractice(progress(known), { a: soon, b: soon }, curriculum, NOW))).not.toContain('a');
  });

  it('begins with the path of a student who was placed', () => {
    const path = { now: [{ skill: 'n', why: 'ready' as const }], next: [], later: [] };
    const placed = { ...progress({ a: skill(0.1, 'beginning', 1) }, ['z']), path };
    expect(nextBest(placed, curriculum, NOW)).toEqual({ skill: 'n', reason: 'new', level: 1 });
    expect(codes(choosePractice(placed, {}, curriculum, NOW))).toContain('n');
    expect(codes(choosePractice(placed, {}, curriculum, NOW))).not.toContain('z');
  });

  it('asks about what is suspected: by questions that it asks anyway, or by others, and never more than three', () => {
    const known = { a: skill(0.9, 'secure', 20), b: skill(0.4, 'developing', 1) };
    const told = choosePractice(progress(known), {}, curriculum, NOW, [{ id: 'x', skill: 'a' }]);
    expect(told.filter(({ tells }) => tells === 'x').map(({ skill: code, reason }) => [code, reason])).toEqual([
      ['a', 'review'],
      ['a', 'strengthen'],
    ]);
    const all = ['x', 'y', 'z'].map((id) => ({ id, skill: 'b' }));
    const days = choosePractice(progress(known), {}, curriculum, NOW, all);
    expect(days.flatMap(({ tells }) => tells ?? []).toSorted()).toEqual(['x', 'y', 'z']);
    expect(days).toHaveLength(choosePractice(progress(known), {}, curriculum, NOW).length);
    const spared: typeof known = { ...known, a: Object.assign({ ...known.a }, { recheck: false }) };
    const left = choosePractice(progress(spared), {}, curriculum, NOW, [{ id: 'x', skill: 'a' }]);
    expect(left.some(({ tells }) => tells)).toBe(false);
  });

  it('draws a problem that tells whether a misconception is there, and not another that has the same answer', () => {
    const minus = findSkill('whole-numbers.subtract-multi-digit');
    const compare = findSkill('fractions.compare-unlike');
    if (!minus || !compare) throw new Error('no skill');
    const smaller = 'whole-numbers.smaller-from-larger';
    const drawn = (posed: Skill, tells?: string) =>
      Array.from({ length: 12 }, () => {
        const problem = drawProblem(posed, 2, { drawn: [], tells });
        return misconceptionChances(posed, problem).find(({ id }) => id === (tells ?? smaller));
      });
    expect(drawn(minus, smaller).every((one) => one?.shared === 0)).toBe(true);
    expect(drawn(minus).every((one) => one?.shared === 0)).toBe(false);
    for (const { id } of compare.misconceptions) expect(drawn(compare, id).every(Boolean)).toBe(true);
  });

  it('is empty before the first answer', () => {
    expect(choosePractice(progress({}), {}, curriculum, NOW)).toEqual([]);
  });
});

describe('a question of practice', () => {
  const item = buildWorkItem({ id: 'p1-1' });
  const yesterdays = {
    studentId: 'ana',
    cards: {},
    day: 1,
    items: [{ item, reason: 'new', seed: 1, level: 1 }],
  } as const;

  it('is its student’s until others take its place, whatever the day', () => {
    expect(ownItem({ ...yesterdays, items: [...yesterdays.items], revision: 1 }, 'p1-1').item).toBe(item);
    expect(() => ownItem({ ...yesterdays, items: [], revision: 2 }, 'p1-1')).toThrow('data/not-found');
    expect(() => ownItem(undefined, 'p1-1')).toThrow('data/not-found');
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
      const [own, others] = [problem, twin].map((each) => JSON.stringify(each?.params)?.match(/\d+(?:\.\d+)?/g) ?? []);
      // Three, four and five meters are not other numbers than five, four and three centimeters.
      if (twin && own?.length) expect(others?.toSorted(), one.code).not.toEqual(own.toSorted());
      return twin === undefined;
    });
    // Some choice questions have only two or three possible answers; most skills always find a twin.
    expect(without.length).toBeLessThanOrEqual(skills.length * 0.05);
  });
});
