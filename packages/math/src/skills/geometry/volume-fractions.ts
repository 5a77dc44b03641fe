import Fraction from 'fraction.js';
import { gcd, near } from '../kit/arithmetic.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type LengthUnit, measured, pickUnit, unitWords, withoutUnit } from './measures.ts';

/** Sides l, w and h, the first two over `bottom`. */
type FractionBox = { l: number; w: number; h: number; bottom: number; unit: LengthUnit };

const fractionSides = ({ l, w, h, bottom }: FractionBox) =>
  [new Fraction(l, bottom), new Fraction(w, bottom), new Fraction(h)] as const;
const mixed = (value: Fraction) => value.toFraction(true);

const volumeFractions = skill<FractionBox>({
  code: 'geometry.volume-fractional-sides',
  name: 'Find the volume of a box with fractional sides',
  canDo: 'I can find the volume of a box whose sides are fractions.',
  grade: 6,
  standards: ['6.G.A.2'],
  prerequisites: ['geometry.volume-prism', 'geometry.rectangle-area-fractions'],
  cases: {
    halves: {
      label: 'sides with halves',
      draw: (rng, level) => {
        const bottom = 2;
        const side = () =>
          rng.pick(Array.from({ length: 3 * bottom }, (_, i) => bottom + 1 + i).filter((n) => n % bottom !== 0));
        return {
          l: side(),
          w: level === 1 ? bottom * rng.int(2, 4) : side(),
          h: rng.int(2, 4 + level),
          bottom,
          unit: pickUnit(rng),
        };
      },
    },
    other: {
      label: 'sides with other fractions',
      draw: (rng, level) => {
        const bottom = rng.int(3, 3 + Math.min(level, 2));
        const side = () =>
          rng.pick(Array.from({ length: 3 * bottom }, (_, i) => bottom + 1 + i).filter((n) => n % bottom !== 0));
        return {
          l: side(),
          w: level === 1 ? bottom * rng.int(2, 4) : side(),
          h: rng.int(2, 4 + level),
          bottom,
          unit: pickUnit(rng),
        };
      },
    },
  },
  pose: (box) => {
    const [l, w, h] = fractionSides(box);
    return {
      prompt: `A box is \`${mixed(l)}\` ${box.unit} long, \`${mixed(w)}\` ${box.unit} wide and \`${mixed(h)}\` ${box.unit} high. Find its volume in ${unitWords(box.unit, 3)}.`,
      picture: {
        kind: 'prism',
        length: l.valueOf(),
        width: w.valueOf(),
        height: h.valueOf(),
        labels: [`${mixed(l)} ${box.unit}`, `${mixed(w)} ${box.unit}`, `${mixed(h)} ${box.unit}`],
        alt: `A box, ${mixed(l)} ${box.unit} long, ${mixed(w)} ${box.unit} wide and ${mixed(h)} ${box.unit} high.`,
      },
      answer: measured(mixed(l.mul(w).mul(h)), box.unit, 3),
    };
  },
  solve: (box) => {
    const [l, w, h] = fractionSides(box);
    return steps(
      [`${l.toFraction()} * ${w.toFraction()} = ${l.mul(w).toFraction()}`, 'Area of the bottom.'],
      [`${l.mul(w).toFraction()} * ${h.toFraction()} = ${mixed(l.mul(w).mul(h))}`, 'Times the height.'],
    );
  },
  hints: (box) => {
    const [l, w] = fractionSides(box);
    return [
      'Volume is length times width times height, for fractions too.',
      `Write the sides as fractions: \`${l.toFraction()}\` and \`${w.toFraction()}\`.`,
      `The bottom has the area \`${l.mul(w).toFraction()}\`. Multiply it by the height.`,
    ];
  },
  confirms: ({ l, w, h, bottom }, key) => {
    // Small cubes of side 1/bottom, counted.
    return near((l * w * (h * bottom)) / bottom ** 3, new Fraction(withoutUnit(key)).valueOf());
  },
  mistakes: {
    'geometry.area-whole-and-parts-apart': (box) => {
      const [l, w, h] = fractionSides(box);
      const part = (value: Fraction) => value.sub(value.floor());
      const whole = l.floor().mul(w.floor()).mul(h);
      const fraction = part(w).equals(0) ? part(l) : part(l).mul(part(w));
      return wrote(
        mixed(whole.add(fraction)),
        [
          `${l.floor().toFraction()} * ${w.floor().toFraction()} * ${h.toFraction()} = ${whole.toFraction()}`,
          'Multiply the whole numbers.',
        ],
        [
          mixed(whole.add(fraction)),
          part(w).equals(0) ? 'Put the fraction behind it.' : 'Multiply the fractions and put the result behind it.',
        ],
      );
    },
    'geometry.volume-sides-added': (box) => {
      const [l, w, h] = fractionSides(box);
      return wrote(mixed(l.add(w).add(h)), [
        `${mixed(l)} + ${mixed(w)} + ${mixed(h)} = ${mixed(l.add(w).add(h))}`,
        'Add the three sides.',
      ]);
    },
    'geometry.unit-cube-as-unit-fraction': ({ l, w, h, bottom }) =>
      // Where larger cubes fill the box nobody takes smaller ones.
      bottom === 1 || gcd(gcd(l, w), bottom) > 1
        ? undefined
        : wrote(
            mixed(new Fraction(l * w * h * bottom, bottom)),
            [`${l} * ${w} * ${h * bottom} = ${l * w * h * bottom}`, `Count the small cubes of side \`1/${bottom}\`.`],
            [
              `${l * w * h * bottom}/${bottom} = ${mixed(new Fraction(l * w * h))}`,
              `Each is \`1/${bottom}\` of a large one.`,
            ],
          ),
  },
});

export const volumeFractionSkills = [volumeFractions];
