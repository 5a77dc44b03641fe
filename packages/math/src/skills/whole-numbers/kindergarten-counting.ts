import type { Rng, Skill } from '../../types.ts';
import { choiceAnswer, numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { pickNames } from '../kit/contexts.ts';
import {
  atCells,
  type DrawnName,
  drawCells,
  drawing,
  drawnAt,
  drawnNames,
  drawnThings,
  inLine,
  inRing,
  inRows,
  type Place,
  thingDrawn,
  toldOneByOne,
} from '../kit/drawn-things.ts';
import { type Draw, type Mistake, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Drawn objects to count; `cells` are their positions if they are scattered. */
type Counted = {
  readonly thing: DrawnName;
  readonly n: number;
  readonly laid: 'in a line' | 'in rows' | 'in a ring' | 'all over the place';
  readonly cells: readonly number[];
  readonly name: string;
};

const wide = (n: number): number => (n > 10 ? 5 : n > 6 ? 4 : 3);
const placesOf = ({ n, laid, cells }: Counted): Place[] =>
  laid === 'in a line'
    ? inLine(n)
    : laid === 'in rows'
      ? inRows(n, wide(n))
      : laid === 'in a ring'
        ? inRing(n)
        : atCells(cells);
const many = ({ thing }: Pick<Counted, 'thing'>): string => thingDrawn(thing).many;

const counted = (rng: Rng, laid: Counted['laid'], n: number, named = false): Counted => ({
  thing: rng.pick(drawnNames),
  n,
  laid,
  cells: laid === 'all over the place' ? drawCells(rng, n) : [],
  name: named ? (pickNames(rng, 1)[0] ?? '') : '',
});
const toTen =
  (laid: Counted['laid'], named = false): Draw<Counted> =>
  (rng, level) =>
    counted(rng, laid, rng.int(byLevel(level, 2, 4, 6), byLevel(level, 5, 8, 10)), named);
const toTwenty =
  (laid: Counted['laid']): Draw<Counted> =>
  (rng, level) =>
    counted(rng, laid, rng.int(byLevel(level, 6, 10, 13), byLevel(level, 10, 15, 20)));

const said = (p: Counted): string => range(1, p.n).join(', ');
const askHowMany = (p: Counted): string =>
  p.name === ''
    ? `How many ${many(p)}?`
    : `${p.name} points to each of the ${many(p)} and says ${said(p)}. How many ${many(p)} are there?`;

const countThem = {
  pose: (p: Counted) => ({
    prompt: askHowMany(p),
    answer: numberAnswer(p.n),
    picture: drawing(p.thing, placesOf(p), p.laid),
  }),
  solve: (p: Counted) => steps([said(p), `Say one number for each. The last number you say is how many: ${p.n}.`]),
  confirms: (p: Counted, key: string) => placesOf(p).length === amountOf(key),
};
const oneTooMany = (p: Counted, why: string) => wrote(p.n + 1, [range(1, p.n + 1).join(', '), why]);
const oneTooFew = (p: Counted) => wrote(p.n - 1, [range(1, p.n - 1).join(', '), 'Pass over one of them.']);

/** Where somebody has counted rightly already, no mistake of counting is left to make. */
const notCounted =
  (mistake: Mistake<Counted>): Mistake<Counted> =>
  (p) =>
    p.name === '' ? mistake(p) : undefined;

/** Kindergarten: count objects with one number word each; the last word is the number of objects. */
const countObjects = skill<Counted>({
  code: 'whole-numbers.count-objects',
  name: 'Count things one by one',
  canDo: 'I can count things and say one number for each.',
  grade: 0,
  standards: ['K.CC.B.4a'],
  prerequisites: ['whole-numbers.count-to-hundred'],
  cases: {
    line: { label: 'in a line', draw: toTen('in a line') },
    rows: { label: 'in rows', draw: toTen('in rows') },
    said: { label: 'somebody has counted them', draw: toTen('in a line', true) },
  },
  ...countThem,
  hints: (p) =>
    hintsHiding(
      p.n,
      askHowMany(p),
      'Touch each one, and say one number for each.',
      'The last number you say tells how many.',
    ),
  mistakes: {
    'whole-numbers.counts-one-twice': notCounted((p) => oneTooMany(p, 'Come back to one that is counted already.')),
    'whole-numbers.passes-one-over': notCounted(oneTooFew),
    'whole-numbers.skips-a-number-word': notCounted((p) =>
      wrote(p.n + 1, [[...range(1, p.n - 1), p.n + 1].join(', '), 'Leave a number out while counting.']),
    ),
  },
});

/** Kindergarten: count up to twenty objects. */
const countToTwenty = skill<Counted>({
  code: 'whole-numbers.count-to-twenty',
  name: 'Count up to 20 things',
  canDo: 'I can count up to twenty things, however they lie.',
  grade: 0,
  standards: ['K.CC.B.5'],
  prerequisites: ['whole-numbers.count-objects'],
  cases: {
    line: { label: 'in a line', draw: toTwenty('in a line') },
    rows: { label: 'in rows', draw: toTwenty('in rows') },
    ring: { label: 'in a ring', draw: toTwenty('in a ring') },
    scattered: {
      label: 'all over the place',
      draw: (rng, level) =>
        counted(rng, 'all over the place', rng.int(byLevel(level, 4, 5, 7), byLevel(level, 6, 8, 10))),
    },
  },
  ...countThem,
  hints: (p) =>
    p.laid === 'in a ring'
      ? [
          'Put a finger on the one you start with, and leave it there.',
          'Say one number for each. Stop before your finger.',
        ]
      : ['Touch each one, and say one number for each.', 'Cross out each one when you have said its number.'],
  mistakes: {
    'whole-numbers.counts-one-twice': (p) =>
      p.laid === 'in a ring' ? undefined : oneTooMany(p, 'Come back to one that is counted already.'),
    'whole-numbers.counts-around-again': (p) =>
      p.laid === 'in a ring' ? oneTooMany(p, 'Come back to the first one, and count it again.') : undefined,
    'whole-numbers.passes-one-over': oneTooFew,
    'whole-numbers.teen-heard-as-tens': (p) =>
      p.n > 12 && p.n < 20
        ? wrote((p.n - 10) * 10, [`${p.n - 10}0`, `Write the number of ${p.n - 10} tens.`])
        : undefined,
    'whole-numbers.teen-digits-reversed': (p) =>
      p.n > 11 && p.n < 20 ? wrote(`${p.n - 10}1`, [`${p.n - 10}1`, 'Write the part that is heard first.']) : undefined,
  },
});

/** The same objects, moved: farther apart, closer together or into a ring; or moved closer with one more added. */
type Moved = {
  readonly thing: DrawnName;
  readonly n: number;
  readonly to: 'apart' | 'together' | 'ring' | 'comes';
  readonly name: string;
};

const moves = {
  apart: { told: 'pushes them apart', looks: 'more', now: 'same' },
  together: { told: 'pushes them together', looks: 'fewer', now: 'same' },
  ring: { told: 'puts them in a ring', looks: 'fewer', now: 'same' },
  comes: { told: 'puts one more with them', looks: 'fewer', now: 'more' },
} as const;
const rowBefore = ({ n, to }: Moved): Place[] => inLine(n, to === 'together' || to === 'comes' ? 1.6 : 1);
const rowAfter = ({ n, to }: Moved): Place[] =>
  to === 'ring'
    ? inRing(n).map(({ x, y }) => ({ x: x + n / 2 - 0.5, y: y - 3.4 }))
    : inLine(to === 'comes' ? n + 1 : n, to === 'apart' ? 1.6 : 1, -1.6);

/** Things that a child can push and add to. */
const movable = ['star', 'ball', 'boat', 'kite', 'cup', 'heart', 'flower'] as const satisfies readonly DrawnName[];

const moved =
  (to: Moved['to']): Draw<Moved> =>
  (rng, level) => ({
    thing: rng.pick(movable),
    n: rng.int(byLevel(level, 3, 4, 6), byLevel(level, 5, 7, 10)),
    to,
    name: pickNames(rng, 1)[0] ?? '',
  });

/** Kindergarten: know that moving objects does not change their number. */
const sameAfterMoving = skill<Moved>({
  code: 'whole-numbers.same-after-moving',
  name: 'Know that moving things keeps how many',
  canDo: 'I know that there are just as many when things are moved.',
  grade: 0,
  standards: ['K.CC.B.4b'],
  prerequisites: ['whole-numbers.count-objects'],
  cases: {
    apart: { label: 'pushed apart', draw: moved('apart') },
    together: { label: 'pushed together', draw: moved('together') },
    ring: { label: 'put in a ring', draw: moved('ring') },
    comes: { label: 'one more comes', draw: moved('comes') },
  },
  pose: (p) => ({
    prompt: `The top row shows the ${many(p)} of ${p.name}. ${p.name} ${moves[p.to].told}. What is true now?`,
    picture: {
      kind: 'figure',
      polygons: [...drawnAt(p.thing, rowBefore(p)), ...drawnAt(p.thing, rowAfter(p), { shaded: true })],
      alt: `Before: ${toldOneByOne(p.thing, rowBefore(p).length)}. After: ${toldOneByOne(p.thing, rowAfter(p).length)}.`,
    },
    answer: choiceAnswer(moves[p.to].now, [
      ['more', 'There are more.'],
      ['same', 'There are just as many.'],
      ['fewer', 'There are fewer.'],
    ]),
  }),
  solve: (p) =>
    steps(
      [range(1, p.n).join(', '), 'Count them before.'],
      [
        range(1, rowAfter(p).length).join(', '),
        p.to === 'comes'
          ? 'Count them after. One came: there are more.'
          : 'Count them after. No one came, and no one went away: just as many.',
      ],
    ),
  hints: () => ['Did one come? Did one go away?', 'Count them at the top. Count them again below.'],
  confirms: (p, key) => key === (rowAfter(p).length > rowBefore(p).length ? 'more' : 'same'),
  mistakes: {
    'whole-numbers.longer-row-has-more': ({ to }) =>
      to === 'ring'
        ? undefined
        : wrote(moves[to].looks, [moves[to].looks, `It takes up ${to === 'apart' ? 'more' : 'less'} room.`]),
    'whole-numbers.moving-changes-how-many': ({ to }) =>
      to === 'comes' ? undefined : wrote('more', ['more', 'Something was done to them.']),
  },
});

type OneMore = { readonly thing: DrawnName; readonly n: number; readonly cells: readonly number[] };
const oneMore =
  (strewn: boolean): Draw<OneMore> =>
  (rng, level) => {
    const n = rng.int(byLevel(level, 1, 4, 8), byLevel(level, 5, 9, 15));
    return { thing: rng.pick(drawnNames), n, cells: strewn ? drawCells(rng, n) : [] };
  };

/** Kindergarten: know that the next number is one more. */
const oneMoreThing = skill<OneMore>({
  code: 'whole-numbers.one-more-thing',
  name: 'Tell how many with one more',
  canDo: 'I know that the next number is one more.',
  grade: 0,
  standards: ['K.CC.B.4c'],
  prerequisites: ['whole-numbers.count-objects', 'whole-numbers.count-from-a-number'],
  cases: {
    row: { label: 'in rows', draw: oneMore(false) },
    strewn: { label: 'all over the place', draw: oneMore(true) },
  },
  pose: (p) => ({
    prompt: `Here ${p.n === 1 ? `is 1 ${drawnThings[p.thing].one}` : `are ${p.n} ${many(p)}`}. One more comes. How many ${many(p)} are there then?`,
    picture: drawing(p.thing, p.cells.length > 0 ? atCells(p.cells) : inRows(p.n, 5), 'to count'),
    answer: numberAnswer(p.n + 1),
  }),
  solve: ({ n }) => steps([`${n}, ${n + 1}`, 'One more is the next number.']),
  hints: ({ n }) =>
    hintsHiding(
      n + 1,
      String(n),
      'One more comes. Are there more now, or fewer?',
      'Say the number. What number comes next?',
    ),
  confirms: (p, key) => [...(p.cells.length > 0 ? p.cells : inRows(p.n, 5)), 'one more'].length === amountOf(key),
  mistakes: {
    'whole-numbers.says-the-old-number': ({ n }) => wrote(n, [String(n), 'Count what is drawn.']),
    'whole-numbers.skips-a-number-word': ({ n }) =>
      wrote(n + 2, [`${n}, ${n + 2}`, 'Say the next number, and leave one out.']),
    'whole-numbers.counts-the-other-way': ({ n }) =>
      wrote(n - 1, [`${n}, ${n - 1}`, 'Say the number that comes next, going back.']),
  },
});

export const kindergartenCountingSkills: readonly Skill[] = [
  countObjects,
  countToTwenty,
  sameAfterMoving,
  oneMoreThing,
];
