import type { Picture } from '@lemma/math';

/** Pictures of what a student builds or moves. */
export const builtPictures: readonly Picture[] = [
  { kind: 'clock', alt: 'A clock face with both hands.', hour: 4, minute: 35 },
  { kind: 'clock', alt: 'A clock face without hands.', hour: 12, minute: 0, hands: false },
  { kind: 'number-line', alt: 'A box plot.', from: 0, to: 20, step: 1, labelEvery: 5, box: [2, 5, 9, 13, 18] },
  {
    kind: 'number-line',
    alt: 'A strip along a ruler.',
    from: 0,
    to: 20,
    step: 1,
    ruler: true,
    shade: { from: 3, to: 9 },
  },
  {
    kind: 'bar-chart',
    alt: 'A dot plot that is being built.',
    bars: ['3', '4', '5', '6'].map((label, index) => ({ label, value: index * 2 })),
    ...{ step: 1, to: 10, dots: true },
  },
  {
    kind: 'coordinate-plane',
    alt: 'A triangle and its image, and a shaded half of the plane.',
    x: { from: -6, to: 6, step: 1 },
    y: { from: -6, to: 6, step: 1 },
    lines: [{ x1: 0, y1: -1, x2: 1, y2: 1, dashed: true, shade: 'below' }],
    shapes: [
      {
        corners: [
          { x: 1, y: 1, label: 'A' },
          { x: 4, y: 1, label: 'B' },
          { x: 1, y: 3, label: 'C' },
        ],
      },
      {
        corners: [
          { x: -4, y: -3, label: "A'" },
          { x: -1, y: -3, label: "B'" },
          { x: -4, y: -1, label: "C'" },
        ],
        placed: true,
      },
    ],
  },
];
