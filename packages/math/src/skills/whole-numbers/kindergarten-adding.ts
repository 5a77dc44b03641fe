import type { Level, Rng, Skill } from '../../types.ts';
import { choiceAnswer, numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { pickNames } from '../kit/contexts.ts';
import {
  type DrawnName,
  drawing,
  drawnAt,
  drawnNames,
  inLine,
  inRows,
  thingDrawn,
  toldOneByOne,
} from '../kit/drawn-things.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** `a` objects, and `b` that are added or taken away. */
type Change = {
  readonly thing: DrawnName;
  readonly a: number;
  readonly b: number;
  readonly sign: '+' | '-';
  readonly name: string;
};

const result = ({ a, b, sign }: Pick<Change, 'a' | 'b' | 'sign'>): number => (sign === '+' ? a + b : a - b);
const spelled = ({ a, b, sign }: Pick<Change, 'a' | 'b' | 'sign'>): string => `${a} ${sign} ${b}`;
const nounOf = ({ thing }: Change, n: number): string => (n === 1 ? thingDrawn(thing).one : thingDrawn(thing).many);

/** Draws a whole of at most ten and one of its two parts. */
const drawParts = (rng: Rng, level: Level): { whole: number; part: number } => {
  const whole = rng.int(byLevel(level, 3, 5, 7), byLevel(level, 5, 8, 10));
  return { whole, part: rng.int(1, whole - 1) };
};
const change =
  (sign: Change['sign']): Draw<Change> =>
  (rng, level) => {
    const { whole, part } = drawParts(rng, level);
    return {
      thing: rng.pick(drawnNames),
      a: sign === '+' ? part : whole,
      b: sign === '+' ? whole - part : part,
      sign,
      name: pickNames(rng, 1)[0] ?? '',
    };
  };

const crossed = (at: number) => [
  { x1: at - 0.45, y1: -0.5, x2: at + 0.45, y2: 0.5 },
  { x1: at - 0.45, y1: 0.5, x2: at + 0.45, y2: -0.5 },
];

/** The drawing: added objects are hatched and stand apart on the right; objects taken away are crossed out. */
const changePicture = ({ thing, a, b, sign }: Change) =>
  sign === '+'
    ? {
        kind: 'figure' as const,
        polygons: [
          ...drawnAt(thing, inLine(a)),
          ...drawnAt(
            thing,
            inLine(b).map(({ x, y }) => ({ x: x + a + 0.8, y })),
            { shaded: true },
          ),
        ],
        alt: `First: ${toldOneByOne(thing, a)}. Then come: ${toldOneByOne(thing, b)}.`,
      }
    : {
        kind: 'figure' as const,
        polygons: drawnAt(thing, inLine(a)),
        segments: range(a - b, a - 1).flatMap(crossed),
        alt: `First: ${toldOneByOne(thing, a)}. Crossed out: ${toldOneByOne(thing, b)}.`,
      };

/** The expressions among which to choose, without repetition. */
const expressions = (p: Change) => {
  const other = p.sign === '+' ? `${p.a + p.b} + ${p.b}` : `${p.a - p.b} - ${p.b}`;
  return [spelled(p), spelled({ ...p, sign: p.sign === '+' ? '-' : '+' }), other];
};

/** Kindergarten: match a drawing of adding or subtracting with an expression. */
const showWithObjects = skill<Change>({
  code: 'whole-numbers.show-with-objects',
  name: 'Match a picture to adding or subtracting',
  canDo: 'I can tell what a picture of adding or subtracting means.',
  grade: 0,
  standards: ['K.OA.A.1'],
  prerequisites: ['whole-numbers.one-more-thing'],
  cases: {
    joined: { label: 'some come', draw: change('+') },
    taken: { label: 'some are crossed out', draw: change('-') },
  },
  pose: (p) => ({
    prompt:
      p.sign === '+'
        ? 'The striped ones come. Which one fits the picture?'
        : 'The crossed ones go away. Which one fits the picture?',
    picture: changePicture(p),
    answer: choiceAnswer(
      spelled(p),
      [...new Set(expressions(p))].toSorted().map((text) => [text, `\`${text}\``] as const),
    ),
  }),
  solve: (p) =>
    steps([
      spelled(p),
      p.sign === '+'
        ? `First ${p.a}, then ${p.b} come. Coming is plus.`
        : `There are ${p.a} at first, and ${p.b} go away. Going away is minus.`,
    ]),
  hints: () => ['How many are there at first? Count them all.', 'Do some come, or do some go away?'],
  confirms: (p, key) => key === `${p.a} ${p.sign} ${p.b}` && result(p) >= 0,
  mistakes: {
    'whole-numbers.plus-and-minus-swapped': (p) => {
      const text = spelled({ ...p, sign: p.sign === '+' ? '-' : '+' });
      return wrote(text, [text, `Write ${p.sign === '+' ? 'minus' : 'plus'}.`]);
    },
    'whole-numbers.whole-taken-for-a-part': (p) => {
      const text = expressions(p)[2] ?? '';
      return wrote(text, [
        text,
        p.sign === '+' ? 'Count all of them first.' : 'Count the ones that are not crossed out first.',
      ]);
    },
  },
});

const tale = (p: Change): string =>
  p.sign === '+'
    ? `${p.name} has ${p.a} ${nounOf(p, p.a)} and gets ${p.b} more. How many ${thingDrawn(p.thing).many} does ${p.name} have now?`
    : `${p.name} has ${p.a} ${nounOf(p, p.a)} and gives away ${p.b}. How many ${thingDrawn(p.thing).many} does ${p.name} have now?`;
const taleOfBoth = (p: Change): string =>
  `${p.a} ${nounOf(p, p.a)} and ${p.b} ${nounOf(p, p.b)}. How many ${thingDrawn(p.thing).many} in all?`;

const changed = {
  solve: (p: Change) =>
    steps([
      `${spelled(p)} = ${result(p)}`,
      p.sign === '+' ? `Start at ${p.a} and count ${p.b} more.` : `Start with ${p.a} and take ${p.b} away.`,
    ]),
  hints: (p: Change) =>
    hintsHiding(
      result(p),
      tale(p),
      p.sign === '+' ? 'Are there more in the end, or fewer?' : 'Some go away. Are there more in the end, or fewer?',
      'Show it with your fingers.',
    ),
  confirms: (p: Change, key: string) =>
    p.sign === '+'
      ? [...inLine(p.a), ...inLine(p.b)].length === amountOf(key)
      : inLine(p.a).slice(p.b).length === amountOf(key),
};
const wrongSign = (p: Change) => {
  const other = p.sign === '+' ? Math.abs(p.a - p.b) : p.a + p.b;
  const line = p.sign === '+' ? `${Math.max(p.a, p.b)} - ${Math.min(p.a, p.b)}` : `${p.a} + ${p.b}`;
  return wrote(other, [
    `${line} = ${other}`,
    p.sign === '+' ? 'Take one number from the other.' : 'Put the numbers together.',
  ]);
};
const countsTheStart = (p: Change) =>
  p.sign === '+'
    ? wrote(p.a + p.b - 1, [range(p.a, p.a + p.b - 1).join(', '), `Count ${p.b}, starting with ${p.a}.`])
    : undefined;
const backFromStart = (p: Change) =>
  p.sign === '-'
    ? wrote(p.a - p.b + 1, [
        range(p.a - p.b + 1, p.a)
          .toReversed()
          .join(', '),
        `Count back ${p.b}, starting with ${p.a}.`,
      ])
    : undefined;

/** Kindergarten: solve addition and subtraction stories within ten. */
const storiesWithinTen = skill<Change>({
  code: 'whole-numbers.stories-within-ten',
  name: 'Solve stories to 10',
  canDo: 'I can find out how many when some come or go.',
  grade: 0,
  standards: ['K.OA.A.2'],
  prerequisites: ['whole-numbers.show-with-objects'],
  cases: {
    joined: { label: 'some come', draw: change('+') },
    taken: { label: 'some go away', draw: change('-') },
    both: { label: 'two groups together', draw: (rng, level) => ({ ...change('+')(rng, level), name: '' }) },
  },
  pose: (p) => ({
    prompt: p.name === '' ? taleOfBoth(p) : tale(p),
    answer: numberAnswer(result(p)),
    picture: p.name === '' || p.sign === '+' ? changePicture(p) : drawing(p.thing, inRows(p.a, 5), 'to begin with'),
  }),
  ...changed,
  mistakes: {
    'whole-numbers.plus-and-minus-swapped': wrongSign,
    'whole-numbers.counts-the-start': countsTheStart,
    'whole-numbers.counts-back-from-start': backFromStart,
    'whole-numbers.says-the-old-number': (p) => wrote(p.a, [String(p.a), 'Say how many there were.']),
  },
  wordProblem: true,
});

const bare = (pairs: readonly (readonly [number, number])[], sign: Change['sign']): Change[] =>
  pairs.map(([a, b]) => ({ thing: 'star', a, b, sign, name: '' }));
const sums = (low: number, high: number, least: number) =>
  range(least, high).flatMap((a) =>
    range(least, high)
      .filter((b) => a + b <= high && a + b >= low)
      .map((b) => [a, b] as const),
  );
const differences = (low: number, high: number, least: number) =>
  range(low, high).flatMap((a) => range(least, a).map((b) => [a, b] as const));

const calculation = {
  pose: (p: Change) => ({
    prompt: p.sign === '+' ? 'Add.' : 'Subtract.',
    math: spelled(p),
    answer: numberAnswer(result(p)),
  }),
  ...changed,
  mistakes: {
    'whole-numbers.plus-and-minus-swapped': wrongSign,
    'whole-numbers.counts-the-start': countsTheStart,
    'whole-numbers.counts-back-from-start': backFromStart,
  },
};

/** Kindergarten: add and subtract fluently within five. */
const withinFive = skill<Change>({
  code: 'whole-numbers.within-five',
  name: 'Add and subtract to 5',
  canDo: 'I can add and subtract to 5 quickly.',
  grade: 0,
  standards: ['K.OA.A.5'],
  prerequisites: ['whole-numbers.stories-within-ten'],
  cases: {
    add: {
      label: 'adding',
      draw: fromPool(() => bare(sums(2, 5, 1), '+')),
    },
    subtract: {
      label: 'taking away',
      draw: fromPool(() => bare(differences(1, 5, 1), '-')),
    },
  },
  ...calculation,
});

/** Kindergarten: add and subtract within ten. */
const withinTen = skill<Change>({
  code: 'whole-numbers.within-ten',
  name: 'Add and subtract to 10',
  canDo: 'I can add and subtract to 10.',
  grade: 0,
  standards: ['K.OA.A.2'],
  prerequisites: ['whole-numbers.within-five'],
  cases: {
    add: {
      label: 'adding',
      draw: fromPool((level) =>
        bare(sums(byLevel(level, 5, 6, 8), byLevel(level, 7, 10, 10), byLevel(level, 1, 1, 2)), '+'),
      ),
    },
    subtract: {
      label: 'taking away',
      draw: fromPool((level) =>
        bare(differences(byLevel(level, 6, 6, 8), byLevel(level, 7, 10, 10), byLevel(level, 1, 1, 2)), '-'),
      ),
    },
  },
  ...calculation,
});

export const kindergartenAddingSkills: readonly Skill[] = [showWithObjects, storiesWithinTen, withinFive, withinTen];
