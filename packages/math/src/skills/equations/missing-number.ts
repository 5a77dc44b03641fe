import { defineSkill } from '../../generate.ts';
import type { Level, Rng } from '../../types.ts';
import { floatOf, numberAnswer, steps, wrote } from '../shared/numeric.ts';

/** a ± b = ? ± c: both sides are worth the same. */
type MissingNumber = { readonly a: number; readonly b: number; readonly c: number; readonly blankFirst: boolean };

const sign = (n: number): string => (n < 0 ? '-' : '+');
const leftOf = ({ a, b }: MissingNumber): string => `${a} ${sign(b)} ${Math.abs(b)}`;
const rightOf = ({ c, blankFirst }: MissingNumber, blank: string | number = '?'): string =>
  blankFirst ? `${blank} ${sign(c)} ${Math.abs(c)}` : `${c} + ${blank}`;
const keyOf = ({ a, b, c }: MissingNumber): number => a + b - c;

function draw(rng: Rng, level: Level, caseId: string): MissingNumber {
  const top = { 1: 20, 2: 60, 3: 200 }[level];
  const least = { 1: 4, 2: 8, 3: 20 }[level];
  const c = rng.int(2, top) * (caseId === 'minus-right' ? -1 : 1);
  const value = rng.int(least, top) + Math.max(c, 0);
  if (caseId === 'minus-left') {
    const b = rng.int(2, top);
    return { a: value + b, b: -b, c, blankFirst: rng.chance(0.5) };
  }
  const b = rng.int(1, value - 1);
  return { a: value - b, b, c, blankFirst: c < 0 || rng.chance(0.5) };
}

/** Numbers on both sides of the equal sign, one of them missing. */
export const missingNumber = defineSkill<MissingNumber>({
  code: 'equations.missing-number',
  name: 'Find the missing number when both sides have an operation',
  canDo: 'I can find the number that makes both sides equal.',
  grade: 6,
  domain: 'equations',
  standards: ['6.EE.B.5'],
  prerequisites: [],
  cases: [
    { id: 'plus', label: 'sums on both sides' },
    { id: 'minus-left', label: 'a difference on the left' },
    { id: 'minus-right', label: 'a difference on the right' },
  ],
  draw,
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
  misconceptions: [
    {
      id: 'equations.equal-sign-as-answer',
      work: (params) =>
        wrote(String(params.a + params.b), [
          `${leftOf(params)} = ${params.a + params.b}`,
          'After the equal sign comes the answer.',
        ]),
    },
    {
      id: 'equations.add-all-numbers',
      work: ({ a, b, c }) =>
        b < 0 || c < 0
          ? undefined
          : wrote(String(a + b + c), [`${a} + ${b} + ${c} = ${a + b + c}`, 'I add all the numbers.']),
    },
    {
      id: 'equations.same-operation',
      work: (params) => {
        const total = params.a + params.b;
        return wrote(String(total + params.c), [
          params.c < 0
            ? `${total} - ${-params.c} = ${total + params.c}`
            : `${total} + ${params.c} = ${total + params.c}`,
          'The sign says what to do.',
        ]);
      },
    },
  ],
  read: (text) => {
    const plain = text.replace(/[−–]/g, '-').replace(/_+|\[_?\]|□/g, '?');
    const [, a, signB, b, first, signAfter, after, number, signBefore] =
      /^\D*?(\d+)\s*([+-])\s*(\d+)\s*=\s*(?:(\?)\s*([+-])\s*(\d+)|(\d+)\s*(\+)\s*\?)\s*$/.exec(plain) ?? [];
    if (a === undefined || b === undefined) return undefined;
    const c = first ? Number(`${signAfter}${after}`) : Number(`${signBefore}${number}`);
    return { a: Number(a), b: Number(`${signB}${b}`), c, blankFirst: first !== undefined };
  },
});
