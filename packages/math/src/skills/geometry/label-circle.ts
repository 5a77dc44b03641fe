import type { Level, Rng } from '../../types.ts';
import { groupsIn, lettersOf } from '../kit/grouped.ts';
import { numbersAt, poseLabeled } from '../kit/labeled.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { toward } from './measures.ts';

/** Lines in a circle: their kind, the direction in which they lie, and how far a chord is from the center. */
type Lines = {
  readonly kinds: readonly string[];
  readonly turned: readonly number[];
  readonly far: readonly number[];
  readonly names: readonly string[];
};

const RADIUS = 5;
const NAMES = ['radius', 'diameter', 'chord'] as const;

/** Directions with room between them: chords lie on the sides of the diameter where no radius is. */
function drawLines(rng: Rng, level: Level, again: string): Lines {
  const start = rng.int(60 * (level - 1), 60 * level - 1);
  const about = (turn: number): number => start + turn + rng.int(-3 - level, 3 + level);
  const first = { diameter: about(0), radius: about(again === 'radius' ? 55 : 115), chord: about(270) };
  const second = again === 'radius' ? about(115) : about(45);
  const lines = [
    ...NAMES.map((kind) => ({ kind, turn: first[kind], far: kind === 'chord' ? rng.int(28, 36) / 10 : 0 })),
    ...(level === 1 ? [] : [{ kind: again, turn: second, far: again === 'chord' ? rng.int(40, 43) / 10 : 0 }]),
  ];
  const mixed = rng.shuffle(lines);
  return {
    kinds: mixed.map(({ kind }) => kind),
    turned: mixed.map(({ turn }) => turn),
    far: mixed.map(({ far }) => far),
    names: rng.shuffle(NAMES),
  };
}

/** The ends of a line, and the place of its number beside its middle. */
function drawnLine({ kinds, turned, far }: Lines, index: number) {
  const [turn = 0, away = 0] = [turned[index], far[index]];
  if (kinds[index] === 'chord') {
    const half = (Math.acos(away / RADIUS) * 180) / Math.PI;
    return {
      ends: [toward(0, 0, turn - half, RADIUS), toward(0, 0, turn + half, RADIUS)],
      mark: toward(0, 0, turn, away - 0.9),
    };
  }
  const from = kinds[index] === 'diameter' ? toward(0, 0, turn + 180, RADIUS) : { x: 0, y: 0 };
  const middle = toward(0, 0, kinds[index] === 'diameter' ? turn + 180 : turn, 3);
  return {
    ends: [from, toward(0, 0, turn, RADIUS)],
    mark: toward(middle.x, middle.y, turn + (kinds[index] === 'diameter' ? -90 : 90), 0.9),
  };
}

const labelsBy = ({ kinds, names }: Lines, nameOf: (kind: string) => string): readonly number[] =>
  kinds.map((kind) => names.indexOf(nameOf(kind)));

const told: Readonly<Record<string, string>> = {
  radius: 'goes from the center to the circle',
  diameter: 'goes through the center, from one side of the circle to the other',
  chord: 'joins two points of the circle and misses the center',
};

/** Grade 7: the names of lines in a circle. */
export const labelCircle = skill<Lines>({
  code: 'geometry.label-circle',
  name: 'Label the parts of a circle',
  canDo: 'I can label a radius, a diameter and a chord of a circle.',
  grade: 7,
  standards: ['7.G.B.4'],
  prerequisites: [],
  cases: casesOf({ radius: 'two of them may be a radius', chord: 'two of them may be a chord' }, (rng, level, again) =>
    drawLines(rng, level, again),
  ),
  pose: (p) => {
    const lines = p.kinds.map((_kind, index) => drawnLine(p, index));
    return poseLabeled(
      'Label each line in the circle. A diameter is a chord too: choose the most exact name. A label may fit twice.',
      {
        kind: 'figure',
        polygons: [],
        circles: [{ x: 0, y: 0, radius: RADIUS }],
        segments: lines.flatMap(({ ends: [from, to] }) =>
          from && to ? [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y }] : [],
        ),
        labels: numbersAt(lines.map(({ mark }) => mark)),
        alt: `A circle with its center. ${p.kinds.map((kind, index) => `Line ${index + 1} ${told[kind] ?? ''}.`).join(' ')}`,
      },
      { labels: p.names, right: labelsBy(p, (kind) => kind) },
    );
  },
  solve: (p) =>
    steps(...p.kinds.map((kind, index) => [String(index + 1), `Line ${index + 1} ${told[kind] ?? ''}.`] as const), [
      lettersOf(labelsBy(p, (kind) => kind)),
      'Write the letters.',
    ]),
  hints: () => [
    'Which lines go through the center, or end there?',
    'A diameter is as long as two radii. A line that misses the center has only the name chord.',
  ],
  confirms: (p, key) =>
    groupsIn(key).every((label, index) => {
      const [from = { x: 0, y: 0 }, to = { x: 0, y: 0 }] = drawnLine(p, index).ends;
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      const starts = Math.hypot(from.x, from.y);
      const name = starts < 0.1 ? 'radius' : Math.abs(long - 2 * RADIUS) < 0.1 ? 'diameter' : 'chord';
      return p.names[label] === name;
    }),
  mistakes: {
    'geometry.radius-diameter-swapped': (p) => {
      const swapped: Readonly<Record<string, string>> = { radius: 'diameter', diameter: 'radius' };
      const text = lettersOf(labelsBy(p, (kind) => swapped[kind] ?? kind));
      return wrote(text, [text, 'The radius goes from side to side.']);
    },
  },
});
