import { checkAnswer, findMisconception, misconceptions, skills } from '@lemma/math';
import { IS_SOAK } from '@lemma/math/part-of';
import { activityOf } from '@lemma/school/family';
import type { Progress } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { familyOf, homeActivity } from './home-activity.ts';

const progress = (over: Partial<Progress>): Progress =>
  ({ studentId: 'ana', skills: {}, ideas: [], growth: [], opensNext: [], ...over }) as unknown as Progress;
const holding = (id: string, skill: string) =>
  progress({
    ideas: [
      {
        ...{ id, posterior: 0.9, chances: 3, shown: 3, lastAt: 5 },
        evidence: [{ assignmentId: 'a', itemId: 'i', skill, response: '1', at: 5 }],
      },
    ],
  });

/** One in so many pairs of a skill and a misconception. */
const EVERY = IS_SOAK ? 7 : 21;

describe('an activity for home', () => {
  it('is made for the misconception that the child shows, whose answer differs from the correct one', () => {
    const activity = homeActivity(holding('fractions.add-across', 'fractions.add-unlike'), 1);
    expect(activity?.idea).toBe(findMisconception('fractions.add-across')?.idea);
    expect(activity?.mistaken).toBeDefined();
    const same = checkAnswer({ kind: 'number', key: activity?.answer ?? '' }, activity?.mistaken ?? '');
    expect(same.verdict).toBe('wrong');
  });

  it('takes the weakest skill where no misconception is known, and is missing before the first answer', () => {
    const skill = { estimate: 0.2, low: 0, high: 1, answers: 1, level: 'beginning', lastAt: 1 };
    const known = progress({ skills: { 'integers.add': skill } as unknown as Progress['skills'] });
    expect(homeActivity(known, 1)).toMatchObject({ prompt: expect.any(String), answer: expect.any(String) });
    expect(homeActivity(progress({}), 1)).toBeUndefined();
  });

  it('finds a confirmed problem for almost every misconception of every skill', () => {
    const pairs = skills.flatMap(({ code, misconceptions: own }) => own.map(({ id }) => [id, code] as const));
    const known = pairs.filter(([id]) => misconceptions.some((one) => one.id === id));
    const sample = known.filter((_, index) => index % EVERY === 0);
    const found = sample.filter(([id, code]) => homeActivity(holding(id, code), 3) !== undefined);
    expect(found.length / sample.length).toBeGreaterThan(0.7);
  });

  it('says in Spanish what the child may think and what to ask, as in English', () => {
    const pairs = skills.flatMap(({ code, misconceptions: own }) => own.map(({ id }) => [id, code] as const));
    const made = pairs
      .filter((_, index) => index % EVERY === 0)
      .map(([id, code]) => familyOf(holding(id, code)).activities);
    const told = made.filter((activities) => activities.length > 0);
    const whole = told.filter((activities) =>
      activities.some(({ idea, inSpanish }) => idea !== undefined && inSpanish?.idea && inSpanish.ask),
    );
    expect(whole.length / told.length).toBeGreaterThan(0.9);
    for (const { idea, inSpanish } of told.flat()) {
      if (idea !== undefined && inSpanish) expect(inSpanish).toMatchObject({ idea: expect.any(String) });
      expect(inSpanish?.idea).not.toBe(idea ?? '');
    }
  });

  it('has one for every week that a family can read in Spanish, where the weakest skill is told in words', () => {
    const skill = (estimate: number) => ({ estimate, low: 0, high: 1, answers: 1, level: 'beginning', lastAt: 1 });
    const told = { 'whole-numbers.count-on': skill(0.1), 'integers.add': skill(0.2) };
    const family = familyOf(progress({ skills: told as unknown as Progress['skills'] }));
    const isSpanish = ({ inSpanish }: { inSpanish?: unknown }) => inSpanish !== undefined;
    for (const week of [0, 1, 2, 3]) {
      const activity = activityOf(family, week * WEEK, isSpanish);
      expect(activity).toMatchObject({ code: 'whole-numbers.count-on' });
      expect(activity?.inSpanish?.prompt).not.toBe(activity?.prompt);
    }
  });
});
