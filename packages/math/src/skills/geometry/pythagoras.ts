import type { Picture } from '../../pictures/types.ts';
import type { Posed } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { inParentheses, rootText } from '../kit/numeric.ts';
import { casesOf, type Mistakes, mapMistakes, skill } from '../kit/skill.ts';
import { pointsIn, typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';
import { boxes, equalRoot, inSpace, type Legs, poseBox, throughBox } from './pythagoras-box.ts';

/** The hypotenuse and one leg. `story` 0 is a bare triangle. */
type Leg = { c: number; a: number; story: number; unit: LengthUnit };
type Pair = { x1: number; y1: number; x2: number; y2: number };

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [20, 21, 29],
] as const;

const figure = (a: number, b: number, texts: readonly [string, string, string], alt: string): Picture => ({
  kind: 'figure',
  polygons: [
    {
      corners: [
        { x: 0, y: 0 },
        { x: a, y: 0 },
        { x: 0, y: b },
      ],
    },
  ],
  angles: [{ x: 0, y: 0, from: 0, to: 90, right: true }],
  labels: [
    { x: a / 2, y: -0.08 * b - 0.3, text: texts[0] },
    { x: -0.08 * a - 0.4, y: b / 2, text: texts[1] },
    { x: a / 2 + 0.5, y: b / 2 + 0.5, text: texts[2] },
  ],
  alt,
});

const exactness = (n: number) => (Number.isInteger(Math.sqrt(n)) ? '' : ' Give the exact answer: keep the root.');

const sumRules: Mistakes<{ readonly a: number; readonly b: number }> = {
  'geometry.pythagoras-sides-added': ({ a, b }) =>
    wrote(String(a + b), [`${a} + ${b} = ${a + b}`, 'Add the two sides.']),
  'geometry.pythagoras-root-forgotten': ({ a, b }) =>
    wrote(String(a * a + b * b), [`${a}^2 + ${b}^2 = ${a * a + b * b}`, 'Add the squares.']),
  'geometry.pythagoras-doubles': ({ a, b }) =>
    wrote(
      rootText(2 * a + 2 * b),
      [`2 * ${a} + 2 * ${b} = ${2 * a + 2 * b}`, 'The little 2 means two times.'],
      [`sqrt(${2 * a + 2 * b})`, 'Take the root.'],
    ),
};

const poseFlat = ({ a, b, unit }: Legs): Posed => ({
  prompt: `The sides at the right angle of a triangle are \`${a}\` ${unit} and \`${b}\` ${unit} long. How long is the third side, in ${unitWords(unit, 1)}?${exactness(a * a + b * b)}`,
  picture: figure(
    a,
    b,
    [`${a} ${unit}`, `${b} ${unit}`, '?'],
    `A right triangle. The sides at the right angle are ${a} ${unit} and ${b} ${unit}. The side across from the right angle is asked.`,
  ),
  answer: measured(rootText(a * a + b * b), unit, 1),
});

const flatSteps = ({ a, b }: Legs) =>
  steps(
    [`c^2 = ${a}^2 + ${b}^2 = ${a * a + b * b}`, 'The squares of the two short sides make the square of the long one.'],
    [equalRoot('c', a * a + b * b), 'Take the square root.'],
  );

