import type { Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Questions from daily life, by the attribute that one has to measure for the answer. */
const wants = {
  long: [
    'a rug fits in the room',
    'a belt goes around a waist',
    'a ladder reaches the roof',
    'a ribbon goes around a box',
    'a bed fits by the wall',
    'a rope reaches the tree',
    'a shelf fits on the wall',
    'a stick reaches over the puddle',
    'a scarf goes around a neck twice',
    'a string goes from the door to the window',
    'a plant has grown taller',
    'a pencil fits in the case',
  ],
  heavy: [
    'a bag is easy to lift',
    'a rock is hard to carry',
    'a book makes the backpack heavy',
    'a box is too heavy for one child',
    'a melon pulls down the scale',
    'a puppy can be picked up',
    'a sled is hard to pull',
    'a pumpkin is harder to lift than a pear',
    'one side of a seesaw goes down',
    'a chair is easy to pick up',
    'a branch bends under a bird',
    'a full basket can be carried',
  ],
  holds: [
    'the soup fits in the pot',
    'the milk fits in the cup',
    'a jug fills four cups',
    'the sand fits in the bucket',
    'a bottle is enough for two cups',
    'the water fits in the fish tank',
    'the juice fits in the pitcher',
    'the beans fit in the jar',
    'a can fills the watering can',
    'the rice fits in the bowl',
    'a tub takes more water than a sink',
    'the paint fits in the can',
  ],
} as const;
const measures = {
  long: 'How long it is',
  heavy: 'How heavy it is',
  holds: 'How much it holds',
  color: 'What color it is',
} as const;
type Wanted = { readonly name: string; readonly want: string; readonly by: keyof typeof wants };
const wanted =
  (by: Wanted['by']): Draw<Wanted> =>
  (rng) => ({ name: rng.pick(firstNames), want: rng.pick(wants[by]), by });

/** Kindergarten: name the attributes of an object that can be measured. */
const whatToMeasure = skill<Wanted>({
  code: 'measurement.what-to-measure',
  name: 'Tell what can be measured',
  canDo: 'I can say how long, how heavy or how much a thing holds.',
  grade: 0,
  standards: ['K.MD.A.1'],
  prerequisites: [],
  cases: {
    long: { label: 'length', draw: wanted('long') },
    heavy: { label: 'weight', draw: wanted('heavy') },
    holds: { label: 'how much it holds', draw: wanted('holds') },
  },
  pose: ({ name, want, by }) => ({
    prompt: `${name} wants to know if ${want}. What should ${name} measure?`,
    answer: choiceAnswer(by, [
      ['long', measures.long],
      ['heavy', measures.heavy],
      ['holds', measures.holds],
      ['color', measures.color],
    ]),
  }),
  solve: ({ by }) =>
    steps([
      by,
      {
        long: 'It is about reaching or fitting.',
        heavy: 'It is about lifting or pulling.',
        holds: 'It is about filling.',
      }[by],
    ]),
  hints: () => ['Think: do you reach, do you lift, or do you fill?', 'Act it out with something near you.'],
  confirms: ({ want }, key) =>
    Object.entries(wants).some(([by, told]) => by === key && told.some((one) => one === want)),
  mistakes: {
    'measurement.big-means-long': ({ by }) =>
      by === 'long' ? undefined : wrote('long', ['long', 'Big things are long, so look at how long it is.']),
    'measurement.color-is-a-measure': () => wrote('color', ['color', 'Say what can be seen of it.']),
  },
});

/** Two objects to compare: horizontal bars, vertical bars or a seesaw. `a` is the upper or left one. */
type Two = {
  readonly look: 'even' | 'shifted' | 'tall' | 'seesaw';
  readonly a: number;
  readonly b: number;
  readonly shift: number;
  readonly sizeLeft: number;
  readonly sizeRight: number;
  readonly less: boolean;
};
const lying = (x: number, y: number, long: number) => ({
  corners: [
    { x, y },
    { x: x + long, y },
    { x: x + long, y: y + 0.7 },
    { x, y: y + 0.7 },
  ],
});
const standing = (x: number, y: number, high: number) => ({
  corners: [
    { x, y },
    { x: x + 0.9, y },
    { x: x + 0.9, y: y + high },
    { x, y: y + high },
  ],
});

const drawTwo =
  (look: Two['look']): Draw<Two> =>
  (rng, level) => {
    const small = rng.int(3, 6);
    const large = small + rng.int(byLevel(level, 3, 2, 1), byLevel(level, 5, 3, 2));
    const first = rng.chance(0.5);
    const [sizeLeft = 1, sizeRight = 1.5] = rng.shuffle([0.7, 0.9, 1.1, 1.3, 1.5, 1.7]);
    return {
      look,
      a: first ? large : small,
      b: first ? small : large,
      shift: look === 'shifted' ? large - small + rng.int(1, 2) : look === 'tall' ? rng.int(1, 3) : 0,
      sizeLeft,
      sizeRight,
      less: rng.chance(0.3),
    };
  };
const words = {
  even: ['longer', 'shorter'],
  shifted: ['longer', 'shorter'],
  tall: ['taller', 'shorter'],
  seesaw: ['heavier', 'lighter'],
} as const;
const wordOf = ({ look, less }: Two): string => words[look][less ? 1 : 0];
const sidesOf = ({ look }: Two): readonly [string, string] =>
  look === 'even' || look === 'shifted' ? ['top', 'bottom'] : ['left', 'right'];
const place = (p: Two, first: boolean): string => sidesOf(p)[first ? 0 : 1];
const rightOne = (p: Two): string => place(p, p.a > p.b !== p.less);

/** The drawing of the two objects. On a seesaw the heavier side is down; the size of a box says nothing about its weight. */
function twoPolygons(p: Two) {
  if (p.look === 'tall')
    return [standing(0, p.a > p.b ? 0 : p.shift, p.a), standing(2.2, p.a > p.b ? p.shift : 0, p.b)];
  if (p.look !== 'seesaw') return [lying(p.a > p.b ? 0 : p.shift, 1.4, p.a), lying(p.a > p.b ? p.shift : 0, 0, p.b)];
  const [left, right] = p.a > p.b ? [-0.8, 0.8] : [0.8, -0.8];
  const { sizeLeft: wideLeft, sizeRight: wideRight } = p;
  return [
    {
      corners: [
        { x: -0.6, y: -1.2 },
        { x: 0.6, y: -1.2 },
        { x: 0, y: 0 },
      ],
    },
    {
      corners: [
        { x: -4, y: left },
        { x: 4, y: right },
        { x: 4, y: right + 0.15 },
        { x: -4, y: left + 0.15 },
      ],
    },
    {
      corners: [
        { x: -3.9, y: left + 0.2 },
        { x: -3.9 + wideLeft, y: left + 0.2 },
        { x: -3.9 + wideLeft, y: left + 0.2 + wideLeft },
        { x: -3.9, y: left + 0.2 + wideLeft },
      ],
    },
    {
      corners: [
        { x: 3.9 - wideRight, y: right + 0.2 },
        { x: 3.9, y: right + 0.2 },
        { x: 3.9, y: right + 0.2 + wideRight },
        { x: 3.9 - wideRight, y: right + 0.2 + wideRight },
      ],
    },
  ];
}
const largeBox = (p: Two): string => place(p, p.sizeLeft > p.sizeRight);
const asked = (p: Two): string =>
  p.look === 'seesaw'
    ? `Which box is ${wordOf(p)}?`
    : p.look === 'tall'
      ? `Which tower is ${wordOf(p)}?`
      : `Which stick is ${wordOf(p)}?`;
const twoAlt = (p: Two): string => {
  if (p.look === 'seesaw') return `A seesaw with a box at each end. The ${place(p, p.a > p.b)} end is down.`;
  const [one, other] = sidesOf(p);
  const unit = p.look === 'tall' ? 'tower' : 'stick';
  return `Two ${unit}s. The ${one} ${unit}: ${range(1, p.a)
    .map(() => 'step')
    .join(', ')}. The ${other} ${unit}: ${range(1, p.b)
    .map(() => 'step')
    .join(', ')}.`;
};

/** Kindergarten: compare two objects by length, height or weight. */
const compareTwo = skill<Two>({
  code: 'measurement.compare-two-things',
  name: 'Compare two things by length, height or weight',
  canDo: 'I can say which is longer, taller or heavier.',
  grade: 0,
  standards: ['K.MD.A.2'],
  prerequisites: ['measurement.what-to-measure'],
  cases: {
    even: { label: 'lengths that begin together', draw: drawTwo('even') },
    shifted: { label: 'lengths that begin apart', draw: drawTwo('shifted') },
    tall: { label: 'heights', draw: drawTwo('tall') },
    seesaw: { label: 'weights on a seesaw', draw: drawTwo('seesaw') },
  },
  pose: (p) => ({
    prompt: asked(p),
    picture: { kind: 'figure', polygons: twoPolygons(p), alt: twoAlt(p) },
    answer: choiceAnswer(rightOne(p), [
      [sidesOf(p)[0], `The ${sidesOf(p)[0]} one`],
      [sidesOf(p)[1], `The ${sidesOf(p)[1]} one`],
      ['same', 'They are the same'],
    ]),
  }),
  solve: (p) =>
    steps([
      rightOne(p),
      p.look === 'seesaw'
        ? `The heavier box pulls its end down. The ${rightOne(p)} one is ${wordOf(p)}.`
        : `Put one end of each together. Then look at the other ends: the ${rightOne(p)} one is ${wordOf(p)}.`,
    ]),
  hints: (p) =>
    p.look === 'seesaw'
      ? ['Think of sitting on a seesaw. Which end goes down?', 'A large box can be light.']
      : ['Do they begin at the same place?', 'Slide them so that they begin together.'],
  confirms: (p, key) => key === place(p, p.less ? p.a - p.b < 0 : p.b - p.a < 0),
  mistakes: {
    'measurement.longer-and-shorter-swapped': (p) => {
      const other = place(p, p.a > p.b === p.less);
      return p.look === 'seesaw' ? undefined : wrote(other, [other, 'Take the other one.']);
    },
    'measurement.the-far-end-decides': (p) => {
      if (p.look !== 'shifted' && p.look !== 'tall') return undefined;
      const [a, b] = p.a > p.b ? [p.a, p.b + p.shift] : [p.a + p.shift, p.b];
      if (a === b) return wrote('same', ['same', 'They end at the same place.']);
      const far = place(p, a > b !== p.less);
      return wrote(far, [far, 'Look only at where they end.']);
    },
    'measurement.up-is-heavier': (p) => {
      const up = place(p, p.a > p.b === p.less);
      return p.look === 'seesaw' ? wrote(up, [up, `Take the end that is ${p.less ? 'down' : 'up'}.`]) : undefined;
    },
    'measurement.large-is-heavy': (p) => {
      if (p.look !== 'seesaw') return undefined;
      const large = largeBox(p);
      const picked = p.less ? (large === 'left' ? 'right' : 'left') : large;
      return wrote(picked, [picked, `Take the ${p.less ? 'small' : 'large'} box.`]);
    },
  },
});

export const kindergartenMeasurementSkills: readonly Skill[] = [whatToMeasure, compareTwo];
