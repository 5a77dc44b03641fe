import type { Picture } from '@lemma/math';

export type Part = readonly [size: number, label: string];

/** Labeled bars below each other; a part of unknown size is labeled with a question mark. */
export const bars = (
  alt: string,
  ...rows: readonly (readonly [label: string, parts: readonly Part[], total?: string])[]
): Picture => ({
  kind: 'bar-model',
  alt,
  bars: rows.map(([label, parts, total]) => ({
    ...(label !== '' && { label }),
    parts: parts.map(([size, text]) => ({ size, label: text })),
    ...(total !== undefined && { total }),
  })),
});

/** One bar in equal parts. */
export const equalParts = (alt: string, label: string, parts: number, text: string, total: string): Picture =>
  bars(alt, [label, Array.from({ length: parts }, (): Part => [1, text]), total]);

export const table = (
  alt: string,
  head: readonly string[],
  ...rows: readonly (readonly (string | number)[])[]
): Picture => ({ kind: 'table', alt, head, rows: rows.map((cells) => ({ cells: cells.map(String) })) });

/** A rectangle with the names of two sides. */
export const rectangle = (alt: string, length: number, width: number, long: string, wide: string): Picture => ({
  kind: 'figure',
  alt,
  polygons: [
    {
      corners: [
        { x: 0, y: 0 },
        { x: length, y: 0 },
        { x: length, y: width },
        { x: 0, y: width },
      ],
      shaded: true,
    },
  ],
  labels: [
    { x: length / 2, y: -Math.max(length, width) * 0.09, text: long },
    { x: length + Math.max(length, width) * 0.12, y: width / 2, text: wide },
  ],
});

/** A number line with named points. */
export const numberLine = (
  alt: string,
  from: number,
  to: number,
  step: number,
  points: readonly { readonly at: number; readonly label: string }[],
): Picture => ({ kind: 'number-line', alt, from, to, step, points });
