import type { Prose } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, exact, signed } from '../kit/numeric.ts';
import { optionId, shuffledChoice } from '../kit/shuffled-choice.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A line y = (m/10)x + b fitted to data; m may be negative. */
type Fitted = {
  readonly ask: 'slope' | 'falling' | 'intercept';
  readonly story: number;
  readonly m: number;
  readonly b: number;
  readonly order: readonly string[];
};

/** What x counts (one and many), what y is measured in, and of whom the data are. */
type Data = {
  readonly one: string;
  readonly many: string;
  readonly y: string;
  readonly unit: string;
  readonly of: string;
};
const data = (of: string, one: string, many: string, y: string, unit: string): Data => ({ of, one, many, y, unit });

const rising: readonly Data[] = [
  data('students', 'hour of study', 'hours of study', 'the score', 'points'),
  data('sunflowers', 'week', 'weeks', 'the height', 'inches'),
  data('taxi rides', 'mile', 'miles', 'the fare', 'dollars'),
  data('apartments', 'room', 'rooms', 'the heating cost of a week', 'dollars'),
  data('reports', 'page', 'pages', 'the time to read it', 'minutes'),
  data('players', 'game', 'games', 'the total so far', 'points'),
  data('deliveries', 'box', 'boxes', 'the time to unload', 'minutes'),
  data('families', 'person', 'people', 'the water used in an hour', 'gallons'),
];
const falling: readonly Data[] = [
  data('used cameras', 'year of age', 'years of age', 'the price', 'dollars'),
  data('cups of tea', 'minute of cooling', 'minutes of cooling', 'the temperature', 'degrees Celsius'),
  data('phones', 'hour of use', 'hours of use', 'the charge', 'percent'),
  data('stores', 'dollar of price', 'dollars of price', 'the number sold in a day', 'items'),
  data('candles', 'hour of burning', 'hours of burning', 'the height', 'millimeters'),
  data('students', 'day of absence', 'days of absence', 'the score', 'points'),
  data('plants', 'day without water', 'days without water', 'the length of the leaves', 'millimeters'),
  data('winter days', 'degree of warmth', 'degrees of warmth', 'the heating cost', 'dollars'),
];
const NAMES = ['slope', 'intercept', 'turned', 'each'];

const dataOf = ({ ask, story }: Fitted): Data =>
  (ask === 'falling' ? falling : rising)[story] ?? data('', '', '', '', '');
const slopeText = ({ m }: Fitted): string => decimalText(exact(Math.abs(m), 10));
const ruleOf = (p: Fitted): string =>
  p.m < 0 ? `y = -${slopeText(p)}x ${signed(p.b)}` : `y = ${slopeText(p)}x ${signed(p.b)}`;
const askedText = (p: Fitted): string => (p.ask === 'intercept' ? String(p.b) : slopeText(p));
const rightOf = ({ ask }: Fitted): string => (ask === 'intercept' ? 'intercept' : 'slope');

function texts(p: Fitted): { readonly [name: string]: Prose } {
  const { one, many, y, unit } = dataOf(p);
  const number = askedText(p);
  return {
    slope: `With each further ${one}, ${y} is about ${number} ${unit} ${p.m < 0 ? 'lower' : 'higher'}.`,
    intercept: `For 0 ${many}, the line predicts that ${y} is about ${number} ${unit}.`,
    turned: `For each of the ${unit}, about ${number} more ${many} are needed.`,
    each: `For all of the data, ${y} is exactly ${number} times the number of ${many}.`,
  };
}

/** Algebra 1: what slope and intercept of a fitted line say about the data. */
export const modelMeaning = skill<Fitted>({
  code: 'statistics.model-meaning',
  name: 'Say what slope and intercept mean in data',
  canDo: 'I can say what the slope and the intercept of a fitted line mean.',
  grade: 9,
  standards: ['S-ID.C.7', '8.SP.A.3'],
  prerequisites: ['statistics.trend-line', 'functions.slope-intercept'],
  cases: casesOf(
    { slope: 'the slope of a rising line', falling: 'the slope of a falling line', intercept: 'the intercept' },
    (rng, level, ask): Fitted => {
      const story = rng.int(0, 7);
      const size = byLevel(level, 10 * rng.int(2, 6), rng.int(12, 48), rng.int(12, 98));
      const b =
        ask === 'falling'
          ? rng.int(6, 9) * 10 + byLevel(level, 0, 0, rng.int(1, 9))
          : rng.int(byLevel(level, 3, 11, 21), byLevel(level, 10, 20, 60));
      // No slope such as 4.1: a 1 stands before `x` only where it is left out.
      const m = level > 1 && size % 10 < 2 ? size + 2 : size;
      return { ask, story, m: ask === 'falling' ? -m : m, b: 10 * b === m ? b + 1 : b, order: rng.shuffle(NAMES) };
    },
  ),
  pose: (p) => {
    const { of, many, y, unit } = dataOf(p);
    return {
      prompt: `The line below was fitted to data of ${of}: \`x\` is the number of ${many}, \`y\` is ${y} in ${unit}. What does the number \`${p.ask === 'falling' ? '-' : ''}${askedText(p)}\` say?`,
      math: ruleOf(p),
      answer: shuffledChoice(p.order, rightOf(p), texts(p)),
    };
  },
  solve: (p) =>
    p.ask === 'intercept'
      ? steps(
          ['x = 0', 'This number is all that is left for 0.'],
          [`y = ${p.b}`, 'So it is what the line predicts there.'],
        )
      : steps(
          [`x + 1`, 'Let `x` be one more.'],
          [
            `y ${p.m < 0 ? '-' : '+'} ${slopeText(p)}`,
            `Then \`y\` is ${p.m < 0 ? 'less' : 'more'} by this much. It is about that for the data, which lie around the line.`,
          ],
        ),
  hints: ({ ask }) => [
    ask === 'intercept' ? 'Put 0 in place of `x`. What is left?' : 'Let `x` be one more. What happens to `y`?',
    'Say it in the units of the story, and with "about": the points do not lie on the line exactly.',
  ],
  confirms: (p, key) => {
    const at = (x: number) => (p.m / 10) * x + p.b;
    const meant = p.ask === 'intercept' ? at(0) : Math.abs(at(5) - at(4));
    const said = Number(/about (\d+(?:\.\d+)?)/.exec(texts(p)[rightOf(p)] ?? '')?.[1]);
    return key === optionId(p.order, rightOf(p)) && Math.abs(said - meant) < 1e-9;
  },
  mistakes: {
    'statistics.slope-and-intercept-swapped': (p) =>
      wrote(optionId(p.order, p.ask === 'intercept' ? 'slope' : 'intercept'), [
        ruleOf(p),
        p.ask === 'intercept' ? 'The number says how it changes.' : 'The first number is where it begins.',
      ]),
    'statistics.slope-turned': (p) =>
      p.ask === 'intercept'
        ? undefined
        : wrote(optionId(p.order, 'turned'), [ruleOf(p), 'So much of `x` belongs to one of `y`.']),
    'statistics.slope-as-multiple': (p) =>
      p.ask === 'intercept' ? undefined : wrote(optionId(p.order, 'each'), [ruleOf(p), 'The number multiplies `x`.']),
    'statistics.model-as-exact': (p) =>
      p.ask === 'intercept'
        ? wrote(optionId(p.order, 'each'), [ruleOf(p), 'The rule holds for all of them.'])
        : undefined,
  },
});
