import type { Picture } from '../../pictures/types.ts';
import type { AnswerSpec, MistakenWork } from '../../types.ts';
import { type Unit, units } from '../kit/contexts.ts';
import { wrote } from '../kit/work.ts';

/** A rectangle in centimeters, meters or feet. */
export type Sides = { readonly length: number; readonly width: number; readonly unit: string };

export const lengthUnits = ['cm', 'm', 'ft'] as const;

export const unitOf = (symbol: string): Unit => (symbol === 'm' ? units.m : symbol === 'ft' ? units.ft : units.cm);

/** An area in square units. */
export const areaAnswer = (key: number, symbol: string): AnswerSpec => ({
  kind: 'quantity',
  key: `${key} ${symbol}^2`,
  units: [`${symbol}^2`, `square ${unitOf(symbol).many}`, `square ${symbol}`, `sq ${symbol}`],
});

/** A rectangle with its length below and its width at the left, or '?' where it is asked for. */
export const rectanglePicture = (
  { length, width, unit }: Sides,
  below = `${length} ${unit}`,
  left = `${width} ${unit}`,
): Picture => ({
  kind: 'figure',
  polygons: [
    {
      corners: [
        { x: 0, y: 0 },
        { x: length, y: 0 },
        { x: length, y: width },
        { x: 0, y: width },
      ],
    },
  ],
  labels: [
    { x: length / 2, y: -0.6, text: below },
    { x: -0.8, y: width / 2, text: left },
  ],
  alt: `A rectangle. One side is labeled ${below}, the other ${left}.`,
});

export const twoSidesOnly = ({ length, width }: Sides): MistakenWork =>
  wrote(length + width, [`${length} + ${width} = ${length + width}`, 'Add the two sides.']);

export const aroundForArea = ({ length, width }: Sides): MistakenWork =>
  wrote(2 * (length + width), [
    `${length} + ${width} + ${length} + ${width} = ${2 * (length + width)}`,
    'Add all the sides.',
  ]);

export const insideForPerimeter = ({ length, width }: Sides): MistakenWork =>
  wrote(length * width, [`${length} × ${width} = ${length * width}`, 'Multiply the sides.']);
