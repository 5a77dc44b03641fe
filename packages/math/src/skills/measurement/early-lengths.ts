import { capital } from '../../capital.ts';
import type { Level, Rng, Skill } from '../../types.ts';
import { choiceAnswer, measureAnswer, numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { article, units } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Three things from the longest to the shortest; `asked` is the place of the one that is asked for. */
type Chain = { readonly things: readonly string[]; readonly asked: number; readonly backward: boolean };

const colors = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const;
const longThings = ['ribbon', 'pencil', 'string', 'stick', 'snake', 'train', 'scarf', 'path'] as const;

const chainText = ({ things: [long = '', middle = '', short = ''], backward }: Chain): string =>
  backward
    ? `The ${short} is shorter than the ${middle}. The ${middle} is shorter than the ${long}.`
    : `The ${long} is longer than the ${middle}. The ${middle} is longer than the ${short}.`;
const thingAsked = ({ things, asked }: Chain): string => things[asked] ?? '';
const places = ['longest', 'in the middle', 'shortest'] as const;

const drawChain =
  (asked: number): Draw<Chain> =>
  (rng, level) => {
    const thing = rng.pick(longThings);
    return {
      things: rng
        .shuffle(colors)
        .slice(0, 3)
        .map((color) => `${color} ${thing}`),
      asked,
      backward: level > 1 && rng.chance(0.5),
    };
  };

/** Grade 1: three lengths, two of which are compared only through the third. */
const orderLengths = skill<Chain>({
  code: 'measurement.order-lengths',
  name: 'Put three lengths in order',
  canDo: 'I can compare two lengths by looking at a third one.',
  grade: 1,
  standards: ['1.MD.A.1'],
  prerequisites: [],
  cases: {
    longest: { label: 'the longest is asked for', draw: drawChain(0) },
    middle: { label: 'the one in the middle is asked for', draw: drawChain(1) },
    shortest: { label: 'the shortest is asked for', draw: drawChain(2) },
  },
  pose: (p) => ({
    prompt: `${chainText(p)} Which one is ${places[p.asked] ?? ''}?`,
    answer: choiceAnswer(
      thingAsked(p),
      [...p.things].sort().map((thing) => [thing, `The ${thing}`] as const),
    ),
  }),
  solve: (p) =>
    steps(
      [p.things.join(' > '), 'Put them in a row, from the longest to the shortest.'],
      [thingAsked(p), `This one is ${places[p.asked] ?? ''}.`],
    ),
  hints: (p) => [
    'Draw the first two, one above the other. Then draw the third.',
    `The ${p.things[1] ?? ''} stands in both sentences. Is it longer or shorter than the others?`,
  ],
  confirms: (p, key) => {
    const longerThan = (one: string) => p.things.filter((other) => p.things.indexOf(one) < p.things.indexOf(other));
    return longerThan(key).length === 2 - p.asked;
  },
  mistakes: {
    'measurement.last-told-decides': (p) => {
      const last = p.things[p.backward ? 0 : 2] ?? '';
      return wrote(last, [last, 'It is the one that was told last.']);
    },
    'measurement.longer-and-shorter-swapped': (p) =>
      p.asked === 1
        ? undefined
        : wrote(p.things[2 - p.asked] ?? '', [p.things.join(' > '), 'Put them in a row, and take the other end.']),
  },
});

/** A strip of `length` squares on a row of `laid` squares that begins at its left end. */
type Laid = { readonly item: string; readonly length: number; readonly laid: number };

const square = (x: number, y: number, width = 1) => ({
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + 1 },
    { x, y: y + 1 },
  ],
});

const drawLaid =
  (beyond: boolean): Draw<Laid> =>
  (rng, level) => {
    const length = rng.int(byLevel(level, 3, 4, 5), byLevel(level, 6, 8, 9));
    return {
      item: rng.pick(['ribbon', 'pencil', 'leaf', 'spoon', 'key', 'feather', 'stick', 'toy boat']),
      length,
      laid: length + (beyond ? rng.int(1, 3) : 0),
    };
  };

