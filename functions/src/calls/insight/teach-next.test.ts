import { checkAnswer, findMisconception, findSkill, skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { checkFor } from './teach-next.ts';

describe('the check item of an idea', () => {
  it('is answered wrongly by whoever holds the idea', () => {
    const skill = findSkill('fractions.add-unlike');
    const check = skill && checkFor(skill, 'fractions.add-across');
    if (!check?.mistaken) throw new Error('no check item');
    expect(checkAnswer({ kind: 'number', key: check.key }, check.mistaken).verdict).toBe('wrong');
    expect(findMisconception('fractions.add-across')?.move).toBeTruthy();
  });
  it('is found for nine in ten ideas of all skills', () => {
    const all = skills.flatMap((skill) => skill.misconceptions.map(({ id }) => ({ skill, id })));
    const missing = all.filter(({ skill, id }) => checkFor(skill, id) === undefined);
    expect(missing.length / all.length).toBeLessThan(0.1);
  });
  it('is none for an idea that the skill does not know', () => {
    const skill = findSkill('integers.add');
    expect(skill && checkFor(skill, 'nothing.like-it')).toBeUndefined();
  });
});
