import { skills } from '@lemma/math';
import { buildAssignment, buildItem } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { problemOf, toWorkItem } from './problem.ts';
import { twinOf, twinOfAsked } from './twin.ts';

const askedOf = (skill: string, studentId: string) => {
  const rule = buildItem({ id: 'i1', skill, variants: true });
  const assignment = buildAssignment({ seed: 7, items: [rule] });
  const posed = problemOf(rule, assignment.seed, studentId);
  return { assignment, rule, posed, item: toWorkItem(rule, posed) };
};

describe('the twin of what a student was asked', () => {
  it('is that of the account that the work began under', () => {
    const different = skills.filter(({ code }) => {
      const { assignment, posed, item } = askedOf(code, 'double');
      const twin = twinOfAsked(item, assignment, { studentId: 'ana', drawnFor: 'double' });
      return twin?.prompt !== twinOf(posed.skill, posed.problem, posed.problem.seed)?.prompt;
    });
    expect(different).toEqual([]);
  });

  it('never has the numbers that were asked, where the skill draws others from its seed today', () => {
    const { assignment, rule, posed, item } = askedOf('fractions.of-quantity', 'ana');
    const today = twinOf(posed.skill, posed.problem, posed.problem.seed);
    if (today === undefined) throw new Error('no twin');
    const asAsked = toWorkItem(rule, { ...posed, problem: today });
    expect(twinOfAsked(asAsked, assignment, { studentId: 'ana' })).toBeUndefined();
    expect(twinOfAsked(item, assignment, { studentId: 'ana' })?.prompt).toBe(today.prompt);
  });
});
