import { capital } from '../../capital.ts';
import { choiceAnswer, numberAnswer, pickAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type FlatShape, flatShapes, placed, sidesInWords, withArticle } from './flat-shapes.ts';

type Parts = {
  readonly name: FlatShape;
  readonly other: boolean;
  readonly turned: number;
  readonly ask: 'sides' | 'corners' | 'name';
};

const named = ['triangle', 'rectangle', 'pentagon', 'hexagon', 'octagon'] as const;
const byLevelShapes = (level: 1 | 2 | 3) =>
  byLevel(
    level,
    ['triangle', 'rectangle', 'pentagon', 'hexagon'] as const,
    ['triangle', 'trapezoid', 'pentagon', 'hexagon'] as const,
    ['rhombus', 'trapezoid', 'pentagon', 'hexagon', 'octagon'] as const,
  );

const drawParts =
  (ask: Parts['ask']): Draw<Parts> =>
  (rng, level) => ({
    name:
      ask === 'name'
        ? rng.pick(
            byLevel(
              level,
              ['triangle', 'rectangle', 'hexagon'] as const,
              ['pentagon', 'hexagon', 'rectangle'] as const,
              ['pentagon', 'hexagon', 'octagon'] as const,
            ),
          )
        : rng.pick(byLevelShapes(level)),
    other: level > 1 && rng.chance(0.6),
    turned: rng.pick([0, 12, 30, 50, 70, 100]),
    ask,
  });

const askParts = ({ ask }: Parts): string =>
  ask === 'name'
    ? 'What is this shape called?'
    : ask === 'sides'
      ? 'How many sides does this shape have?'
      : 'How many angles does this shape have?';
const sidesOf = ({ name }: Parts): number => flatShapes[name].sides;
const beside = (p: Parts): string => {
  const names: readonly string[] = named;
  const at = names.indexOf(p.name);
  return names[at === names.length - 1 ? at - 1 : at + 1] ?? 'pentagon';
};

/** How many corners are square ones. */
function squareCorners(p: Parts): number {
  const all = flatShapes[p.name][p.other ? 'other' : 'usual'];
  const at = (index: number) => all[(index + all.length) % all.length] ?? { x: 0, y: 0 };
  return all.filter((corner, index) => {
    const [before, after] = [at(index - 1), at(index + 1)];
    return Math.abs((before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y)) < 1e-9;
  }).length;
}

/** Grade 2: sides, angles and names of shapes. */
const sidesAndAngles = skill<Parts>({
  code: 'geometry.sides-and-angles',
  name: 'Count sides and angles, and name the shape',
  canDo: 'I can count sides and angles and say the name of the shape.',
  grade: 2,
  standards: ['2.G.A.1'],
  prerequisites: ['geometry.what-makes-a-shape'],
  cases: {
    sides: { label: 'how many sides', draw: drawParts('sides') },
    corners: { label: 'how many angles', draw: drawParts('corners') },
    name: { label: 'the name', draw: drawParts('name') },
  },
  pose: (p) => ({
    prompt: askParts(p),
    picture: {
      kind: 'figure',
      polygons: [{ corners: placed(flatShapes[p.name][p.other ? 'other' : 'usual'], p.turned) }],
      alt: `A closed shape with straight sides.${p.ask === 'name' ? ` It has ${sidesInWords(p.name)} sides.` : ' Its corners, one after the other, are to be counted.'}`,
    },
    answer:
      p.ask === 'name'
        ? choiceAnswer(
            p.name,
            named.map((name) => [name, capital(name)] as const),
          )
        : pickAnswer(sidesOf(p), sidesOf(p) - 1, sidesOf(p) + 1, squareCorners(p)),
  }),
  solve: (p) =>
    steps([
      p.ask === 'name' ? p.name : String(sidesOf(p)),
      p.ask === 'name'
        ? `A shape with ${sidesInWords(p.name)} sides${p.name === 'rectangle' ? ' and four square corners' : ''} is called ${withArticle(p.name)}.`
        : 'Mark one and count on around the shape until you are back.',
    ]),
  hints: (p) => [
    'Mark the corner where you start, and go around once.',
    p.ask === 'name'
      ? 'Count the sides first. The name tells how many there are.'
      : 'Each side ends at a corner, where the next one begins.',
  ],
  confirms: (p, key) => {
    const corners = flatShapes[p.name][p.other ? 'other' : 'usual'].length;
    return p.ask === 'name' ? key === p.name && flatShapes[p.name].sides === corners : Number(key) === corners;
  },
  mistakes: {
    'geometry.counts-the-start-twice': (p) =>
      p.ask === 'name'
        ? undefined
        : wrote(sidesOf(p) + 1, [String(sidesOf(p) + 1), 'Count around, and the first one once more at the end.']),
    'geometry.square-corners-only': (p) =>
      p.ask === 'corners'
        ? wrote(squareCorners(p), [String(squareCorners(p)), 'Count the corners that are square.'])
        : undefined,
    'geometry.neighbor-name': (p) =>
      p.ask === 'name' ? wrote(beside(p), [beside(p), 'It has many sides.']) : undefined,
  },
});

