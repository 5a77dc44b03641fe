import { checkAnswer, findMisconception, findSkill, skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { checkFor } from './teach-next.ts';

describe('the check item of a misconception', () => {
  it('is answered wrongly by students with the misconception', () => {
    const skill = findSkill('fractions.add-unlike');
    const check = skill && checkFor(skill, 'fractions.add-across');
    if (!check?.mistaken) throw new Error('no check item');
    expect(checkAnswer({ kind: 'number', key: check.key }, check.mistaken).verdict).toBe('wrong');
    expect(findMisconception('fractions.add-across')?.move).toBeTruthy();
  });
  it('is found for nine in ten misconceptions of all skills', () => {
    const all = skills.flatMap((skill) => skill.misconceptions.map(({ id }) => ({ skill, id })));
    const missing = all.filter(({ skill, id }) => checkFor(skill, id) === undefined);
    expect(missing.length / all.length).toBeLessThan(0.1);
  });
  it('does not exist for a misconception that the skill does not have', () => {
    const skill = findSkill('integers.add');
    expect(skill && checkFor(skill, 'nothing.like-it')).toBeUndefined();
  });
});
