import { entropy } from '@lemma/mastery/entropy';
import { findMisconception, problemFrom, skills } from '@lemma/math';
import { IS_SOAK, partOf } from '@lemma/math/part-of';
import { describe, expect, it } from 'vitest';
import { afterWritten, interview } from './greedy.ts';
import { mindOf } from './minds.ts';
import { mindsOf, plantablePairs } from './minds-of.ts';
import { alikeIn, mustFind, poolOf, refOf } from './problems.ts';
import { type Hidden, hiddenIn, scenarios } from './scenarios.ts';
import { simulatedStudent, workOnRef, writtenWork } from './student.ts';
import { surprise } from './surprise.ts';

const studentIn = (id: string) => {
  const scenario = scenarios.find((one) => one.id === id);
  const hidden = hiddenIn(id);
  if (scenario === undefined || hidden === undefined) throw new Error(id);
  return simulatedStudent(mustFind(scenario.skill), hidden, { ...scenario, name: scenario.student, seed: 1 });
};

describe('the scenarios', () => {
  it('are at least forty, over every domain, each with its own id', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(40);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    const covered = new Set(scenarios.map(({ skill }) => mustFind(skill).domain));
    expect([...new Set(skills.map(({ domain }) => domain))].filter((domain) => !covered.has(domain))).toEqual([]);
  });

  it('hold every kind of student: with one idea, with two, careless, shaky, secure', () => {
    const minds = scenarios.map(({ id }) => studentIn(id).mind);
    expect(new Set(minds.map(({ kind }) => kind))).toEqual(new Set(['idea', 'careless', 'shaky', 'secure']));
    expect(minds.filter(({ ideas }) => ideas.length === 2).length).toBeGreaterThanOrEqual(8);
    expect(new Set(scenarios.map(({ temperament }) => temperament)).size).toBe(4);
  });

  it('say nothing of what is hidden in what a browser may hold', () => {
    for (const scenario of scenarios) {
      const shown = JSON.stringify({ ...scenario, skill: '' });
      for (const id of studentIn(scenario.id).mind.ideas) {
        expect(shown).not.toContain(id);
        expect(shown).not.toContain(findMisconception(id)?.name);
      }
    }
  });

  it('start from written work that shows the idea and leaves something to find out', () => {
    for (const { id, skill } of partOf(18, scenarios, ({ id }) => id)) {
      const simulated = studentIn(id);
      const [first, ...more] = writtenWork(simulated, mustFind(skill));
      const shows = simulated.mind.kind === 'idea' || simulated.mind.kind === 'careless';
      expect([id, first?.outcome !== 'answer 0', more.length]).toEqual([id, shows, 1]);
      const minds = mindsOf(mustFind(skill));
      const { posterior } = afterWritten(minds, writtenWork(simulated, mustFind(skill)), false);
      expect([id, entropy(posterior) > 0.1]).toEqual([id, true]);
    }
  });
});

