import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A quadrilateral PQRS with PQ parallel to SR, moved to P'Q'R'S'. */
type Moved = {
  readonly motion: 'translated' | 'reflected' | 'rotated';
  readonly side: number;
  readonly angle: number;
  readonly by: number;
  readonly ask: 'length' | 'angle' | 'parallel';
};

const motionText = ({ motion, by }: Moved): string =>
  motion === 'translated'
    ? `translated by ${by} units`
    : motion === 'reflected'
      ? `reflected in a line that is ${by} units away`
      : `rotated by ${by}° about a point`;

const drawMoved =
  (ask: Moved['ask']): Draw<Moved> =>
  (rng, level) => {
    const motion = rng.pick(['translated', 'reflected', 'rotated'] as const);
    return {
      motion,
      side: rng.int(3, byLevel(level, 9, 15, 30)),
      angle: rng.int(35, 145),
      by: motion === 'rotated' ? rng.pick([30, 45, 60, 90, 120, 180]) : rng.int(2, 12),
      ask,
    };
  };

/** Grade 8: slides, reflections and turns keep lengths, angles and parallel lines. */
const rigidMotions = skill<Moved>({
  code: 'geometry.rigid-motions',
  name: 'Tell what slides, reflections and turns keep',
  canDo: 'I can say which lengths and angles stay the same when a figure is moved.',
  grade: 8,
  standards: ['8.G.A.1', '8.G.A.1a', '8.G.A.1b', '8.G.A.1c'],
  prerequisites: ['geometry.translate-point'],
  cases: {
    length: { label: 'a length', draw: drawMoved('length') },
    angle: { label: 'an angle', draw: drawMoved('angle') },
    parallel: { label: 'parallel sides', draw: drawMoved('parallel') },
  },
  pose: (p) => {
    const told = `The figure PQRS is ${motionText(p)} to P'Q'R'S'.`;
    if (p.ask === 'parallel')
      return {
        prompt: `${told} The sides PQ and SR are parallel. What about P'Q' and S'R'?`,
        answer: choiceAnswer('parallel', [
          ['parallel', 'They are parallel.'],
          ['meet', 'They meet at some point.'],
          ['turned', 'They are parallel to PQ only if nothing was turned, so one cannot say.'],
        ]),
      };
    return p.ask === 'length'
      ? {
          prompt: `${told} The side PQ is ${p.side} units long. How many units long is P'Q'?`,
          answer: pickAnswer(p.side, p.side + p.by, 2 * p.side, p.by),
        }
      : {
          prompt: `${told} The angle at P is ${p.angle}°. How many degrees is the angle at P'?`,
          answer: pickAnswer(`${p.angle}°`, `${p.angle + p.by}°`, `${180 - p.angle}°`),
        };
  },
  solve: (p) =>
    steps([
      p.ask === 'parallel' ? 'parallel' : p.ask === 'length' ? String(p.side) : `${p.angle}°`,
      'A slide, a reflection and a turn move a figure without changing it: lengths and angles stay, and parallel sides stay parallel.',
    ]),
  hints: () => [
    'Draw a figure like it on tracing paper and move the paper.',
    'Does the figure itself change, or only its place?',
  ],
  confirms: (p, key) =>
    p.ask === 'parallel' ? key === 'parallel' : Number.parseInt(key, 10) === (p.ask === 'length' ? p.side : p.angle),
  mistakes: {
    'geometry.motion-added-to-the-measure': (p) => {
      if (p.ask === 'parallel') return undefined;
      const value = (p.ask === 'length' ? p.side : p.angle) + p.by;
      return wrote(p.ask === 'length' ? value : `${value}°`, [
        `${p.ask === 'length' ? p.side : p.angle} + ${p.by} = ${value}`,
        `It was moved by ${p.by}.`,
      ]);
    },
    'geometry.turning-changes-the-figure': (p) =>
      p.ask === 'angle' && p.motion === 'reflected'
        ? wrote(`${180 - p.angle}°`, [
            `180 - ${p.angle} = ${180 - p.angle}`,
            'In a mirror everything is turned around.',
          ])
        : undefined,
    'geometry.parallels-meet-after-a-move': (p) =>
      p.ask === 'parallel' ? wrote('meet', ['meet', 'They have left their lines.']) : undefined,
  },
});

type Pair = {
  readonly w: number;
  readonly h: number;
  readonly times: number;
  readonly motion: 'reflected' | 'rotated' | 'translated';
  readonly stretched: boolean;
};

const stepsOf = ({ times, stretched }: Pair): string =>
  stretched
    ? `is then made ${times} times as wide, with the same height`
    : times === 1
      ? 'is not changed further'
      : `is then enlarged by the factor ${times}`;
const relationOf = ({ times, stretched }: Pair): 'congruent' | 'similar' | 'neither' =>
  times === 1 ? 'congruent' : stretched ? 'neither' : 'similar';

const drawPair =
  (relation: 'congruent' | 'similar' | 'neither'): Draw<Pair> =>
  (rng, level) => {
    const w = rng.int(2, byLevel(level, 5, 8, 12));
    return {
      w,
      h: w + rng.int(1, 5),
      times: relation === 'congruent' ? 1 : rng.pick(byLevel(level, [2, 3], [2, 3, 4], [1.5, 2.5, 3, 4])),
      motion: rng.pick(['reflected', 'rotated', 'translated'] as const),
      stretched: relation === 'neither',
    };
  };

