import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A box of `l` × `w` × `h`, and beside it or on it a second one of `l2` × `w2` × `h2`. */
type Boxes = {
  readonly l: number;
  readonly w: number;
  readonly h: number;
  readonly l2: number;
  readonly w2: number;
  readonly h2: number;
  readonly on: boolean;
  readonly unit: string;
};

const first = ({ l, w, h }: Boxes): number => l * w * h;
const second = ({ l2, w2, h2 }: Boxes): number => l2 * w2 * h2;
const inWords = { cm: 'centimeters', in: 'inches', ft: 'feet', m: 'meters' } as const;
const unitWord = ({ unit }: Boxes): string => inWords[unit as keyof typeof inWords];

const drawBoxes =
  (on: boolean): Draw<Boxes> =>
  (rng, level) => {
    const [l, w, h] = [
      rng.int(4, byLevel(level, 6, 9, 14)),
      rng.int(3, byLevel(level, 5, 8, 12)),
      rng.int(2, byLevel(level, 4, 6, 9)),
    ];
    return {
      l,
      w,
      h,
      l2: rng.int(2, l - 1),
      w2: on ? rng.int(2, w) : w,
      h2: rng.int(1, byLevel(level, 3, 5, 8)),
      on,
      unit: rng.pick(['cm', 'in', 'ft', 'm']),
    };
  };

/** Grade 5: a solid of two boxes has the volume of both together. */
export const twoBoxes = skill<Boxes>({
  code: 'geometry.volume-of-two-boxes',
  name: 'Find the volume of a solid made of two boxes',
  canDo: 'I can take a solid apart into boxes and add their volumes.',
  grade: 5,
  standards: ['5.MD.C.5c'],
  prerequisites: ['geometry.volume-prism'],
  cases: {
    beside: { label: 'one box beside the other', draw: drawBoxes(false) },
    on: { label: 'one box on top of the other', draw: drawBoxes(true) },
  },
  pose: (p) => ({
    prompt: `A solid is made of two boxes, one ${p.on ? 'on top of' : 'beside'} the other, without overlap. The ${p.on ? 'lower' : 'first'} box is ${p.l} ${p.unit} long, ${p.w} ${p.unit} wide and ${p.h} ${p.unit} high. The ${p.on ? 'upper' : 'second'} box is ${p.l2} ${p.unit} long, ${p.w2} ${p.unit} wide and ${p.h2} ${p.unit} high. What is the volume of the solid, in cubic ${unitWord(p)}?`,
    answer: {
      kind: 'quantity',
      key: `${first(p) + second(p)} ${p.unit}^3`,
      units: [`${p.unit}^3`],
      unitPolicy: 'optional',
    },
  }),
  solve: (p) =>
    steps(
      [`${p.l} * ${p.w} * ${p.h} = ${first(p)}`, `The volume of the ${p.on ? 'lower' : 'first'} box.`],
      [`${p.l2} * ${p.w2} * ${p.h2} = ${second(p)}`, `The volume of the ${p.on ? 'upper' : 'second'} box.`],
      [`${first(p)} + ${second(p)} = ${first(p) + second(p)}`, 'They do not overlap, so add.'],
    ),
  hints: () => [
    'Sketch the solid and draw a line where the two boxes touch.',
    'Find the volume of each box. What is then to be done with both?',
  ],
  confirms: (p, key) => near(Number.parseFloat(key) - p.l2 * p.w2 * p.h2, p.l * p.w * p.h),
  mistakes: {
    'geometry.one-box-only': (p) =>
      wrote(`${first(p)} ${p.unit}^3`, [`${p.l} * ${p.w} * ${p.h} = ${first(p)}`, 'Find the volume of the large box.']),
    'geometry.solid-as-one-box': (p) => {
      const [l, w, h] = p.on ? [p.l, p.w, p.h + p.h2] : [p.l + p.l2, p.w, Math.max(p.h, p.h2)];
      return wrote(`${l * w * h} ${p.unit}^3`, [
        `${l} * ${w} * ${h} = ${l * w * h}`,
        'Take the whole length, width and height.',
      ]);
    },
    'geometry.volume-sides-added': (p) => {
      const sum = p.l + p.w + p.h + p.l2 + p.w2 + p.h2;
      return wrote(`${sum} ${p.unit}^3`, [
        `${p.l} + ${p.w} + ${p.h} + ${p.l2} + ${p.w2} + ${p.h2} = ${sum}`,
        'Put all the sides together.',
      ]);
    },
  },
});