describe('a perfect questioner', () => {
  const results = partOf(6, scenarios, ({ id }) => id).map(({ id, skill }) => {
    const simulated = studentIn(id);
    return { id, planted: simulated.mind.id, ...interview(mustFind(skill), simulated, 6) };
  });

  it('finds what is planted in at least 95 % of the scenarios within six questions', () => {
    const missed = results.filter(({ named, planted }) => named !== planted);
    console.info(`planted idea found: ${results.length - missed.length} of ${results.length} scenarios`);
    expect(missed.length / results.length, missed.map(({ id }) => id).join()).toBeLessThanOrEqual(0.05);
    expect(Math.max(...results.map(({ questions }) => questions.length))).toBeLessThanOrEqual(6);
  });

  it('finds nine in ten single ideas of a sample of all skills', () => {
    const sample = skills.filter((_, at) => at % (IS_SOAK ? 24 : 72) === 0);
    const all = sample.flatMap((skill) =>
      skill.misconceptions.map(({ id }) => {
        const simulated = simulatedStudent(skill, [id], { name: 'Sam', temperament: 'quiet', seed: 3 });
        return interview(skill, simulated, 6).named === simulated.mind.id;
      }),
    );
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the problems of a pool', () => {
  it('have numbers that tell an area from a perimeter, and from the right answer', () => {
    const skill = mustFind('geometry.triangle-area');
    const problem = problemFrom(skill, { base: 4, height: 3, side: 5, shift: 4, unit: 'cm' }, 1, 'right', 1);
    // Adding the sides and leaving out the half are both 12.
    expect(alikeIn(skill, problem)).toBe(1);
    expect(poolOf(skill).filter((one) => alikeIn(skill, one) > 0)).toEqual([]);
  });

  it('have ideas that answer alike in at most one of twelve, over all skills', () => {
    const pools = skills.filter(({ misconceptions }) => misconceptions.length > 1);
    // A rate of one part, whatever the seed of the others.
    const alike = partOf(6, pools, ({ code }) => code, { seed: 'alike' }).flatMap((skill) =>
      poolOf(skill).map((one) => alikeIn(skill, one) > 0),
    );
    expect(alike.filter(Boolean).length / alike.length).toBeLessThan(1 / 12);
  });
});

const ALL_GRADES = [0, 9] as const;

describe('surprise me', () => {
  it.each([1, 4, 6, 9])('stays in grade %i', (grade) => {
    const there = Array.from({ length: 30 }, (_, seed) => surprise(seed, [grade, grade]).skill);
    expect(new Set(there.map((skill) => skill.grade))).toEqual(new Set([grade]));
    expect(new Set(there).size).toBeGreaterThan(1);
  });

  const met = Array.from({ length: 70 }, (_, seed) => surprise(seed, ALL_GRADES));

  it('meets students with one idea, with two, and with none, the same for the same number', () => {
    const kinds = Map.groupBy(met, ({ hidden }) => (typeof hidden === 'string' ? hidden : hidden.length));
    expect(new Set(kinds.keys())).toEqual(new Set([1, 2, 'secure', 'shaky', 'careless']));
    expect(kinds.get(2)?.length).toBeGreaterThan(5);
    expect(surprise(7, ALL_GRADES).hidden).toEqual(met[7]?.hidden);
  });

  it('plants what a perfect questioner finds within six questions, two ideas too', () => {
    const two = met.filter(({ hidden }) => typeof hidden !== 'string' && hidden.length === 2).slice(0, IS_SOAK ? 6 : 1);
    const found = [...two, ...met.slice(0, IS_SOAK ? 30 : 3)].map(({ skill, hidden, name, temperament }) => {
      const simulated = simulatedStudent(skill, hidden, { name, temperament, seed: 5 });
      return interview(skill, simulated, 6).named === simulated.mind.id;
    });
    expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the hypotheses of a skill', () => {
  const sample = skills.filter((_, at) => at % (IS_SOAK ? 12 : 36) === 0);

  it('have weights that add up to 1, contain each misconception, and pairs only if these show as two', () => {
    for (const skill of sample) {
      const minds = mindsOf(skill);
      expect(minds.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1, 9);
      expect(minds.filter(({ ideas }) => ideas.length < 2)).toHaveLength(3 + skill.misconceptions.length);
    }
  });

  it('have no pair of misconceptions that could be mistaken for anything else', () => {
    const skill = mustFind('expressions.distribute');
    const pool = poolOf(skill).map(refOf);
    const answers = (hidden: Hidden) => {
      const simulated = simulatedStudent(skill, hidden, { name: 'Sam', temperament: 'quiet', seed: 1 });
      return pool.map((ref) => workOnRef(simulated, ref).index).join();
    };
    const pairs = plantablePairs(skill);
    expect(pairs.length).toBeGreaterThan(1);
    const all = [...skill.misconceptions.map(({ id }) => [id]), ...pairs.map(({ ideas }) => ideas)].map(answers);
    expect(new Set(all.slice(skill.misconceptions.length)).size).toBe(pairs.length);
    for (const pair of pairs) expect(all.filter((one) => one === answers(pair.ideas))).toHaveLength(1);
  });

  it('refuse an idea that the skill does not have', () => {
    expect(() => mindOf(mustFind('fractions.add-unlike'), ['integers.ignore-signs'])).toThrow(RangeError);
  });
});
