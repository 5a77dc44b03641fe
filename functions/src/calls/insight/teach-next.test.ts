import { checkAnswer, findMisconception, findSkill, generateProblem, moveFits, type Skill, skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { checkFor, exampleFor } from './teach-next.ts';

/** A thing that a move may only name as known where the question has it, or the move brings it. */
const OF_ONE_QUESTION = /\b(?:the|this|one) (cup|recipe|town|loaf|tank|rope|car|taxi|teachers?|students? in)\b/;

const everyPair = skills.flatMap((skill) =>
  skill.misconceptions.flatMap(({ id }) => {
    const idea = findMisconception(id);
    return idea ? [{ skill, idea, check: checkFor(skill, id) }] : [];
  }),
);
const problemsOf = (skill: Skill) => Array.from({ length: 100 }, (_, seed) => generateProblem(skill, 1, seed));
/** Does the misconception lead to another answer than the key in one of the problems? */
const shows = (skill: Skill, id: string): boolean => {
  const rule = skill.misconceptions.find((each) => each.id === id);
  return problemsOf(skill).some(({ params, answer }) => {
    const done = rule?.work(params);
    if (done === undefined) return false;
    const outcome = checkAnswer(answer, done.answer);
    return outcome.verdict === 'wrong' && !outcome.sameValue;
  });
};

describe('the check item of a misconception', () => {
  it('is answered wrongly by students with the misconception', () => {
    const skill = findSkill('fractions.add-unlike');
    const check = skill && checkFor(skill, 'fractions.add-across');
    if (!check?.mistaken) throw new Error('no check item');
    expect(checkAnswer({ kind: 'number', key: check.key }, check.mistaken).verdict).toBe('wrong');
    expect(findMisconception('fractions.add-across')?.move).toBeTruthy();
  });
  it('is found for nine in ten misconceptions of all skills', () => {
    const missing = everyPair.filter(({ check }) => check === undefined);
    expect(missing.length / everyPair.length).toBeLessThan(0.1);
  });
  it('is one with which the move can be done, for every skill and misconception that has one', () => {
    const wrong = everyPair.flatMap(({ skill, idea, check }) => {
      if (check === undefined) return shows(skill, idea.id) ? [`${skill.code} has none for ${idea.id}`] : [];
      const { moveOn } = idea;
      if (moveOn === undefined) return [];
      const drawn = problemsOf(skill).filter(({ prompt, math }) => prompt === check.prompt && math === check.math);
      return drawn.some((problem) => moveFits(idea, problem)) ? [] : [`${skill.code}: ${check.prompt} ${idea.move}`];
    });
    expect(wrong).toEqual([]);
  });
  it('can lie on a balance where a balance is drawn', () => {
    const formulas = everyPair
      .filter(({ idea }) => idea.id === 'equations.same-operation')
      .flatMap(({ skill, check }) =>
        check?.math !== undefined && skill.code !== 'equations.combine-first' ? [check.math] : [],
      );
    expect(formulas.length).toBeGreaterThan(5);
    expect(formulas.filter((formula) => !formula.includes('+') || /[-−]/.test(formula))).toEqual([]);
  });
  it('has what the move speaks of as known', () => {
    const missing = everyPair.flatMap(({ skill, idea, check }) => {
      const named = OF_ONE_QUESTION.exec(idea.move)?.[1];
      if (check === undefined || named === undefined || idea.move.includes(`a ${named}`)) return [];
      return `${check.prompt} ${check.math ?? ''}`.includes(named)
        ? []
        : [`${skill.code}: ${check.prompt} | ${idea.move}`];
    });
    expect(missing).toEqual([]);
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
