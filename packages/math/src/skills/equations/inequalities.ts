import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import {
  confirmInequality,
  hintInequality,
  type Inequality,
  inequalityPicture,
  inequalityRules,
  keyOf,
  type Relation,
  readInequality,
  solveInequality,
  written,
} from './inequality-work.ts';
import { pickLetter, signedInt } from './solving.ts';

const relations: readonly Relation[] = ['<', '>', '<=', '>='];

const common = {
  pose: (params: Inequality) => {
    const picture = inequalityPicture(params);
    return {
      prompt: `Solve for \`${params.letter}\`. Write your answer as an inequality.`,
      math: written(params),
      answer: { kind: 'inequality' as const, key: keyOf(params) },
      ...(picture ? { picture } : {}),
    };
  },
  solve: solveInequality,
  hints: hintInequality,
  confirms: confirmInequality,
  mistakes: inequalityRules,
};

/** x + b < c, ax < c, x/a < c. */
export const oneStepInequality = skill<Inequality>({
  ...common,
  code: 'equations.one-step-inequality',
  name: 'Solve one-step inequalities',
  canDo: 'I can solve an inequality that takes one step.',
  grade: 7,
  standards: ['7.EE.B.4b', '6.EE.B.8'],
  prerequisites: ['equations.one-step', 'equations.write-inequality'],
  cases: casesOf(
    {
      plus: 'a number is added',
      minus: 'a number is subtracted',
      times: 'a positive number times the letter',
      divided: 'the letter is divided',
      'negative-result': 'a positive number in front, a negative one on the other side',
      'negative-number': 'a negative number times the letter',
    },
    (rng, level, caseId): Inequality => {
      const top = byLevel(level, 9, 15, 30);
      const edge = level === 1 && caseId !== 'negative-number' ? rng.int(1, top) : signedInt(rng, 1, top);
      const base = {
        letter: pickLetter(rng),
        relation: rng.pick(relations),
        turned: level > 1 && rng.chance(0.3),
        under: 1,
        b: 0,
      };
      const size = rng.int(2, level === 1 ? 6 : 9);
      if (caseId === 'plus' || caseId === 'minus') {
        const b = rng.int(1, top) * (caseId === 'plus' ? 1 : -1);
        return { ...base, a: 1, b, c: edge + b };
      }
      if (caseId === 'divided') return { ...base, a: 1, under: size, c: edge };
      if (caseId === 'negative-number') return { ...base, a: -size, c: -size * edge };
      return { ...base, a: size, c: caseId === 'negative-result' ? -size * Math.abs(edge) : size * edge };
    },
  ),
  read: (text) => {
    const params = readInequality(text);
    return params && (params.b === 0) !== (params.a === 1 && params.under === 1) ? params : undefined;
  },
});

/** ax + b < c. */
export const twoStepInequality = skill<Inequality>({
  ...common,
  code: 'equations.two-step-inequality',
  name: 'Solve two-step inequalities',
  canDo: 'I can solve an inequality that takes two steps.',
  grade: 7,
  standards: ['7.EE.B.4b'],
  prerequisites: ['equations.two-step', 'equations.one-step-inequality'],
  cases: casesOf(
    {
      plus: 'a number is added',
      minus: 'a number is subtracted',
      'letter-on-right': 'the letter stands on the right',
      'negative-number': 'a negative number times the letter',
    },
    (rng, level, caseId): Inequality => {
      const top = byLevel(level, 9, 12, 20);
      const edge = level === 1 ? rng.int(1, top) : signedInt(rng, 1, top);
      const size = rng.int(2, level === 1 ? 5 : 9);
      const b = caseId === 'minus' ? -rng.int(1, top) : rng.int(1, top);
      const a = caseId === 'negative-number' ? -size : size;
      const turned = caseId === 'letter-on-right';
      return { letter: pickLetter(rng), relation: rng.pick(relations), turned, under: 1, a, b, c: a * edge + b };
    },
  ),
  read: (text) => {
    const params = readInequality(text);
    return params && params.b !== 0 && (params.a !== 1 || params.under !== 1) ? params : undefined;
  },
});
