import type { Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Grouped, groupsIn, lettersOf, poseGrouped } from '../kit/grouped.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Shapes = { readonly shapes: readonly string[] };

const TRIANGLES = '▲△▼▽◀▷';
const TURNED = '▼▽◀▷◆◇';
const SQUARES = '■□◆◇';
const RECTANGLES = '▬▭▮▯';
const OTHERS = '●○★☆♥';

const groupOf = (shape: string): number => (TRIANGLES.includes(shape) ? 0 : SQUARES.includes(shape) ? 1 : 2);
const grouped = ({ shapes }: Shapes): Grouped => ({
  cards: shapes,
  groups: ['triangles', 'squares', 'other shapes'],
  right: shapes.map(groupOf),
});

const from = (rng: Rng, signs: string, count: number): string[] => rng.shuffle([...signs]).slice(0, count);

/** Shapes that lie as they are usually drawn, and among them some that are turned or are nearly squares. */
function drawShapes(rng: Rng, count: number, unusual: boolean): readonly string[] {
  const triangles = from(rng, unusual ? '▼▽◀▷' : TRIANGLES, count - 1);
  const squares = from(rng, unusual ? '◆◇■' : SQUARES, 2);
  return rng.shuffle([...triangles, ...squares, ...from(rng, RECTANGLES, 1), ...from(rng, OTHERS, count - 1)]);
}

/** Kindergarten: shapes in groups, however they lie. */
export const sortShapes = skill<Shapes>({
  code: 'geometry.sort-shapes',
  name: 'Sort shapes',
  canDo: 'I can put shapes that are alike in one group.',
  grade: 0,
  standards: ['K.MD.B.3', 'K.G.A.2', 'K.G.B.4'],
  prerequisites: ['geometry.name-shapes'],
  cases: casesOf({ usual: 'most shapes lie as usual', turned: 'shapes are turned' }, (rng, level, id) => ({
    shapes: drawShapes(rng, byLevel(level, 2, 3, 3), id === 'turned'),
  })),
  pose: (p) => poseGrouped('Sort the shapes.', grouped(p)),
  solve: ({ shapes }) =>
    steps(
      [shapes.filter((shape) => groupOf(shape) === 0).join(', '), 'These have three straight sides.'],
      [
        shapes.filter((shape) => groupOf(shape) === 1).join(', '),
        'These have four sides of one length and four square corners.',
      ],
      [lettersOf(shapes.map(groupOf)), 'All others are other shapes.'],
    ),
  hints: () => ['Count the sides. It does not matter how a shape lies.', 'Are all four sides of one length?'],
  confirms: ({ shapes }, key) => {
    const names = { triangles: [...TRIANGLES], squares: [...SQUARES] };
    const found = groupsIn(key);
    return shapes.every((shape, at) => {
      const group = found[at];
      if (group === 0) return names.triangles.includes(shape);
      return group === 1 ? names.squares.includes(shape) : RECTANGLES.includes(shape) || OTHERS.includes(shape);
    });
  },
  mistakes: {
    'geometry.only-the-usual-look': ({ shapes }) =>
      shapes.some((shape) => TURNED.includes(shape))
        ? wrote(lettersOf(shapes.map((shape) => (TURNED.includes(shape) ? 2 : groupOf(shape)))), [
            shapes.filter((shape) => TURNED.includes(shape)).join(', '),
            'These look different, so they are other shapes.',
          ])
        : undefined,
    'geometry.four-sides-are-one-shape': ({ shapes }) =>
      wrote(lettersOf(shapes.map((shape) => (RECTANGLES.includes(shape) ? 1 : groupOf(shape)))), [
        shapes.filter((shape) => RECTANGLES.includes(shape)).join(', '),
        'Four sides make a square.',
      ]),
  },
});
