import type { Picture } from '../../pictures/types.ts';
import type { MisconceptionId, Rng, Skill, Step } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { decimalText, exact } from '../kit/numeric.ts';
import { type Cases, type Draw, skill } from '../kit/skill.ts';
import { typed } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, roundPi, unitWords, withoutUnit } from './measures.ts';

/** `length` is the radius or the diameter. `exactPi`: the answer keeps pi. */
type Circle = { given: 'radius' | 'diameter'; length: number; exactPi: boolean; unit: LengthUnit };

/** `value` times pi, as asked: "25pi" or 3.14 times it. */
const timesPi = (value: string | number, exactPi: boolean) => {
  const factor = exact(value);
  if (!exactPi) return decimalText(factor.mul(exact(roundPi)));
  if (factor.equals(1)) return 'pi';
  return factor.d === 1n ? `${factor.toFraction()}pi` : `${decimalText(factor)}pi`;
};
const radiusOf = ({ given, length }: Circle) => (given === 'radius' ? exact(length) : exact(length).div(2));
const diameterOf = ({ given, length }: Circle) => (given === 'radius' ? exact(length).mul(2) : exact(length));
const squareOf = (circle: Circle) => radiusOf(circle).mul(radiusOf(circle));
const piText = ({ exactPi }: Circle) => (exactPi ? 'pi' : '3.14');

const picture = ({ given, length, unit }: Circle): Picture => ({
  kind: 'figure',
  polygons: [],
  circles: [{ x: 0, y: 0, radius: 5 }],
  segments: [{ x1: given === 'radius' ? 0 : -5, y1: 0, x2: 5, y2: 0, label: `${length} ${unit}` }],
  alt: `A circle. A line ${given === 'radius' ? 'from its middle to its edge' : 'from edge to edge through its middle'} is ${length} ${unit} long.`,
});

/**
 * Draws a circle with the length that `choose` gives as its radius or diameter; at the stretch level the diameter may
 * be odd.
 */
const draw =
  (choose: (rng: Rng) => Circle['given'], exactPi = false): Draw<Circle> =>
  (rng, level) => {
    const radius = rng.pick(Array.from({ length: 4 + 4 * level }, (_, i) => i + 3));
    const given = choose(rng);
    const odd = given === 'diameter' && level === 3 && rng.chance(0.4) ? 1 : 0;
    return { given, length: given === 'radius' ? radius : 2 * radius + odd, exactPi, unit: pickUnit(rng) };
  };

const cases: Cases<Circle> = {
  radius: { label: 'the radius is given', draw: draw(() => 'radius') },
  diameter: { label: 'the diameter is given', draw: draw(() => 'diameter') },
  'in-terms-of-pi': {
    label: '`pi` stays in the answer',
    draw: draw((rng) => (rng.chance(0.5) ? 'diameter' : 'radius'), true),
  },
};

const ask = (circle: Circle, what: string, power: 1 | 2) =>
  `A circle has a ${circle.given} of \`${circle.length}\` ${circle.unit}. Find its ${what} in ${unitWords(circle.unit, power)}. ${circle.exactPi ? 'Give the exact answer with `pi`.' : 'Use `3.14` for `pi`.'}`;

function read(text: string, what: RegExp): Circle | undefined {
  const { body } = typed(text);
  const [found, given = '', length] = /(radius|diameter)[^\d]{0,10}(\d+)/i.exec(body) ?? [];
  if (found === undefined || !what.test(body) || !/circle/i.test(body)) return undefined;
  return {
    given: given.toLowerCase() === 'radius' ? 'radius' : 'diameter',
    length: Number(length),
    exactPi: !/3\.14/.test(body),
    unit: 'cm',
  };
}

const otherLength: MisconceptionId = 'geometry.radius-diameter-swapped';
const line = (factors: string, answer: string, why: string): readonly [string, string] => [
  `${factors} = ${answer}`,
  why,
];

