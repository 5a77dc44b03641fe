import { gcd } from '../kit/arithmetic.ts';
import { equation, linear, sumText, term } from '../kit/linear-text.ts';
import { exact, fractionText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { pickLetter, solvedAs, solvingRule } from './solving.ts';
import {
  coefficientOf,
  confirmTwoStep,
  hintTwoStep,
  readTwoStep,
  solutionOf,
  solveTwoStep,
  type TwoStep,
  twoStepRules,
  written,
} from './two-step-work.ts';

/** (p/q)x + b = c. */
export const fractionCoefficients = skill<TwoStep>({
  code: 'equations.fraction-coefficients',
  name: 'Solve equations with a fraction times the letter',
  canDo: 'I can solve an equation where the letter is multiplied by a fraction.',
  grade: 8,
  standards: ['8.EE.C.7b', '7.EE.B.4a'],
  prerequisites: ['equations.two-step'],
  cases: casesOf(
    { unit: 'a unit fraction', general: 'any fraction', negative: 'a negative fraction' },
    (rng, level, caseId): TwoStep => {
      const under = rng.int(2, level === 1 ? 5 : 9);
      const tops = [2, 3, 4, 5, 7].filter((top) => gcd(top, under) === 1);
      const size = caseId === 'unit' ? 1 : rng.pick(tops.length > 0 ? tops : [1]);
      const sign = caseId === 'negative' || (level === 3 && rng.chance(0.4)) ? -1 : 1;
      const whole = rng.int(1, level === 1 ? 5 : 9) * (level > 1 && rng.chance(0.4) ? -1 : 1);
      const b = rng.int(1, level === 1 ? 9 : 20) * (rng.chance(0.5) ? 1 : -1);
      const a = sign * size;
      return {
        a,
        under,
        b,
        c: a * whole + b,
        letter: pickLetter(rng),
        order: sign < 0 && b > 0 && rng.chance(0.6) ? 'constant-first' : 'letter-first',
      };
    },
  ),
  pose: (params) => ({
    prompt: `Solve for \`${params.letter}\`.`,
    math: written(params),
    answer: { kind: 'number', key: fractionText(solutionOf(params)), variable: params.letter },
  }),
  solve: solveTwoStep,
  hints: hintTwoStep,
  confirms: confirmTwoStep,
  mistakes: {
    ...twoStepRules,
    ...solvingRule('equations.clear-one-term', (params) => {
      if (params.under === 1) return undefined;
      const right = params.under * params.c;
      return solvedAs(
        params.letter,
        exact(right - params.b).div(params.a),
        [written(params), 'This is the equation.'],
        [
          equation(linear(params.a, params.b, params.letter), String(right)),
          `Multiply the fraction and the right side by \`${params.under}\`.`,
        ],
      );
    }),
    ...solvingRule('equations.ignore-numerator', (params) => {
      if (Math.abs(params.a) === 1 || params.under === 1) return undefined;
      const right = params.c - params.b;
      return solvedAs(
        params.letter,
        right * params.under * Math.sign(params.a),
        [written(params), 'This is the equation.'],
        [
          equation(sumText([term(coefficientOf(params), params.letter)]), String(right)),
          `There are ${params.under} equal parts in a whole, so multiply by \`${params.under}\`.`,
        ],
      );
    }),
  },
  read: (text) => {
    const params = readTwoStep(text);
    return params && params.under > 1 ? params : undefined;
  },
});