/** Grade 8: a figure is congruent after a motion, and similar after a motion and an enlargement. */
const congruentOrSimilar = skill<Pair>({
  code: 'geometry.congruent-or-similar',
  name: 'Tell congruent and similar figures',
  canDo: 'I can say whether moves make a figure congruent, only similar, or neither.',
  grade: 8,
  standards: ['8.G.A.2', '8.G.A.4'],
  prerequisites: ['geometry.rigid-motions', 'geometry.scale-drawing'],
  cases: {
    congruent: { label: 'congruent', draw: drawPair('congruent') },
    similar: { label: 'similar, not congruent', draw: drawPair('similar') },
    neither: { label: 'neither', draw: drawPair('neither') },
  },
  pose: (p) => ({
    prompt: `A rectangle is ${p.w} units wide and ${p.h} units high. It is ${p.motion}, and ${stepsOf(p)}. How does the new rectangle compare with the first one?`,
    answer: choiceAnswer(relationOf(p), [
      ['congruent', 'Congruent'],
      ['similar', 'Similar, and not congruent'],
      ['neither', 'Neither'],
    ]),
  }),
  solve: (p) =>
    steps([
      relationOf(p),
      {
        congruent: 'Slides, reflections and turns keep all lengths and angles.',
        similar: 'All lengths grow by one factor, and the angles stay.',
        neither: `The width grows by the factor ${p.times} and the height does not, so the sides are no longer in the same ratio.`,
      }[relationOf(p)],
    ]),
  hints: () => [
    'Which lengths change, and by which factor?',
    'Congruent: everything fits exactly. Similar: all lengths in one ratio.',
  ],
  confirms: (p, key) => {
    const [w, h] = [p.w * p.times, p.stretched ? p.h : p.h * p.times];
    return key === (w === p.w && h === p.h ? 'congruent' : Math.abs(w * p.h - h * p.w) < 1e-9 ? 'similar' : 'neither');
  },
  mistakes: {
    'geometry.another-place-another-figure': (p) =>
      relationOf(p) === 'congruent'
        ? wrote('similar', ['similar', 'It lies elsewhere, so it only looks alike.'])
        : relationOf(p) === 'similar'
          ? wrote('neither', ['neither', 'It has another size and another place.'])
          : undefined,
    'geometry.same-kind-means-similar': (p) =>
      relationOf(p) === 'neither' ? wrote('similar', ['similar', 'Both are rectangles.']) : undefined,
    'geometry.same-shape-means-congruent': (p) =>
      relationOf(p) === 'similar' ? wrote('congruent', ['congruent', 'It has the same shape.']) : undefined,
    'geometry.moving-breaks-the-figure': (p) =>
      relationOf(p) === 'congruent' ? wrote('neither', ['neither', 'It was moved.']) : undefined,
  },
});

type Sides = { readonly a: number; readonly b: number; readonly c: number };
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

const drawSides =
  (right: boolean): Draw<Sides> =>
  (rng, level) => {
    const [a, b, c] = rng.pick(triples.slice(0, byLevel(level, 2, 4, 5)));
    const times = rng.int(1, byLevel(level, 5, 4, 3));
    const off = right ? 0 : rng.pick(times * c - 1 > times * b ? [-1, 1] : [1]);
    return { a: a * times, b: b * times, c: c * times + off };
  };

/** Grade 8: the converse of the theorem decides whether a triangle has a right angle. */
const pythagorasConverse = skill<Sides>({
  code: 'geometry.pythagoras-converse',
  name: 'Decide whether a triangle has a right angle',
  canDo: 'I can use the squares of the sides to decide whether a triangle is a right triangle.',
  grade: 8,
  standards: ['8.G.B.6', '8.G.B.7'],
  prerequisites: ['geometry.pythagoras-hypotenuse'],
  cases: {
    right: { label: 'a right triangle', draw: drawSides(true) },
    not: { label: 'not a right triangle', draw: drawSides(false) },
  },
  pose: ({ a, b, c }) => ({
    prompt: `A triangle has sides of ${a} cm, ${b} cm and ${c} cm. Is it a right triangle?`,
    answer: choiceAnswer(a * a + b * b === c * c ? 'yes-squares' : 'no-squares', [
      ['yes-squares', 'Yes: the squares on the two shorter sides together are as large as the square on the longest.'],
      [
        'no-squares',
        'No: the squares on the two shorter sides together are not as large as the square on the longest.',
      ],
      ['yes-sides', 'Yes: the two shorter sides together are longer than the longest.'],
      ['no-sides', 'No: the two shorter sides together are not as long as the longest.'],
    ]),
  }),
  solve: ({ a, b, c }) =>
    steps(
      [`${a}^2 + ${b}^2 = ${a * a + b * b}`, 'Add the squares of the two shorter sides.'],
      [`${c}^2 = ${c * c}`, 'Square the longest side.'],
      [
        a * a + b * b === c * c ? 'yes' : 'no',
        a * a + b * b === c * c
          ? 'They are equal, and only a right triangle has that.'
          : 'They are not equal, and in a right triangle they would be.',
      ],
    ),
  hints: () => [
    'What is true of the squares on the sides of every right triangle?',
    'If the squares do not fit, can there be a right angle?',
  ],
  confirms: ({ a, b, c }, key) => {
    const cosine = (a * a + b * b - c * c) / (2 * a * b);
    return key === (Math.abs(cosine) < 1e-12 ? 'yes-squares' : 'no-squares');
  },
  mistakes: {
    'geometry.right-angle-from-plain-sides': () =>
      wrote('yes-sides', ['yes', 'Two sides are longer than the third one.']),
    'geometry.right-angle-needs-plain-sums': () =>
      wrote('no-sides', ['no', 'The two sides do not make the third one.']),
  },
});

export const rigidMotionSkills = [rigidMotions, congruentOrSimilar, pythagorasConverse];
