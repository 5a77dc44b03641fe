import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A part of a line from (x1, y1) to (x2, y2), drawn on axes from -size to size; or `start - rate·t` until nothing is left. */
type Part = {
  readonly kind: 'rising' | 'falling' | 'story';
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
  readonly story: number;
};

type Story = { readonly tell: (start: number, rate: number) => string; readonly name: string; readonly until: string };

const stories: readonly Story[] = [
  {
    name: 'h',
    tell: (start, rate) =>
      `A candle is ${start} centimeters tall and burns down by ${rate} centimeters each hour. Its height after \`t\` hours is`,
    until: 'the candle is lit until it has burned down',
  },
  {
    name: 'w',
    tell: (start, rate) =>
      `A tank holds ${start} gallons and loses ${rate} gallons each minute. After \`t\` minutes it holds`,
    until: 'the tank is opened until it is empty',
  },
  {
    name: 'm',
    tell: (start, rate) =>
      `A transit card holds ${start} dollars and pays for one ride of ${rate} dollars each week. After \`t\` weeks it holds`,
    until: 'the card is new until it is used up',
  },
  {
    name: 'd',
    tell: (start, rate) =>
      `A hiker is ${start} miles from camp and walks toward it at ${rate} miles per hour. The distance after \`t\` hours is`,
    until: 'the hiker starts until the hiker is there',
  },
  {
    name: 's',
    tell: (start, rate) =>
      `A pile of snow is ${start} inches high and melts by ${rate} inches each day. Its height after \`t\` days is`,
    until: 'it begins to melt until it is gone',
  },
  {
    name: 'b',
    tell: (start, rate) =>
      `A phone plan has ${start} gigabytes, and ${rate} gigabytes are used each day. After \`t\` days there are left`,
    until: 'the month begins until the data is used up',
  },
  {
    name: 'r',
    tell: (start, rate) =>
      `A rope of ${start} feet is let down by ${rate} feet each second. After \`t\` seconds there are left to let down`,
    until: 'the rope begins to move until all of it is down',
  },
  {
    name: 'g',
    tell: (start, rate) =>
      `A bin holds ${start} pounds of grain, and the animals eat ${rate} pounds each day. After \`t\` days it holds`,
    until: 'the bin is full until it is empty',
  },
];

const SIZE = 10;
const rateOf = ({ x2, y1 }: Part): number => y1 / x2;
const letterOf = ({ kind }: Part): 't' | 'x' => (kind === 'story' ? 't' : 'x');
const between = (low: number, letter: string, high: number): string => `${low} <= ${letter} <= ${high}`;
const storyOf = ({ story }: Part): Story => {
  const one = stories[story];
  if (one === undefined) throw new RangeError(`no story ${story}`);
  return one;
};

