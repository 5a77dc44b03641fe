import { byLevel } from '../kit/by-level.ts';
import { inParentheses, signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** An observed value at x, `off` above the line y = mx + b. */
type Observed = {
  readonly ask: 'above' | 'below' | 'back';
  readonly story: number;
  readonly m: number;
  readonly b: number;
  readonly x: number;
  readonly off: number;
};

/** What x counts, and what y is. */
type Story = readonly [x: string, y: string];
const stories: readonly Story[] = [
  ['hours of practice', 'the score in points'],
  ['weeks since planting', 'the height of a plant in inches'],
  ['miles of a limousine ride', 'the price in dollars'],
  ['years of age', 'the height of a tree in feet'],
  ['hours of rain', 'the depth of a puddle in millimeters'],
  ['pages of a report', 'the minutes to read it'],
  ['boxes on a truck', 'the minutes to unload it'],
  ['visitors at a stand', 'the cups sold'],
  ['laps of a run', 'the minutes for the run'],
  ['children at a party', 'the dollars spent on snacks'],
  ['floors of a tower', 'the seconds to climb the stairs'],
  ['items in a cart', 'the minutes at the checkout'],
  ['pages to print', 'the seconds until they are printed'],
  ['guests at a party', 'the slices of pizza eaten'],
  ['days of a trip', 'the gallons of gas used'],
];
const storyOf = ({ story }: Observed): Story => stories[story] ?? ['', ''];
const predicted = ({ m, b, x }: Observed): number => m * x + b;
const observed = (p: Observed): number => predicted(p) + p.off;
const lineText = ({ m, b }: Observed): string => `y = ${m}x ${signed(b)}`;

/** Algebra 1: how far a point lies from the line that is fitted to it. */
export const residuals = skill<Observed>({
  code: 'statistics.residuals',
  name: 'Find the residual of a point',
  canDo: 'I can say how far above or below a line a point of the data lies.',
  grade: 9,
  standards: ['S-ID.B.6b'],
  prerequisites: ['statistics.trend-line', 'integers.subtract'],
  cases: casesOf(
    { above: 'a point above the line', below: 'a point below the line', back: 'back from the residual to the value' },
    (rng, level, ask): Observed => {
      const off = rng.int(byLevel(level, 1, 2, 3), byLevel(level, 4, 7, 12));
      const m = rng.int(2, byLevel(level, 4, 6, 9));
      const x = rng.int(2, byLevel(level, 6, 9, 12));
      const b = rng.int(byLevel(level, 5, 11, 13), byLevel(level, 10, 20, 35));
      return {
        ask,
        story: rng.int(0, stories.length - 1),
        m,
        b,
        x,
        off: ask === 'below' || (ask === 'back' && rng.chance(0.5)) ? -off : off,
      };
    },
  ),
  pose: (p) => {
    const [x, y] = storyOf(p);
    const fit = `The line \`${lineText(p)}\` was fitted to data: \`x\` is the number of ${x}, \`y\` is ${y}.`;
    return p.ask === 'back'
      ? {
          prompt: `${fit} One point of the data has \`x = ${p.x}\` and the residual \`${p.off}\`. What is its \`y\`?`,
          answer: { kind: 'number', key: String(observed(p)) },
        }
      : {
          prompt: `${fit} One point of the data has \`x = ${p.x}\` and \`y = ${observed(p)}\`. What is its residual?`,
          answer: { kind: 'number', key: String(p.off) },
        };
  },
  solve: (p) => {
    const line = [`${p.m} * ${p.x} ${signed(p.b)} = ${predicted(p)}`, 'The line predicts this.'] as const;
    return p.ask === 'back'
      ? steps(line, [
          `${predicted(p)} ${signed(p.off)} = ${observed(p)}`,
          'The residual says how much is observed above the line.',
        ])
      : steps(line, [`${observed(p)} - ${predicted(p)} = ${p.off}`, 'Residual: observed minus predicted.']);
  },
  hints: ({ ask, x }) => [
    `What does the line predict for \`x = ${x}\`?`,
    ask === 'back'
      ? 'A positive residual lies above the line, a negative one below it.'
      : 'Does the point lie above the line or below it? Then how far?',
  ],
  confirms: (p, key) => {
    const residual = (y: number) => y - p.b - p.m * p.x;
    return p.ask === 'back' ? residual(Number(key)) === p.off : residual(observed(p)) === Number(key);
  },
  mistakes: {
    'statistics.predicted-minus-observed': (p) =>
      p.ask === 'back'
        ? wrote(predicted(p) - p.off, [
            `${predicted(p)} - ${inParentheses(p.off)} = ${predicted(p) - p.off}`,
            'Take the residual away from the prediction.',
          ])
        : wrote(-p.off, [`${predicted(p)} - ${observed(p)} = ${-p.off}`, 'Predicted minus observed.']),
    'statistics.residual-without-sign': (p) =>
      p.ask === 'below'
        ? wrote(-p.off, [`${predicted(p)} - ${observed(p)} = ${-p.off}`, 'It is this far away.'])
        : undefined,
    'statistics.prediction-as-residual': (p) =>
      wrote(predicted(p), [`${p.m} * ${p.x} ${signed(p.b)} = ${predicted(p)}`, 'Put `x` into the line.']),
    'statistics.residual-across': (p) =>
      p.ask === 'back'
        ? undefined
        : wrote(observed(p) - p.x, [
            `${observed(p)} - ${p.x} = ${observed(p) - p.x}`,
            'Take one number of the point from the other.',
          ]),
  },
  wordProblem: true,
});