/** Grade 1: how many equal units fit along a thing. */
const lengthInUnits = skill<Laid>({
  code: 'measurement.length-in-units',
  name: 'Measure a length with equal units',
  canDo: 'I can lay equal units end to end and count how many fit.',
  grade: 1,
  standards: ['1.MD.A.2'],
  prerequisites: ['whole-numbers.count-on'],
  cases: {
    'end-to-end': { label: 'as many units as fit', draw: drawLaid(false) },
    beyond: { label: 'the row of units goes on', draw: drawLaid(true) },
  },
  pose: ({ item, length, laid }) => ({
    prompt: `The ${item} lies above a row of squares of the same size. How many squares long is the ${item}?`,
    answer: numberAnswer(length),
    picture: {
      kind: 'figure',
      polygons: [{ ...square(0, 1.6, length), shaded: true }, ...range(0, laid - 1).map((x) => square(x, 0))],
      alt: `A ${item} above a row of ${laid} equal squares. The ${item} begins at the first square and ends at the end of square number ${length}.`,
    },
  }),
  solve: ({ item, length }) =>
    steps([range(1, length).join(', '), `Count the squares from one end of the ${item} to its other end: ${length}.`]),
  hints: ({ item }) => [
    `Put one finger at each end of the ${item}. Which squares lie between your fingers?`,
    'Count squares, not lines.',
  ],
  confirms: ({ length }, key) => range(1, Number(key)).length === length,
  mistakes: {
    'measurement.counts-every-unit-laid': ({ length, laid }) =>
      laid === length ? undefined : wrote(laid, [range(1, laid).join(', '), 'Count all the squares.']),
    'measurement.ruler-counts-marks': ({ length }) =>
      wrote(length + 1, [range(1, length + 1).join(', '), 'Count the lines, from the first to the last.']),
  },
});

type TwoUnits = {
  readonly item: string;
  readonly n: number;
  readonly first: string;
  readonly second: string;
  readonly larger: boolean;
};

const unitPairs = [
  ['paper clip', 'pencil'],
  ['hand', 'foot'],
  ['inch', 'foot'],
  ['centimeter', 'inch'],
  ['small block', 'large block'],
  ['foot', 'yard'],
  ['centimeter', 'meter'],
  ['toothpick', 'spoon'],
] as const;
const many = (unit: string): string => (unit === 'foot' ? 'feet' : unit === 'inch' ? 'inches' : `${unit}s`);

const drawUnits =
  (larger: boolean): Draw<TwoUnits> =>
  (rng, level) => {
    const [small, large] = rng.pick(unitPairs);
    return {
      item: rng.pick(['table', 'rug', 'shelf', 'bench', 'door', 'board', 'bed', 'window']),
      n: rng.int(byLevel(level, 4, 6, 12), byLevel(level, 8, 20, 60)),
      first: larger ? small : large,
      second: larger ? large : small,
      larger,
    };
  };

/** Grade 2: the same length in a larger or smaller unit. */
const unitSize = skill<TwoUnits>({
  code: 'measurement.unit-size',
  name: 'Tell how the number depends on the unit',
  canDo: 'I can say whether I need more or fewer units when the unit changes.',
  grade: 2,
  standards: ['2.MD.A.2'],
  prerequisites: ['measurement.length-in-units'],
  cases: {
    larger: { label: 'measured again with a larger unit', draw: drawUnits(true) },
    smaller: { label: 'measured again with a smaller unit', draw: drawUnits(false) },
  },
  pose: ({ item, n, first, second, larger }) => ({
    prompt: `A ${item} is ${n} ${many(first)} long. ${capital(article(second))} is ${larger ? 'longer' : 'shorter'} than ${article(first)}. You measure the ${item} again, in ${many(second)}. How many do you need?`,
    answer: choiceAnswer(larger ? 'fewer' : 'more', [
      ['fewer', `Fewer than ${n}`],
      ['same', `Exactly ${n}`],
      ['more', `More than ${n}`],
    ]),
  }),
  solve: ({ second, larger }) =>
    steps([
      larger ? 'fewer' : 'more',
      `Each ${second} covers ${larger ? 'more' : 'less'} of the length, so ${larger ? 'fewer' : 'more'} of them are needed.`,
    ]),
  hints: ({ first, second }) => [
    `Draw a line. Lay ${many(first)} along it, and then ${many(second)}.`,
    'When each one covers more, do you need more of them or fewer?',
  ],
  confirms: ({ n, larger }, key) => {
    const covered = n / (larger ? 2 : 1 / 2);
    return key === (covered < n ? 'fewer' : covered > n ? 'more' : 'same');
  },
  mistakes: {
    'measurement.converts-the-wrong-way': ({ larger }) =>
      wrote(larger ? 'more' : 'fewer', [
        larger ? 'more' : 'fewer',
        larger ? 'A larger unit, so a larger number.' : 'A smaller unit, so a smaller number.',
      ]),
    'measurement.same-number-for-any-unit': ({ n }) =>
      wrote('same', [String(n), 'The length is the same, so the number is the same.']),
  },
});