/** Algebra 1: for which inputs a function has outputs. */
export const domain = skill<Part>({
  code: 'functions.domain',
  name: 'Find the domain of a function',
  canDo: 'I can say for which inputs a graph or a rule makes sense.',
  grade: 9,
  standards: ['F-IF.B.5'],
  prerequisites: ['functions.evaluate', 'algebra.compound-inequality'],
  cases: casesOf(
    { rising: 'a rising graph', falling: 'a falling graph', story: 'a rule from a story' },
    (rng, level, kind): Part => {
      const high = byLevel(level, 6, 8, 9);
      if (kind === 'story') {
        const rate = rng.int(2, byLevel(level, 3, 4, 6));
        const end = rng.int(byLevel(level, 2, 4, 6), byLevel(level, 6, 9, 12));
        return { kind, x1: 0, x2: end, y1: rate * end, y2: 0, story: rng.int(0, stories.length - 1) };
      }
      const x1 = rng.int(-high, byLevel(level, -2, 1, 2));
      const y1 = rng.int(-high, 0);
      const [low, top] = [y1, y1 + rng.int(2, high)];
      return {
        kind,
        x1,
        x2: x1 + rng.int(3, Math.min(high, SIZE - x1)),
        y1: kind === 'rising' ? low : top,
        y2: kind === 'rising' ? top : low,
        story: 0,
      };
    },
  ),
  pose: (p) => {
    const letter = letterOf(p);
    const answer = { kind: 'inequality' as const, key: between(p.x1, letter, p.x2), variable: letter };
    if (p.kind === 'story')
      return {
        prompt: `${storyOf(p).tell(p.y1, rateOf(p))} the function below. For which \`t\` does it make sense, from when ${storyOf(p).until}? Write one inequality for \`t\` with both ends.`,
        math: `${storyOf(p).name}(t) = ${p.y1} - ${rateOf(p)}t`,
        answer,
      };
    const axis = { from: -SIZE, to: SIZE, step: 1 };
    return {
      prompt:
        'The picture shows the whole graph of a function, and both ends belong to it. What is its domain? Write one inequality for `x` with both ends.',
      picture: {
        kind: 'coordinate-plane',
        ...{ x: axis, y: axis },
        points: [
          { x: p.x1, y: p.y1 },
          { x: p.x2, y: p.y2 },
        ],
        segments: [{ x1: p.x1, y1: p.y1, x2: p.x2, y2: p.y2 }],
        alt: `A straight graph from the point (${p.x1}, ${p.y1}) to the point (${p.x2}, ${p.y2}). Both end points belong to it.`,
      },
      answer,
    };
  },
  solve: (p) =>
    p.kind === 'story'
      ? steps(
          ['t >= 0', 'Time begins at 0.'],
          [`${p.y1} - ${rateOf(p)}t = 0`, 'It ends when nothing is left.'],
          [`t = ${p.x2}`, 'Solve.'],
          [between(p.x1, 't', p.x2), 'The domain is all that lies between, with both ends.'],
        )
      : steps(
          [`x >= ${p.x1}`, 'Go straight from the left end to the x-axis.'],
          [`x <= ${p.x2}`, 'Do the same from the right end.'],
          [between(p.x1, 'x', p.x2), 'The domain is all that lies between, with both ends.'],
        ),
  hints: (p) =>
    p.kind === 'story'
      ? ['The domain has the inputs: what does `t` stand for?', 'When does it begin? When is nothing left?']
      : [
          'The domain has the inputs. On which axis are they?',
          'From the left end of the graph, go straight up or down to the x-axis. Do the same from the right end.',
        ],
  confirms: (p, key) => {
    const [low = Number.NaN, high = Number.NaN] = key.split(/ <= [a-z] <= /).map(Number);
    const share = (x: number) => (x - p.x1) / (p.x2 - p.x1);
    const height = (x: number) => p.y1 + share(x) * (p.y2 - p.y1);
    return near(height(low), p.y1) && near(height(high), p.y2) && low < high;
  },
  mistakes: {
    'functions.range-for-domain': (p) => {
      const [low, high] = [Math.min(p.y1, p.y2), Math.max(p.y1, p.y2)];
      const answer = between(low, letterOf(p), high);
      return wrote(answer, [answer, 'Read how low and how high it goes.']);
    },
    'functions.domain-ends-left-out': (p) => {
      const answer = `${p.x1} < ${letterOf(p)} < ${p.x2}`;
      return wrote(answer, [answer, 'It lies between the ends.']);
    },
    'functions.domain-from-zero': (p) =>
      p.kind === 'story' || p.x1 === 0 || p.x2 <= 0
        ? undefined
        : wrote(between(0, 'x', p.x2), [between(0, 'x', p.x2), 'Inputs begin at 0.']),
    'functions.axis-for-domain': (p) =>
      p.kind === 'story'
        ? undefined
        : wrote(between(-SIZE, 'x', SIZE), [between(-SIZE, 'x', SIZE), 'The axis goes this far.']),
  },
});
