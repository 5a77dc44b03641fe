import type { MathText, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { divisorsOf, gcd, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

const readCall =
  (names: string) =>
  (text: MathText): Pair | undefined => {
    const found = new RegExp(`^(?:${names})\\s*(?:\\(|of\\s+)(\\d{1,4})\\s*(?:,|and)\\s*(\\d{1,4})\\)?$`, 'i').exec(
      text.trim(),
    );
    const [a, b] = [Number(found?.[1]), Number(found?.[2])];
    return found && a > 0 && b > 0 ? { a, b } : undefined;
  };

const greatestCommonFactor = skill<Pair>({
  code: 'whole-numbers.greatest-common-factor',
  name: 'Greatest common factor',
  canDo: 'I can find the greatest factor that two numbers share.',
  grade: 6,
  standards: ['6.NS.B.4'],
  prerequisites: ['whole-numbers.factors'],
  cases: {
    shared: {
      label: 'several common factors',
      draw: (rng, level) => {
        const common = rng.pick(byLevel(level, [4, 6], [6, 8, 9], [12, 14, 15, 18]));
        const [x, y] = rng.pick([
          [2, 3],
          [3, 4],
          [2, 5],
          [3, 5],
          [5, 4],
          [5, 3],
        ] as const);
        return { a: common * x, b: common * y };
      },
    },
    'one-divides': {
      label: 'one number divides the other',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 4, 6, 12), byLevel(level, 9, 15, 24));
        return { a, b: a * rng.int(2, 4) };
      },
    },
    coprime: {
      label: 'only one is shared',
      draw: (rng) => ({ a: rng.pick([8, 9, 16, 25, 27]), b: rng.pick([35, 49, 77, 13, 11]) }),
    },
  },
  pose: ({ a, b }) => ({
    prompt: `Find the greatest common factor of ${a} and ${b}.`,
    answer: numberAnswer(gcd(a, b)),
  }),
  solve: ({ a, b }) => {
    const g = gcd(a, b);
    return steps(
      [`${g} × ${a / g} = ${a}`, `${g} is a factor of ${a}.`],
      [`${g} × ${b / g} = ${b}`, `${g} is a factor of ${b} too.`],
      [`${g}`, `${a / g} and ${b / g} share no factor but 1, so no larger number fits into both.`],
    );
  },
  hints: ({ a, b }) =>
    hintsHiding(
      gcd(a, b),
      `${a} ${b}`,
      'List the factors of each number.',
      'Mark the factors that stand in both lists. Is there always at least one?',
      'Of the marked numbers, choose the largest.',
    ),
  confirms: ({ a, b }, key) =>
    range(1, Math.min(a, b))
      .filter((d) => a % d === 0 && b % d === 0)
      .at(-1) === Number(key),
  mistakes: {
    'whole-numbers.smaller-common-factor': ({ a, b }) => {
      const common = divisorsOf(gcd(a, b));
      const found = common[1];
      return found === undefined || common.length < 3
        ? undefined
        : wrote(found, [`${found} × ${a / found} = ${a}`, `${found} goes into both.`]);
    },
    'whole-numbers.factor-multiple-swapped': ({ a, b }) =>
      wrote(lcm(a, b), [`${lcm(a, b)}`, 'The first number that is in both tables.']),
  },
  read: readCall('gcf|gcd|hcf|greatest common factor|greatest common divisor'),
});

const leastCommonMultiple = skill<Pair>({
  code: 'whole-numbers.least-common-multiple',
  name: 'Least common multiple',
  canDo: 'I can find the smallest number that is in both tables.',
  grade: 6,
  standards: ['6.NS.B.4'],
  prerequisites: ['whole-numbers.factors'],
  cases: {
    shared: {
      label: 'a common factor',
      draw: (rng, level) => {
        const common = rng.int(2, byLevel(level, 3, 4, 5));
        const [x, y] = rng.pick([
          [2, 3],
          [3, 2],
          [2, 5],
          [3, 4],
          [5, 3],
        ] as const);
        return { a: common * x, b: common * y };
      },
    },
    'one-divides': {
      label: 'one number divides the other',
      draw: (rng, level) => {
        const a = rng.int(2, 6);
        return { a, b: a * rng.int(2, byLevel(level, 3, 4, 5)) };
      },
    },
    coprime: {
      label: 'no common factor',
      draw: (rng, level) => {
        const a = rng.int(2, byLevel(level, 8, 10, 11));
        return { a, b: a + (a % 2 === 1 ? rng.int(1, 2) : 1) };
      },
    },
  },
  pose: ({ a, b }) => ({ prompt: `Find the least common multiple of ${a} and ${b}.`, answer: numberAnswer(lcm(a, b)) }),
  solve: ({ a, b }) =>
    steps(
      [`${a} × ${lcm(a, b) / a} = ${lcm(a, b)}`, `In the table of ${a}.`],
      [`${b} × ${lcm(a, b) / b} = ${lcm(a, b)}`, `In the table of ${b}, and no smaller number is in both.`],
    ),
  hints: ({ a, b }) =>
    hintsHiding(
      lcm(a, b),
      `${a} ${b}`,
      `Count by ${Math.max(a, b)}: write down the first few numbers.`,
      `Which of them can you also reach when you count by ${Math.min(a, b)}?`,
      'Take the first one that fits both.',
    ),
  confirms: ({ a, b }, key) => range(1, a * b).find((n) => n % a === 0 && n % b === 0) === Number(key),
  mistakes: {
    'whole-numbers.product-as-least-multiple': ({ a, b }) =>
      gcd(a, b) === 1 ? undefined : wrote(a * b, [`${a} × ${b} = ${a * b}`, 'The product is in both tables.']),
    'whole-numbers.factor-multiple-swapped': ({ a, b }) =>
      wrote(gcd(a, b), [`${gcd(a, b)}`, 'The largest number that goes into both.']),
  },
  read: readCall('lcm|least common multiple|lowest common multiple'),
});

export const commonMultipleSkills: readonly Skill[] = [greatestCommonFactor, leastCommonMultiple];
