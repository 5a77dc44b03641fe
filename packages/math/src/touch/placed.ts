import type { Picture } from '../pictures/types.ts';
import { angle } from './angle.ts';
import { bars } from './bars.ts';
import { blocks } from './blocks.ts';
import { boxPlot } from './box-plot.ts';
import { cell } from './cell.ts';
import { cells } from './cells.ts';
import { clock } from './clock.ts';
import { columns } from './columns.ts';
import { counters } from './counters.ts';
import { curve } from './curve.ts';
import { figure } from './figure.ts';
import { groups } from './groups.ts';
import { halfPlane } from './half-plane.ts';
import { labels } from './labels.ts';
import { line } from './line.ts';
import { numberLine } from './number-line.ts';
import { order } from './order.ts';
import { parts } from './parts.ts';
import type { Placing } from './placing.ts';
import { plane } from './plane.ts';
import { points } from './points.ts';
import { ray } from './ray.ts';
import { ruler } from './ruler.ts';
import { segment } from './segment.ts';
import { several } from './several.ts';
import { shade } from './shade.ts';
import type { Touch } from './types.ts';

/** The text as it is written when the answer is placed, and its drawing. */
type Placed = { readonly text: string | undefined; readonly picture: Picture };

const by = <T extends Touch, V>(
  placing: Placing<T, V>,
  touch: T,
  text: string,
  ground: Picture | undefined,
): Placed => {
  const value = placing.read(touch, text);
  return {
    text: value === undefined ? undefined : placing.write(touch, value),
    picture: placing.picture(touch, value, ground),
  };
};

/** An answer in its place on the screen. `text` is undefined if it has no place: another one was typed, or none yet. */
export function placed(touch: Touch, text: string, ground?: Picture): Placed {
  switch (touch.as) {
    case 'number-line':
      return by(numberLine, touch, text, ground);
    case 'plane':
      return by(plane, touch, text, ground);
    case 'ray':
      return by(ray, touch, text, ground);
    case 'order':
      return by(order, touch, text, ground);
    case 'counters':
      return by(counters, touch, text, ground);
    case 'shade':
      return by(shade, touch, text, ground);
    case 'blocks':
      return by(blocks, touch, text, ground);
    case 'angle':
      return by(angle, touch, text, ground);
    case 'points':
      return by(points, touch, text, ground);
    case 'segment':
      return by(segment, touch, text, ground);
    case 'line':
      return by(line, touch, text, ground);
    case 'several':
      return by(several, touch, text, ground);
    case 'parts':
      return by(parts, touch, text, ground);
    case 'cell':
      return by(cell, touch, text, ground);
    case 'box-plot':
      return by(boxPlot, touch, text, ground);
    case 'clock':
      return by(clock, touch, text, ground);
    case 'columns':
      return by(columns, touch, text, ground);
    case 'curve':
      return by(curve, touch, text, ground);
    case 'figure':
      return by(figure, touch, text, ground);
    case 'groups':
      return by(groups, touch, text, ground);
    case 'half-plane':
      return by(halfPlane, touch, text, ground);
    case 'ruler':
      return by(ruler, touch, text, ground);
    case 'bars':
      return by(bars, touch, text, ground);
    case 'labels':
      return by(labels, touch, text, ground);
    case 'cells':
      return by(cells, touch, text, ground);
  }
}

const groundFor: Partial<Record<Picture['kind'], readonly Touch['as'][]>> = {
  'number-line': ['number-line', 'ray', 'ruler'],
  'coordinate-plane': ['plane', 'line', 'figure', 'half-plane', 'curve'],
  table: ['cell', 'cells', 'groups'],
  figure: ['labels'],
};

/** Whether the answer is placed on the question's own picture, which is then not shown a second time. */
export const isGround = (touch: Touch, picture: Picture | undefined): boolean =>
  picture !== undefined && groundFor[picture.kind]?.includes(touch.as) === true;
