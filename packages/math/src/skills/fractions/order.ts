import type { Level, MisconceptionId, Rng } from '../../types.ts';
import { gcd, lcm, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { outOfOrder } from '../kit/draw-until.ts';
import { floatOf, over } from '../kit/fraction-text.ts';
import { type Mistakes, mistakeFor, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Three proper fractions of different size, as written: tops[i] over bottoms[i]. */
type Params = { readonly tops: readonly number[]; readonly bottoms: readonly number[] };
type Part = readonly [top: number, bottom: number];

const partsOf = ({ tops, bottoms }: Params): Part[] => tops.map((top, i): Part => [top, bottoms[i] ?? 1]);
const textOf = (parts: readonly Part[]): string => parts.map(([top, bottom]) => over(top, bottom)).join(', ');
const sorted = (parts: readonly Part[], size: (part: Part) => number): Part[] =>
  [...parts].sort((x, y) => size(x) - size(y));

/** An order by a wrong measure; undefined if the measure is the same for two of the fractions. */
function byMeasure(id: MisconceptionId, size: (part: Part) => number, why: string): Mistakes<Params> {
  return mistakeFor(id, (params) => {
    const parts = partsOf(params);
    if (new Set(parts.map(size)).size < parts.length) return undefined;
    const found = textOf(sorted(parts, size));
    return wrote(found, [found, why]);
  });
}

const common = (params: Params): number =>
  params.bottoms.reduce((found: number, bottom) => lcm(found, Number(bottom)), 1);

const denominators = (level: Level): readonly number[] =>
  byLevel(level, [2, 3, 4, 6], [3, 4, 5, 6, 8], [4, 5, 6, 8, 9, 10, 12]);

/** Three fractions, one from each zone between 0 and 1. The zones begin at `starts`; they do not meet, so no two are equal. */
function inZones(rng: Rng, level: Level, starts: readonly number[], widths: readonly number[]): Params {
  const bottoms = denominators(level);
  const under = rng.shuffle(bottoms).slice(0, 3);
  const parts = rng.shuffle(starts).map((low, i): Part => {
    const high = low + (widths[starts.indexOf(low)] ?? 0);
    const fits = (bottom: number) =>
      range(1, bottom - 1).filter((top) => top / bottom > low && top / bottom < high && gcd(top, bottom) === 1);
    const bottom = [under[i] ?? 2, ...bottoms, 5, 7, 9].find((candidate) => fits(candidate).length > 0) ?? 2;
    return [rng.pick(fits(bottom)), bottom];
  });
  const written = outOfOrder(parts, ([top, bottom]) => top / bottom);
  return { tops: written.map(([top]) => top), bottoms: written.map(([, bottom]) => bottom) };
}

/** Grade 4: three fractions from least to greatest. */
export const order = skill<Params>({
  code: 'fractions.order',
  name: 'Order fractions',
  canDo: 'I can put fractions in order from least to greatest.',
  grade: 4,
  standards: ['4.NF.A.2'],
  prerequisites: ['fractions.compare-unlike'],
  cases: {
    'same-numerator': {
      label: 'same numerators',
      draw: (rng, level) => {
        const bottoms = denominators(level);
        const top = rng.int(1, byLevel(level, 1, 2, 4));
        const under = outOfOrder(
          rng.shuffle(bottoms.filter((bottom) => bottom > top)).slice(0, 3),
          (bottom) => -bottom,
        );
        return { tops: under.map(() => top), bottoms: under };
      },
    },
    'around-half': {
      label: 'below, near and above one half',
      draw: (rng, level) => inZones(rng, level, [0.05, 0.4, 0.6], [0.34, 0.2, 0.38]),
    },
    mixed: {
      label: 'any denominators',
      draw: (rng, level) => inZones(rng, level, [0.02, 0.35, 0.68], [0.32, 0.32, 0.31]),
    },
  },
  pose: (params) => ({
    prompt: 'Write these fractions in order from least to greatest, with commas between them.',
    math: textOf(partsOf(params)),
    answer: { kind: 'list', key: textOf(sorted(partsOf(params), ([top, bottom]) => top / bottom)) },
  }),
  solve: (params) => {
    const bottom = common(params);
    const inOrder = sorted(partsOf(params), ([top, under]) => top / under);
    return steps(
      ...partsOf(params).map(
        ([top, under]) =>
          [
            `${over(top, under)} = ${over((top * bottom) / under, bottom)}`,
            `Rename with the denominator ${bottom}.`,
          ] as const,
      ),
      [inOrder.map(([top, under]) => over((top * bottom) / under, bottom)).join(' < '), 'Order by the numerators.'],
      [textOf(inOrder), 'Write the fractions as they were given.'],
    );
  },
  hints: (params) => [
    'Is any of the fractions less than `1/2`? Is any close to 1?',
    `A common denominator settles it. One that works for all three is ${common(params)}.`,
    'Rename all three, order them by their numerators, then write them as they were given.',
  ],
  confirms: (params, key) => {
    const values = key.split(', ').map(floatOf);
    const given = partsOf(params).map(([top, bottom]) => over(top, bottom));
    return (
      values.every((value, i) => i === 0 || value > (values[i - 1] ?? 1)) &&
      [...given].sort().join() === key.split(', ').sort().join()
    );
  },
  mistakes: {
    ...byMeasure('fractions.larger-denominator-larger', ([, bottom]) => bottom, 'Order by the bottom numbers.'),
    ...byMeasure('fractions.compares-tops', ([top]) => top, 'Order by the top numbers.'),
    ...byMeasure(
      'fractions.gap-thinking',
      ([top, bottom]) => top - bottom,
      'The fewer parts are missing, the larger it is.',
    ),
  },
});
