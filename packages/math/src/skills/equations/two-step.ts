import { gcd } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { fractionText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { pickLetter } from './solving.ts';
import {
  confirmTwoStep,
  hintTwoStep,
  readTwoStep,
  solutionOf,
  solveTwoStep,
  type TwoStep,
  twoStepPicture,
  twoStepRules,
  wholeCoefficientRules,
  written,
} from './two-step-work.ts';

/** ax + b = c and x/a + b = c. */
export const twoStep = skill<TwoStep>({
  code: 'equations.two-step',
  name: 'Solve two-step equations',
  canDo: 'I can solve an equation that takes two steps.',
  grade: 7,
  standards: ['7.EE.B.4a', '7.EE.B.3'],
  prerequisites: ['equations.one-step', 'integers.subtract', 'integers.multiply-divide'],
  cases: casesOf(
    {
      plus: 'a number is added',
      minus: 'a number is subtracted',
      divided: 'the letter is divided',
      'negative-solution': 'the solution is negative',
      'negative-coefficient': 'a negative number times the letter',
      'fraction-solution': 'the solution is a fraction',
    },
    (rng, level, caseId): TwoStep => {
      const top = byLevel(level, 9, 12, 20);
      const letter = pickLetter(rng);
      const size = rng.int(2, level === 1 ? 6 : 9);
      const x = caseId === 'negative-solution' ? -rng.int(1, top) : rng.int(2, top);
      const b = rng.int(1, level === 1 ? 12 : 30);
      const base = { letter, under: 1, order: 'letter-first' } as const;
      const whole = (a: number, constant: number) => ({ ...base, a, b: constant, c: a * x + constant });
      if (caseId === 'plus' || caseId === 'negative-solution') return whole(size, b);
      if (caseId === 'minus') return whole(size, -b);
      if (caseId === 'negative-coefficient')
        return { ...whole(-size, b), order: rng.chance(0.5) ? 'constant-first' : 'letter-first' };
      if (caseId === 'divided') {
        const constant = rng.chance(0.5) ? b : -b;
        return { ...base, a: 1, under: size, b: constant, c: x + constant };
      }
      const remainder = rng.int(1, size - 1);
      return { ...base, a: size, b, c: size * rng.int(1, top) + remainder + b };
    },
  ),
  pose: (params) => {
    const shown = twoStepPicture(params);
    const exactAsk = gcd(params.c - params.b, params.a) !== Math.abs(params.a) && params.under === 1;
    return {
      prompt: `Solve for \`${params.letter}\`.${exactAsk ? ' Give an exact answer.' : ''}`,
      math: written(params),
      answer: { kind: 'number', key: fractionText(solutionOf(params)), variable: params.letter },
      ...(shown ? { picture: shown } : {}),
    };
  },
  solve: solveTwoStep,
  hints: hintTwoStep,
  confirms: confirmTwoStep,
  mistakes: {
    ...twoStepRules,
    ...wholeCoefficientRules,
  },
  read: readTwoStep,
});
