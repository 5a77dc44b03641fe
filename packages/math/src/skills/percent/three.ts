import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { decimalText, exact, near } from '../shared/numeric.ts';

/** percent % of whole is part; numbers as text. Every skill here hides another one of the three. */
export type Three = { readonly percent: string; readonly whole: string; readonly part: string };

export const three = (percent: string, whole: string): Three => ({
  percent,
  whole,
  part: decimalText(exact(percent).mul(whole).div(100)),
});

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

export function drawThree(rng: Rng, level: Level, caseId: string): Three {
  const whole = rng.int(1, { 1: 10, 2: 24, 3: 60 }[level]) * 20;
  if (caseId === 'friendly') return three(rng.pick(['10', '25', '50', '75', '20']), String(whole));
  if (caseId === 'single-digit') return three(String(rng.int(2, 9)), String(whole === 100 ? 200 : whole));
  if (caseId === 'over-100') return three(String(rng.int(21, 40) * 5), String(whole === 100 ? 60 : whole));
  const percent =
    level === 3
      ? rng.pick(['12.5', '37.5', '2.5', '62.5', '17.5'])
      : String(rng.pick([12, 15, 18, 24, 30, 35, 40, 45, 55, 60, 65, 80, 84, 90]));
  return three(percent, String(level === 3 ? whole * 2 : whole));
}

export const threeCases = [
  { id: 'friendly', label: 'a percent with an easy fraction' },
  { id: 'any', label: 'any percent' },
  { id: 'single-digit', label: 'a percent below ten' },
  { id: 'over-100', label: 'more than a hundred percent' },
] as const;

export const agrees = ({ percent, whole, part }: Three): boolean =>
  near((Number(percent) * Number(whole)) / 100, Number(part));
