import type { Picture } from '../../pictures/types.ts';
import { lcm, range } from '../kit/arithmetic.ts';
import type { Term } from '../kit/fraction-text.ts';

type BarModel = Extract<Picture, { kind: 'bar-model' }>;
type Bar = BarModel['bars'][number];

/** A bar of `length` units in equal parts, of which the first `shaded` are shaded. */
export const bar = (parts: number, shaded: number, length = parts, label?: string): Bar => ({
  ...(label === undefined ? {} : { label }),
  parts: range(1, parts).map((part) => ({ size: length / parts, shaded: part <= shaded })),
});

/** Two bars of the same length for two proper fractions; undefined if the parts would be too thin to see. */
export function twoBars(a: Term, b: Term): Picture | undefined {
  if (a[0] > 0 || b[0] > 0 || Math.max(a[2], b[2]) > 12) return undefined;
  const length = lcm(a[2], b[2]);
  return {
    kind: 'bar-model',
    alt: `Two bars of the same length. The first is cut into ${a[2]} equal parts, ${a[1]} shaded. The second is cut into ${b[2]} equal parts, ${b[1]} shaded.`,
    bars: [bar(a[2], a[1], length), bar(b[2], b[1], length)],
  };
}

/** Circles that show a number of equal parts: as many whole circles as needed. */
export function circlesFor(shaded: number, parts: number): Picture {
  const howMany = Math.max(1, Math.ceil(shaded / parts));
  return {
    kind: 'fraction-circles',
    alt:
      howMany === 1
        ? `One circle cut into ${parts} equal parts, ${shaded} shaded.`
        : `${howMany} circles of the same size, each cut into ${parts} equal parts. ${range(0, howMany - 1)
            .map((i) => `Circle ${i + 1} has ${Math.min(parts, shaded - i * parts)} shaded.`)
            .join(' ')}`,
    circles: range(0, howMany - 1).map((i) => ({ parts, shaded: Math.min(parts, shaded - i * parts) })),
  };
}

/** A part of a part: the rows show one fraction, the columns the other. */
export function areaOf(a: Term, b: Term): Picture | undefined {
  if (a[0] > 0 || b[0] > 0 || a[2] * b[2] > 80 || b[2] > 10 || a[2] > 10) return undefined;
  const side = (term: Term) => range(1, term[2]).map((i) => ({ size: 1, label: i <= term[1] ? `1/${term[2]}` : '' }));
  return {
    kind: 'area-model',
    alt: `A square cut into ${a[2]} equal rows and ${b[2]} equal columns; ${a[1]} of the rows and ${b[1]} of the columns are marked.`,
    rows: side(a),
    columns: side(b),
    cells: range(1, a[2]).flatMap((row) => range(1, b[2]).map((column) => (row <= a[1] && column <= b[1] ? '■' : ''))),
  };
}
