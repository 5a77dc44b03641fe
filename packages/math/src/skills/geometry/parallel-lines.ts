import type { Picture } from '../../pictures/types.ts';
import { near } from '../kit/arithmetic.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { degrees, toward, withoutUnit } from './measures.ts';

/** Two parallel lines and a line across. `pair` says how the asked angle lies to the known one. */
type Parallel = { pair: 'corresponding' | 'alternate' | 'co-interior' | 'opposite-side'; size: number };

const parallelKey = ({ pair, size }: Parallel) =>
  pair === 'corresponding' || pair === 'alternate' ? size : 180 - size;
const pairNames = {
  corresponding: 'in the same place at the other line',
  alternate: 'between the lines, on the other side of the crossing line',
  'co-interior': 'between the lines, on the same side of the crossing line',
  'opposite-side': 'at the other line, outside, on the other side of the crossing line',
} as const;

const parallelPicture = ({ pair, size }: Parallel): Picture => {
  const top = toward(0, 0, size, 5);
  const [low, high] = [toward(0, 0, size, -3), toward(0, 0, size, 8)];
  const asked = {
    corresponding: [0, size],
    alternate: [180, 180 + size],
    'co-interior': [180 + size, 360],
    'opposite-side': [size, 180],
  }[pair];
  return {
    kind: 'figure',
    polygons: [],
    segments: [
      { x1: -6, y1: 0, x2: 8, y2: 0 },
      { x1: -6, y1: top.y, x2: 8, y2: top.y },
      { x1: low.x, y1: low.y, x2: high.x, y2: high.y },
    ],
    angles: [
      { x: 0, y: 0, from: 0, to: size, label: `${size}°` },
      { x: top.x, y: top.y, from: asked[0] ?? 0, to: asked[1] ?? 0, label: '?' },
    ],
    alt: `Two parallel lines, crossed by a third line. At the lower line an angle of ${size}° is marked above the line, to the right. The asked angle lies ${pairNames[pair]}.`,
  };
};

const parallelAngles = skill<Parallel>({
  code: 'geometry.parallel-line-angles',
  name: 'Find angles at parallel lines',
  canDo: 'I can find angles where a line crosses two parallel lines.',
  grade: 8,
  standards: ['8.G.A.5', 'G-CO.C.9'],
  prerequisites: ['geometry.angles-on-line'],
  cases: {
    corresponding: {
      label: 'angles in the same place',
      draw: (rng, level) => {
        const size = level === 1 ? rng.int(7, 16) * 5 : rng.int(35, 145);
        return { pair: 'corresponding', size: size === 90 ? 70 : size };
      },
    },
    alternate: {
      label: 'angles on different sides, between the lines',
      draw: (rng, level) => {
        const size = level === 1 ? rng.int(7, 16) * 5 : rng.int(35, 145);
        return { pair: 'alternate', size: size === 90 ? 70 : size };
      },
    },
    'co-interior': {
      label: 'angles on one side, between the lines',
      draw: (rng, level) => {
        const size = level === 1 ? rng.int(7, 16) * 5 : rng.int(35, 145);
        return { pair: 'co-interior', size: size === 90 ? 70 : size };
      },
    },
    'opposite-side': {
      label: 'angles on different sides, one outside',
      draw: (rng, level) => {
        const size = level === 1 ? rng.int(7, 16) * 5 : rng.int(35, 145);
        return { pair: 'opposite-side', size: size === 90 ? 70 : size };
      },
    },
  },
  pose: (parallel) => ({
    prompt: 'The two level lines are parallel. How many degrees is the angle marked with a question mark?',
    picture: parallelPicture(parallel),
    answer: degrees(parallelKey(parallel)),
  }),
  solve: (parallel) =>
    parallelKey(parallel) === parallel.size
      ? steps([String(parallel.size), `The asked angle lies ${pairNames[parallel.pair]}: it is equal.`])
      : steps(
          [String(parallel.size), 'The angle in the same place at the other line is equal.'],
          [`180 - ${parallel.size} = ${180 - parallel.size}`, 'It fills a straight line with the asked one.'],
        ),
  hints: ({ size }) => [
    'Slide the lower crossing up along the slanted line until it covers the upper one.',
    `Then the upper crossing has an angle of \`${size}\` degrees in the same place.`,
    `Is the asked angle across from that one, or beside it? Beside it, both together make \`180\` degrees.`,
  ],
  confirms: ({ pair, size }, key) => {
    // Directions of the two arms of the asked angle: the turn between them is the angle.
    const arms = {
      corresponding: [0, size],
      alternate: [180, 180 + size],
      'co-interior': [180 + size, 360],
      'opposite-side': [size, 180],
    }[pair];
    return near((arms[1] ?? 0) - (arms[0] ?? 0), Number(withoutUnit(key)));
  },
  mistakes: {
    'geometry.parallel-all-equal': (parallel) =>
      parallelKey(parallel) === parallel.size
        ? undefined
        : wrote(String(parallel.size), [String(parallel.size), 'The lines are parallel, so the angles are equal.']),
    'geometry.parallel-all-add-to-line': (parallel) =>
      parallelKey(parallel) !== parallel.size
        ? undefined
        : wrote(String(180 - parallel.size), [
            `180 - ${parallel.size} = ${180 - parallel.size}`,
            'Angles at parallel lines make 180 degrees.',
          ]),
    'geometry.line-as-right-angle': (parallel) =>
      parallel.size >= 90 || parallelKey(parallel) === parallel.size
        ? undefined
        : wrote(String(90 - parallel.size), [
            `90 - ${parallel.size} = ${90 - parallel.size}`,
            'The angles make a corner of 90 degrees.',
          ]),
  },
});

export const parallelLineSkills = [parallelAngles];
