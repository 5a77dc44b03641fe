import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** The line y = rate · x of a story, and the point that is asked about. */
type Line = {
  readonly story: number;
  readonly rate: number;
  readonly x: number;
  readonly ask: 'meaning' | 'rate' | 'origin';
};

const of = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const stories = [
  {
    x: 'pounds of apples',
    y: 'cost in dollars',
    say: (x: number, y: number) => `The price of ${of(x, 'pound')} of apples is $${y}.`,
  },
  { x: 'hours', y: 'miles', say: (x: number, y: number) => `In ${of(x, 'hour')} the bus goes ${of(y, 'mile')}.` },
  {
    x: 'cups of rice',
    y: 'cups of water',
    say: (x: number, y: number) => `With ${of(x, 'cup')} of rice go ${of(y, 'cup')} of water.`,
  },
  {
    x: 'minutes',
    y: 'pages printed',
    say: (x: number, y: number) => `In ${of(x, 'minute')} the printer makes ${of(y, 'page')}.`,
  },
  { x: 'tickets', y: 'price in dollars', say: (x: number, y: number) => `The price of ${of(x, 'ticket')} is $${y}.` },
  {
    x: 'yards of cloth',
    y: 'cost in dollars',
    say: (x: number, y: number) => `The price of ${of(x, 'yard')} of cloth is $${y}.`,
  },
  {
    x: 'minutes',
    y: 'gallons of water',
    say: (x: number, y: number) => `In ${of(x, 'minute')} the pump moves ${of(y, 'gallon')}.`,
  },
  { x: 'days', y: 'pages read', say: (x: number, y: number) => `In ${of(x, 'day')} Mei reads ${of(y, 'page')}.` },
  { x: 'lawns', y: 'dollars earned', say: (x: number, y: number) => `For ${of(x, 'lawn')} Omar gets $${y}.` },
  {
    x: 'gallons of gas',
    y: 'miles',
    say: (x: number, y: number) => `On ${of(x, 'gallon')} of gas the car goes ${of(y, 'mile')}.`,
  },
  {
    x: 'boxes',
    y: 'crayons',
    say: (x: number, y: number) => `In ${of(x, 'box', 'boxes')} there are ${of(y, 'crayon')}.`,
  },
  { x: 'songs', y: 'minutes', say: (x: number, y: number) => `It takes ${of(y, 'minute')} to play ${of(x, 'song')}.` },
] as const;
const storyOf = ({ story }: Line) => stories[story] ?? stories[0];

const drawLine =
  (ask: Line['ask']): Draw<Line> =>
  (rng, level) => {
    const rate = rng.int(2, byLevel(level, 5, 9, 15));
    const x = rng.int(2, byLevel(level, 6, 8, 9));
    return { story: rng.int(0, stories.length - 1), rate, x: x === rate ? x + 1 : x, ask };
  };

/** Grade 7: what a point of a proportional graph says, and the points (0, 0) and (1, r). */
export const graphPoints = skill<Line>({
  code: 'ratios.points-of-a-graph',
  name: 'Say what a point of a proportional graph means',
  canDo: 'I can say what a point means, also (0, 0) and (1, r).',
  grade: 7,
  standards: ['7.RP.A.2d', '7.RP.A.2b'],
  prerequisites: ['ratios.constant-of-proportionality'],
  cases: {
    meaning: { label: 'what a point says', draw: drawLine('meaning') },
    rate: { label: 'the point that shows the unit rate', draw: drawLine('rate') },
    origin: { label: 'what (0, 0) says', draw: drawLine('origin') },
  },
  pose: (p) => {
    const { x, y, say } = storyOf(p);
    const shown = `The graph of a proportional relationship shows ${x} (\`x\`) and ${y} (\`y\`).`;
    if (p.ask === 'rate')
      return {
        prompt: `${shown} It goes through \`(${p.x}, ${p.rate * p.x})\`. Which \`y\` belongs to the point \`(1, y)\`, the unit rate?`,
        answer: pickAnswer(p.rate, p.rate * p.x, p.rate * p.x - p.x, p.x),
      };
    if (p.ask === 'origin')
      return {
        prompt: `${shown} What does the point \`(0, 0)\` say?`,
        answer: choiceAnswer('none', [
          ['none', say(0, 0)],
          ['start', 'Nothing: it is only where the graph begins.'],
          ['one', say(1, 0)],
        ]),
      };
    return {
      prompt: `${shown} What does the point \`(${p.x}, ${p.rate * p.x})\` say?`,
      answer: choiceAnswer('right', [
        ['swapped', say(p.rate * p.x, p.x)],
        ['right', say(p.x, p.rate * p.x)],
        ['each', say(1, p.rate * p.x)],
      ]),
    };
  },
  solve: (p) => {
    const { say } = storyOf(p);
    if (p.ask === 'rate') return steps([`${p.rate * p.x}/${p.x} = ${p.rate}`, 'Divide to find what belongs to one.']);
    if (p.ask === 'origin') return steps(['(0, 0)', `The first number is x, the second y: ${say(0, 0)}`]);
    return steps([`(${p.x}, ${p.rate * p.x})`, `The first number is x, the second y: ${say(p.x, p.rate * p.x)}`]);
  },
  hints: () => [
    'The first number of a point belongs to x, the second to y.',
    'Say the point as a sentence: so many of x go with so many of y.',
  ],
  confirms: (p, key) =>
    p.ask === 'rate' ? Number(key) * p.x === p.rate * p.x : key === (p.ask === 'origin' ? 'none' : 'right'),
  mistakes: {
    'ratios.point-read-backward': (p) =>
      p.ask === 'meaning'
        ? wrote('swapped', [`(${p.rate * p.x}, ${p.x})`, 'Take the second number first.'])
        : undefined,
    'ratios.height-as-unit-rate': (p) =>
      p.ask === 'meaning'
        ? wrote('each', [`(1, ${p.rate * p.x})`, 'The second number is what one costs.'])
        : p.ask === 'rate'
          ? wrote(p.rate * p.x, [String(p.rate * p.x), 'Read the second number of the point.'])
          : undefined,
    'ratios.difference-as-unit-rate': (p) =>
      p.ask === 'rate'
        ? wrote(p.rate * p.x - p.x, [
            `${p.rate * p.x} - ${p.x} = ${p.rate * p.x - p.x}`,
            'Subtract the two numbers of the point.',
          ])
        : undefined,
  },
});
