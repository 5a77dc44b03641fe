import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { hintsHiding, plainText } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

type Missing = Pair & { readonly form: 'first' | 'second' | 'dividend' | 'divisor' };

const missingText = ({ form, a, b }: Missing, asked: string | number): string => {
  if (form === 'first') return `${asked} × ${b} = ${a * b}`;
  if (form === 'second') return `${b} × ${asked} = ${a * b}`;
  return form === 'dividend' ? `${asked} ÷ ${b} = ${a}` : `${a * b} ÷ ${asked} = ${b}`;
};

const missingKey = ({ form, a, b }: Missing): number => (form === 'dividend' ? a * b : a);

const missingFactor = skill<Missing>({
  code: 'whole-numbers.missing-factor',
  name: 'Find the missing number in a multiplication or division',
  canDo: 'I can find the missing number in a multiplication or division.',
  grade: 3,
  standards: ['3.OA.A.4'],
  prerequisites: ['whole-numbers.multiplication-facts'],
  cases: casesOf(
    {
      first: 'first factor missing',
      second: 'second factor missing',
      dividend: 'the divided number missing',
      divisor: 'the divisor missing',
    },
    (rng, level, caseId) => ({
      form: caseId,
      a: rng.int(byLevel(level, 2, 3, 6), byLevel(level, 6, 9, 12)),
      b: rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9)),
    }),
  ),
  pose: (params) => ({
    prompt: 'Which number is missing?',
    math: missingText(params, '?'),
    answer: numberAnswer(missingKey(params)),
  }),
  solve: (params) => {
    const { a, b } = params;
    return steps(
      params.form === 'dividend'
        ? [`${a} × ${b} = ${a * b}`, `Put ${a} groups of ${b} back together.`]
        : [`${a * b} ÷ ${b} = ${a}`, `How many times does ${b} fit into ${a * b}?`],
      [missingText(params, missingKey(params)), 'Put it in and check.'],
    );
  },
  hints: (params) =>
    hintsHiding(
      missingKey(params),
      missingText(params, '?'),
      'Think of equal groups. Is the total missing, or one of the other numbers?',
      params.form === 'dividend'
        ? `The total was shared into groups. Put ${params.a} and ${params.b} back together.`
        : `Count by ${params.b} until you reach ${params.a * params.b}.`,
      params.form === 'dividend' ? 'Which operation undoes a division?' : 'How many jumps did you make?',
    ),
  confirms: (params, key) => {
    const { form, a, b } = params;
    if (form === 'dividend') return Number(key) % b === 0 && Number(key) / b === a;
    const fits = range(1, a * b).filter((n) =>
      form === 'divisor' ? (a * b) % n === 0 && (a * b) / n === b : n * b === a * b,
    );
    return fits.length === 1 && String(fits[0]) === key;
  },
  mistakes: {
    'whole-numbers.operates-on-what-is-shown': ({ form, a, b }) => {
      if (form === 'first' || form === 'second')
        return wrote(b * a * b, [`${b} × ${a * b} = ${b * a * b}`, 'There is a times sign, so multiply.']);
      if (form === 'dividend' && a % b === 0 && a !== b)
        return wrote(a / b, [`${a} ÷ ${b} = ${a / b}`, 'There is a division sign, so divide.']);
      return undefined;
    },
    'whole-numbers.subtracts-instead-of-dividing': ({ form, a, b }) =>
      form === 'dividend' ? undefined : wrote(a * b - b, [`${a * b} - ${b} = ${a * b - b}`, 'Find the difference.']),
    'whole-numbers.adds-factors': ({ form, a, b }) =>
      form === 'dividend' ? wrote(a + b, [`${a} + ${b} = ${a + b}`, 'Put them together.']) : undefined,
  },
  read: (text) => {
    const found = /^(\d{1,4}|\?)([×÷])(\d{1,4}|\?)=(\d{1,4})$/.exec(plainText(text));
    if (!found || (found[1] === '?') === (found[3] === '?')) return undefined;
    const first = found[1] === '?';
    const [seen, result] = [Number(first ? found[3] : found[1]), Number(found[4])];
    if (seen < 1 || result < 1) return undefined;
    if (found[2] === '×')
      return result % seen === 0 ? { form: first ? 'first' : 'second', a: result / seen, b: seen } : undefined;
    if (first) return { form: 'dividend', a: result, b: seen };
    return seen % result === 0 ? { form: 'divisor', a: seen / result, b: result } : undefined;
  },
});

export const missingFactorSkills: readonly Skill[] = [missingFactor];
