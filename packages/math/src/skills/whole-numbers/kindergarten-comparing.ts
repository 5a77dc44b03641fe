import type { Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { type DrawnName, drawnAt, drawnNames, inLine, thingDrawn, toldOneByOne } from '../kit/drawn-things.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Two rows of the same object. `wide`: the distance between objects of the top row; `ask`: what is asked for. */
type TwoRows = {
  readonly thing: DrawnName;
  readonly top: number;
  readonly low: number;
  readonly topApart: number;
  readonly lowApart: number;
  readonly ask: 'more' | 'fewer';
};

const rowWith = (more: boolean, { top, low }: TwoRows): 'top' | 'bottom' | 'same' =>
  top === low ? 'same' : top > low === more ? 'top' : 'bottom';
const turned = { top: 'bottom', bottom: 'top', same: 'same' } as const;
const longer = ({ top, low, topApart, lowApart }: TwoRows): 'top' | 'bottom' =>
  (top - 1) * topApart > (low - 1) * lowApart ? 'top' : 'bottom';

const drawRows =
  (look: 'even' | 'spread' | 'same', ask?: TwoRows['ask']): Draw<TwoRows> =>
  (rng, level) => {
    const few = rng.int(byLevel(level, 2, 3, 5), byLevel(level, 5, 7, 9));
    const many = look === 'same' ? few : few + rng.int(1, byLevel(level, 3, 2, 1));
    const topFirst = rng.chance(0.5);
    const wide = Math.round((10 * (many + 0.5)) / (few - 1)) / 10;
    const apart = look === 'even' ? [1, 1] : [look === 'same' ? 1.5 : wide, 1];
    const [top, low] = topFirst ? [few, many] : [many, few];
    const [topApart = 1, lowApart = 1] = topFirst ? apart : apart.toReversed();
    return {
      thing: rng.pick(drawnNames),
      top,
      low,
      topApart,
      lowApart,
      ask: ask ?? rng.pick(['more', 'fewer'] as const),
    };
  };

/** Kindergarten: tell which of two groups has more. */
const compareGroups = skill<TwoRows>({
  code: 'whole-numbers.compare-groups',
  name: 'Tell which group has more',
  canDo: 'I can say which group has more, or if they are the same.',
  grade: 0,
  standards: ['K.CC.C.6'],
  prerequisites: ['whole-numbers.same-after-moving'],
  cases: {
    even: { label: 'side by side', draw: drawRows('even', 'more') },
    fewer: { label: 'which has fewer', draw: drawRows('even', 'fewer') },
    spread: { label: 'the row with fewer is longer', draw: drawRows('spread') },
    same: { label: 'as many in each', draw: drawRows('same', 'more') },
  },
  pose: (p) => ({
    prompt: `Which row has ${p.ask} ${thingDrawn(p.thing).many}?`,
    picture: {
      kind: 'figure',
      polygons: [
        ...drawnAt(p.thing, inLine(p.top, p.topApart, 1.6)),
        ...drawnAt(p.thing, inLine(p.low, p.lowApart), { shaded: true }),
      ],
      alt: `Top row: ${toldOneByOne(p.thing, p.top)}. Bottom row: ${toldOneByOne(p.thing, p.low)}.`,
    },
    answer: choiceAnswer(rowWith(p.ask === 'more', p), [
      ['top', 'The top row'],
      ['bottom', 'The bottom row'],
      ['same', 'Both have the same'],
    ]),
  }),
  solve: (p) =>
    steps(
      [`${p.top}, ${p.low}`, `Count each row: ${p.top} at the top, ${p.low} at the bottom.`],
      [
        `${p.top} ${p.top === p.low ? '=' : p.top > p.low ? '>' : '<'} ${p.low}`,
        p.top === p.low
          ? 'Each one has a partner: both rows have the same.'
          : `One row has some left over. The ${rowWith(p.ask === 'more', p)} row has ${p.ask}.`,
      ],
    ),
  hints: () => ['Give each one at the top a partner at the bottom. Is one left over?', 'Count each row.'],
  confirms: (p, key) => {
    const leftOver = { top: range(p.low + 1, p.top).length, bottom: range(p.top + 1, p.low).length };
    const more = leftOver.top > 0 ? 'top' : leftOver.bottom > 0 ? 'bottom' : 'same';
    return key === (p.ask === 'more' ? more : turned[more]);
  },
  mistakes: {
    'whole-numbers.longer-row-has-more': (p) => {
      if (p.topApart === p.lowApart) return undefined;
      const picked = p.ask === 'more' ? longer(p) : turned[longer(p)];
      return wrote(picked, [picked, 'Look at which row is longer.']);
    },
    'whole-numbers.more-and-fewer-swapped': (p) =>
      p.top === p.low
        ? undefined
        : wrote(rowWith(p.ask !== 'more', p), [
            rowWith(p.ask !== 'more', p),
            `Pick the row that has ${p.ask === 'more' ? 'fewer' : 'more'}.`,
          ]),
  },
});

type TwoNumbers = { readonly a: number; readonly b: number; readonly ask: 'more' | 'less' };

const twoNumbers = (ask: TwoNumbers['ask']): Draw<TwoNumbers> =>
  fromPool((level) =>
    range(1, 10).flatMap((a) =>
      range(1, 10)
        .filter(
          (b) => b !== a && Math.abs(a - b) >= byLevel(level, 3, 1, 1) && Math.abs(a - b) <= byLevel(level, 9, 9, 3),
        )
        .map((b) => ({ a, b, ask })),
    ),
  );
const pick = ({ a, b }: TwoNumbers, more: boolean): number => (more ? Math.max(a, b) : Math.min(a, b));
/** The number that somebody compares who looks only at the first digit: 1 for ten. */
const byFirstDigit = (n: number): number => (n === 10 ? 1 : n);

/** Kindergarten: tell which of two written numbers is greater. */
const compareToTen = skill<TwoNumbers>({
  code: 'whole-numbers.compare-to-ten',
  name: 'Compare two numbers to 10',
  canDo: 'I can say which number is more.',
  grade: 0,
  standards: ['K.CC.C.7'],
  prerequisites: ['whole-numbers.compare-groups', 'whole-numbers.write-numerals'],
  cases: {
    more: { label: 'which is more', draw: twoNumbers('more') },
    less: { label: 'which is less', draw: twoNumbers('less') },
  },
  pose: (p) => ({
    prompt: `Which number is ${p.ask}, ${p.a} or ${p.b}?`,
    answer: choiceAnswer(String(pick(p, p.ask === 'more')), [
      [String(p.a), String(p.a)],
      [String(p.b), String(p.b)],
    ]),
  }),
  solve: (p) =>
    steps([
      `${Math.min(p.a, p.b)} < ${Math.max(p.a, p.b)}`,
      `When you count, ${pick(p, false)} comes before ${pick(p, true)}. So ${pick(p, p.ask === 'more')} is ${p.ask}.`,
    ]),
  hints: () => [
    'Count. Which number do you say first?',
    'Put out as many blocks for each number. Which pile has more?',
  ],
  confirms: (p, key) => {
    const other = Number(key) === p.a ? p.b : p.a;
    return range(Math.min(Number(key), other) + 1, Number(key)).length > 0 === (p.ask === 'more');
  },
  mistakes: {
    'whole-numbers.more-and-fewer-swapped': (p) =>
      wrote(pick(p, p.ask !== 'more'), [
        String(pick(p, p.ask !== 'more')),
        `Pick the number that is ${p.ask === 'more' ? 'less' : 'more'}.`,
      ]),
    'whole-numbers.ten-read-as-one': (p) => {
      if (p.a !== 10 && p.b !== 10) return undefined;
      const [x, y] = [byFirstDigit(p.a), byFirstDigit(p.b)];
      if (x === y) return undefined;
      const picked = x > y === (p.ask === 'more') ? p.a : p.b;
      return wrote(picked, [String(picked), 'Look at the first digit of ten: a one.']);
    },
  },
});

export const kindergartenComparingSkills: readonly Skill[] = [compareGroups, compareToTen];
