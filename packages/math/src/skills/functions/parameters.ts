import type { Prose } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, exact } from '../kit/numeric.ts';
import { optionId, shuffledChoice } from '../kit/shuffled-choice.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** a + b·t, or a·(1 + percent/100)^t with a percent that may be negative. */
type Model = {
  readonly ask: 'start' | 'rate' | 'factor';
  readonly story: number;
  readonly a: number;
  readonly b: number;
  readonly order: readonly string[];
};

type Story = { readonly what: Prose; readonly unit: Prose; readonly time: Prose; readonly scale: number };
const story = (what: Prose, unit: Prose, time: Prose, scale = 1): Story => ({ what, unit, time, scale });

const linears: readonly Story[] = [
  story('the cost of renting a bike', 'dollars', 'hour'),
  story('the water in a tank', 'gallons', 'minute'),
  story('the height of a sunflower', 'inches', 'week'),
  story('the money in a savings jar', 'dollars', 'week'),
  story('the length of a knitted scarf', 'inches', 'day'),
  story('the cost of a phone plan', 'dollars', 'month'),
  story('the depth of the snow', 'inches', 'hour'),
  story('the pages that are read', 'pages', 'day'),
];
const exponentials: readonly Story[] = [
  story('the population of a town', 'people', 'year', 1000),
  story('the value of a car', 'dollars', 'year', 1000),
  story('the money in an account', 'dollars', 'year', 100),
  story('the number of bacteria in a dish', 'bacteria', 'hour', 100),
  story('the medicine in the blood', 'milligrams', 'hour', 10),
  story('the number of followers of a band', 'followers', 'month', 100),
  story('the number of fish in a lake', 'fish', 'year', 100),
  story('the area of a forest', 'acres', 'year', 100),
];
const LESS = ['the value of a car', 'the medicine in the blood', 'the area of a forest'];

const storyOf = ({ ask, story: at }: Model): Story =>
  (ask === 'factor' ? exponentials : linears)[at] ?? story('', '', '');
const factorText = ({ b }: Model): string => decimalText(exact(100 + b, 100));
const startOf = (p: Model): number => p.a * storyOf(p).scale;
const ruleOf = (p: Model): string => (p.ask === 'factor' ? `${startOf(p)} * ${factorText(p)}^t` : `${p.a} + ${p.b}t`);
const NAMES = { linear: ['start', 'rate', 'turned', 'times'], factor: ['right', 'amount', 'whole', 'sign'] } as const;

function texts(p: Model): { readonly [name: string]: Prose } {
  const { unit, time } = storyOf(p);
  const size = Math.abs(p.b);
  const changes = p.b > 0 ? 'grows' : 'shrinks';
  if (p.ask === 'factor')
    return {
      right: `Each ${time} it ${changes} by ${size} %.`,
      amount: `Each ${time} it changes by ${factorText(p)} ${unit}.`,
      whole: `Each ${time} it ${changes} by ${100 + p.b} %.`,
      sign: `Each ${time} it ${p.b > 0 ? 'shrinks' : 'grows'} by ${size} %.`,
    };
  const asked = p.ask === 'start' ? p.a : p.b;
  return {
    start: `At the beginning it is ${asked} ${unit}.`,
    rate: `Each ${time} it grows by ${asked} ${unit}.`,
    turned: `It takes ${asked} ${time}s to grow by one of the ${unit}.`,
    times: `Each ${time} it is ${asked} times as much.`,
  };
}
const rightOf = ({ ask }: Model): string => (ask === 'factor' ? 'right' : ask);