const hypotenuse = skill<Legs>({
  code: 'geometry.pythagoras-hypotenuse',
  name: 'Find the longest side of a right triangle',
  canDo: 'I can find the side across from the right angle.',
  grade: 8,
  standards: ['8.G.B.7'],
  prerequisites: ['algebra.simplify-radicals'],
  cases: {
    whole: {
      label: 'the answer is a whole number',
      draw: (rng, level) => {
        const [a, b] = rng.shuffle(rng.pick(triples.slice(0, 2 * level + 2)).slice(0, 2));
        return { a: a ?? 3, b: b ?? 4, height: 0, unit: pickUnit(rng) };
      },
    },
    root: {
      label: 'the answer is a root',
      draw: (rng, level) => {
        const a = rng.int(1, 2 + 2 * level);
        const fits = Array.from({ length: 4 + 2 * level }, (_, i) => i + 1).filter(
          (b) => !Number.isInteger(Math.sqrt(a * a + b * b)),
        );
        return { a, b: rng.pick(fits), height: 0, unit: pickUnit(rng) };
      },
    },
    space: {
      label: 'from corner to corner through a box',
      draw: (rng, level) => {
        const [a = 1, b = 2, height = 2] = rng.shuffle([...rng.pick(boxes.slice(0, 4 + 2 * level))]);
        return { a, b, height, unit: pickUnit(rng) };
      },
    },
  },
  pose: (p) => (p.height > 0 ? poseBox(p) : poseFlat(p)),
  solve: (p) => (p.height > 0 ? throughBox(p) : flatSteps(p)),
  hints: ({ a, b, height }) =>
    height > 0
      ? [
          'Sketch the box. Where does the line begin, and where does it end?',
          'First draw the line on the floor, straight below. It belongs to a right triangle on the floor.',
          `The square on the line on the floor has the area \`${a * a + b * b}\`. Which right triangle stands on that line?`,
        ]
      : [
          'Think of a square on each side of the triangle.',
          `The two smaller squares have the areas \`${a * a}\` and \`${b * b}\`.`,
          `The square on the long side has the area \`${a * a + b * b}\`. How long is its side?`,
        ],
  confirms: ({ a, b, height }, key) => near(Math.hypot(a, b, height), evaluateText(withoutUnit(key))),
  mistakes: mapMistakes(sumRules, (flat, id) => (p: Legs) => (p.height > 0 ? inSpace[id]?.(p) : flat(p))),
  read: (text) => {
    const { body } = typed(text);
    const [a, b, ...more] = [...body.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    return /hypotenuse/i.test(body) && /legs/i.test(body) && a && b && more.length === 0
      ? { a, b, height: 0, unit: 'cm' }
      : undefined;
  },
});
const stories = [
  ({ c, a, unit }: Leg) =>
    `In a right triangle the longest side is \`${c}\` ${unit} and one of the other sides is \`${a}\` ${unit}. How long is the third side, in ${unitWords(unit, 1)}?`,
  ({ c, a, unit }: Leg) =>
    `A ladder of \`${c}\` ${unit} leans against a wall. Its foot is \`${a}\` ${unit} from the wall, on level ground. How high does it reach, in ${unitWords(unit, 1)}?`,
  ({ c, a, unit }: Leg) =>
    `A kite string of \`${c}\` ${unit} is pulled straight. The kite is above a spot that is \`${a}\` ${unit} away on level ground. How high is the kite, in ${unitWords(unit, 1)}?`,
] as const;

const leg = skill<Leg>({
  code: 'geometry.pythagoras-leg',
  name: 'Find a shorter side of a right triangle',
  canDo: 'I can find a side at the right angle.',
  grade: 8,
  standards: ['8.G.B.7'],
  prerequisites: ['geometry.pythagoras-hypotenuse'],
  cases: {
    triangle: {
      label: 'a bare triangle',
      draw: (rng, level) => {
        const unit = pickUnit(rng);
        const [a, b, c] = rng.pick(triples.slice(0, 2 * level + 2));
        return { c, a: rng.pick([a, b]), story: 0, unit };
      },
    },
    story: {
      label: 'a ladder or a kite',
      draw: (rng, level) => {
        const unit = rng.pick(['m', 'ft'] as const);
        const [a, b, c] = rng.pick(triples.slice(0, 2 * level + 2));
        return { c, a: rng.pick([a, b]), story: rng.int(1, 2), unit };
      },
    },
    root: {
      label: 'the answer is a root',
      draw: (rng, level) => {
        const unit = pickUnit(rng);
        const a = rng.int(2, 3 + 2 * level);
        const fits = [1, 2, 3, 4, 5, 6].map((n) => a + n).filter((c) => !Number.isInteger(Math.sqrt(c * c - a * a)));
        return { c: rng.pick(fits), a, story: 0, unit };
      },
    },
  },
  pose: (params) => {
    const { c, a, unit } = params;
    const other = Math.round(Math.sqrt(c * c - a * a) * 100) / 100;
    return {
      prompt: `${(stories[params.story] ?? stories[0])(params)}${exactness(c * c - a * a)}`,
      picture: figure(
        a,
        other,
        [`${a} ${unit}`, '?', `${c} ${unit}`],
        `A right triangle. The side across from the right angle is ${c} ${unit}, one side at the right angle is ${a} ${unit}, the other one is asked.`,
      ),
      answer: measured(rootText(c * c - a * a), unit, 1),
    };
  },
  solve: ({ c, a }) =>
    steps(
      [`${a}^2 + b^2 = ${c}^2`, 'The squares of the two short sides make the square of the long one.'],
      [`b^2 = ${c * c} - ${a * a} = ${c * c - a * a}`, 'Take the known square away.'],
      [`b = ${rootText(c * c - a * a)}`, 'Take the square root.'],
    ),
  hints: ({ c, a }) => [
    'Which side is across from the right angle? It is the longest one.',
    `The square on the longest side, \`${c * c}\`, is the two other squares together.`,
    `One of them is \`${a * a}\`, so the other is \`${c * c} - ${a * a} = ${c * c - a * a}\`. How long is its side?`,
  ],
  confirms: ({ c, a }, key) => near(Math.hypot(a, evaluateText(withoutUnit(key))), c),
  mistakes: {
    'geometry.pythagoras-always-adds': ({ c, a }) =>
      wrote(
        rootText(c * c + a * a),
        [`${c}^2 + ${a}^2 = ${c * c + a * a}`, 'Add the squares of the two sides.'],
        [rootText(c * c + a * a), 'Take the root.'],
      ),
    'geometry.pythagoras-sides-added': ({ c, a }) =>
      wrote(String(c - a), [`${c} - ${a} = ${c - a}`, 'The sides add up, so take the one from the other.']),
    'geometry.pythagoras-root-forgotten': ({ c, a }) =>
      wrote(String(c * c - a * a), [`${c}^2 - ${a}^2 = ${c * c - a * a}`, 'Subtract the squares.']),
  },
  read: (text) => {
    const { body } = typed(text);
    const c = Number(/hypotenuse[^\d]{0,10}(\d+)/i.exec(body)?.[1]);
    const a = Number(/\bleg\b[^\d]{0,10}(\d+)/i.exec(body)?.[1]);
    return c > a && a > 0 ? { c, a, story: 0, unit: 'cm' } : undefined;
  },
});

const across = ({ x1, x2 }: Pair) => x2 - x1;
const upward = ({ y1, y2 }: Pair) => y2 - y1;
const squares = (pair: Pair) => across(pair) ** 2 + upward(pair) ** 2;
const asLegs = (pair: Pair) => ({ a: Math.abs(across(pair)), b: Math.abs(upward(pair)) });

const pointDistance = skill<Pair>({
  code: 'geometry.point-distance',
  name: 'Find the distance between two points',
  canDo: 'I can find the straight distance between two points of the plane.',
  grade: 8,
  standards: ['8.G.B.8', 'G-GPE.B.7'],
  prerequisites: ['geometry.pythagoras-hypotenuse', 'geometry.grid-distance'],
  cases: casesOf(
    { whole: 'the distance is a whole number', root: 'the distance is a root', negative: 'negative coordinates' },
    (rng, level, caseId) => {
      const [a, b] = rng.shuffle(rng.pick(triples.slice(0, 1 + level)).slice(0, 2));
      const root = caseId === 'root' || (caseId === 'negative' && level === 3);
      const right = root ? rng.int(1, 3 + level) : (a ?? 3);
      const fits = [1, 2, 3, 4, 5, 6, 7].filter((n) => !Number.isInteger(Math.sqrt(right * right + n * n)));
      const up = (root ? rng.pick(fits) : (b ?? 4)) * (rng.chance(0.5) ? 1 : -1);
      const x1 = caseId === 'negative' ? -rng.int(1, 5) : rng.int(0, 4);
      const y1 = caseId === 'negative' ? -rng.int(1, 5) : rng.int(0, 4) + (up < 0 ? -up : 0);
      return { x1, y1, x2: x1 + right, y2: y1 + up };
    },
  ),
  pose: (pair) => ({
    prompt: `How far apart are these two points, in a straight line?${exactness(squares(pair))}`,
    math: `(${pair.x1}, ${pair.y1}), (${pair.x2}, ${pair.y2})`,
    answer: {
      kind: 'number',
      key: rootText(squares(pair)),
      ...(Number.isInteger(Math.sqrt(squares(pair))) ? {} : { forms: ['simplified'] as const }),
    },
  }),
  solve: (pair) => {
    const { a, b } = asLegs(pair);
    return steps(
      [`${pair.x2} - ${inParentheses(pair.x1)} = ${across(pair)}`, 'How far across?'],
      [`${pair.y2} - ${inParentheses(pair.y1)} = ${upward(pair)}`, 'How far up or down?'],
      [`d^2 = ${a}^2 + ${b}^2 = ${squares(pair)}`, 'These are the sides at the right angle of a triangle.'],
      [`d = ${rootText(squares(pair))}`, 'Take the square root.'],
    );
  },
  hints: (pair) => {
    const { a, b } = asLegs(pair);
    return [
      'Draw a right triangle whose longest side joins the two points.',
      `It goes \`${a}\` across and \`${b}\` ${upward(pair) < 0 ? 'down' : 'up'}.`,
      `The squares of these make \`${a * a} + ${b * b} = ${squares(pair)}\`. What is the longest side?`,
    ];
  },
  confirms: ({ x1, y1, x2, y2 }, key) => near(Math.hypot(x1 - x2, y1 - y2), evaluateText(key)),
  mistakes: {
    ...mapMistakes(sumRules, (mistake) => (pair: Pair) => mistake(asLegs(pair))),
    'geometry.distance-adds-coordinates': ({ x1, y1, x2, y2 }) =>
      wrote(
        rootText((x1 + x2) ** 2 + (y1 + y2) ** 2),
        [
          `(${x2} + ${inParentheses(x1)})^2 + (${y2} + ${inParentheses(y1)})^2 = ${(x1 + x2) ** 2 + (y1 + y2) ** 2}`,
          'Add the coordinates and square.',
        ],
        [rootText((x1 + x2) ** 2 + (y1 + y2) ** 2), 'Take the root.'],
      ),
  },
  read: (text) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pointsIn(text, 2) ?? [];
    return /distance|far apart/i.test(text) && [x1, y1, x2, y2].every(Number.isInteger) && x1 !== x2 && y1 !== y2
      ? { x1, y1, x2, y2 }
      : undefined;
  },
});

export const pythagorasSkills = [hypotenuse, leg, pointDistance];
