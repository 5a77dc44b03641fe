import { choiceAnswer, numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Named = { readonly text: string; readonly rational: boolean; readonly why: string };

const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));

/** Numbers as they are written, and the reason why each is or is not a fraction of whole numbers. */
const written = (level: 1 | 2 | 3): readonly Named[] => {
  const roots = range(2, byLevel(level, 40, 90, 150)).map(
    (n): Named => ({
      text: `sqrt(${n})`,
      rational: isSquare(n),
      why: isSquare(n)
        ? `It is ${Math.sqrt(n)}, a whole number.`
        : `${n} is not the square of a whole number, so no fraction has this square.`,
    }),
  );
  const ending = [5, 25, 75, 125, 375, 2, 45].map(
    (n): Named => ({ text: `0.${n}`, rational: true, why: `It is ${n} over ${10 ** String(n).length}.` }),
  );
  const parts = [
    [1, 3],
    [2, 7],
    [5, 11],
    [7, 9],
    [4, 13],
  ].map(
    ([top = 1, bottom = 3]): Named => ({
      text: `${top}/${bottom}`,
      rational: true,
      why: 'It is a fraction of whole numbers, and its decimal repeats.',
    }),
  );
  const others: readonly Named[] = [
    { text: 'pi', rational: false, why: 'Its decimal neither ends nor repeats.' },
    { text: '2pi', rational: false, why: 'Twice a number without an ending or repeating decimal is one too.' },
    { text: '22/7', rational: true, why: 'It is a fraction of whole numbers. It is only near to pi.' },
    { text: '3.14', rational: true, why: 'It is 314 over 100. It is only near to pi.' },
  ];
  return [...roots, ...ending, ...parts, ...others];
};

const ofKind = (rational: boolean) => fromPool((level) => written(level).filter((one) => one.rational === rational));

/** Grade 8: whether a number is a fraction of whole numbers. */
export const rationalOrIrrational = skill<Named>({
  code: 'expressions.rational-or-irrational',
  name: 'Tell rational from irrational numbers',
  canDo: 'I can tell whether a number can be written as a fraction.',
  grade: 8,
  standards: ['8.NS.A.1'],
  prerequisites: ['expressions.roots', 'decimals.repeating'],
  cases: {
    rational: { label: 'rational', draw: ofKind(true) },
    irrational: { label: 'irrational', draw: ofKind(false) },
  },
  pose: ({ text, rational }) => ({
    prompt: 'Is this number rational or irrational?',
    math: text,
    answer: choiceAnswer(rational ? 'rational' : 'irrational', [
      ['rational', 'Rational'],
      ['irrational', 'Irrational'],
      ['neither', 'Neither: it is not a number'],
    ]),
  }),
  solve: ({ rational, why }) => steps([rational ? 'rational' : 'irrational', why]),
  hints: () => [
    'A rational number can be written as a fraction of integers.',
    'If there is a root: is the number below it the square of a whole number?',
  ],
  confirms: ({ text }, key) => {
    const root = /^sqrt\((\d+)\)$/.exec(text)?.[1];
    if (root !== undefined)
      return key === (range(1, 20).some((n) => n * n === Number(root)) ? 'rational' : 'irrational');
    return key === (text.includes('pi') ? 'irrational' : 'rational');
  },
  mistakes: {
    'expressions.root-means-irrational': ({ text, rational }) =>
      rational && text.includes('sqrt') ? wrote('irrational', [text, 'There is a root sign.']) : undefined,
    'expressions.root-is-no-number': ({ text, rational }) =>
      rational && !text.includes('sqrt')
        ? undefined
        : wrote('neither', [text, 'It is a sign, and not a number that one can count to.']),
    'expressions.near-fraction-means-rational': ({ text, rational }) =>
      rational
        ? undefined
        : wrote('rational', [
            text,
            text.includes('pi') ? 'It is 22 over 7.' : 'A calculator shows a decimal that ends.',
          ]),
    'expressions.long-decimal-means-irrational': ({ text, rational }) =>
      rational && /^\d+\/(3|7|11|9|13)$/.test(text)
        ? wrote('irrational', [text, 'Its decimal goes on for ever.'])
        : undefined,
  },
});

/** A root of `n` that lies between two whole numbers. */
type Root = { readonly n: number; readonly ask: 'below' | 'nearest' };

const drawRoot =
  (ask: Root['ask']): Draw<Root> =>
  (rng, level) => {
    const whole = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 6, 10, 15));
    return { n: whole * whole + rng.int(1, 2 * whole), ask };
  };
const keyOf = ({ n, ask }: Root): number => (ask === 'below' ? Math.floor(Math.sqrt(n)) : Math.round(Math.sqrt(n)));

/** Grade 8: a root between two whole numbers. */
export const estimateRoots = skill<Root>({
  code: 'expressions.estimate-roots',
  name: 'Estimate a square root',
  canDo: 'I can say near which numbers a square root lies.',
  grade: 8,
  standards: ['8.NS.A.2'],
  prerequisites: ['expressions.roots'],
  cases: {
    below: { label: 'the whole number just below', draw: drawRoot('below') },
    nearest: { label: 'the nearest whole number', draw: drawRoot('nearest') },
  },
  pose: (p) => ({
    prompt:
      p.ask === 'below'
        ? 'This number lies between two whole numbers next to each other. What is the smaller one?'
        : 'Which whole number is nearest to this number?',
    math: `sqrt(${p.n})`,
    answer: numberAnswer(keyOf(p)),
  }),
  solve: (p) => {
    const low = Math.floor(Math.sqrt(p.n));
    const isLow = keyOf(p) === low;
    return steps(
      [`${low}^2 = ${low * low}`, `This is less than ${p.n}.`],
      [`${low + 1}^2 = ${(low + 1) ** 2}`, `This is more than ${p.n}.`],
      ...(p.ask === 'below'
        ? [[`${low} < sqrt(${p.n})`, `So the root lies between ${low} and ${low + 1}: the smaller is ${low}.`] as const]
        : [
            [
              `${low}.5^2 = ${(low + 0.5) ** 2}`,
              `This is ${isLow ? 'more' : 'less'} than ${p.n}, so the root is ${isLow ? 'below' : 'above'} the middle.`,
            ] as const,
            [String(keyOf(p)), `So ${keyOf(p)} is the nearer of the two.`] as const,
          ]),
    );
  },
  hints: ({ ask }) => [
    'Which square numbers come just before and just after the number below the root?',
    ask === 'below'
      ? 'The root of a smaller number is smaller.'
      : 'Which of the two squares is nearer? Check with the number in the middle.',
  ],
  confirms: ({ n, ask }, key) => {
    const k = Number(key);
    return ask === 'below' ? k * k < n && n < (k + 1) ** 2 : (2 * k - 1) ** 2 < 4 * n && 4 * n < (2 * k + 1) ** 2;
  },
  mistakes: {
    'expressions.root-as-half': (p) =>
      p.n % 2 === 1 ? undefined : wrote(p.n / 2, [`${p.n}/2 = ${p.n / 2}`, 'The root is half of the number.']),
    'expressions.next-square-up': (p) => {
      const next = Math.ceil(Math.sqrt(p.n));
      return next === keyOf(p)
        ? undefined
        : wrote(next, [`${next}^2 = ${next * next}`, 'Take the next square number.']);
    },
    'expressions.distance-to-the-square': (p) => {
      const low = Math.floor(Math.sqrt(p.n));
      return p.ask === 'below'
        ? wrote(p.n - low * low, [`${p.n} - ${low * low} = ${p.n - low * low}`, 'Subtract the square number.'])
        : undefined;
    },
  },
});
