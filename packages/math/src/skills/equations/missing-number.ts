import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { floatOf } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** a ± b = ? ± c: both sides have the same value. */
type MissingNumber = { readonly a: number; readonly b: number; readonly c: number; readonly blankFirst: boolean };

const sign = (n: number): string => (n < 0 ? '-' : '+');
const leftOf = ({ a, b }: MissingNumber): string => `${a} ${sign(b)} ${Math.abs(b)}`;
const rightOf = ({ c, blankFirst }: MissingNumber, blank: string | number = '?'): string =>
  blankFirst ? `${blank} ${sign(c)} ${Math.abs(c)}` : `${c} + ${blank}`;
const keyOf = ({ a, b, c }: MissingNumber): number => a + b - c;

/** Numbers on both sides of the equal sign, one of them missing. */
export const missingNumber = skill<MissingNumber>({
  code: 'equations.missing-number',
  name: 'Find the missing number when both sides have an operation',
  canDo: 'I can find the number that makes both sides equal.',
  grade: 6,
  standards: ['6.EE.B.5'],
  prerequisites: [],
  cases: {
    plus: {
      label: 'sums on both sides',
      draw: (rng, level) => {
        const top = byLevel(level, 20, 60, 200);
        const least = byLevel(level, 4, 8, 20);
        const c = rng.int(2, top) * 1;
        const value = rng.int(least, top) + Math.max(c, 0);
        const b = rng.int(1, value - 1);
        return { a: value - b, b, c, blankFirst: c < 0 || rng.chance(0.5) };
      },
    },
    'minus-left': {
      label: 'a difference on the left',
      draw: (rng, level) => {
        const top = byLevel(level, 20, 60, 200);
        const least = byLevel(level, 4, 8, 20);
        const c = rng.int(2, top) * 1;
        const value = rng.int(least, top) + Math.max(c, 0);
        const b = rng.int(2, top);
        return { a: value + b, b: -b, c, blankFirst: rng.chance(0.5) };
      },
    },
    'minus-right': {
      label: 'a difference on the right',
      draw: (rng, level) => {
        const top = byLevel(level, 20, 60, 200);
        const least = byLevel(level, 4, 8, 20);
        const c = rng.int(2, top) * -1;
        const value = rng.int(least, top) + Math.max(c, 0);
        const b = rng.int(1, value - 1);
        return { a: value - b, b, c, blankFirst: c < 0 || rng.chance(0.5) };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Which number makes this true?',
    math: `${leftOf(params)} = ${rightOf(params)}`,
    answer: numberAnswer(keyOf(params)),
  }),
  solve: (params) => {
    const total = params.a + params.b;
    const { c } = params;
    return steps(
      [`${leftOf(params)} = ${total}`, 'Work out the left side.'],
      [
        c < 0 ? `${total} + ${-c} = ${keyOf(params)}` : `${total} - ${c} = ${keyOf(params)}`,
        `The right side must also be \`${total}\`.`,
      ],
    );
  },
  hints: (params) => [
    'The equal sign says that both sides are worth the same.',
    `What is \`${leftOf(params)}\` worth?`,
    `The right side, \`${rightOf(params)}\`, must be worth \`${params.a + params.b}\` too.`,
  ],
  confirms: ({ a, b, c }, key) => a + b === floatOf(key) + c,
  mistakes: {
    'equations.equal-sign-as-answer': (params) =>
      wrote(String(params.a + params.b), [
        `${leftOf(params)} = ${params.a + params.b}`,
        'After the equal sign comes the answer.',
      ]),
    'equations.add-all-numbers': ({ a, b, c }) =>
      b < 0 || c < 0
        ? undefined
        : wrote(String(a + b + c), [`${a} + ${b} + ${c} = ${a + b + c}`, 'Add all the numbers.']),
    'equations.same-operation': (params) => {
      const total = params.a + params.b;
      return wrote(String(total + params.c), [
        params.c < 0 ? `${total} - ${-params.c} = ${total + params.c}` : `${total} + ${params.c} = ${total + params.c}`,
        'The sign says what to do.',
      ]);
    },
  },
  read: (text) => {
    const plain = text.replace(/[−–]/g, '-').replace(/_+|\[_?\]|□/g, '?');
    const [, a, signB, b, first, signAfter, after, number, signBefore] =
      /^\D*?(\d+)\s*([+-])\s*(\d+)\s*=\s*(?:(\?)\s*([+-])\s*(\d+)|(\d+)\s*(\+)\s*\?)\s*$/.exec(plain) ?? [];
    if (a === undefined || b === undefined) return undefined;
    const c = first ? Number(`${signAfter}${after}`) : Number(`${signBefore}${number}`);
    return { a: Number(a), b: Number(`${signB}${b}`), c, blankFirst: first !== undefined };
  },
});
