import { checkAnswer, findSkill, generateProblem } from '@lemma/math';
import { buildAttempt, buildWorkItem } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { entryOf } from './evidence.ts';

function shownBy(code: string, response: (ideas: ReadonlyMap<string, string>) => string) {
  const skill = findSkill(code);
  if (skill === undefined) throw new Error(`no skill ${code}`);
  const problem = generateProblem(skill, 2, 3);
  const ideas = new Map(
    skill.misconceptions.flatMap(({ id, work }) => {
      const done = work(problem.params);
      return done ? [[id, done.answer]] : [];
    }),
  );
  const text = response(ideas);
  const outcome = checkAnswer(problem.answer, text);
  if (outcome.verdict !== 'wrong') throw new Error(`${text} is ${outcome.verdict}`);
  const attempt = buildAttempt({
    response: text,
    verdict: 'wrong',
    sameValue: outcome.sameValue,
    at: 0,
    took: 20_000,
  });
  const item = buildWorkItem({ skill: code, attempts: [attempt] });
  return { shown: entryOf(item, { skill, problem }, false)?.shown, sameValue: outcome.sameValue };
}

describe('the evidence of a slip', () => {
  const skill = findSkill('decimals.add');
  const problems = Array.from({ length: 40 }, (_, seed) => skill && generateProblem(skill, 1, seed)).filter(
    (one) => one !== undefined,
  );
  const slipOf = (problem: (typeof problems)[number], response: string) => {
    if (skill === undefined) throw new Error('no skill');
    const { verdict } = checkAnswer(problem.answer, response);
    const attempt = buildAttempt({ response, verdict: verdict === 'right' ? 'right' : 'wrong', took: 20_000 });
    return entryOf(buildWorkItem({ skill: skill.code, attempts: [attempt] }), { skill, problem }, false)?.slip;
  };
  const oneMore = (key: string): string => String(Math.round((Number(key) + 1) * 1000) / 1000);

  it('says that a fact was off by one, as in 9.6 + 8.7 = 19.3, and that nothing explains an answer far away', () => {
    const slips = problems.filter((problem) => slipOf(problem, oneMore(problem.answer.key)));
    expect(slips.length).toBeGreaterThan(problems.length * 0.8);
    expect(problems.map((problem) => slipOf(problem, '7777.77')).filter(Boolean)).toEqual([]);
    expect(problems.map((problem) => slipOf(problem, problem.answer.key)).filter(Boolean)).toEqual([]);
  });
});

describe('the evidence of an answer that is worth as much as the right one', () => {
  const [code, id] = ['algebra.factor-monic', 'algebra.factor-first-two-terms'];
  it('shows the misconception that leads to this very form', () => {
    expect(shownBy(code, (ideas) => ideas.get(id) ?? '')).toEqual({ shown: [id], sameValue: true });
    expect(shownBy(code, (ideas) => (ideas.get(id) ?? '').replaceAll(' ', '')).shown).toEqual([id]);
  });
  it('shows none in another form', () =>
    expect(shownBy(code, (ideas) => `${ideas.get(id)} + 0`)).toEqual({ shown: [], sameValue: true }));
});
