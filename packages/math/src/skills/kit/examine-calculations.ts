import { describe, expect, it } from 'vitest';
import { examineSkill } from '../../examine.ts';
import { generateProblem } from '../../generate.ts';
import { findSkill } from '../../registry.ts';
import type { Level, Misconception, Problem, Skill } from '../../types.ts';
import { SEEDS } from './seeds.ts';
import { changedLines, solutionFaults, tellsTheKey } from './worked-check.ts';

const levels = [1, 2, 3] as const satisfies readonly Level[];
const A_CALCULATION = /\.(word-)?(add|subtract|multiply|divide|times)/;

type Examined = {
  readonly skills: readonly Skill[];
  /** The domain's own misconceptions: all of them must be used. */
  readonly ideas: readonly Misconception[];
  /** Misconceptions of related domains, which may be used too. */
  readonly alsoKnown: readonly Pick<Misconception, 'id'>[];
};

function examineList({ skills, ideas, alsoKnown }: Examined): void {
  it('names each skill once and only prerequisites that exist', () => {
    expect(new Set(skills.map(({ code }) => code)).size).toBe(skills.length);
    const needed = skills.flatMap(({ prerequisites }) => prerequisites);
    expect(needed.filter((code) => findSkill(code) === undefined)).toEqual([]);
  });
  it('uses only known misconceptions, each at most once per skill, and all of its own', () => {
    const known = new Set([...ideas, ...alsoKnown].map(({ id }) => id));
    for (const { misconceptions } of skills) {
      const ids = misconceptions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
    }
    const used = new Set(skills.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id)));
    expect(ideas.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
}

function examineCatalogue(ideas: readonly Misconception[]): void {
  it('names each misconception once, with a source and every sentence', () => {
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    for (const { id, name, idea, why, move, feedback, sources } of ideas) {
      expect(sources.length, id).toBeGreaterThan(0);
      for (const words of [name, idea, why, move, feedback]) expect(words.length, id).toBeGreaterThan(8);
      expect(feedback, id).not.toMatch(/\bwrong\b/i);
    }
  });
}

function examineWork(problems: (count: number) => Problem[]): void {
  it('writes only lines that are true', () => {
    expect(problems(10).flatMap(solutionFaults).slice(0, 5)).toEqual([]);
  });
  it('keeps the value of a calculation from line to line', () => {
    const calculations = problems(8).filter(({ skill }) => A_CALCULATION.test(skill));
    expect(calculations.flatMap(changedLines).slice(0, 5)).toEqual([]);
  });
  it('never tells the key in a hint', () => {
    expect(problems(10).flatMap(tellsTheKey).slice(0, 5)).toEqual([]);
  });
}

/**
 * Registers tests for the skills of a domain of calculations in the running test file: they must be sound over many
 * seeds at each level, the lines of solutions must be true and keep their value, and the catalogue must consist of
 * whole sentences. Returns helpers for tests of single skills.
 */
export function examineCalculations(examined: Examined) {
  const { skills, ideas } = examined;
  const skillBy = (code: string): Skill => {
    const found = skills.find((skill) => skill.code === code);
    if (found === undefined) throw new Error(`no skill ${code}`);
    return found;
  };
  /** What a student with the misconception writes for a typed problem. */
  const mistaken = (code: string, typed: string, idea: string): string | undefined => {
    const skill = skillBy(code);
    const params = skill.read?.(typed);
    if (params === undefined) throw new Error(`${code} cannot read ${typed}`);
    return skill.misconceptions.find(({ id }) => id === idea)?.work(params)?.answer;
  };
  /** `count` problems of every case at every level. */
  const problems = (count: number): Problem[] =>
    skills.flatMap((skill) =>
      levels.flatMap((level) =>
        skill.cases.flatMap(({ id }) =>
          Array.from({ length: count }, (_, index) => generateProblem(skill, level, index + 1, id)),
        ),
      ),
    );
  it.each(skills.map((skill) => [skill.code, skill] as const))('%s makes sound problems', (_, skill) => {
    expect(examineSkill(skill, SEEDS)).toEqual([]);
  });
  describe('the list of skills', () => examineList(examined));
  describe('the catalogue', () => examineCatalogue(ideas));
  describe('worked solutions and hints', () => examineWork(problems));
  return { skillBy, mistaken, problems };
}
