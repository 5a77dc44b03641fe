import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { degrees, toward, withoutUnit } from './measures.ts';

/**
 * `two`: angles a and b are known. `apex`: a is the angle between the equal sides, a base angle is asked.
 * `base`: a is a base angle, the one between the equal sides is asked. `outside`: a and b are inside, the angle outside at the third corner is asked.
 */
type Triangle = { kind: 'two' | 'apex' | 'base' | 'outside'; a: number; b: number };

const keyOf = ({ kind, a, b }: Triangle) =>
  ({ two: 180 - a - b, apex: (180 - a) / 2, base: 180 - 2 * a, outside: a + b })[kind];

/** Angles at the left, right and top corner. */
function cornersOf(triangle: Triangle): readonly [number, number, number] {
  const { kind, a, b } = triangle;
  if (kind === 'apex') return [(180 - a) / 2, (180 - a) / 2, a];
  if (kind === 'base') return [a, a, 180 - 2 * a];
  return [a, 180 - a - b, b];
}

function picture(triangle: Triangle): Picture {
  const [left, right, top] = cornersOf(triangle);
  const side = (8 * Math.sin((right * Math.PI) / 180)) / Math.sin((top * Math.PI) / 180);
  const peak = toward(0, 0, left, side);
  const label = {
    two: [`${triangle.a}°`, '?', `${triangle.b}°`],
    apex: ['?', '', `${triangle.a}°`],
    base: [`${triangle.a}°`, '', '?'],
    outside: [`${triangle.a}°`, '', `${triangle.b}°`],
  }[triangle.kind];
  const equal =
    triangle.kind === 'apex' || triangle.kind === 'base' ? ' The left and the right side are equally long.' : '';
  const told =
    triangle.kind === 'two' || triangle.kind === 'outside'
      ? `Angles of ${triangle.a}° and ${triangle.b}° are marked.`
      : `An angle of ${triangle.a}° is marked ${triangle.kind === 'apex' ? 'at the top, between the equal sides' : 'at the base'}.`;
  return {
    kind: 'figure',
    polygons: [{ corners: [{ x: 0, y: 0 }, { x: 8, y: 0 }, peak] }],
    segments: triangle.kind === 'outside' ? [{ x1: 8, y1: 0, x2: 12, y2: 0 }] : [],
    labels:
      equal === ''
        ? []
        : [
            { x: peak.x / 2 - 0.4, y: peak.y / 2, text: '|' },
            { x: (8 + peak.x) / 2 + 0.4, y: peak.y / 2, text: '|' },
          ],
    angles: [
      { x: 0, y: 0, from: 0, to: left, label: label[0] ?? '' },
      triangle.kind === 'outside'
        ? { x: 8, y: 0, from: 0, to: 180 - right, label: '?' }
        : { x: 8, y: 0, from: 180 - right, to: 180, label: label[1] ?? '' },
      { x: peak.x, y: peak.y, from: 180 + left, to: 360 - right, label: label[2] ?? '' },
    ],
    alt: `A triangle.${equal} ${told} The asked angle ${triangle.kind === 'outside' ? 'lies outside, between a side and the longer base line' : 'is marked with a question mark'}.`,
  };
}

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const round = level === 1 ? 5 : 1;
  const a = rng.int(Math.ceil(30 / round), Math.floor(70 / round)) * round;
  const b = rng.int(Math.ceil(35 / round), Math.floor(80 / round)) * round;
  return { round, a, b };
};

