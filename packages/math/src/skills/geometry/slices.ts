import { capital } from '../../capital.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { fromPool } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { isAlsoCalled } from './also-called.ts';
import { withArticle } from './flat-shapes.ts';

/** A solid, how it is cut, and the flat shape of the cut. `face`: the face that catches the eye. */
type Cut = {
  readonly solid: string;
  readonly way: string;
  readonly shape: string;
  readonly face: string;
  readonly level: number;
  readonly along: boolean;
};

const cut = (solid: string, way: string, shape: string, face: string, level: 1 | 2 | 3, along: boolean): Cut => ({
  solid,
  way,
  shape,
  face,
  level,
  along,
});
const cuts: readonly Cut[] = [
  cut('a box that is not a cube', 'parallel to its base', 'rectangle', 'prism', 1, true),
  cut('a cube', 'parallel to one face', 'square', 'cube', 1, true),
  cut('a pyramid with a square base', 'parallel to its base', 'square', 'triangle', 1, true),
  cut('a pyramid with a square base', 'straight down through its tip', 'triangle', 'square', 1, false),
  cut('a cylinder', 'parallel to its base', 'circle', 'rectangle', 1, true),
  cut('a cylinder', 'straight down through the centers of its bases', 'rectangle', 'circle', 1, false),
  cut('a cone', 'parallel to its base', 'circle', 'triangle', 1, true),
  cut('a cone', 'straight down through its tip', 'triangle', 'circle', 1, false),
  cut('a ball', 'in any direction', 'circle', 'sphere', 1, false),
  cut('a prism with a triangle as its base', 'parallel to its base', 'triangle', 'rectangle', 1, true),
  cut(
    'a prism with a triangle as its base',
    'straight down, at a right angle to its base',
    'rectangle',
    'triangle',
    1,
    false,
  ),
  cut('a pyramid with a rectangle as its base', 'parallel to its base', 'rectangle', 'triangle', 2, true),
  cut('a pyramid with a triangle as its base', 'parallel to its base', 'triangle', 'pyramid', 2, true),
  cut('a prism with a hexagon as its base', 'parallel to its base', 'hexagon', 'rectangle', 2, true),
  cut(
    'a prism with a hexagon as its base',
    'straight down, at a right angle to its base',
    'rectangle',
    'hexagon',
    2,
    false,
  ),
  cut('a cube', 'straight down from corner to opposite corner of its top', 'rectangle', 'square', 2, false),
  cut('a box that is not a cube', 'straight down, parallel to its front', 'rectangle', 'prism', 1, false),
  cut('a cube', 'so that one corner is cut off', 'triangle', 'square', 3, false),
  cut('a box that is not a cube', 'so that one corner is cut off', 'triangle', 'rectangle', 3, false),
  cut('a cylinder', 'straight down, not through the centers', 'rectangle', 'circle', 3, false),
  cut(
    'a pyramid with a square base',
    'straight down, parallel to one side of the base and not through its tip',
    'trapezoid',
    'triangle',
    3,
    false,
  ),
];
const things = ['clay', 'cheese', 'wax', 'foam', 'dough', 'soap'] as const;
type Slice = Cut & { readonly of: string };

const pool = (along: boolean) =>
  fromPool((level) =>
    cuts
      .filter((one) => one.level <= level && one.along === along)
      .flatMap((one) => things.map((of): Slice => ({ ...one, of }))),
  );
const shapes = ['circle', 'hexagon', 'rectangle', 'square', 'trapezoid', 'triangle'] as const;
const optionsOf = (p: Slice): string[] => {
  const others = shapes
    .filter((shape) => shape !== p.shape && shape !== p.face)
    .filter((shape) => !isAlsoCalled(p.shape, shape) && !(p.shape === 'rectangle' && shape === 'square'));
  return [p.shape, p.face, ...others.slice(0, 2)].toSorted();
};

/** Grade 7: the flat shape of a cut through a solid. */
export const slices = skill<Slice>({
  code: 'geometry.slices',
  name: 'Name the shape of a cut through a solid',
  canDo: 'I can say which flat shape comes out when a solid is cut.',
  grade: 7,
  standards: ['7.G.A.3'],
  prerequisites: ['geometry.sides-and-angles'],
  cases: {
    parallel: { label: 'parallel to the base', draw: pool(true) },
    other: { label: 'in another direction', draw: pool(false) },
  },
  pose: (p) => ({
    prompt: `The solid is ${p.solid}, made of ${p.of}. It is cut ${p.way}. Which shape does the cut have?`,
    answer: choiceAnswer(
      p.shape,
      optionsOf(p).map((shape) => [shape, capital(withArticle(shape))] as const),
    ),
  }),
  solve: (p) =>
    steps([
      p.shape,
      `Follow the knife along the surface: ${p.along ? 'the cut has the shape of the base' : 'each face that it crosses gives one side of the cut, and a round face a curve'}.`,
    ]),
  hints: () => [
    'Make the solid from clay and cut it, or imagine to do so.',
    'Which faces does the knife cross? Each of them gives one edge of the cut.',
  ],
  confirms: (p, key) => cuts.some(({ solid, way, shape }) => solid === p.solid && way === p.way && shape === key),
  mistakes: {
    'geometry.face-for-the-cut': (p) => wrote(p.face, [p.face, 'It is a name or a shape of the whole solid.']),
  },
});
