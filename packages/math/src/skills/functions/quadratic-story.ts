import { polynomialText } from '../algebra/polynomial.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** -a(t - h)^2 + a·r^2 = -a(t - (h - r))(t - (h + r)); `form` is how it is written. */
type Arc = {
  readonly ask: 'greatest' | 'when' | 'end';
  readonly form: 'square' | 'factors' | 'terms';
  readonly a: number;
  readonly h: number;
  readonly r: number;
  readonly story: number;
};

type Story = {
  readonly name: string;
  readonly tell: string;
  readonly greatest: string;
  readonly when: string;
  readonly end: string;
  readonly a: readonly [number, number];
};

const thrown = (thing: string, tell: string): Story => ({
  name: 'h',
  tell: `${tell} Its height in feet after \`t\` seconds is the function below.`,
  greatest: `How many feet high is ${thing} at its highest point?`,
  when: `After how many seconds is ${thing} at its highest point?`,
  end: `After how many seconds does ${thing} reach height 0?`,
  a: [16, 16],
});

const stories: readonly Story[] = [
  thrown('the ball', 'A ball is thrown straight up from a roof.'),
  thrown('the arrow', 'An arrow is shot straight up from a tower.'),
  thrown('the rocket', 'A toy rocket is launched from a cliff.'),
  thrown('the stone', 'A stone is thrown up from a bridge.'),
  thrown('the flare', 'A flare is shot up from a lighthouse.'),
  thrown('the soccer ball', 'A soccer ball is kicked up from a hill.'),
  thrown('the firework', 'A firework is shot up from a tower.'),
  thrown('the T-shirt', 'A T-shirt is shot up from the top row of a stadium.'),
  thrown('the pumpkin', 'A pumpkin is thrown up from a castle wall by a machine.'),
  thrown('the snowball', 'A snowball is thrown up from a ski lift.'),
  thrown('the drop', 'A fountain on a cliff shoots a drop of water up.'),
  thrown('the bottle rocket', 'A bottle rocket is launched from a balcony.'),
  {
    name: 'p',
    tell: 'A shop sells hats at a price of `t` dollars each. Its profit in a week, in dollars, is the function below.',
    greatest: 'How many dollars is the greatest profit?',
    when: 'At which price in dollars is the profit greatest?',
    end: 'Above the best price: at which price in dollars does the profit fall to 0?',
    a: [2, 5],
  },
  {
    name: 'n',
    tell: 'On a day, the number of visitors in a museum `t` hours after midnight is the function below, from opening until closing.',
    greatest: 'How many visitors are there when it is fullest?',
    when: 'How many hours after midnight is it fullest?',
    end: 'How many hours after midnight has the last visitor left?',
    a: [6, 12],
  },
  {
    name: 'w',
    tell: 'The depth of the water in a basin, in inches, `t` hours after a storm began is the function below.',
    greatest: 'How many inches is the greatest depth?',
    when: 'After how many hours is the water deepest?',
    end: 'After how many hours is the basin empty?',
    a: [1, 3],
  },
];

const storyOf = ({ story }: Arc): Story => {
  const one = stories[story];
  if (one === undefined) throw new RangeError(`no story ${story}`);
  return one;
};
const times = (a: number): string => (a === 1 ? '-' : `-${a}`);
const factor = (zero: number): string => (zero === 0 ? 't' : zero < 0 ? `(t + ${-zero})` : `(t - ${zero})`);
const topOf = ({ a, r }: Arc): number => a * r * r;
function ruleOf(p: Arc): string {
  const { form, a, h, r } = p;
  if (form === 'square') return `${times(a)}(t - ${h})^2 + ${topOf(p)}`;
  return form === 'factors'
    ? `${times(a)}${factor(h - r)}${factor(h + r)}`
    : polynomialText([-a * (h - r) * (h + r), 2 * a * h, -a], 't');
}
const keyOf = (p: Arc): number => ({ greatest: topOf(p), when: p.h, end: p.h + p.r })[p.ask];