const triangleAngles = skill<Triangle>({
  code: 'geometry.triangle-angle-sum',
  name: 'Find an angle of a triangle',
  canDo: 'I can use the angle sum of a triangle.',
  grade: 8,
  standards: ['8.G.A.5'],
  prerequisites: ['geometry.angles-on-line'],
  cases: {
    two: {
      label: 'two angles are known',
      draw: (rng, level) => {
        const { round, a, b } = begin(rng, level);
        return { kind: 'two', a, b: a + b === 90 ? b + round : b };
      },
    },
    apex: {
      label: 'two equal sides, the angle between them is known',
      draw: (rng, level) => {
        begin(rng, level);
        return { kind: 'apex', a: 2 * rng.int(11, 65), b: 0 };
      },
    },
    base: {
      label: 'two equal sides, an angle at the base is known',
      draw: (rng, level) => {
        const { round } = begin(rng, level);
        const a = rng.int(Math.ceil(25 / round), Math.floor(80 / round)) * round;
        return { kind: 'base', a: a === 60 ? 65 : a, b: 0 };
      },
    },
    outside: {
      label: 'the angle outside',
      draw: (rng, level) => {
        const { round, a, b } = begin(rng, level);
        return { kind: 'outside', a, b: a + b === 90 ? b + round : b };
      },
    },
  },
  pose: (triangle) => ({
    prompt: {
      two: 'How many degrees is the angle marked with a question mark?',
      apex: 'The triangle has two equally long sides. How many degrees is an angle at its base?',
      base: 'The triangle has two equally long sides. How many degrees is the angle between them?',
      outside:
        'The base line of the triangle goes on to the right. How many degrees is the angle outside the triangle, marked with a question mark?',
    }[triangle.kind],
    picture: picture(triangle),
    answer: degrees(keyOf(triangle)),
  }),
  solve: (triangle) => {
    const { kind, a, b } = triangle;
    if (kind === 'two')
      return steps([`180 - ${a} - ${b} = ${keyOf(triangle)}`, 'The angles of a triangle make 180 degrees.']);
    if (kind === 'apex')
      return steps(
        [`180 - ${a} = ${180 - a}`, 'Both base angles together make up the rest of 180 degrees.'],
        [`${180 - a}/2 = ${keyOf(triangle)}`, 'They are equal, so each is half.'],
      );
    if (kind === 'base')
      return steps(
        [`2 * ${a} = ${2 * a}`, 'Both base angles are equal.'],
        [`180 - ${2 * a} = ${keyOf(triangle)}`, 'The rest of 180 degrees lies between the equal sides.'],
      );
    return steps(
      [`180 - ${a} - ${b} = ${180 - a - b}`, 'Find the third angle inside.'],
      [`180 - ${180 - a - b} = ${keyOf(triangle)}`, 'It fills a straight line with the angle outside.'],
    );
  },
  hints: ({ kind, a, b }) => [
    'What do the three angles of a triangle make together?',
    {
      two: `Together they make \`180\` degrees. Two of them make \`${a + b}\`.`,
      apex: `The two angles at the base make \`180 - ${a} = ${180 - a}\` degrees together, and they are equal.`,
      base: `The other angle at the base has \`${a}\` degrees too.`,
      outside: `The third angle inside has \`180 - ${a} - ${b} = ${180 - a - b}\` degrees. What makes a straight line with it?`,
    }[kind],
  ],
  confirms: (triangle, key) => {
    const size = Number(withoutUnit(key));
    const { kind, a, b } = triangle;
    const all = { two: [a, b, size], apex: [a, size, size], base: [a, a, size], outside: [a, b, 180 - size] }[kind];
    return (
      near(
        all.reduce((sum, angle) => sum + angle, 0),
        180,
      ) && all.every((angle) => angle > 0)
    );
  },
  mistakes: {
    'geometry.triangle-sum-360': ({ kind, a, b }) => {
      // With the two inside angles nothing adds up to an angle outside of the triangle.
      if (kind === 'outside') return undefined;
      const value = { two: 360 - a - b, apex: (360 - a) / 2, base: 360 - 2 * a }[kind];
      return wrote(
        String(value),
        [
          `360 - ${kind === 'base' ? 2 * a : a + b} = ${360 - (kind === 'base' ? 2 * a : a + b)}`,
          'The angles make 360 degrees.',
        ],
        ...(kind === 'apex' ? [[`${360 - a}/2 = ${value}`, 'Two angles share the rest.'] as const] : []),
      );
    },
    'geometry.angle-sum-stops': ({ kind, a, b }) =>
      kind === 'two'
        ? wrote(String(a + b), [`${a} + ${b} = ${a + b}`, 'Add the angles.'])
        : kind === 'outside'
          ? wrote(String(180 - a - b), [
              `180 - ${a} - ${b} = ${180 - a - b}`,
              'The angles of a triangle make 180 degrees.',
            ])
          : undefined,
    'geometry.isosceles-wrong-pair': ({ kind, a }) =>
      kind === 'apex'
        ? wrote(String(a), [String(a), 'Two angles are equal, so it is the same angle.'])
        : kind === 'base'
          ? wrote(String(a), [String(a), 'Two angles are equal, so it is the same angle.'])
          : undefined,
    'geometry.isosceles-not-shared': ({ kind, a }) =>
      kind === 'apex' || kind === 'base'
        ? wrote(String(180 - a), [`180 - ${a} = ${180 - a}`, 'Take the angle from 180 degrees.'])
        : undefined,
  },
  read: (text) => {
    const { body } = typed(text);
    const found = [...body.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    const [a = 0, b = 0] = found;
    return /triangle/i.test(body) && /angle/i.test(body) && found.length === 2 && a > 0 && b > 0 && a + b < 180
      ? { kind: 'two', a, b }
      : undefined;
  },
});

export const triangleAngleSkills = [triangleAngles];
