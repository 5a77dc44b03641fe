import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { groupsIn, lettersOf } from '../kit/grouped.ts';
import { numbersAt, poseLabeled } from '../kit/labeled.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { toward } from './measures.ts';

/** Angles of these sizes, each turned so far; `names` in the order of the labels. */
type Angles = {
  readonly sizes: readonly number[];
  readonly turned: readonly number[];
  readonly names: readonly string[];
};

const kindOf = (size: number): string =>
  size < 90 ? 'acute' : size === 90 ? 'right' : size < 180 ? 'obtuse' : 'straight';
const labelsBy = ({ sizes, names }: Angles, nameOf: (kind: string, size: number) => string): readonly number[] =>
  sizes.map((size) => names.indexOf(nameOf(kindOf(size), size)));

const ARM = 3;
const APART = 9;
const DOWN = 7;
/** Two angles in a row. */
const cornerOf = (index: number) => ({ x: (index % 2) * APART, y: -Math.floor(index / 2) * DOWN });

function drawAngles(rng: Rng, level: Level, isTurned: boolean): Angles {
  const close = byLevel(level, 35, 25, 15);
  const kinds = level === 1 ? ['acute', 'right', 'obtuse'] : ['acute', 'right', 'obtuse', 'straight'];
  const size = (kind: string): number =>
    ({ acute: rng.int(25, 90 - close), right: 90, obtuse: rng.int(90 + close, 155), straight: 180 })[kind] ?? 90;
  return {
    sizes: rng.shuffle(kinds).map(size),
    turned: kinds.map(() => (isTurned ? rng.int(level * 10, 100 + 40 * level) : 0)),
    names: rng.shuffle(kinds),
  };
}

/** Grade 4: the kinds of angles, put at angles that are drawn. */
export const labelAngles = skill<Angles>({
  code: 'geometry.label-angles',
  name: 'Label kinds of angles',
  canDo: 'I can label acute, right, obtuse and straight angles in a drawing.',
  grade: 4,
  standards: ['4.G.A.1', '4.MD.C.5'],
  prerequisites: ['geometry.angle-types'],
  cases: casesOf({ level: 'one arm is level', turned: 'the angles are turned' }, (rng, level, id) =>
    drawAngles(rng, level, id === 'turned'),
  ),
  pose: (p) =>
    poseLabeled(
      'Label the angles.',
      {
        kind: 'figure',
        polygons: [],
        segments: p.sizes.flatMap((size, index) => {
          const { x, y } = cornerOf(index);
          return [0, size].map((turn) => {
            const end = toward(x, y, (p.turned[index] ?? 0) + turn, ARM);
            return { x1: x, y1: y, x2: end.x, y2: end.y };
          });
        }),
        angles: p.sizes.map((size, index) => {
          const from = p.turned[index] ?? 0;
          return { ...cornerOf(index), from, to: from + size };
        }),
        labels: numbersAt(
          p.sizes.map((size, index) => {
            const { x, y } = cornerOf(index);
            // Behind the corner, where no arm is.
            return toward(x, y, (p.turned[index] ?? 0) + size / 2 + 180, 1.3);
          }),
        ),
        alt: `Angles. ${p.sizes.map((size, index) => `Angle ${index + 1} opens ${size} degrees.`).join(' ')}`,
      },
      { labels: p.names, right: labelsBy(p, (kind) => kind) },
    ),
  solve: (p) =>
    steps(
      ...p.sizes.map(
        (size) =>
          [
            size < 90 ? `${size} < 90` : size === 90 ? '90 = 90' : size < 180 ? `90 < ${size} < 180` : '180 = 2 * 90',
            `An angle like this is called ${kindOf(size)}.`,
          ] as const,
      ),
      [lettersOf(labelsBy(p, (kind) => kind)), 'Write the letters.'],
    ),
  hints: () => [
    'Compare each angle with the corner of a sheet of paper, which is a right angle.',
    'Turn the sheet if you like. An angle stays the same when it is turned.',
  ],
  confirms: (p, key) =>
    groupsIn(key).every((label, index) => {
      // The sign of the cosine tells acute from obtuse.
      const cosine = Math.round(Math.cos(((p.sizes[index] ?? 0) * Math.PI) / 180) * 1e9) / 1e9;
      const kind = cosine > 0 ? 'acute' : cosine === 0 ? 'right' : cosine === -1 ? 'straight' : 'obtuse';
      return p.names[label] === kind;
    }),
  mistakes: {
    'geometry.acute-obtuse-swapped': (p) => {
      const swapped = { acute: 'obtuse', obtuse: 'acute' } as const;
      const text = lettersOf(labelsBy(p, (kind) => (kind === 'acute' || kind === 'obtuse' ? swapped[kind] : kind)));
      return wrote(text, [text, 'Acute is the wide one.']);
    },
  },
});