type Grid = { readonly rows: number; readonly columns: number };

const drawGrid =
  (wide: boolean): Draw<Grid> =>
  (rng, level) => {
    const short = rng.int(byLevel(level, 2, 3, 3), byLevel(level, 4, 5, 6));
    const long = short + rng.int(1, 4);
    return wide ? { rows: short, columns: long } : { rows: long, columns: short };
  };

/** Grade 2: a rectangle cut into equal squares. */
const rowsAndColumns = skill<Grid>({
  code: 'geometry.rows-and-columns',
  name: 'Count the squares that fill a rectangle',
  canDo: 'I can cut a rectangle into rows and columns and count the squares.',
  grade: 2,
  standards: ['2.G.A.2'],
  prerequisites: ['whole-numbers.arrays'],
  cases: {
    wide: { label: 'more columns than rows', draw: drawGrid(true) },
    tall: { label: 'more rows than columns', draw: drawGrid(false) },
  },
  pose: ({ rows, columns }) => ({
    prompt:
      'The rectangle is to be cut into squares of the same size. The first row and the first column are drawn. How many squares will there be?',
    answer: numberAnswer(rows * columns),
    picture: {
      kind: 'figure',
      polygons: [
        {
          corners: [
            { x: 0, y: 0 },
            { x: columns, y: 0 },
            { x: columns, y: rows },
            { x: 0, y: rows },
          ],
        },
      ],
      segments: [
        { x1: 0, y1: rows - 1, x2: columns, y2: rows - 1 },
        { x1: 1, y1: 0, x2: 1, y2: rows },
        ...Array.from({ length: columns - 2 }, (_, i) => ({ x1: i + 2, y1: rows - 1, x2: i + 2, y2: rows })),
        ...Array.from({ length: rows - 2 }, (_, i) => ({ x1: 0, y1: i + 1, x2: 1, y2: i + 1 })),
      ],
      alt: `A rectangle with ${columns} squares drawn along its top and ${rows} squares along its left side. The corner square belongs to both.`,
    },
  }),
  solve: ({ rows, columns }) =>
    steps(
      [
        Array.from({ length: rows }, () => columns).join(' + '),
        `There are ${rows} rows with ${columns} squares in each.`,
      ],
      [`${rows} * ${columns} = ${rows * columns}`, 'Count all the rows together.'],
    ),
  hints: () => [
    'Draw the lines that are missing, all the way across.',
    'How many squares are in one row? How many rows are there?',
  ],
  confirms: ({ rows, columns }, key) =>
    Number(key) === Array.from({ length: rows }, () => columns).reduce((sum, n) => sum + n, 0),
  mistakes: {
    'geometry.drawn-squares-only': ({ rows, columns }) =>
      wrote(rows + columns - 1, [
        `${rows} + ${columns} - 1 = ${rows + columns - 1}`,
        'Count the squares that are drawn.',
      ]),
    'geometry.area-sides-added': ({ rows, columns }) =>
      wrote(rows + columns, [`${rows} + ${columns} = ${rows + columns}`, 'Put the row and the column together.']),
  },
});

export const sidesAndRowsSkills = [sidesAndAngles, rowsAndColumns];
