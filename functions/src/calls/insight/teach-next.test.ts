import { checkAnswer, findMisconception, findSkill, skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { checkFor, exampleFor } from './teach-next.ts';

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

describe('what to do first about a skill', () => {
  it('is a problem of its own, worked in lines, and not the question that is asked after it', () => {
    const moves = skills.map((skill) => JSON.stringify(exampleFor(skill, { prompt: '', key: '', inWords: false })));
    expect(new Set(moves).size / moves.length).toBeGreaterThan(0.95);
    const skill = findSkill('decimals.add');
    if (skill === undefined) throw new Error('no skill');
    const { prompt, math, lines } = exampleFor(skill, { prompt: '', key: '', inWords: false });
    expect(lines.length).toBeGreaterThan(0);
    const other = exampleFor(skill, { prompt, ...(math !== undefined && { math }), key: '', inWords: false });
    expect([other.prompt, other.math]).not.toEqual([prompt, math]);
  });
});
