import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Three sides, or three angles, in ascending order. */
type Given = { readonly kind: 'sides' | 'angles'; readonly a: number; readonly b: number; readonly c: number };
type HowMany = 'one' | 'none' | 'many';

function howMany({ kind, a, b, c }: Given): HowMany {
  if (kind === 'sides') return a + b > c ? 'one' : 'none';
  return a + b + c === 180 ? 'many' : 'none';
}
const spelled = ({ kind, a, b, c }: Given): string =>
  kind === 'sides' ? `sides of ${a} cm, ${b} cm and ${c} cm` : `angles of ${a}°, ${b}° and ${c}°`;

const drawSides =
  (possible: boolean): Draw<Given> =>
  (rng, level) => {
    const a = rng.int(2, byLevel(level, 6, 9, 14));
    const b = a + rng.int(1, byLevel(level, 4, 6, 8));
    const c = possible ? a + b - rng.int(1, a - 1) : a + b + rng.int(0, byLevel(level, 4, 3, 2));
    return { kind: 'sides', a, b, c: Math.max(c, b) };
  };
const drawAngles =
  (possible: boolean): Draw<Given> =>
  (rng, level) => {
    const a = 5 * rng.int(4, 10);
    const b = 5 * rng.int(10, 13);
    const c = 180 - a - b;
    return { kind: 'angles', a, b, c: possible ? c : c + byLevel(level, 20, 10, 5) * rng.pick([-1, 1]) };
  };

/** Grade 7: one triangle, none, or many from three measures. */
export const triangleConditions = skill<Given>({
  code: 'geometry.triangle-conditions',
  name: 'Tell how many triangles fit three measures',
  canDo: 'I can say whether three measures give one triangle, none or many.',
  grade: 7,
  standards: ['7.G.A.2'],
  prerequisites: ['geometry.angle-types'],
  cases: {
    sides: { label: 'three sides that fit', draw: drawSides(true) },
    'too-long': { label: 'one side too long', draw: drawSides(false) },
    angles: { label: 'three angles that fit', draw: drawAngles(true) },
    'wrong-sum': { label: 'three angles that do not fit', draw: drawAngles(false) },
  },
  pose: (p) => ({
    prompt: `How many different triangles have ${spelled(p)}?`,
    answer: choiceAnswer(howMany(p), [
      ['none', 'None'],
      ['one', 'Exactly one'],
      ['many', 'Many, of different sizes'],
    ]),
  }),
  solve: (p) => {
    const { a, b, c } = p;
    if (p.kind === 'angles')
      return steps(
        [`${a} + ${b} + ${c} = ${a + b + c}`, 'The angles of a triangle make 180° together.'],
        [
          howMany(p),
          a + b + c === 180
            ? 'The angles fit, and the triangle may be of any size.'
            : 'These do not, so there is no such triangle.',
        ],
      );
    return steps(
      [
        a + b > c ? `${a} + ${b} > ${c}` : `${a} + ${b} <= ${c}`,
        'The two shorter sides together must be longer than the longest side.',
      ],
      [howMany(p), a + b > c ? 'They meet, and three sides fix a triangle.' : 'They do not meet.'],
    );
  },
  hints: ({ kind }) =>
    kind === 'sides'
      ? [
          'Draw the longest side. Can the other two meet above it?',
          'Add the two shorter sides. Compare with the longest one.',
        ]
      : ['What do the angles of a triangle make together?', 'Enlarge a triangle. Do its angles change?'],
  confirms: ({ kind, a, b, c }, key) => {
    // The product in Heron's formula is positive exactly if the three sides form a triangle.
    const heron = (a + b + c) * (b + c - a) * (a + c - b) * (a + b - c);
    return kind === 'sides' ? key === (heron > 0 ? 'one' : 'none') : key === (180 - a - b - c === 0 ? 'many' : 'none');
  },
  mistakes: {
    'geometry.any-three-sides-close': (p) =>
      p.kind === 'sides' && howMany(p) === 'none'
        ? wrote('one', [spelled(p), 'Three sides make a triangle.'])
        : undefined,
    'geometry.angles-fix-the-size': (p) =>
      p.kind === 'angles' && howMany(p) === 'many'
        ? wrote('one', [spelled(p), 'Three measures are given, so there is one.'])
        : undefined,
    'geometry.measures-arranged-anew': (p) =>
      p.kind === 'sides' ? wrote('many', [spelled(p), 'The sides can be put in another order.']) : undefined,
    'geometry.any-three-angles-close': (p) =>
      p.kind === 'angles' && howMany(p) === 'none'
        ? wrote('many', [spelled(p), 'Triangles with these angles come in all sizes.'])
        : undefined,
    'geometry.fixed-sides-need-right-sums': (p) =>
      p.kind === 'angles' && howMany(p) === 'none'
        ? wrote('one', [spelled(p), 'Three angles make a triangle.'])
        : undefined,
  },
});
