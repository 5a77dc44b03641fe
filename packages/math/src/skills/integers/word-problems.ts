import type { Picture } from '../../pictures/types.ts';
import type { AnswerSpec, Prose } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { floatOf, inParentheses } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** `change` a + b · `gap` the distance from b up to a · `repeat` a times b, b negative. */
type Signed = {
  readonly asks: 'change' | 'gap' | 'repeat';
  readonly story: number;
  readonly name: string;
  readonly a: number;
  readonly b: number;
};

const moved = (b: number, up: string, down: string): string => (b > 0 ? up : down);

const changes: readonly ((told: Signed) => Prose)[] = [
  ({ a, b }) =>
    `In the morning the temperature is \`${a}\` °C. By noon it ${moved(b, 'rises', 'falls')} by \`${Math.abs(b)}\` °C. What is the temperature at noon, in °C?`,
  ({ name, a, b }) =>
    `${name} is playing a game and has \`${a}\` points. In the next round ${name} ${moved(b, 'wins', 'loses')} \`${Math.abs(b)}\` points. How many points does ${name} have then? Below zero counts as negative.`,
  ({ a, b }) =>
    `An elevator stops at floor \`${a}\`. Floors below the ground floor, which is \`0\`, have negative numbers. The elevator goes ${moved(b, 'up', 'down')} \`${Math.abs(b)}\` floors. At which floor is it now?`,
  ({ name, a, b }) =>
    `The balance of an account is \`${a}\` dollars; a negative balance is a debt. ${name} ${moved(b, 'pays in', 'takes out')} \`${Math.abs(b)}\` dollars. What is the balance now, in dollars?`,
];
const gaps: readonly ((told: Signed) => Prose)[] = [
  ({ a, b }) => `In one town it is \`${a}\` °C, in another \`${b}\` °C. How many degrees warmer is the first town?`,
  ({ a, b }) =>
    `A bird is at \`${a}\` meters and a fish is at \`${b}\` meters. Heights below sea level are negative. How many meters higher is the bird than the fish?`,
  ({ a, b }) =>
    `A climbing hall reaches from floor \`${b}\` to floor \`${a}\`. Floors below the ground floor, which is \`0\`, have negative numbers. How many floors do you climb from the lowest one to the highest one?`,
];
const repeats: readonly ((told: Signed) => Prose)[] = [
  ({ a, b }) =>
    `A diver starts at the surface, at \`0\` meters. Every minute the diver's height changes by \`${b}\` meters. What is the height after \`${a}\` minutes, in meters? Below the surface is negative.`,
  ({ a, b }) =>
    `The temperature changes by \`${b}\` °C each hour. How much does it change in \`${a}\` hours, in °C? A fall is negative.`,
  ({ name, a, b }) =>
    `${name} loses points for each mistake: the score changes by \`${b}\` points. By how many points does it change after \`${a}\` mistakes? A loss is negative.`,
];
const stories = { change: changes, gap: gaps, repeat: repeats } as const;

/** Stories about floors are for small numbers only. */
const FLOORS = 2;

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
            .filter((place) => level === 1 || asks === 'repeat' || place !== FLOORS),
        ),
      });
      if (caseId === 'rise') return { ...story('change'), a: -x, b: other };
      if (caseId === 'fall')
        return rng.chance(0.6) ? { ...story('change'), a: small, b: -large } : { ...story('change'), a: -x, b: -other };
      if (caseId === 'across-zero') return { ...story('gap'), a: x, b: -other };
      if (caseId === 'below-zero') return { ...story('gap'), story: 0, a: -small, b: -large };
      return { ...story('repeat'), a: rng.int(2, level === 1 ? 6 : 12), b: -rng.int(2, level === 1 ? 6 : 12) };
    },
  ),
  pose: (told) => {
    const shown = picture(told);
    return {
      prompt: stories[told.asks][told.story]?.(told) ?? '',
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
        gap: Math.abs(Math.abs(a) - Math.abs(b)),
        repeat: a * Math.abs(b),
      }[asks];
      if (asks === 'change' && a > 0) return undefined;
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
      asks === 'gap' ? wrote(String(a + b), [`${a} - ${Math.abs(b)}`, 'Subtract the second number.']) : undefined,
    'integers.one-minus-makes-negative': ({ asks, a, b }) =>
      asks === 'change' && a < 0 && b > 0
        ? wrote(String(a - b), [String(a - b), 'The number is negative, so it gets more negative.'])
        : undefined,
  },
});
