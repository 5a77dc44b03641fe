import { findMisconception, skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { interview } from './greedy.ts';
import { mindOf, mindsOf } from './minds.ts';
import { mustFind } from './problems.ts';
import { hiddenIn, scenarios } from './scenarios.ts';
import { pupilOf, writtenWork } from './student.ts';

const pupilIn = (id: string) => {
  const scenario = scenarios.find((one) => one.id === id);
  const hidden = hiddenIn(id);
  if (scenario === undefined || hidden === undefined) throw new Error(id);
  return pupilOf(mustFind(scenario.skill), hidden, { ...scenario, name: scenario.student, seed: 1 });
};

describe('the scenarios', () => {
  it('are at least forty, over every domain, each with its own id', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(40);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    const covered = new Set(scenarios.map(({ skill }) => mustFind(skill).domain));
    expect([...new Set(skills.map(({ domain }) => domain))].filter((domain) => !covered.has(domain))).toEqual([]);
  });

  it('hold every kind of student: with one idea, with two, careless, shaky, secure', () => {
    const minds = scenarios.map(({ id }) => pupilIn(id).mind);
    expect(new Set(minds.map(({ kind }) => kind))).toEqual(new Set(['idea', 'careless', 'shaky', 'secure']));
    expect(minds.filter(({ ideas }) => ideas.length === 2).length).toBeGreaterThanOrEqual(2);
    expect(new Set(scenarios.map(({ temperament }) => temperament)).size).toBe(4);
  });

  it('say nothing of what is hidden in what a browser may hold', () => {
    for (const scenario of scenarios) {
      const shown = JSON.stringify({ ...scenario, skill: '' });
      for (const id of pupilIn(scenario.id).mind.ideas) {
        expect(shown).not.toContain(id);
        expect(shown).not.toContain(findMisconception(id)?.name);
      }
    }
  });

  it('start from written work that shows the idea', { timeout: 60_000 }, () => {
    for (const { id, skill } of scenarios) {
      const pupil = pupilIn(id);
      const [first, ...more] = writtenWork(pupil, mustFind(skill));
      const shows = pupil.mind.kind === 'idea' || pupil.mind.kind === 'careless';
      expect([id, first?.outcome !== 'answer 0', more.length]).toEqual([id, shows, 1]);
    }
  });
});

describe('a perfect questioner', () => {
  const results = scenarios.map(({ id, skill }) => {
    const pupil = pupilIn(id);
    return { id, planted: pupil.mind.id, ...interview(mustFind(skill), pupil, 6) };
  });

  it('finds what is planted in at least 95 % of the scenarios within six questions', () => {
    const missed = results.filter(({ named, planted }) => named !== planted);
    console.info(`planted idea found: ${results.length - missed.length} of ${results.length} scenarios`);
    expect(missed.length / results.length, missed.map(({ id }) => id).join()).toBeLessThanOrEqual(0.05);
    expect(Math.max(...results.map(({ questions }) => questions.length))).toBeLessThanOrEqual(6);
  });

  it('finds nine in ten single ideas of a sample of all skills', () => {
    const sample = skills.filter((_, at) => at % 16 === 0);
    const all = sample.flatMap((skill) =>
      skill.misconceptions.map(({ id }) => {
        const pupil = pupilOf(skill, [id], { name: 'Sam', temperament: 'quiet', seed: 3 });
        return interview(skill, pupil, 6).named === pupil.mind.id;
      }),
    );
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});

describe('the hypotheses of a skill', () => {
  it('weigh 1 together, and know every two ideas', () => {
    for (const skill of skills) {
      const minds = mindsOf(skill);
      const count = skill.misconceptions.length;
      expect(minds.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1, 9);
      expect(minds).toHaveLength(3 + count + (count * (count - 1)) / 2);
    }
  });

  it('refuse an idea that the skill does not have', () => {
    expect(() => mindOf(mustFind('fractions.add-unlike'), ['integers.ignore-signs'])).toThrow(RangeError);
  });
});
