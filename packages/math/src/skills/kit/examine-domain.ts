import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../check/index.ts';
import { examineSkill } from '../../examine.ts';
import { findSkill } from '../../registry.ts';
import type { Misconception, Params, Skill } from '../../types.ts';
import { SEEDS } from './seeds.ts';
import { faultyLines } from './true-lines.ts';

/**
 * Registers tests for all skills of a domain in the running test file: sound over many seeds at each level, true lines,
 * known prerequisites, and every misconception of the domain used. Returns the domain's skills by the end of their
 * code, for tests of single ones.
 */
export function examineDomain(domain: string, skills: readonly Skill[], ideas: readonly Pick<Misconception, 'id'>[]) {
  const named = skills.map((skill) => [skill.code, skill] as const);

  describe('every skill', () => {
    it.each(named)(
      `%s is sound over ${SEEDS} seeds per level`,
      (_, skill) => {
        expect(examineSkill(skill, SEEDS)).toEqual([]);
      },
      30_000,
    );

    it.each(named)('%s has true lines and hints that do not show the answer', (_, skill) => {
      expect(faultyLines(skill, 60)).toEqual([]);
    });

    it('has its own code, known prerequisites and misconceptions of the catalogue', () => {
      const known = new Set(ideas.map(({ id }) => id));
      expect(new Set(skills.map(({ code }) => code)).size).toBe(skills.length);
      for (const { code, misconceptions, prerequisites } of skills) {
        expect(code).toMatch(new RegExp(`^${domain}\\.[a-z-]+$`));
        expect(misconceptions.filter(({ id }) => !known.has(id))).toEqual([]);
        for (const earlier of prerequisites) expect(findSkill(earlier)?.code).toBe(earlier);
      }
    });

    it('uses every misconception of the catalogue, each listed once', () => {
      const used = new Set(skills.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id)));
      expect(ideas.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
      expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    });
  });

  const skillOf = (code: string): Skill => {
    const found = skills.find((skill) => skill.code === `${domain}.${code}`);
    if (found === undefined) throw new Error(`no skill ${code}`);
    return found;
  };

  /** What a student with the misconception answers to a typed problem. */
  const answerTo = (code: string, idea: string, typed: string): string | undefined => {
    const skill = skillOf(code);
    const params = skill.read?.(typed);
    if (params === undefined) return 'not read';
    return skill.misconceptions.find(({ id }) => id === `${domain}.${idea}`)?.work(params)?.answer;
  };

  /**
   * Expects that a skill reads a typed problem, accepts the answer as right, and confirms its own key by its second
   * method.
   */
  const expectAnswer = (code: string, typed: string, answer: string): void => {
    const skill = skillOf(code);
    const params = skill.read?.(typed);
    if (params === undefined) throw new Error(`${code} does not read ${typed}`);
    const spec = skill.pose(params).answer;
    expect(checkAnswer(spec, answer)).toEqual({ verdict: 'right' });
    expect(skill.confirms(params, spec.key)).toBe(true);
  };

  /** What a student with the misconception answers to a problem with these parameters. */
  const answerOf = (code: string, idea: string, params: Params): string | undefined =>
    skillOf(code)
      .misconceptions.find(({ id }) => id === `${domain}.${idea}`)
      ?.work(params)?.answer;

  return { skillOf, answerTo, answerOf, expectAnswer };
}
