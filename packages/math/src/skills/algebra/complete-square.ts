import { byLevel } from '../kit/by-level.ts';
import { sameFunction } from '../kit/evaluate-text.ts';
import { signed } from '../kit/numeric.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { binomial, polynomialText, readQuadratic } from './polynomial.ts';

/** x^2 + 2hx + c, h not 0. */
type Params = { h: number; c: number; letter: string };

const squareText = (h: number, rest: number, letter: string) =>
  `${binomial(1, h, letter)}^2${rest === 0 ? '' : ` ${signed(rest)}`}`;

const rules: Mistakes<Params> = {
  'algebra.complete-square-not-halved': ({ h, c, letter }) =>
    wrote(squareText(2 * h, c - 4 * h * h, letter), [
      squareText(2 * h, c - 4 * h * h, letter),
      `Put the number before \`${letter}\` into the parentheses and take its square away.`,
    ]),
  'algebra.complete-square-not-subtracted': ({ h, c, letter }) =>
    wrote(squareText(h, c, letter), [
      squareText(h, c, letter),
      `Half of \`${2 * h}\` goes into the parentheses, and the rest stays.`,
    ]),
};

const completeSquare = skill<Params>({
  code: 'algebra.complete-square',
  name: 'Complete the square',
  canDo: 'I can write a quadratic as a square and a number.',
  grade: 9,
  standards: ['A-SSE.B.3b', 'A-REI.B.4a'],
  prerequisites: ['algebra.square-binomial'],
  cases: casesOf(
    { plus: 'middle term added', minus: 'middle term subtracted', 'no-constant': 'no constant term' },
    (rng, level, caseId) => {
      const h = rng.int(1, byLevel(level, 4, 6, 10));
      const rest = rng.int(1, 9) * (level > 1 && rng.chance(0.5) ? -1 : 1);
      return {
        h: caseId === 'minus' || (caseId === 'no-constant' && level > 1 && rng.chance(0.5)) ? -h : h,
        c: caseId === 'no-constant' ? 0 : h * h + rest === 0 ? h * h + 2 : h * h + rest,
        letter: rng.pick(['x', 'x', 'n', 'y']),
      };
    },
  ),
  pose: ({ h, c, letter }) => ({
    prompt: `Complete the square: write as \`(${letter} + ?)^2 + ?\`. The numbers may be negative.`,
    math: polynomialText([c, 2 * h, 1], letter),
    answer: { kind: 'expression', key: squareText(h, c - h * h, letter), forms: ['completed-square'] },
  }),
  solve: ({ h, c, letter }) =>
    steps(
      [`${2 * h}/2 = ${h}`, `Halve the number before \`${letter}\`.`],
      [
        `${binomial(1, h, letter)}^2 = ${polynomialText([h * h, 2 * h, 1], letter)}`,
        'The square has the right first two terms …',
      ],
      [`${c} - ${h * h} = ${c - h * h}`, `… and \`${h * h}\` at the end, so correct by the difference.`],
      [squareText(h, c - h * h, letter), 'Write it down.'],
    ),
  hints: ({ h, letter }) => [
    'Which squared binomial starts with the same two terms?',
    `The number in the parentheses is half of \`${2 * h}\`.`,
    `\`${binomial(1, h, letter)}^2\` ends in \`${h * h}\`. How much must be added or taken away to get the last number of the problem?`,
  ],
  confirms: ({ h, c, letter }, key) => sameFunction(key, (x) => x * (x + 2 * h) + c, letter) && key.includes(')^2'),
  mistakes: rules,
  read: (text) => {
    const { command, body } = compact(text);
    const quadratic = command.startsWith('complete') ? readQuadratic(body) : undefined;
    return quadratic?.a === 1 && quadratic.b !== 0 && quadratic.b % 2 === 0
      ? { h: quadratic.b / 2, c: quadratic.c, letter: quadratic.letter }
      : undefined;
  },
});

export const completeSquareSkills = [completeSquare];
