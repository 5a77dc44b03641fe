import type { Picture } from '../../pictures/types.ts';
import type { AnswerSpec, Prose } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { floatOf, inParentheses } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { changeOfSign, gapStories, repeatStories } from '../stories/signed.ts';

/** `change` a + b · `gap` the distance from b up to a · `repeat` a times b, b negative. */
type Signed = {
  readonly asks: 'change' | 'gap' | 'repeat';
  readonly story: number;
  readonly name: string;
  readonly a: number;
  readonly b: number;
};

const stories = { change: changeOfSign, gap: gapStories, repeat: repeatStories } as const;

/** Stories about floors are for small numbers only. */
const isForLarge = (place: number): boolean => changeOfSign[place]?.small === undefined;

function tell({ asks, story, name, a, b }: Signed): Prose {
  const change = changeOfSign[story];
  const told = asks === 'change' ? (b > 0 ? change?.up : change?.down) : stories[asks][story];
  return tellWith(told, { name, a, b, size: Math.abs(b) });
}

const keyOf = ({ asks, a, b }: Signed): number => ({ change: a + b, gap: a - b, repeat: a * b })[asks];
const expressionOf = ({ asks, a, b }: Signed): string =>
  ({
    change: b < 0 ? `${a} - ${-b}` : `${a} + ${b}`,
    gap: `${a} - ${inParentheses(b)}`,
    repeat: `${a} × ${inParentheses(b)}`,
  })[asks];

function picture({ asks, a, b }: Signed): Picture | undefined {
  if (asks === 'repeat' || Math.max(Math.abs(a), Math.abs(b)) > 10) return undefined;
  const points = asks === 'gap' ? [{ at: a }, { at: b }] : [{ at: a }];
  return {
    kind: 'number-line',
    from: -12,
    to: 12,
    step: 1,
    labelEvery: 2,
    points,
    alt: `A number line from -12 to 12 with ${asks === 'gap' ? `points at ${b} and ${a}` : `a point at ${a}`}.`,
  };
}

const answerOf = (told: Signed): AnswerSpec => numberAnswer(keyOf(told));

/** Temperature, sea level, floors, scores, money. */
export const integerWordProblems = skill<Signed>({
  code: 'integers.word-problems',
  name: 'Solve word problems with positive and negative numbers',
  canDo: 'I can solve problems about temperature, sea level and debt.',
  grade: 7,
  standards: ['7.NS.A.3', '7.NS.A.1c', '6.NS.C.5'],
  prerequisites: ['integers.add', 'integers.subtract', 'integers.multiply-divide'],
  cases: casesOf(
    {
      rise: 'a rise from below zero',
      fall: 'a fall to below zero',
      'across-zero': 'a difference across zero',
      'below-zero': 'a difference below zero',
      repeat: 'a change that repeats',
    },
    (rng, level, caseId): Signed => {
      const top = byLevel(level, 9, 20, 35);
      const [x, y] = [rng.int(1, top), rng.int(1, top)];
      const other = x === y ? y + 1 : y;
      const [small, large] = [Math.min(x, other), Math.max(x, other)];
      const told = { name: rng.pick(firstNames) };
      const story = (asks: Signed['asks']) => ({
        ...told,
        asks,
        story: rng.pick(
          stories[asks]
            .map((_, place) => place)
            .filter((place) => level === 1 || asks !== 'change' || isForLarge(place)),
        ),
      });
      if (caseId === 'rise') return { ...story('change'), a: -x, b: other };
      if (caseId === 'fall')
        return rng.chance(0.6) ? { ...story('change'), a: small, b: -large } : { ...story('change'), a: -x, b: -other };
      if (caseId === 'across-zero') return { ...story('gap'), a: x, b: -other };
      if (caseId === 'below-zero') return { ...story('gap'), a: -small, b: -large };
      return { ...story('repeat'), a: rng.int(2, level === 1 ? 6 : 12), b: -rng.int(2, level === 1 ? 6 : 12) };
    },
  ),
  pose: (told) => {
    const shown = picture(told);
    return {
      prompt: tell(told),
      answer: answerOf(told),
      ...(shown ? { picture: shown } : {}),
    };
  },
  solve: (told) =>
    steps([
      `${expressionOf(told)} = ${keyOf(told)}`,
      {
        change: 'Start with the first number and add the change.',
        gap: 'The difference is the higher one minus the lower one.',
        repeat: 'The same change happens again and again, so multiply.',
      }[told.asks],
    ]),
  hints: (told) => [
    {
      change: 'Where do you start, and which way do you go?',
      gap: 'How far is each of the two from zero, and on which side?',
      repeat: 'How large is the change after one step? After two?',
    }[told.asks],
    'Draw a number line and mark zero on it.',
    `Now work out \`${expressionOf(told)}\`.`,
  ],
  confirms: ({ asks, a, b }, key) => {
    const result = floatOf(key);
    if (asks === 'gap') return near(b + result, a) && result > 0;
    if (asks === 'change') return near(result - b, a);
    return near(
      Array.from({ length: a }, () => b).reduce((sum, change) => sum + change, 0),
      result,
    );
  },
  wordProblem: true,
  mistakes: {
    'integers.ignore-signs': (told) => {
      const { asks, a, b } = told;
      const value = {
        change: b > 0 ? Math.abs(a) + b : Math.abs(a) - Math.abs(b),
        gap: Math.abs(a) - Math.abs(b),
        repeat: a * Math.abs(b),
      }[asks];
      // How far two are apart is no negative number.
      if ((asks === 'change' && a > 0) || (asks === 'gap' && value < 0)) return undefined;
      return wrote(String(value), [String(value), 'Leave the minus signs out.']);
    },
    'integers.two-negatives-subtract': ({ asks, a, b }) => {
      if (asks !== 'change' || a > 0 || b > 0) return undefined;
      const value = Math.abs(Math.abs(a) - Math.abs(b));
      return wrote(String(value), [String(value), 'A minus and a minus make a plus, so they work against each other.']);
    },
    'integers.subtract-smaller-from-larger': ({ asks, a, b }) =>
      asks === 'change' && a > 0 && b < 0
        ? wrote(String(Math.abs(a + b)), [
            `${Math.max(a, -b)} - ${Math.min(a, -b)} = ${Math.abs(a + b)}`,
            'Take the smaller number from the larger one.',
          ])
        : undefined,
    'integers.minus-negative-as-minus': ({ asks, a, b }) =>
      asks === 'gap' && a + b >= 0
        ? wrote(String(a + b), [`${a} - ${Math.abs(b)}`, 'Subtract the second number.'])
        : undefined,
    'integers.one-minus-makes-negative': ({ asks, a, b }) =>
      asks === 'change' && a < 0 && b > 0
        ? wrote(String(a - b), [String(a - b), 'The number is negative, so it gets more negative.'])
        : undefined,
  },
});
