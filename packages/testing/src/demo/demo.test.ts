import { checkAnswer, createRng, findSkill, generateProblem } from '@lemma/math';
import { assignmentItemSchema } from '@lemma/school/assignment';
import { describe, expect, it } from 'vitest';
import { buildWorkItem } from '../builders/school.ts';
import { ASSIGNMENTS, STUDENT_NAMES } from './school-plan.ts';
import { answersTo, characterOf, mistakenAnswer } from './simulated-student.ts';

const items = ASSIGNMENTS.flatMap((plan) => plan.items);

describe('the demonstration school', () => {
  it('has a class of 25 different children', () => expect(new Set(STUDENT_NAMES).size).toBe(25));
  it.each(items.map((one) => [one.skill, one] as const))('sets %s, which there is', (_skill, one) => {
    expect(assignmentItemSchema.safeParse(one).success).toBe(true);
    expect(findSkill(one.skill)).toBeDefined();
  });
});

describe('a simulated student', () => {
  it.each(items.map((one) => [one.skill, one] as const))('has their own misconceptions about %s', (code, { level }) => {
    const skill = findSkill(code);
    if (skill === undefined) throw new Error(code);
    const answers = Array.from({ length: 20 }, (_, seed) => {
      const { math, prompt, answer } = generateProblem(skill, level, seed);
      const { math: _other, ...rest } = buildWorkItem({ skill: code, prompt });
      const given = mistakenAnswer({ ...rest, ...(math !== undefined && { math }) }, 0);
      return given === undefined ? 'nothing' : checkAnswer(answer, given).verdict;
    });
    expect(answers).toContain('wrong');
    expect(answers).not.toContain('invalid');
  });
  it('says nothing of a problem that cannot be read back', () => {
    expect(mistakenAnswer(buildWorkItem({ math: 'no such thing' }), 0)).toBeUndefined();
  });
  it('answers the same for the same seed', () => {
    const work = () => {
      const rng = createRng(5);
      return Array.from({ length: 20 }, () => answersTo(buildWorkItem(), '5/6', characterOf(rng), rng));
    };
    expect(work()).toEqual(work());
    expect(work()).toContainEqual(['5/6']);
  });
});
