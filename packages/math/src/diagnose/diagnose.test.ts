import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../check/index.ts';
import { generateProblem } from '../generate.ts';
import { findSkill, skills } from '../registry.ts';
import { partOf } from '../soak/part-of.ts';
import { combinedAnswers } from './combined-answers.ts';
import { diagnose, soleMisconception } from './diagnose.ts';
import { diagnoseText } from './diagnose-text.ts';
import { misconceptionChances } from './misconception-chances.ts';
import { slipAnswers } from './slip-answers.ts';

it('names what a written-out calculation does, and not what leads to the same number by chance', () => {
  const skill = findSkill('geometry.triangle-area');
  if (skill === undefined) throw new Error('no skill');
  const problem = Array.from({ length: 50 }, (_, seed) => generateProblem(skill, 1, seed)).find(
    ({ answer, picture }) => answer.key.startsWith('6 ') && /"3[^\d.]/.test(JSON.stringify(picture)),
  );
  if (problem === undefined) throw new Error('no triangle with the sides 3, 4 and 5');
  const named = (response: string) => diagnose(problem, response).flatMap(({ misconceptions }) => misconceptions);
  expect(named('3+4+5=12')).toEqual(['geometry.sides-added-for-area']);
  expect(named('3 × 4 = 12')).toEqual(['geometry.triangle-not-halved']);
  expect(named('12')).toEqual(
    expect.arrayContaining(['geometry.sides-added-for-area', 'geometry.triangle-not-halved']),
  );
});

