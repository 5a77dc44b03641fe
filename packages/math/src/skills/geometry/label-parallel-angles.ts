import { byLevel } from '../kit/by-level.ts';
import { groupsIn, lettersOf } from '../kit/grouped.ts';
import { numbersAt, poseLabeled } from '../kit/labeled.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { toward } from './measures.ts';

/** Parallel lines and a line across; the known angle is `size`. `at`: the asked ones, 0 to 3 around each crossing. */
type Crossing = { readonly size: number; readonly at: readonly number[]; readonly first: 'size' | 'rest' };

const CORNERS = 4;
/** The two lines are so far apart along the line across. */
const LONG = 5;

/** The directions between which an angle lies, and whether it is at the upper line. */
function spanOf({ size }: Crossing, at: number) {
  const turns = [0, size, 180, 180 + size, 360];
  const corner = at % CORNERS;
  return { from: turns[corner] ?? 0, to: turns[corner + 1] ?? 0, isUpper: at >= CORNERS };
}
/** An angle around a crossing is equal to the known one, or beside it. */
const isEqual = (at: number): boolean => at % 2 === 0;
const measuresOf = (p: Crossing): readonly number[] =>
  p.first === 'size' ? [p.size, 180 - p.size] : [180 - p.size, p.size];
const labelsBy = (p: Crossing, measureOf: (at: number) => number): readonly number[] =>
  p.at.map((at) => measuresOf(p).indexOf(measureOf(at)));
const rightMeasure = (p: Crossing) => (at: number) => (isEqual(at) ? p.size : 180 - p.size);

const where = (at: number): string => {
  const sides = ['above the line, to the right', 'above the line, to the left', 'below the line, to the left'];
  const side = sides[at % CORNERS] ?? 'below the line, to the right';
  return `At the ${at >= CORNERS ? 'upper' : 'lower'} crossing, ${side}`;
};

/** Grade 8: the measures of angles where a line crosses two parallel lines. */
export const labelParallelAngles = skill<Crossing>({
  code: 'geometry.label-parallel-angles',
  name: 'Label angles at parallel lines',
  canDo: 'I can put the measures at all angles where a line crosses two parallel lines.',
  grade: 8,
  standards: ['8.G.A.5', 'G-CO.C.9'],
  prerequisites: ['geometry.parallel-line-angles'],
  cases: casesOf({ three: 'three angles', four: 'four angles' }, (rng, level, id): Crossing => {
    const size = byLevel(level, rng.int(10, 16) * 5, rng.int(46, 84), rng.int(96, 134));
    return {
      size,
      // One beside the known angle, and others at the upper line.
      at: rng.shuffle([rng.pick([1, 3]), ...rng.shuffle([4, 5, 6, 7]).slice(0, id === 'three' ? 2 : 3)]),
      first: rng.pick(['size', 'rest']),
    };
  }),
  pose: (p) => {
    const top = toward(0, 0, p.size, LONG);
    const [low, high] = [toward(0, 0, p.size, -3), toward(0, 0, p.size, LONG + 3)];
    return poseLabeled(
      'The two level lines are parallel. Label the angles. A label may fit twice.',
      {
        kind: 'figure',
        polygons: [],
        segments: [
          { x1: Math.min(-5, top.x - 5), y1: 0, x2: Math.max(5, top.x + 5), y2: 0 },
          { x1: Math.min(-5, top.x - 5), y1: top.y, x2: Math.max(5, top.x + 5), y2: top.y },
          { x1: low.x, y1: low.y, x2: high.x, y2: high.y },
        ],
        angles: [{ x: 0, y: 0, from: 0, to: p.size, label: `${p.size}°` }],
        labels: numbersAt(
          p.at.map((at) => {
            const { from, to, isUpper } = spanOf(p, at);
            const corner = isUpper ? top : { x: 0, y: 0 };
            return toward(corner.x, corner.y, (from + to) / 2, to - from < 90 ? 2.2 : 1.5);
          }),
        ),
        alt: `Two parallel lines, crossed by a third line. At the lower crossing an angle of ${p.size}° is marked above the line, to the right. ${p.at
          .map((at, index) => `${where(at)}: angle ${index + 1}.`)
          .join(' ')}`,
      },
      { labels: measuresOf(p).map((measure) => `${measure}°`), right: labelsBy(p, rightMeasure(p)) },
    );
  },
  solve: (p) =>
    steps(
      [`180 - ${p.size} = ${180 - p.size}`, 'An angle beside the known one fills a straight line with it.'],
      [String(p.size), 'The angle in the same place at the other line is equal.'],
      [lettersOf(labelsBy(p, rightMeasure(p))), 'Write the letters.'],
    ),
  hints: () => [
    'Slide the lower crossing up along the slanted line until it covers the upper one.',
    'Is the angle across from the known one, or beside it?',
  ],
  confirms: (p, key) =>
    groupsIn(key).every((label, index) => {
      const { from, to } = spanOf(p, p.at[index] ?? 0);
      return measuresOf(p)[label] === to - from;
    }),
  mistakes: {
    'geometry.parallel-all-equal': (p) => {
      const text = lettersOf(labelsBy(p, () => p.size));
      return wrote(text, [text, 'The lines are parallel, so the angles are equal.']);
    },
    'geometry.parallel-all-add-to-line': (p) => {
      const text = lettersOf(labelsBy(p, () => 180 - p.size));
      return wrote(text, [text, 'Angles at parallel lines make 180 degrees.']);
    },
    'geometry.neighbor-angle-as-equal': (p) => {
      // At its own crossing every angle is taken as equal; at the other one they are right.
      const text = lettersOf(labelsBy(p, (at) => (at < CORNERS ? p.size : rightMeasure(p)(at))));
      return wrote(text, [text, 'The angles at one crossing look alike.']);
    },
  },
});
