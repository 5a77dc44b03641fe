import { defineSkill } from '../../generate.ts';
import type { Level, Rng } from '../../types.ts';
import { fractionText, greatestCommonDivisor } from '../shared/numeric.ts';
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

function draw(rng: Rng, level: Level, caseId: string): TwoStep {
  const top = { 1: 9, 2: 12, 3: 20 }[level];
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
}

/** ax + b = c and x/a + b = c. */
export const twoStep = defineSkill<TwoStep>({
  code: 'equations.two-step',
  name: 'Solve two-step equations',
  canDo: 'I can solve an equation that takes two steps.',
  grade: 7,
  domain: 'equations',
  standards: ['7.EE.B.4a', '7.EE.B.3'],
  prerequisites: ['equations.one-step', 'integers.subtract', 'integers.multiply-divide'],
  cases: [
    { id: 'plus', label: 'a number is added' },
    { id: 'minus', label: 'a number is subtracted' },
    { id: 'divided', label: 'the letter is divided' },
    { id: 'negative-solution', label: 'the solution is negative' },
    { id: 'negative-coefficient', label: 'a negative number times the letter' },
    { id: 'fraction-solution', label: 'the solution is a fraction' },
  ],
  draw,
  pose: (params) => {
    const shown = twoStepPicture(params);
    const exactAsk = greatestCommonDivisor(params.c - params.b, params.a) !== Math.abs(params.a) && params.under === 1;
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
  misconceptions: [...twoStepRules, ...wholeCoefficientRules],
  read: readTwoStep,
});
