import type { Picture } from '../../pictures/types.ts';
import type { MisconceptionId, Skill } from '../../types.ts';
import { near, range } from '../kit/arithmetic.ts';
import { type Cases, type Draw, type Mistakes, mapMistakes, mistakeFor, type SkillFacts, skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { degrees, toward, withoutUnit } from './measures.ts';

/** Angles that fill `whole` degrees: the known ones, and one that is asked. */
type Sum = { whole: number; known: readonly number[]; opposite: boolean };

const sumOf = (known: readonly number[]) => known.reduce((sum, size) => sum + size, 0);
const missing = ({ whole, known, opposite }: Sum) => (opposite ? (known[0] ?? 0) : whole - sumOf(known));
const takeAway = (whole: number, known: readonly number[]) =>
  `${whole} - ${known.join(' - ')} = ${whole - sumOf(known)}`;

/** Rays from one point; the last opening carries a question mark. */
function raysPicture(sum: Sum, where: string): Picture {
  const { whole, known } = sum;
  const sizes = [...known, whole - sumOf(known)];
  const starts = sizes.map((_, index) => sumOf(sizes.slice(0, index)));
  const ends = whole === 360 ? starts : [...starts, whole];
  return {
    kind: 'figure',
    polygons: [],
    segments: ends.map((angle) => {
      const end = toward(0, 0, angle, 6);
      return { x1: 0, y1: 0, x2: end.x, y2: end.y };
    }),
    angles: sizes.map((size, index) => ({
      x: 0,
      y: 0,
      from: starts[index] ?? 0,
      to: (starts[index] ?? 0) + size,
      label: index < known.length ? `${size}°` : '?',
    })),
    alt: `${where} The known ${known.length === 1 ? 'angle is' : 'angles are'} ${known.map((size) => `${size}°`).join(' and ')}. One angle is marked with a question mark.`,
  };
}

const crossingPicture = ({ known: [size = 60] }: Sum): Picture => ({
  kind: 'figure',
  polygons: [],
  segments: [0, size].map((angle) => {
    const [a, b] = [toward(0, 0, angle, 6), toward(0, 0, angle + 180, 6)];
    return { x1: b.x, y1: b.y, x2: a.x, y2: a.y };
  }),
  angles: [
    { x: 0, y: 0, from: 0, to: size, label: `${size}°` },
    { x: 0, y: 0, from: 180, to: 180 + size, label: '?' },
  ],
  alt: `Two straight lines cross. One angle is ${size}°. The angle across from it is marked with a question mark.`,
});

const otherWhole = (id: MisconceptionId, from: number, to: number, why: string): Mistakes<Sum> =>
  mistakeFor(id, ({ whole, known, opposite }) =>
    whole !== from || opposite || to <= sumOf(known)
      ? undefined
      : wrote(String(to - sumOf(known)), [takeAway(to, known), why]),
  );

const sharedRules: Mistakes<Sum> = {
  ...otherWhole('geometry.line-as-right-angle', 180, 90, 'The angles make a corner of 90 degrees.'),
  ...otherWhole('geometry.line-as-full-turn', 180, 360, 'All the angles make 360 degrees.'),
  ...otherWhole('geometry.full-turn-as-line', 360, 180, 'The angles make 180 degrees.'),
  ...otherWhole('geometry.right-angle-as-line', 90, 180, 'The angles make 180 degrees.'),
  'geometry.angle-sum-stops': ({ known, opposite }) =>
    opposite || known.length < 2
      ? undefined
      : wrote(String(sumOf(known)), [`${known.join(' + ')} = ${sumOf(known)}`, 'Add the angles.']),
  'geometry.opposite-angle-as-neighbor': ({ known: [size = 0], opposite }) =>
    opposite
      ? wrote(String(180 - size), [`180 - ${size} = ${180 - size}`, 'Angles at a crossing make 180 degrees.'])
      : undefined,
  'geometry.neighbor-angle-as-equal': ({ known, opposite }) =>
    opposite || known.length !== 1
      ? undefined
      : wrote(String(known[0]), [String(known[0]), 'The two angles look alike, so they are equal.']),
};

/** The rules that have something to say for this whole: each at some case of the skill. */
const rulesFor = (whole: number): Mistakes<Sum> => {
  const spoken: { readonly [id in MisconceptionId]?: readonly number[] } = {
    'geometry.line-as-right-angle': [180],
    'geometry.line-as-full-turn': [180],
    'geometry.full-turn-as-line': [360],
    'geometry.right-angle-as-line': [90],
    'geometry.opposite-angle-as-neighbor': [180],
    'geometry.neighbor-angle-as-equal': [90, 180],
  };
  return mapMistakes(sharedRules, (mistake, id) => ((spoken[id]?.includes(whole) ?? true) ? mistake : undefined));
};

/** Draws angles that together fill the whole; `known` of them are given. */
const draw =
  (whole: number, count: number): Draw<Sum> =>
  (rng, level) => {
    const round = level === 1 ? 5 : 1;
    const most = Math.floor(whole / (count + 1) / round);
    const known = range(1, count).map(
      () => rng.int(Math.ceil(most / 3), Math.floor(most * (count === 1 ? 1.4 : 1.25))) * round,
    );
    return { whole, known, opposite: false };
  };

type Place = Omit<SkillFacts, 'prerequisites'> & {
  readonly whole: number;
  readonly cases: Cases<Sum>;
  readonly tell: string;
  readonly why: string;
  readonly reading: RegExp;
};

/** One skill for each whole: a right angle, a line, a full turn. */
const angleSkill = ({ whole, tell, why, reading, ...place }: Place): Skill =>
  skill<Sum>({
    ...place,
    prerequisites: ['geometry.angle-types'],
    pose: (sum) => ({
      prompt: sum.opposite
        ? 'Two straight lines cross. How many degrees is the angle marked with a question mark?'
        : `${tell} How many degrees is the angle marked with a question mark?`,
      picture: sum.opposite ? crossingPicture(sum) : raysPicture(sum, tell),
      answer: degrees(missing(sum)),
    }),
    solve: (sum) =>
      sum.opposite
        ? steps(
            [`180 - ${sum.known[0]} = ${180 - (sum.known[0] ?? 0)}`, 'The angle beside it fills a straight line.'],
            [
              `180 - ${180 - (sum.known[0] ?? 0)} = ${missing(sum)}`,
              'The asked angle fills a line with that one: angles across from each other are equal.',
            ],
          )
        : steps([takeAway(whole, sum.known), why]),
    hints: (sum) =>
      sum.opposite
        ? [
            'Look at the angle between the two. With which angles does it fill a straight line?',
            `The angle beside the known one is \`180 - ${sum.known[0]} = ${180 - (sum.known[0] ?? 0)}\` degrees. What fills a line with it?`,
          ]
        : [
            'What do all the angles together make?',
            `Together they make \`${whole}\` degrees.`,
            sum.known.length === 1
              ? `\`${sum.known[0]}\` degrees are known. What is left of \`${whole}\`?`
              : `The known angles make \`${sumOf(sum.known)}\` degrees. What is left of \`${whole}\`?`,
          ],
    confirms: (sum, key) => {
      const size = Number(withoutUnit(key));
      return sum.opposite
        ? near(size + 2 * (180 - size) + (sum.known[0] ?? 0), 360)
        : near(sumOf([...sum.known, size]), whole) && size > 0;
    },
    mistakes: rulesFor(whole),
    read: (text) => {
      const { body } = typed(text);
      const known = [...body.replace(reading, '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
      return reading.test(body) && known.length > 0 && known.length < 5 && sumOf(known) < whole
        ? { whole, known, opposite: false }
        : undefined;
    },
  });

const one = (whole: number) => ({ label: 'one known angle', draw: draw(whole, 1) });
const two = (whole: number) => ({ label: 'two known angles', draw: draw(whole, 2) });
const opposite: Draw<Sum> = (rng, level) => {
  const { known, whole } = draw(180, 1)(rng, level);
  // Next to a right angle, the wrong ideas would give the right answer.
  return { whole, known: known[0] === 90 ? [85] : known, opposite: true };
};

export const angleSumSkills: readonly Skill[] = [
  angleSkill({
    code: 'geometry.angle-parts',
    name: 'Find a part of a right angle',
    canDo: 'I can find a missing part of a right angle.',
    grade: 4,
    standards: ['4.MD.C.7'],
    whole: 90,
    cases: { one: one(90), two: two(90) },
    tell: 'The angles fill a right angle.',
    why: 'A right angle has 90 degrees: take the known parts away.',
    reading: /complement(?:ary)?(?: angle)?(?: of| to)?|parts? of a right angle/i,
  }),
  angleSkill({
    code: 'geometry.angles-on-line',
    name: 'Find an angle on a straight line',
    canDo: 'I can find a missing angle on a line or where lines cross.',
    grade: 7,
    standards: ['7.G.B.5', '4.MD.C.7'],
    whole: 180,
    cases: {
      one: one(180),
      two: two(180),
      opposite: { label: 'the angle across a crossing', draw: opposite },
    },
    tell: 'The angles fill a straight line.',
    why: 'A straight line makes 180 degrees: take the known angles away.',
    reading: /supplement(?:ary)?(?: angle)?(?: of| to)?|angles? on a (?:straight )?line/i,
  }),
  angleSkill({
    code: 'geometry.angles-around-point',
    name: 'Find an angle around a point',
    canDo: 'I can find a missing angle of a full turn.',
    grade: 5,
    standards: ['4.MD.C.5a', '4.MD.C.7'],
    whole: 360,
    cases: { two: two(360), three: { label: 'three known angles', draw: draw(360, 3) } },
    tell: 'The angles go once around a point.',
    why: 'A full turn has 360 degrees: take the known angles away.',
    reading: /angles? around a point/i,
  }),
];