describe('diagnosis of generated problems', () => {
  it.each(partOf(4, skills, ({ code }) => code).map((skill) => [skill.code, skill] as const))(
    'names the misconception behind every wrong answer of %s',
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

describe("the evidence of a misconception's answer", () => {
  const chances = (code: string, seed: number) => {
    const skill = findSkill(code);
    if (!skill) throw new Error(`no skill ${code}`);
    const problem = generateProblem(skill, 2, seed);
    return { problem, all: misconceptionChances(skill, problem) };
  };
  it('is weak with few options and stronger with many possible answers', () => {
    const [two, three] = ['decimals.product-size', 'fractions.compare-unlike'].map((code) =>
      Array.from({ length: 20 }, (_, seed) => chances(code, seed).all.map(({ byChance }) => byChance)).flat(),
    );
    const typed = Array.from({ length: 20 }, (_, seed) => chances('fractions.add-unlike', seed).all).flat();
    expect(Math.min(...(two ?? []))).toBeGreaterThan(0.9);
    expect(Math.min(...(three ?? []))).toBeGreaterThanOrEqual(0.5);
    expect(Math.max(...typed.map(({ byChance }) => byChance))).toBeLessThan(0.5);
  });
  it('is a probability for every misconception of every skill, and missing for one that leads to the key', () => {
    for (const skill of partOf(4, skills, ({ code }) => code)) {
      const problem = generateProblem(skill, 2, 3);
      for (const { id, byChance } of misconceptionChances(skill, problem)) {
        expect(byChance, skill.code).toBeGreaterThan(0);
        expect(byChance, skill.code).toBeLessThan(1);
        const answer = skill.misconceptions.find((one) => one.id === id)?.work(problem.params)?.answer;
        expect(checkAnswer(problem.answer, answer ?? '').verdict, skill.code).toBe('wrong');
      }
    }
  });
  it('is missing if an answer needs two misconceptions', () => {
    expect(soleMisconception({ misconceptions: ['fractions.add-across'], weight: 4 })).toBe('fractions.add-across');
    expect(
      soleMisconception({ misconceptions: ['fractions.add-across', 'decimals.ignores-point'], weight: 2 }),
    ).toBeUndefined();
    expect(soleMisconception({ misconceptions: [], slip: 'off-by-one', weight: 1 })).toBeUndefined();
  });
});

describe('diagnosis of typed questions', () => {
  it('finds numerators and denominators that were added', () => {
    expect(diagnoseText({ question: '2/3 + 1/4', correct: '11/12', answer: '3/7' })[0]?.misconceptions).toEqual([
      'fractions.add-across',
    ]);
  });

  it('says nothing about a right answer', () => {
    expect(diagnoseText({ question: '2/3 + 1/4', correct: '11/12', answer: '11/12' })).toEqual([]);
  });

  it('says nothing about an answer that it cannot explain', () => {
    expect(diagnoseText({ question: '2/3 + 1/4', correct: '11/12', answer: '8123/77' })).toEqual([]);
  });

  it('tells a slip from an idea', () => {
    expect(diagnoseText({ question: '347 + 285', correct: '632', answer: '623' })[0]).toMatchObject({
      misconceptions: [],
      slip: 'digits-swapped',
    });
  });
});

describe('diagnosis of questions as they are typed', () => {
  it.each([
    ['Fill in the blank with >, < or =\n0.36 __ 0.5', '0.36 < 0.5', '0.36 > 0.5', 'decimals.longer-is-larger'],
    ['Which number is larger: 0.45 or 0.6?', '0.6', '0.45', 'decimals.longer-is-larger'],
    ['Reduce 3/4', "3/4 can't be reduced", '3/4=1/2', 'fractions.simplifies-separately'],
    ['Simplify the fraction 3/9', '3/9=1/3', '3/9=1/9', 'fractions.simplifies-top-only'],
    ['Subtract 37 from 82.', '45', '55', 'whole-numbers.smaller-from-larger'],
    ['6.8+2.7=', '9.5', '6.8\n+ 2.7\n-----\n8.15', 'decimals.adds-parts-separately'],
    ['What percent of 50 is 35?', '70%', '50*.35=17.50\n17.5', 'percent.always-multiply'],
    ['Thirty percent of what number is 60?', '200', '18', 'percent.always-multiply'],
    [
      'Maya got 45% of 20 questions right. How many is that?',
      '9 questions',
      '44 questions',
      'percent.small-over-large',
    ],
    ['If 4 pens cost 6 dollars, what do 10 pens cost?', '15 dollars', '12 dollars', 'ratios.additive'],
    ['Find the missing number:\n15=3+__+4', '8', '22', 'equations.same-operation'],
    ['7+[_]=5+6', '4', '11', 'equations.equal-sign-as-answer'],
    ['Solve: 2+3*4^2', '50', '80', 'expressions.left-to-right'],
    ['(a+b)^2=', 'a^2+2ab+b^2', 'a^2+b^2', 'algebra.square-distributes'],
    ['Write an algebraic expression: a number divided by 3', 'x/3', '3/x', 'expressions.reversed-division'],
    ['If a=5, what is 2a?', '10', '25', 'expressions.letter-as-digit'],
    ['Write an equation: 4 times as many apples (a) as pears (p).', 'a=4p', '4a=p', 'equations.reversal'],
    ['Solve: 3x+x=36', 'x=9', 'x=3\n33+3=36', 'equations.letter-as-digit'],
    [
      'Solve for y, check your answer\n5-1/3y=9',
      'y=-12',
      '-1/3y=4\ny=12\nChecking:\n5-4=9',
      'equations.reversed-subtraction',
    ],
  ])('explains %o', (question, correct, answer, idea) => {
    const found = diagnoseText({ question, correct, answer });
    const [best] = found;
    expect(
      found.filter(({ weight }) => weight === best?.weight).flatMap(({ misconceptions }) => misconceptions),
    ).toContain(idea);
    expect(diagnoseText({ question, correct, answer: correct })).toEqual([]);
  });

  it('finds a misconception in a later line of the work', () => {
    const work = {
      question: '2(x + 3) + 4x = 30',
      correct: '4',
      answer: '2x + 6 + 4x = 30\n6x + 6 = 30\n6x = 36\nx = 6',
    };
    expect(diagnoseText(work)[0]?.misconceptions).toEqual(['equations.same-operation']);
  });

  it('asks no skill about a story whose answer no calculation gives', () => {
    expect(
      diagnoseText({ question: 'Bo is 7 and has 3 dogs. How old is his cat?', correct: '5', answer: '10' }),
    ).toEqual([]);
  });
});

describe('slips and pairs', () => {
  it('names a common slip rather than two misconceptions', () => {
    expect(diagnoseText({ question: '2x + 3 = 11', correct: '4', answer: '5' })).toMatchObject([
      { slip: 'off-by-one' },
    ]);
  });

  it('swaps digits, misses by one, loses the sign', () => {
    const all = slipAnswers('-52').map(({ answer }) => answer);
    expect(all).toEqual(expect.arrayContaining(['52', '-25', '-51', '-53', '-42', '-520', '-5.2']));
  });

  it('combines a wrong numerator with a wrong denominator', () => {
    expect(combinedAnswers('11/12', '3/12', '11/7')).toEqual(['3/7']);
  });

  it('combines nothing if both change the same part', () => {
    expect(combinedAnswers('11/12', '3/12', '4/12')).toEqual([]);
  });
});
