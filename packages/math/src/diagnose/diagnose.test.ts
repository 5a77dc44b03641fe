import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../check/index.ts';
import { generateProblem } from '../generate.ts';
import { skills } from '../registry.ts';
import { combinedAnswers } from './combined-answers.ts';
import { diagnose } from './diagnose.ts';
import { diagnoseText } from './diagnose-text.ts';
import { slipAnswers } from './slip-answers.ts';

describe('diagnosis of generated problems', () => {
  it.each(skills.map((skill) => [skill.code, skill] as const))(
    'names the idea behind every wrong answer that an idea of %s gives',
    (_, skill) => {
      for (let seed = 1; seed <= 5; seed += 1) {
        const problem = generateProblem(skill, 2, seed);
        expect(diagnose(problem, problem.answer.key)).toEqual([]);
        for (const { id, work } of skill.misconceptions) {
          const answer = work(problem.params)?.answer;
          if (answer === undefined || checkAnswer(problem.answer, answer).verdict !== 'wrong') continue;
          const form = checkAnswer({ ...problem.answer, forms: [] }, answer).verdict === 'right';
          if (!form)
            expect(
              diagnose(problem, answer).flatMap(({ misconceptions }) => misconceptions),
              `${answer} for ${problem.math ?? problem.prompt}`,
            ).toContain(id);
        }
      }
    },
  );
});

describe('diagnosis of typed questions', () => {
  it('finds tops and bottoms added', () => {
    expect(diagnoseText({ question: '2/3 + 1/4', correct: '11/12', answer: '3/7' })[0]?.misconceptions).toEqual([
      'fractions.add-across',
    ]);
  });

  it('says nothing of an answer that is right', () => {
    expect(diagnoseText({ question: '2/3 + 1/4', correct: '11/12', answer: '11/12' })).toEqual([]);
  });

  it('says nothing where it does not know', () => {
    expect(diagnoseText({ question: '2/3 + 1/4', correct: '11/12', answer: '8123/77' })).toEqual([]);
  });

  it('tells a slip from an idea', () => {
    expect(diagnoseText({ question: '347 + 285', correct: '632', answer: '623' })[0]).toMatchObject({
      misconceptions: [],
      slip: 'digits-swapped',
    });
  });
});

describe('slips and pairs', () => {
  it('swaps digits, misses by one, loses the sign', () => {
    const all = slipAnswers('-52').map(({ answer }) => answer);
    expect(all).toEqual(expect.arrayContaining(['52', '-25', '-51', '-53', '-42', '-520', '-5.2']));
  });

  it('joins a spoilt top with a spoilt bottom', () => {
    expect(combinedAnswers('11/12', '3/12', '11/7')).toEqual(['3/7']);
  });

  it('joins nothing where both spoil the same part', () => {
    expect(combinedAnswers('11/12', '3/12', '4/12')).toEqual([]);
  });
});
