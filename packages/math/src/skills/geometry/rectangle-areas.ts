import Fraction from 'fraction.js';
import { near } from '../kit/arithmetic.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';

/** Sides whole + top/bottom each. */
type Sides = { w1: number; t1: number; b1: number; w2: number; t2: number; b2: number; unit: LengthUnit };
/** An L: a rectangle of width and height with a corner cut out of the upper right. */
type Ell = { width: number; height: number; cutWidth: number; cutHeight: number; unit: LengthUnit };

const side = (whole: number, top: number, bottom: number) => new Fraction(whole * bottom + top, bottom);
const mixed = (value: Fraction) => value.toFraction(true);
const first = ({ w1, t1, b1 }: Sides) => side(w1, t1, b1);
const second = ({ w2, t2, b2 }: Sides) => side(w2, t2, b2);
const over = (value: Fraction) => value.toFraction();

const fractionalArea = skill<Sides>({
  code: 'geometry.rectangle-area-fractions',
  name: 'Find the area of a rectangle with fractional sides',
  canDo: 'I can find the area of a rectangle whose sides are fractions.',
  grade: 5,
  standards: ['5.NF.B.4b', '5.NF.B.6'],
  prerequisites: [],
  cases: casesOf(
    { 'one-mixed': 'one mixed number', 'two-mixed': 'two mixed numbers', 'below-one': 'sides shorter than one' },
    (rng, level, caseId) => {
      const bottoms = [2, 3, 4, 5].slice(0, 1 + level);
      const [b1, b2] = [rng.pick(bottoms), rng.pick(bottoms)];
      const small = caseId === 'below-one';
      const whole = () => rng.int(2, 3 + level);
      const top = (bottom: number) => (small ? rng.int(1, bottom - 1) : 1);
      return {
        w1: small ? 0 : whole(),
        t1: top(b1),
        b1,
        w2: small ? 0 : whole(),
        t2: caseId === 'one-mixed' ? 0 : top(b2),
        b2: caseId === 'one-mixed' ? 1 : b2,
        unit: pickUnit(rng),
      };
    },
  ),
  pose: (sides) => {
    const { unit } = sides;
    const [a, b] = [first(sides), second(sides)];
    return {
      prompt: `A rectangle is \`${mixed(a)}\` ${unit} long and \`${mixed(b)}\` ${unit} wide. Find its area in ${unitWords(unit, 2)}.`,
      picture: {
        kind: 'figure',
        polygons: [
          {
            corners: [
              { x: 0, y: 0 },
              { x: a.valueOf(), y: 0 },
              { x: a.valueOf(), y: b.valueOf() },
              { x: 0, y: b.valueOf() },
            ],
          },
        ],
        labels: [
          { x: a.valueOf() / 2, y: -0.2, text: `${mixed(a)} ${unit}` },
          { x: a.valueOf() + 0.3, y: b.valueOf() / 2, text: `${mixed(b)} ${unit}` },
        ],
        alt: `A rectangle, ${mixed(a)} ${unit} long and ${mixed(b)} ${unit} wide.`,
      },
      answer: measured(mixed(a.mul(b)), unit, 2),
    };
  },
  solve: (sides) => {
    const [a, b] = [first(sides), second(sides)];
    return steps(
      [`${over(a)} * ${over(b)}`, 'Area is length times width. Write both sides as fractions.'],
      [`${Number(a.n * b.n)}/${Number(a.d * b.d)}`, 'Multiply the tops and multiply the bottoms.'],
      [mixed(a.mul(b)), 'Write it in lowest terms.'],
    );
  },
  hints: (sides) => [
    'Area is length times width, for fractions too.',
    `Write both sides as fractions: \`${over(first(sides))}\` and \`${over(second(sides))}\`.`,
    'Multiply the tops and multiply the bottoms. Then write it as simply as you can.',
  ],
  confirms: (sides, key) => {
    // Counts small squares whose sides are fractions of both denominators.
    const [a, b] = [first(sides), second(sides)];
    const squares = Number(a.n) * Number(b.d) * (Number(b.n) * Number(a.d));
    const inOne = (Number(a.d) * Number(b.d)) ** 2;
    return near(squares / inOne, new Fraction(withoutUnit(key)).valueOf());
  },
  mistakes: {
    'geometry.area-whole-and-parts-apart': ({ w1, t1, b1, w2, t2, b2 }) => {
      if (w1 === 0 || w2 === 0) return undefined;
      const value =
        t2 === 0
          ? new Fraction(w1 * w2).add(new Fraction(t1, b1))
          : new Fraction(w1 * w2).add(new Fraction(t1 * t2, b1 * b2));
      return wrote(
        mixed(value),
        [`${w1} * ${w2} = ${w1 * w2}`, 'Multiply the whole numbers.'],
        [
          t2 === 0 ? `${t1}/${b1}` : `${t1}/${b1} * ${t2}/${b2} = ${new Fraction(t1 * t2, b1 * b2).toFraction()}`,
          t2 === 0 ? 'Keep the fraction.' : 'Multiply the fractions.',
        ],
        [mixed(value), 'Put both together.'],
      );
    },
    'geometry.area-perimeter-confusion': (sides) => {
      const value = first(sides).add(second(sides)).mul(2);
      return wrote(mixed(value), [
        `2 * ${mixed(first(sides))} + 2 * ${mixed(second(sides))} = ${mixed(value)}`,
        'Add all four sides.',
      ]);
    },
    'geometry.area-sides-added': (sides) => {
      const value = first(sides).add(second(sides));
      return wrote(mixed(value), [
        `${mixed(first(sides))} + ${mixed(second(sides))} = ${mixed(value)}`,
        'Put length and width together.',
      ]);
    },
  },
  read: (text) => {
    const found =
      /area[^\d]*rectangle[^\d]*((?:\d+ )?\d+(?:\/\d+)?)[^\d/]*(?:by|x|×|\*|and)[^\d/]*((?:\d+ )?\d+(?:\/\d+)?)/i.exec(
        text,
      );
    const read = (part: string) =>
      /^(?:(\d+) )?(\d+)(?:\/(\d+))?$/
        .exec(part)
        ?.slice(1)
        .map((digits) => (digits === undefined ? undefined : Number(digits)));
    const [a, b] = [read(found?.[1] ?? ''), read(found?.[2] ?? '')];
    if (!a || !b || a[2] === 0 || b[2] === 0) return undefined;
    const parts = ([whole, top = 0, bottom]: (number | undefined)[]) =>
      bottom === undefined ? [top, 0, 1] : [whole ?? 0, top, bottom];
    const [[w1 = 0, t1 = 0, b1 = 1], [w2 = 0, t2 = 0, b2 = 1]] = [parts(a), parts(b)];
    return { w1, t1, b1, w2, t2, b2, unit: 'cm' };
  },
});

