import { describe, expect, it } from 'vitest';
import { costOf } from '../cost-of.ts';
import { generateProblem } from '../generate.ts';
import { skills } from '../registry.ts';
import { createRng } from '../rng.ts';
import { IS_SOAK } from '../soak/part-of.ts';
import { templatesOf } from './asked/templates.ts';
import { diagnoseText, type PlainQuestion } from './diagnose-text.ts';

/** Numbers that nobody would put there: of another kind, far too large, almost nothing, nothing below the line. */
const NUMBERS = [
  ...['0', '0.0001', '5.2', '3.48', '999999999999', '1e9', '-7', '-0.5', '1/7', '22/7', '1000000', '0.1', '2 1/3'],
  ...['12345678901234567890', '3.333333', '-1000000', '0/5', '1/0', '99999.99', '6.022', '100', '7'],
];

/** A question of a skill in which most numbers are others. */
function questionOf(seed: number): PlainQuestion {
  const rng = createRng(seed);
  const { prompt, math, answer } = generateProblem(rng.pick(skills), rng.pick([1, 2, 3] as const), seed);
  const text = math === undefined ? prompt : `${prompt} ${math}`;
  return {
    question: text.replace(/\d+(?:\.\d+)?/g, (digits) => (rng.chance(1 / 3) ? digits : rng.pick(NUMBERS))),
    correct: rng.chance(0.5) ? answer.key : rng.pick(NUMBERS),
    answer: rng.pick(NUMBERS),
  };
}

const LONGEST = 250;
const COUNT = IS_SOAK ? 1000 : 15;

describe('questions with any numbers', () => {
  it(`are each read in ${LONGEST} ms`, () => {
    // Each skill's patterns are made once, when a question first needs them.
    for (const skill of skills) templatesOf(skill);
    diagnoseText(questionOf(0));
    const slow = Array.from({ length: COUNT }, (_, at) => questionOf(at + 1)).flatMap((asked) => {
      // What is loaded or compiled at its first use belongs to no question.
      const cost = Math.min(...[1, 2].map(() => costOf(() => diagnoseText(asked))));
      return cost < LONGEST ? [] : [`${cost.toFixed(0)} ms: ${asked.question}`];
    });
    expect(slow).toEqual([]);
  });

  it.each([
    ['Subtract 5.2 − 3.48.', '1.72', '2.28'],
    ['Subtract −4.75 − 1000000.', '−1000004.75', '5'],
    ['A table starts with 3 and 7. When the first is 99999999999, what is the second?', '100000000003', '4'],
    ['Divide 999999999999 by 0.0001.', '9999999999990000', '7'],
  ])('%s ends', (question, correct, answer) => {
    expect(costOf(() => diagnoseText({ question, correct, answer }))).toBeLessThan(4 * LONGEST);
  });
});
