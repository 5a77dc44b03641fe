import type { Picture } from '@lemma/math';
import { builtPictures } from './built-pictures.ts';

const parabola = Array.from({ length: 61 }, (_, index) => -3 + index / 10).flatMap((x) => [x, x * x - 4]);

/** Every kind of picture, plain and crowded. */
export const pictures: readonly Picture[] = [
  {
    kind: 'number-line',
    alt: 'A number line from 0 to 10 with jumps from 3 to 7 and from 7 to 8.',
    from: 0,
    to: 10,
    step: 1,
    jumps: [
      { from: 3, to: 7, label: '+4' },
      { from: 7, to: 8, label: '+1' },
    ],
    points: [{ at: 3 }],
  },
  {
    kind: 'number-line',
    alt: 'A number line from −10 to 10, shaded from −4 to the right, −4 left out.',
    from: -10,
    to: 10,
    step: 1,
    points: [{ at: -4, open: true, label: 'x' }],
    shade: { from: -4 },
  },
  {
    kind: 'number-line',
    alt: 'A number line from 0 to 2 in quarters with a point A.',
    from: 0,
    to: 2,
    step: 0.25,
    denominator: 4,
    points: [{ at: 1.25, label: 'A' }],
  },
  {
    kind: 'number-line',
    alt: 'A number line from 0 to 1 in tenths with two jumps back.',
    from: 0,
    to: 1,
    step: 0.1,
    jumps: [
      { from: 0.9, to: 0.5, label: '−0.4' },
      { from: 0.5, to: 0.4, label: '1/10' },
    ],
    points: [{ at: 0.4, label: '?' }],
  },
  {
    kind: 'bar-model',
    alt: 'Two bars: Ana has four equal parts, Ben one, together 35.',
    bars: [
      {
        label: 'Ana',
        parts: [
          { size: 1, label: 'x', shaded: true },
          { size: 1, label: 'x', shaded: true },
          { size: 1, label: 'x', shaded: true },
          { size: 1, label: 'x', shaded: true },
        ],
      },
      { label: 'Ben', parts: [{ size: 1, label: 'x' }], total: '7' },
    ],
  },
  {
    kind: 'bar-model',
    alt: 'One bar of 45 in a part of 30 and an unknown part.',
    bars: [
      {
        parts: [
          { size: 30, label: '30' },
          { size: 15, label: '?', shaded: true },
        ],
        total: '45',
      },
    ],
  },
  {
    kind: 'area-model',
    alt: '23 times 14 as four products.',
    rows: [
      { size: 10, label: '10' },
      { size: 4, label: '4' },
    ],
    columns: [
      { size: 20, label: '20' },
      { size: 3, label: '3' },
    ],
    cells: ['200', '30', '80', ''],
  },
  {
    kind: 'area-model',
    alt: 'x + 3 times x + 2 as four areas.',
    rows: [
      { size: 5, label: 'x' },
      { size: 2, label: '2' },
    ],
    columns: [
      { size: 5, label: 'x' },
      { size: 3, label: '3' },
    ],
    cells: ['x^2', '3x', '2x', '6'],
  },
  {
    kind: 'fraction-circles',
    alt: 'A circle in 4 parts, 3 of them shaded, and a circle in 6 parts, 1 shaded.',
    circles: [
      { parts: 4, shaded: 3, label: '3/4' },
      { parts: 6, shaded: 1, label: '1/6' },
    ],
  },
  {
    kind: 'fraction-circles',
    alt: 'Two whole circles and one in 3 parts with 1 shaded.',
    circles: [
      { parts: 3, shaded: 3 },
      { parts: 3, shaded: 3 },
      { parts: 3, shaded: 1 },
    ],
  },
  { kind: 'base-ten', alt: '1 thousand, 2 hundreds, 4 tens and 7 ones.', thousands: 1, hundreds: 2, tens: 4, ones: 7 },
  { kind: 'base-ten', alt: '3 tens and 12 ones.', tens: 3, ones: 12 },
  { kind: 'array', alt: '4 rows of 6 dots, 14 of them filled.', rows: 4, columns: 6, shaded: 14 },
  {
    kind: 'balance',
    alt: 'A balance with x, x and 3 on the left and 11 on the right.',
    left: ['x', 'x', '3'],
    right: ['11'],
  },
  {
    kind: 'balance',
    alt: 'A balance with x and five ones against nine ones.',
    left: ['x', '1', '1', '1', '1', '1'],
    right: ['1', '1', '1', '1', '1', '1', '1', '1', '1'],
  },
  {
    kind: 'coordinate-plane',
    alt: 'A grid from −5 to 5 with two points and a line through them.',
    x: { from: -5, to: 5, step: 1 },
    y: { from: -5, to: 5, step: 1 },
    points: [
      { x: -2, y: -1, label: 'A' },
      { x: 2, y: 3, label: 'B(2, 3)' },
    ],
    lines: [{ x1: -2, y1: -1, x2: 2, y2: 3, label: 'y = x + 1' }],
  },
  {
    kind: 'coordinate-plane',
    alt: 'A parabola through −2 and 2 on the x-axis and a dashed line.',
    x: { from: -6, to: 6, step: 1 },
    y: { from: -6, to: 6, step: 1 },
    curves: [{ values: parabola, label: 'f' }],
    lines: [{ x1: 0, y1: 1, x2: 1, y2: 1, dashed: true }],
  },
  {
    kind: 'coordinate-plane',
    alt: 'Distance in kilometers against time in minutes.',
    x: { from: 0, to: 60, step: 10, label: 'Time (minutes)' },
    y: { from: 0, to: 12, step: 2, label: 'Distance (km)' },
    segments: [
      { x1: 0, y1: 0, x2: 20, y2: 5 },
      { x1: 20, y1: 5, x2: 35, y2: 5 },
      { x1: 35, y1: 5, x2: 60, y2: 12 },
    ],
  },
  {
    kind: 'dot-plot',
    alt: 'A dot plot of shoe sizes from 34 to 40.',
    values: [34, 35, 35, 36, 36, 36, 36, 37, 37, 38, 38, 38, 40],
    label: 'Shoe size',
  },
  {
    kind: 'histogram',
    alt: 'A histogram of minutes to school in steps of ten.',
    bins: [
      { from: 0, to: 10, count: 4 },
      { from: 10, to: 20, count: 9 },
      { from: 20, to: 30, count: 6 },
      { from: 30, to: 40, count: 1 },
    ],
    label: 'Minutes to school',
  },
  {
    kind: 'bar-chart',
    alt: 'A bar chart of four fruits.',
    bars: [
      { label: 'Apples', value: 12 },
      { label: 'Pears', value: 7 },
      { label: 'Plums', value: 15 },
      { label: 'Figs', value: 4 },
    ],
    step: 5,
    label: 'Pieces sold',
  },
  {
    kind: 'bar-chart',
    alt: 'A bar chart of how children come to school.',
    bars: [
      { label: 'On foot', value: 11 },
      { label: 'By school bus', value: 8 },
      { label: 'By bicycle', value: 4 },
      { label: 'Brought by car', value: 3 },
      { label: 'By tram', value: 6 },
    ],
    step: 2,
    label: 'Children',
  },
  {
    kind: 'column-arithmetic',
    alt: '358 plus 274 in columns with carries.',
    operation: '+',
    rows: ['358', '274'],
    carries: ['', '1', '1'],
    result: '632',
  },
  { kind: 'column-arithmetic', alt: '12.5 minus 3.75 in columns.', operation: '-', rows: ['12.50', '3.75'] },
  { kind: 'column-arithmetic', alt: '156 divided by 12.', operation: '÷', rows: ['156', '12'], result: '13' },
  {
    kind: 'figure',
    alt: 'A right triangle with legs 3 cm and 4 cm.',
    polygons: [
      {
        corners: [
          { x: 0, y: 0, label: 'A' },
          { x: 4, y: 0, label: 'B' },
          { x: 0, y: 3, label: 'C' },
        ],
        shaded: false,
      },
    ],
    labels: [
      { x: 2, y: -0.35, text: '4 cm' },
      { x: -0.5, y: 1.5, text: '3 cm' },
      { x: 2.25, y: 1.8, text: 'c' },
    ],
    angles: [
      { x: 0, y: 0, from: 0, to: 90, right: true },
      { x: 4, y: 0, from: 143.13, to: 180, label: '37°' },
    ],
    scaleNote: 'Not drawn to scale',
  },
  {
    kind: 'figure',
    alt: 'An L-shaped figure, one part shaded.',
    polygons: [
      {
        corners: [
          { x: 0, y: 0 },
          { x: 6, y: 0 },
          { x: 6, y: 2 },
          { x: 0, y: 2 },
        ],
        shaded: true,
      },
      {
        corners: [
          { x: 0, y: 2 },
          { x: 2, y: 2 },
          { x: 2, y: 5 },
          { x: 0, y: 5 },
        ],
      },
    ],
    labels: [
      { x: 3, y: -0.4, text: '6 m' },
      { x: 6.5, y: 1, text: '2 m' },
      { x: 1, y: 5.4, text: '2 m' },
      { x: -0.5, y: 2.5, text: '5 m' },
    ],
  },
  {
    kind: 'figure',
    alt: 'A circle with its radius of 5 cm.',
    polygons: [],
    circles: [{ x: 0, y: 0, radius: 5, label: 'M' }],
    segments: [{ x1: 0, y1: 0, x2: 4.33, y2: -2.5, label: '5 cm' }],
  },
  {
    kind: 'prism',
    alt: 'A box 4 by 3 by 2 units made of unit cubes.',
    length: 4,
    width: 3,
    height: 2,
    labels: ['4', '3', '2'],
    unitCubes: true,
  },
  {
    kind: 'prism',
    alt: 'A box with edges 12 cm, 5 cm and 7 cm.',
    length: 12,
    width: 5,
    height: 7,
    labels: ['12 cm', '5 cm', '7 cm'],
  },
  {
    kind: 'table',
    alt: 'A table of x and y.',
    head: ['`x`', '`y`'],
    rows: [{ cells: ['0', '3'] }, { cells: ['1', '5'] }, { cells: ['2', '-7'] }, { cells: ['5', '?'] }],
  },
  ...builtPictures,
];
