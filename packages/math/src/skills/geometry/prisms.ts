import type { Picture } from '../../pictures/types.ts';
import { near } from '../kit/arithmetic.ts';
import { skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';

type Box = { l: number; w: number; h: number; unit: LengthUnit };

const picture = ({ l, w, h, unit }: Box, unitCubes: boolean): Picture => ({
  kind: 'prism',
  length: l,
  width: w,
  height: h,
  labels: unitCubes ? ['', '', ''] : [`${l} ${unit}`, `${w} ${unit}`, `${h} ${unit}`],
  ...(unitCubes ? { unitCubes } : {}),
  alt: `A box${unitCubes ? ' built of equal cubes without gaps' : ''}, ${l} ${unitCubes ? 'cubes' : unit} long, ${w} ${unitCubes ? 'cubes' : unit} deep and ${h} ${unitCubes ? 'cubes' : unit} high.`,
});

const surfaceOf = ({ l, w, h }: Box) => 2 * (l * w + l * h + w * h);
/** Cubes that can be seen from outside, and faces that a drawing shows. */
const outside = ({ l, w, h }: Box) => l * w * h - Math.max(0, l - 2) * Math.max(0, w - 2) * Math.max(0, h - 2);
const drawnFaces = ({ l, w, h }: Box) => l * w + l * h + w * h;
const sidesIn = (text: string) => {
  const [l, w, h, ...more] = [...typed(text).body.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return l && w && h && more.length === 0 ? { l, w, h, unit: 'cm' as const } : undefined;
};

const volumeCubes = skill<Box>({
  code: 'geometry.volume-cubes',
  name: 'Count the cubes in a box',
  canDo: 'I can count the cubes in a box layer by layer, also the hidden ones.',
  grade: 5,
  standards: ['5.MD.C.3', '5.MD.C.4', '5.MD.C.5a'],
  prerequisites: [],
  cases: {
    flat: {
      label: 'two layers',
      draw: (rng, level) => ({
        l: rng.int(3, 5 + level),
        w: rng.int(2, 3 + level),
        h: 2,
        unit: 'cm',
      }),
    },
    tall: {
      label: 'three layers or more',
      draw: (rng, level) => ({
        l: rng.int(3, 4 + level),
        w: rng.int(2, 3 + level),
        h: rng.int(3, 3 + level),
        unit: 'cm',
      }),
    },
  },
  pose: (box) => ({
    prompt: 'This box is built of equal cubes, with no gaps. How many cubes are in it?',
    picture: picture(box, true),
    answer: { kind: 'number', key: String(box.l * box.w * box.h) },
  }),
  solve: ({ l, w, h }) =>
    steps(
      [`${l} * ${w} = ${l * w}`, 'Count the cubes of one layer.'],
      [`${l * w} * ${h} = ${l * w * h}`, `There are \`${h}\` such layers.`],
    ),
  hints: ({ l, w, h }) => [
    'Some cubes are hidden. Think of the box in layers.',
    `One layer has \`${w}\` rows of \`${l}\` cubes.`,
    `One layer has \`${l * w}\` cubes, and there are \`${h}\` layers.`,
  ],
  confirms: ({ l, w, h }, key) => {
    let cubes = 0;
    for (let x = 0; x < l; x += 1) for (let y = 0; y < w; y += 1) for (let z = 0; z < h; z += 1) cubes += 1;
    return cubes === Number(key);
  },
  mistakes: {
    'geometry.cubes-faces-counted': (box) =>
      wrote(String(drawnFaces(box)), [
        `${box.l * box.w} + ${box.l * box.h} + ${box.w * box.h} = ${drawnFaces(box)}`,
        'Count all the squares in the picture.',
      ]),
    'geometry.cubes-outside-only': (box) =>
      outside(box) === box.l * box.w * box.h
        ? undefined
        : wrote(String(outside(box)), [String(outside(box)), 'Count the cubes on all the sides.']),
    'geometry.cubes-all-faces-counted': (box) =>
      wrote(String(surfaceOf(box)), [
        `2 * ${drawnFaces(box)} = ${surfaceOf(box)}`,
        'Count the squares in the picture and double them for the back.',
      ]),
  },
});

const volumePrism = skill<Box>({
  code: 'geometry.volume-prism',
  name: 'Find the volume of a box',
  canDo: 'I can find the volume of a box from its three sides.',
  grade: 5,
  standards: ['5.MD.C.5b'],
  prerequisites: ['geometry.volume-cubes'],
  cases: {
    small: {
      label: 'sides up to ten',
      draw: (rng, level) => ({
        l: rng.int(4, 10),
        w: rng.int(2, 4 + level),
        h: rng.int(3, 5 + level),
        unit: pickUnit(rng),
      }),
    },
    large: {
      label: 'a side above ten',
      draw: (rng, level) => ({
        l: rng.int(11, 10 + 5 * level),
        w: rng.int(2, 4 + level),
        h: rng.int(3, 5 + level),
        unit: pickUnit(rng),
      }),
    },
  },
  pose: (box) => ({
    prompt: `Find the volume of this box in ${unitWords(box.unit, 3)}.`,
    picture: picture(box, false),
    answer: measured(String(box.l * box.w * box.h), box.unit, 3),
  }),
  solve: ({ l, w, h }) =>
    steps(
      [`${l} * ${w} = ${l * w}`, 'Area of the bottom: so many unit cubes fill one layer.'],
      [`${l * w} * ${h} = ${l * w * h}`, `\`${h}\` layers fill the box.`],
    ),
  hints: ({ l, w, h }) => [
    'How many unit cubes cover the bottom?',
    `The bottom takes \`${l} * ${w} = ${l * w}\` cubes.`,
    `Each layer has \`${l * w}\` cubes, and the box is \`${h}\` layers high.`,
  ],
  confirms: ({ l, w, h }, key) => near(Number(withoutUnit(key)) / l / w, h),
  mistakes: {
    'geometry.volume-sides-added': ({ l, w, h }) =>
      wrote(String(l + w + h), [`${l} + ${w} + ${h} = ${l + w + h}`, 'Add the three sides.']),
    'geometry.volume-surface-swapped': (box) =>
      wrote(String(surfaceOf(box)), [
        `2 * (${box.l * box.w} + ${box.l * box.h} + ${box.w * box.h}) = ${surfaceOf(box)}`,
        'Add the areas of all the sides.',
      ]),
    'geometry.volume-two-sides-only': ({ l, w }) =>
      wrote(String(l * w), [`${l} * ${w} = ${l * w}`, 'Length times width.']),
  },
  read: (text) =>
    /volume/i.test(text) && /box|prism|cuboid|\bby\b/i.test(text) && !/[./]\d/.test(text) ? sidesIn(text) : undefined,
});

const surfaceArea = skill<Box>({
  code: 'geometry.surface-area',
  name: 'Find the surface area of a rectangular prism',
  canDo: 'I can find the area of all six faces of a box.',
  grade: 6,
  standards: ['6.G.A.4'],
  prerequisites: ['geometry.volume-prism'],
  cases: {
    different: {
      label: 'three different sides',
      draw: (rng, level) => {
        const [a = 3, b = 4, c = 5] = rng.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, 5 + level));
        return { l: a, w: b, h: c, unit: pickUnit(rng) };
      },
    },
    'square-base': {
      label: 'a square base',
      draw: (rng, level) => {
        const [a = 3, _b = 4, c = 5] = rng.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, 5 + level));
        return { l: a, w: a, h: c, unit: pickUnit(rng) };
      },
    },
  },
  pose: (box) => ({
    prompt: `Find the surface area of this box in ${unitWords(box.unit, 2)}.`,
    picture: picture(box, false),
    answer: measured(String(surfaceOf(box)), box.unit, 2),
  }),
  solve: (box) => {
    const { l, w, h } = box;
    return steps(
      [`${l} * ${w} = ${l * w}`, 'Bottom, and the same for the top.'],
      [`${l} * ${h} = ${l * h}`, 'Front, and the same for the back.'],
      [`${w} * ${h} = ${w * h}`, 'One end, and the same for the other.'],
      [`2 * (${l * w} + ${l * h} + ${w * h}) = ${surfaceOf(box)}`, 'Each face comes twice.'],
    );
  },
  hints: (box) => [
    'How many faces does the box have? Some are hidden.',
    'The faces come in pairs: top and bottom, front and back, left and right.',
    `The three different faces have the areas \`${box.l * box.w}\`, \`${box.l * box.h}\` and \`${box.w * box.h}\`. Each comes twice.`,
  ],
  confirms: ({ l, w, h }, key) => {
    // Every cube has six faces; two touching cubes hide two of them.
    const cubes = l * w * h;
    const touching = (l - 1) * w * h + l * (w - 1) * h + l * w * (h - 1);
    return 6 * cubes - 2 * touching === Number(withoutUnit(key));
  },
  mistakes: {
    'geometry.surface-seen-faces-only': (box) =>
      wrote(String(drawnFaces(box)), [
        `${box.l * box.w} + ${box.l * box.h} + ${box.w * box.h} = ${drawnFaces(box)}`,
        'Add the faces in the picture.',
      ]),
    'geometry.volume-surface-swapped': ({ l, w, h }) =>
      wrote(String(l * w * h), [`${l} * ${w} * ${h} = ${l * w * h}`, 'Multiply the three sides.']),
    'geometry.surface-edges-added': ({ l, w, h }) =>
      wrote(String(4 * (l + w + h)), [`4 * (${l} + ${w} + ${h}) = ${4 * (l + w + h)}`, 'Add all the edges around it.']),
  },
  read: (text) => (/surface/i.test(text) && !/[./]\d/.test(text) ? sidesIn(text) : undefined),
});

export const prismSkills = [volumeCubes, volumePrism, surfaceArea];
