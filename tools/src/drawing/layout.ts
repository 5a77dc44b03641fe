import type { Arrow } from './graph.ts';
import { floorsOf, type Region, regions, regionsOf } from './regions.ts';

/** A rectangle in units of the drawing. `x` and `y` are its upper left corner. */
export type Box = {
  readonly name: string;
  readonly label: string;
  readonly region: Region;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Frame = Omit<Box, 'name' | 'label'>;

/** The rooms of one floor from left to right; null is empty space, and all empty spaces of a floor are equally wide. */
export type Row = readonly (string | null)[];
/** The floors of each region from top to bottom. */
export type Plan = Readonly<Record<Region, readonly Row[]>>;

const SPACES = 3;
const LETTER = 8.1;
const PORT = 11;
const BOX = { side: 14, height: 38, gap: 18 } as const;
const FLOOR = 108;
const FRAME = { side: 22, head: 46, foot: 26, gap: 24 } as const;
const BETWEEN = 64;

const labelOf = (room: string): string => room.replace(/^functions\//, '').replace(/^functions$/, 'index, api');

/** The width of each box: enough for its name and for the arrows that meet it. */
export function widthsOf(arrows: readonly Arrow[]): (room: string) => number {
  const widths = new Map<string, number>();
  return (room) => {
    const known = widths.get(room);
    if (known !== undefined) return known;
    const [out, into] = (['from', 'to'] as const).map((end) => arrows.filter((one) => one[end] === room).length);
    const ports = PORT * Math.max(out ?? 0, into ?? 0);
    const width = Math.round(Math.max(labelOf(room).length * LETTER + 2 * BOX.side, ports + 20));
    widths.set(room, width);
    return width;
  };
}

/** The initial plan: rooms by region and floor, sorted by name. Rooms that nothing imports are on the top floor. */
export function firstPlan(arrows: readonly Arrow[]): Plan {
  const rooms = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
  const regionOf = regionsOf(rooms, arrows);
  const rowsIn = (region: Region): Row[] => {
    const own = rooms.filter((room) => regionOf.get(room) === region);
    const floors = floorsOf(own, arrows);
    const highest = Math.max(0, ...floors.values());
    const floor = (room: string) => (arrows.some(({ to }) => to === room) ? floors.get(room) : highest);
    return Array.from({ length: highest + 1 }, (_, index) => [
      ...own.filter((room) => floor(room) === highest - index),
      ...Array<null>(SPACES).fill(null),
    ]);
  };
  return {
    browser: rowsIn('browser'),
    server: rowsIn('server'),
    workshop: rowsIn('workshop'),
    both: rowsIn('both'),
  };
}

const named = (row: Row): string[] => row.filter((room) => room !== null);
const heightOf = (floors: number): number => FRAME.head + (floors - 1) * FLOOR + BOX.height + FRAME.foot;

/**
 * The frame of each region: three side by side, and below them the one with the packages of both browser and server.
 */
export function framesOf(plan: Plan, widthOf: (room: string) => number): Frame[] {
  const needs = (row: Row): number =>
    named(row).reduce((sum, room) => sum + widthOf(room) + BOX.gap, 2 * FRAME.side - BOX.gap);
  const upper = regions.filter((region) => region !== 'both' && plan[region].some((row) => named(row).length > 0));
  const floors = Math.max(1, ...upper.map((region) => plan[region].length));
  const frames: Frame[] = [];
  let x = 0;
  for (const region of upper) {
    // Somewhat more than the widest floor needs, so that arrows can pass beside boxes.
    const width = Math.round(Math.max(170, ...plan[region].map(needs)) * (plan[region].length > 3 ? 1.12 : 1));
    frames.push({ region, x, y: 0, width, height: heightOf(floors) });
    x += width + FRAME.gap;
  }
  const width = Math.max(x - FRAME.gap, ...plan.both.map(needs));
  if (plan.both.some((row) => named(row).length > 0))
    frames.push({ region: 'both', x: 0, y: heightOf(floors) + BETWEEN, width, height: heightOf(plan.both.length) });
  return frames;
}

/** The position of each room. Regions beside each other are aligned at the bottom. */
export function boxesOf(plan: Plan, frames: readonly Frame[], widthOf: (room: string) => number): Box[] {
  return frames.flatMap(({ region, x, y, width, height }) =>
    plan[region].flatMap((row, index) => {
      const rooms = named(row);
      const needed = rooms.reduce((sum, room) => sum + widthOf(room) + BOX.gap, -BOX.gap);
      const space = (width - 2 * FRAME.side - needed) / Math.max(1, row.length - rooms.length);
      const top = y + height - FRAME.foot - BOX.height - (plan[region].length - 1 - index) * FLOOR;
      let left = x + FRAME.side;
      return row.flatMap((name): Box[] => {
        const at = left;
        left += name === null ? space : widthOf(name) + BOX.gap;
        if (name === null) return [];
        return [
          { name, label: labelOf(name), region, x: Math.round(at), y: top, width: widthOf(name), height: BOX.height },
        ];
      });
    }),
  );
}
