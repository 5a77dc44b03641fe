import { scale, WIDTH } from '../figures/geometry.ts';
import { LINE_PAD } from '../figures/number-line.tsx';

/** The tick mark of a number line with `most` steps that is nearest to a position in its drawing. */
export function alongLine(x: number, most: number): number {
  const toX = scale(0, most, LINE_PAD, WIDTH - LINE_PAD);
  return Math.round((x - toX(0)) / (toX(1) - toX(0)));
}