const circumference: Skill = skill<Circle>({
  code: 'geometry.circle-circumference',
  name: 'Find the circumference of a circle',
  canDo: 'I can find how long it is around a circle.',
  grade: 7,
  standards: ['7.G.B.4'],
  prerequisites: [],
  cases,
  pose: (circle) => ({
    prompt: ask(circle, 'circumference', 1),
    picture: picture(circle),
    answer: measured(timesPi(decimalText(diameterOf(circle)), circle.exactPi), circle.unit, 1),
  }),
  solve: (circle): Step[] => {
    const diameter = decimalText(diameterOf(circle));
    const last = line(
      `${piText(circle)} * ${diameter}`,
      timesPi(diameter, circle.exactPi),
      'The circumference is `pi` times the diameter.',
    );
    return circle.given === 'radius'
      ? steps([`2 * ${circle.length} = ${diameter}`, 'The diameter is twice the radius.'], last)
      : steps(last);
  },
  hints: (circle) => [
    'How many times does the diameter fit around the circle? A little more than 3 times: `pi` times.',
    `The length in the picture is the ${circle.given}. What is the diameter?`,
    `The diameter is \`${decimalText(diameterOf(circle))}\`. Multiply it by \`pi\`.`,
  ],
  confirms: (circle, key) => {
    // A polygon with very many sides approximates the circle.
    const pi = circle.exactPi ? Math.PI : roundPi;
    const sides = 1e6;
    const polygon = 2 * sides * Math.sin(Math.PI / sides) * radiusOf(circle).valueOf();
    return Math.abs((polygon * pi) / Math.PI - evaluateText(withoutUnit(key))) < 1e-6;
  },
  mistakes: {
    [otherLength]: (circle) => {
      const used = decimalText(circle.given === 'radius' ? exact(circle.length) : exact(circle.length).mul(2));
      return wrote(
        timesPi(used, circle.exactPi),
        line(
          `${piText(circle)} * ${used}`,
          timesPi(used, circle.exactPi),
          circle.given === 'radius' ? 'Multiply `pi` by the given length.' : 'Multiply `pi` by twice the given length.',
        ),
      );
    },
    'geometry.circle-formulas-swapped': (circle) => {
      const square = decimalText(squareOf(circle));
      return wrote(
        timesPi(square, circle.exactPi),
        line(
          `${piText(circle)} * ${decimalText(radiusOf(circle))}^2`,
          timesPi(square, circle.exactPi),
          'Use `pi` times the radius squared.',
        ),
      );
    },
    'geometry.pi-left-out': (circle) =>
      wrote(
        decimalText(diameterOf(circle).mul(2)),
        line(
          `${decimalText(diameterOf(circle))} + ${decimalText(diameterOf(circle))}`,
          decimalText(diameterOf(circle).mul(2)),
          'Around is as far as across and back.',
        ),
      ),
  },
  read: (text) => read(text, /circumference/i),
});

const area: Skill = skill<Circle>({
  code: 'geometry.circle-area',
  name: 'Find the area of a circle',
  canDo: 'I can find how much surface a circle covers.',
  grade: 7,
  standards: ['7.G.B.4'],
  prerequisites: ['geometry.circle-circumference'],
  cases,
  pose: (circle) => ({
    prompt: ask(circle, 'area', 2),
    picture: picture(circle),
    answer: measured(timesPi(decimalText(squareOf(circle)), circle.exactPi), circle.unit, 2),
  }),
  solve: (circle): Step[] => {
    const radius = decimalText(radiusOf(circle));
    const rest = [
      line(`${radius}^2`, decimalText(squareOf(circle)), 'Square the radius.'),
      line(
        `${piText(circle)} * ${decimalText(squareOf(circle))}`,
        timesPi(decimalText(squareOf(circle)), circle.exactPi),
        'The area is `pi` times the radius squared.',
      ),
    ] as const;
    return circle.given === 'diameter'
      ? steps([`${circle.length}/2 = ${radius}`, 'The radius is half of the diameter.'], ...rest)
      : steps(...rest);
  },
  hints: (circle) => [
    'The area is a little more than 3 squares whose side is the radius: `pi` of them.',
    `The length in the picture is the ${circle.given}. What is the radius?`,
    `One square on the radius has the area \`${decimalText(radiusOf(circle))}^2 = ${decimalText(squareOf(circle))}\`. Multiply it by \`pi\`.`,
  ],
  confirms: (circle, key) => {
    const pi = circle.exactPi ? Math.PI : roundPi;
    const sides = 1e6;
    const polygon = (sides / 2) * Math.sin((2 * Math.PI) / sides) * radiusOf(circle).valueOf() ** 2;
    return (
      Math.abs((polygon * pi) / Math.PI - evaluateText(withoutUnit(key))) < 1e-4 &&
      near(radiusOf(circle).mul(2).valueOf(), diameterOf(circle).valueOf())
    );
  },
  mistakes: {
    [otherLength]: (circle) => {
      const used = circle.given === 'diameter' ? exact(circle.length) : exact(circle.length).div(2);
      const square = decimalText(used.mul(used));
      return wrote(
        timesPi(square, circle.exactPi),
        line(
          `${piText(circle)} * ${decimalText(used)}^2`,
          timesPi(square, circle.exactPi),
          `Take \`${decimalText(used)}\` for the radius and square it, times \`pi\`.`,
        ),
      );
    },
    'geometry.circle-formulas-swapped': (circle) => {
      const diameter = decimalText(diameterOf(circle));
      return wrote(
        timesPi(diameter, circle.exactPi),
        line(
          `2 * ${piText(circle)} * ${decimalText(radiusOf(circle))}`,
          timesPi(diameter, circle.exactPi),
          'Use 2 times `pi` times the radius.',
        ),
      );
    },
    'geometry.radius-doubled-not-squared': (circle) => {
      const double = decimalText(diameterOf(circle));
      return wrote(
        timesPi(double, circle.exactPi),
        [`${decimalText(radiusOf(circle))} * 2 = ${double}`, 'The little 2 means two times.'],
        line(`${piText(circle)} * ${double}`, timesPi(double, circle.exactPi), 'Multiply by `pi`.'),
      );
    },
    'geometry.pi-squared-too': (circle) => {
      const radius = radiusOf(circle);
      const value = circle.exactPi
        ? `${decimalText(squareOf(circle))}pi^2`
        : decimalText(radius.mul(exact(roundPi)).mul(radius).mul(exact(roundPi)));
      return wrote(
        value,
        line(`(${piText(circle)} * ${decimalText(radius)})^2`, value, 'Multiply by `pi`, then square.'),
      );
    },
  },
  read: (text) => read(text, /\barea\b/i),
});

export const circleSkills = [circumference, area];