/** Algebra 1: what the vertex and the zeros of a quadratic function say in a story. */
export const quadraticStory = skill<Arc>({
  code: 'functions.quadratic-story',
  name: 'Read a story from a quadratic function',
  canDo: 'I can find the greatest value of a quadratic function and when it is 0, and say what they mean.',
  grade: 9,
  standards: ['F-IF.C.8a', 'A-SSE.B.3a', 'F-IF.B.4'],
  prerequisites: ['functions.key-points'],
  cases: casesOf(
    { greatest: 'the greatest value', when: 'where it is greatest', end: 'where it is 0' },
    (rng, level, ask): Arc => {
      const story = rng.int(0, stories.length - 1);
      const [low, high] = stories[story]?.a ?? [1, 1];
      const isDay = stories[story]?.name === 'n';
      const isThrown = low === 16;
      const r = isThrown ? rng.int(2, byLevel(level, 3, 4, 5)) : rng.int(3, byLevel(level, 4, 5, 5));
      const h = isDay ? rng.int(13, 15) : isThrown ? r - 1 : r + rng.int(1, byLevel(level, 3, 5, 9));
      return {
        ask,
        form: byLevel(level, rng.pick(['square', 'factors']), rng.pick(['square', 'factors', 'terms']), 'terms'),
        a: rng.int(low, high),
        h,
        r,
        story,
      };
    },
  ),
  pose: (p) => ({
    prompt: `${storyOf(p).tell} ${storyOf(p)[p.ask]}`,
    math: `${storyOf(p).name}(t) = ${ruleOf(p)}`,
    answer: { kind: 'number', key: String(keyOf(p)) },
  }),
  solve: (p) => {
    const { ask, form, a, h, r } = p;
    const zeros = [
      `${times(a)}${factor(h - r)}${factor(h + r)} = 0`,
      form === 'factors' ? 'A product is 0 when a factor is 0.' : 'Set it equal to 0 and factor.',
    ] as const;
    const middle =
      form === 'square'
        ? ([`t - ${h} = 0`, 'The square is 0 here, and everywhere else something is taken away.'] as const)
        : ([`(${h - r} + ${h + r})/2 = ${h}`, 'It is greatest halfway between the zeros.'] as const);
    if (ask === 'end')
      return steps(
        zeros,
        [`t = ${h - r} or t = ${h + r}`, 'These are the two zeros.'],
        [String(h + r), 'The later one is meant.'],
      );
    const start = form === 'square' ? [middle] : [zeros, middle];
    return ask === 'when'
      ? steps(...start, [String(h), 'This is the place.'])
      : steps(...start, [
          `${a} * ${r}^2 = ${topOf(p)}`,
          `Put \`${h}\` in place of \`t\`: it is \`${r}\` away from both zeros.`,
        ]);
  },
  hints: ({ ask }) =>
    ask === 'end'
      ? ['Which value does the function have then?', 'Write it as a product. When is a product 0?']
      : [
          'A parabola is symmetric. Where is its highest point, seen from the two zeros?',
          'Written with a square: when is the square 0?',
        ],
  confirms: (p, key) => {
    const at = (t: number) => evaluateText(ruleOf(p), { t });
    const n = Number(key);
    if (p.ask === 'end') return near(at(n) + 1, 1) && at(n - 0.1) > 0 && at(n + 0.1) < 0;
    if (p.ask === 'when') return near(at(n - 1), at(n + 1));
    return near(Math.max(...Array.from({ length: 400 }, (_, tenth) => at(tenth / 10))), n);
  },
  mistakes: {
    'functions.where-for-how-much': (p) =>
      p.ask === 'greatest'
        ? wrote(p.h, [`t = ${p.h}`, 'There it is greatest.'])
        : p.ask === 'when'
          ? wrote(topOf(p), [String(topOf(p)), 'This is the greatest value.'])
          : undefined,
    'functions.start-for-greatest': (p) => {
      const start = evaluateText(ruleOf(p), { t: 0 });
      return p.ask === 'greatest' && start > 0
        ? wrote(start, [`${storyOf(p).name}(0) = ${start}`, 'It begins there.'])
        : undefined;
    },
    'functions.first-zero-is-the-end': (p) =>
      // A story has no time before its beginning.
      p.ask === 'end' && p.h > p.r
        ? wrote(p.h - p.r, [`t = ${p.h - p.r}`, 'Take the first time at which it is 0.'])
        : undefined,
    'functions.top-for-the-end': (p) => (p.ask === 'end' ? wrote(p.h, [`t = ${p.h}`, 'There it turns.']) : undefined),
    'functions.last-zero-is-the-top': (p) =>
      p.ask === 'when' ? wrote(p.h + p.r, [`t = ${p.h + p.r}`, 'Solve for 0.']) : undefined,
  },
  wordProblem: true,
});