type Two = {
  readonly first: string;
  readonly second: string;
  readonly long: number;
  readonly short: number;
  readonly unit: 'cm' | 'in';
  readonly ask: 'longer' | 'shorter';
};

const drawTwo =
  (ask: Two['ask']): Draw<Two> =>
  (rng: Rng, level: Level) => {
    const [first = '', second = ''] = rng.shuffle([
      'ribbon',
      'rope',
      'stick',
      'scarf',
      'shelf',
      'fish',
      'plank',
      'belt',
    ]);
    const short = rng.int(byLevel(level, 3, 8, 15), byLevel(level, 9, 25, 48));
    return {
      first,
      second,
      short,
      long: short + rng.int(byLevel(level, 2, 4, 6), byLevel(level, 9, 19, 45)),
      unit: rng.pick(['cm', 'in'] as const),
      ask,
    };
  };

const askTwo = ({ first, second, long, short, unit, ask }: Two): string => {
  const word = units[unit].many;
  const [one, other] = ask === 'longer' ? [first, second] : [second, first];
  return `The ${first} is ${long} ${word} long. The ${second} is ${short} ${word} long. How many ${word} ${ask} is the ${one} than the ${other}?`;
};

/** Grade 2: by how much one length is greater than another. */
const lengthDifference = skill<Two>({
  code: 'measurement.length-difference',
  name: 'Find how much longer something is',
  canDo: 'I can find how much longer or shorter one thing is than another.',
  grade: 2,
  standards: ['2.MD.A.4', '2.MD.B.5'],
  prerequisites: ['measurement.ruler-length', 'whole-numbers.compare-stories'],
  cases: {
    longer: { label: 'how much longer', draw: drawTwo('longer') },
    shorter: { label: 'how much shorter', draw: drawTwo('shorter') },
  },
  pose: (p) => ({
    prompt: askTwo(p),
    answer: measureAnswer(p.long - p.short, units[p.unit]),
    picture: {
      kind: 'bar-model',
      bars: [
        { label: p.first, parts: [{ size: p.long, label: `${p.long} ${p.unit}` }] },
        { label: p.second, parts: [{ size: p.short, label: `${p.short} ${p.unit}` }] },
      ],
      alt: `Two bars, one below the other: ${p.first} and ${p.second}.`,
    },
  }),
  solve: ({ long, short }) =>
    steps([
      `${long} - ${short} = ${long - short}`,
      'What the longer one has beyond the shorter one is the difference.',
    ]),
  hints: (p) =>
    hintsHiding(
      p.long - p.short,
      askTwo(p),
      'Lay one along the other. Which piece sticks out?',
      'Which calculation tells how long the piece is that sticks out?',
    ),
  confirms: ({ long, short }, key) => short + amountOf(key) === long,
  mistakes: {
    'whole-numbers.follows-the-keyword': ({ long, short, ask }) =>
      ask === 'shorter'
        ? undefined
        : wrote(long + short, [`${long} + ${short} = ${long + short}`, 'The question says "longer", so add.']),
    'measurement.one-length-for-the-difference': ({ long, short, ask }) =>
      wrote(ask === 'longer' ? long : short, [
        String(ask === 'longer' ? long : short),
        `Read the length of the ${ask} one.`,
      ]),
  },
});

export const earlyLengthSkills: readonly Skill[] = [orderLengths, lengthInUnits, unitSize, lengthDifference];
