import { membersOf, readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** How high each column of a graph goes, from left to right. */
export type Heights = readonly number[];

/** A bar graph or a dot plot that is built. */
export const columns: Placing<TouchOf<'columns'>, Heights> = {
  read: ({ labels, step, most }, text) => {
    const heights = membersOf(text).map(readNumber);
    const fits = heights.every(
      (height) => height !== undefined && height >= 0 && height <= most && height % step === 0,
    );
    return fits && heights.length === labels.length ? heights.map((height = 0) => height) : undefined;
  },
  write: (_touch, heights) => heights.map(writeNumber).join(', '),
  picture: ({ labels, step, most, drawn, label }, heights) => ({
    kind: 'bar-chart',
    bars: labels.map((name, index) => ({ label: name, value: heights?.[index] ?? 0 })),
    ...{ step, to: most },
    ...(drawn === 'dots' && { dots: true }),
    ...(label !== undefined && { label }),
    alt: `${drawn === 'dots' ? 'A dot plot' : 'A bar graph'} over ${labels.join(', ')}.`,
  }),
};