const ellArea = ({ width, height, cutWidth, cutHeight }: Ell) => width * height - cutWidth * cutHeight;

const compositeArea = skill<Ell>({
  code: 'geometry.composite-area',
  name: 'Find the area of a figure made of rectangles',
  canDo: 'I can cut a figure into rectangles and add their areas.',
  grade: 6,
  standards: ['6.G.A.1', '3.MD.C.7d'],
  prerequisites: ['geometry.rectangle-area-fractions'],
  cases: {
    'small-cut': {
      label: 'a small corner is missing',
      draw: (rng, level) => {
        const width = rng.int(5, 7 + 3 * level);
        const height = rng.int(5, 7 + 3 * level);
        const part = (full: number) => rng.int(1, Math.floor(full / 2));
        const cutWidth = part(width);
        const cutHeight = part(height);
        return { width, height, cutWidth, cutHeight, unit: pickUnit(rng) };
      },
    },
    'large-cut': {
      label: 'a large corner is missing',
      draw: (rng, level) => {
        const width = rng.int(5, 7 + 3 * level);
        const height = rng.int(5, 7 + 3 * level);
        const part = (full: number) => rng.int(Math.ceil(full / 2), full - 1);
        const cutWidth = part(width);
        const cutHeight = part(height);
        return { width, height, cutWidth, cutHeight, unit: pickUnit(rng) };
      },
    },
  },
  pose: ({ width, height, cutWidth, cutHeight, unit }) => {
    const [left, low] = [width - cutWidth, height - cutHeight];
    const label = (x: number, y: number, value: number) => ({ x, y, text: `${value} ${unit}` });
    return {
      prompt: `All corners of this figure are right angles. Find its area in ${unitWords(unit, 2)}.`,
      picture: {
        kind: 'figure',
        polygons: [
          {
            corners: [
              { x: 0, y: 0 },
              { x: width, y: 0 },
              { x: width, y: low },
              { x: left, y: low },
              { x: left, y: height },
              { x: 0, y: height },
            ],
          },
        ],
        labels: [
          label(width / 2, -0.7, width),
          label(-0.9, height / 2, height),
          label(left / 2, height + 0.5, left),
          label(width + 0.9, low / 2, low),
        ],
        alt: `An L-shaped figure. It is ${width} ${unit} wide at the bottom and ${height} ${unit} high on the left. The top side is ${left} ${unit}, the right side is ${low} ${unit}.`,
      },
      answer: measured(String(ellArea({ width, height, cutWidth, cutHeight, unit })), unit, 2),
    };
  },
  solve: (ell) => {
    const [left, low] = [ell.width - ell.cutWidth, ell.height - ell.cutHeight];
    return steps(
      [`${ell.width} * ${low} = ${ell.width * low}`, 'Cut the figure with a level line. This is the lower rectangle.'],
      [`${ell.height} - ${low} = ${ell.cutHeight}`, 'Height of the upper rectangle.'],
      [`${left} * ${ell.cutHeight} = ${left * ell.cutHeight}`, 'Area of the upper rectangle.'],
      [`${ell.width * low} + ${left * ell.cutHeight} = ${ellArea(ell)}`, 'Add both.'],
    );
  },
  hints: ({ width, height, cutHeight }) => [
    'Cut the figure into two rectangles.',
    `A level cut makes a lower rectangle that is \`${width}\` long and \`${height - cutHeight}\` high.`,
    `The upper rectangle is only \`${height} - ${height - cutHeight} = ${cutHeight}\` high. Find both areas.`,
  ],
  confirms: ({ width, height, cutWidth, cutHeight }, key) => {
    let squares = 0;
    for (let x = 0; x < width; x += 1)
      for (let y = 0; y < height; y += 1) if (x < width - cutWidth || y < height - cutHeight) squares += 1;
    return squares === Number(withoutUnit(key));
  },
  mistakes: {
    'geometry.composite-overlap-counted-twice': ({ width, height, cutWidth, cutHeight }) => {
      const [left, low] = [width - cutWidth, height - cutHeight];
      return wrote(
        String(width * low + left * height),
        [`${width} * ${low} = ${width * low}`, 'The lower rectangle.'],
        [`${left} * ${height} = ${left * height}`, 'The upright rectangle.'],
        [`${width * low} + ${left * height} = ${width * low + left * height}`, 'Add both.'],
      );
    },
    'geometry.composite-as-one-rectangle': ({ width, height }) =>
      wrote(String(width * height), [
        `${width} * ${height} = ${width * height}`,
        'Multiply how wide it is by how high it is.',
      ]),
    'geometry.area-perimeter-confusion': ({ width, height, cutWidth, cutHeight }) =>
      wrote(String(2 * (width + height)), [
        `${[width, height - cutHeight, cutWidth, cutHeight, width - cutWidth, height].join(' + ')} = ${2 * (width + height)}`,
        'Add all the sides.',
      ]),
  },
});

export const rectangleAreaSkills = [fractionalArea, compositeArea];