/** Algebra 1: what the numbers of a rule say in its story. */
export const parameters = skill<Model>({
  code: 'functions.parameters',
  name: 'Say what a number of a rule means',
  canDo: 'I can say what each number of a linear or exponential rule means in its story.',
  grade: 9,
  standards: ['F-LE.B.5', 'F-IF.C.8b', 'A-SSE.A.1a'],
  prerequisites: ['functions.linear-model', 'functions.exponential-growth'],
  cases: casesOf(
    { start: 'the number that stands alone', rate: 'the number before the letter', factor: 'the factor of a power' },
    (rng, level, ask): Model => {
      const at = rng.int(0, 7);
      const a = rng.int(byLevel(level, 3, 11, 21), byLevel(level, 10, 20, 60));
      if (ask === 'factor') {
        const less = LESS.includes(exponentials[at]?.what ?? '');
        const percent = byLevel(level, 5 * rng.int(1, 6), rng.int(2, 20), rng.int(2, 35));
        return { ask, story: at, a, b: less ? -percent : percent, order: rng.shuffle(NAMES.factor) };
      }
      const b = rng.int(2, byLevel(level, 6, 9, 19));
      return { ask, story: at, a: a === b ? a + 1 : a, b, order: rng.shuffle(NAMES.linear) };
    },
  ),
  pose: (p) => {
    const { what, unit, time } = storyOf(p);
    const asked = { start: `\`${p.a}\``, rate: `\`${p.b}\``, factor: `\`${factorText(p)}\`` }[p.ask];
    return {
      prompt: `The rule below gives ${what}${/number|population|pages/.test(what) ? '' : ` in ${unit}`} after \`t\` ${time}s. What does ${asked} say?`,
      math: ruleOf(p),
      answer: shuffledChoice(p.order, rightOf(p), texts(p)),
    };
  },
  solve: (p) =>
    p.ask === 'factor'
      ? steps(
          [
            `${factorText(p)} = 1 ${p.b > 0 ? '+' : '-'} ${decimalText(exact(Math.abs(p.b), 100))}`,
            'The 1 is all that was there before.',
          ],
          [`${Math.abs(p.b)}%`, `What is ${p.b > 0 ? 'added to it' : 'taken from it'} is the change, as a percent.`],
        )
      : steps(
          [`${p.a} + ${p.b} * 0 = ${p.a}`, 'This is what there is at the beginning.'],
          [`${p.a} + ${p.b} * 1 = ${p.a + p.b}`, `After one ${storyOf(p).time} there are \`${p.b}\` more.`],
        ),
  hints: ({ ask }) =>
    ask === 'factor'
      ? ['Begin with 100. What is there after one step?', 'By how many percent is that more or less than before?']
      : ['Put `t = 0` into the rule. What is left?', 'Put `t = 1` into the rule. By how much has it changed?'],
  confirms: (p, key) => {
    const at = (t: number) => (p.ask === 'factor' ? 100 * (1 + p.b / 100) ** t : p.a + p.b * t);
    const said = Number(/(?<!\d)\d+(?=[ %])/.exec(texts(p)[rightOf(p)] ?? '')?.[0]);
    const meant = p.ask === 'start' ? at(0) : Math.abs(at(1) - at(0));
    return key === optionId(p.order, rightOf(p)) && Math.abs(said - meant) < 1e-6;
  },
  mistakes: {
    'functions.rate-and-start-swapped': (p) =>
      p.ask === 'factor'
        ? undefined
        : wrote(optionId(p.order, p.ask === 'start' ? 'rate' : 'start'), [
            ruleOf(p),
            p.ask === 'start'
              ? 'The first number says how it changes.'
              : 'The number beside the letter is the beginning.',
          ]),
    'functions.added-read-as-times': (p) =>
      p.ask === 'rate' ? wrote(optionId(p.order, 'times'), [ruleOf(p), 'The number multiplies.']) : undefined,
    'functions.rate-per-amount': (p) =>
      p.ask === 'rate' ? wrote(optionId(p.order, 'turned'), [ruleOf(p), 'The number belongs to the time.']) : undefined,
    'functions.factor-as-amount': (p) =>
      p.ask === 'factor'
        ? wrote(optionId(p.order, 'amount'), [ruleOf(p), 'The number says how much it changes.'])
        : undefined,
    'functions.factor-as-percent': (p) =>
      p.ask === 'factor'
        ? wrote(optionId(p.order, 'whole'), [`${factorText(p)} = ${100 + p.b}%`, 'Write it as a percent.'])
        : undefined,
  },
});
