import type { Picture } from '../../pictures/types.ts';
import type { Level, MistakenWork, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, exact, roundedText } from '../kit/numeric.ts';
import type { Cases } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';

/** percent % of whole is part; numbers as text. Each skill in this folder asks for one of the three. */
export type Three = { readonly percent: string; readonly whole: string; readonly part: string };

export const three = (percent: string, whole: string): Three => ({
  percent,
  whole,
  part: decimalText(exact(percent).mul(whole).div(100)),
});

/** The smaller number set over the larger one and equal to x/100; long decimals are rounded to a whole number. */
export function smallOverLarge(small: string, large: string): MistakenWork | undefined {
  const x = exact(small).div(large).mul(100);
  const isShort = x.equals(x.round(2));
  const value = isShort ? decimalText(x) : roundedText(x, 0);
  if (value === '0') return undefined;
  const found = [`x = ${roundedText(x)}`, isShort ? 'Work out x.' : 'Work out x, to two places.'] as const;
  return wrote(
    value,
    [`${small}/${large} = x/100`, 'The smaller number goes on top of the larger one.'],
    ...(isShort ? [found] : [found, [value, 'Round it.'] as const]),
  );
}

/** A bar for the whole with the percent marked. */
export function bar({ percent, whole, part }: Three, hide: keyof Three): Picture | undefined {
  const size = Number(percent);
  if (size <= 0 || size >= 100) return undefined;
  const shown = (kind: keyof Three, text: string) => (hide === kind ? '?' : text);
  const alt = `A bar for the whole, ${hide === 'whole' ? 'not known' : whole}. A part of it, ${hide === 'percent' ? 'of unknown percent' : `${percent} percent`}, is shaded: ${hide === 'part' ? 'not known' : part}.`;
  return {
    kind: 'bar-model',
    bars: [
      {
        label: shown('percent', `${percent}%`),
        parts: [{ size, label: shown('part', part), shaded: true }, { size: 100 - size }],
        total: shown('whole', whole),
      },
    ],
    alt,
  };
}

const wholeFor = (rng: Rng, level: Level): number => rng.int(1, byLevel(level, 10, 24, 60)) * 20;

/** The kinds of percents that all three questions use. */
export const threeCases: Cases<Three> = {
  friendly: {
    label: 'a percent with an easy fraction',
    draw: (rng, level) => {
      const whole = wholeFor(rng, level);
      return three(rng.pick(['10', '25', '50', '75', '20']), String(whole));
    },
  },
  any: {
    label: 'any percent',
    draw: (rng, level) => {
      const whole = wholeFor(rng, level);
      const percent =
        level === 3
          ? rng.pick(['12.5', '37.5', '2.5', '62.5', '17.5'])
          : String(rng.pick([12, 15, 18, 24, 30, 35, 40, 45, 55, 60, 65, 80, 84, 90]));
      return three(percent, String(level === 3 ? whole * 2 : whole));
    },
  },
  'single-digit': {
    label: 'a percent below ten',
    draw: (rng, level) => {
      const whole = wholeFor(rng, level);
      return three(String(rng.int(2, 9)), String(whole === 100 ? 200 : whole));
    },
  },
  'over-100': {
    label: 'more than a hundred percent',
    draw: (rng, level) => {
      const whole = wholeFor(rng, level);
      return three(String(rng.int(21, 40) * 5), String(whole === 100 ? 60 : whole));
    },
  },
};

export const agrees = ({ percent, whole, part }: Three): boolean =>
  near((Number(percent) * Number(whole)) / 100, Number(part));
