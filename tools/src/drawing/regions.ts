import type { Arrow } from './graph.ts';

export const regions = ['browser', 'server', 'workshop', 'both'] as const;
/** Where code runs, derived from what imports it. `workshop`: only on a developer's machine. */
export type Region = (typeof regions)[number];

const isServer = (room: string): boolean => room.split('/')[0] === 'functions';
const isApplication = (room: string): boolean => room === 'shell' || room.startsWith('remote-');

function reachedFrom(starts: readonly string[], arrows: readonly Arrow[]): Set<string> {
  const reached = new Set(starts);
  for (const room of reached) for (const { from, to } of arrows) if (from === room) reached.add(to);
  return reached;
}

/** The region of each room. */
export function regionsOf(rooms: readonly string[], arrows: readonly Arrow[]): Map<string, Region> {
  const inBrowser = reachedFrom(rooms.filter(isApplication), arrows);
  const onServer = reachedFrom(rooms.filter(isServer), arrows);
  const regionOf = (room: string): Region => {
    if (inBrowser.has(room)) return onServer.has(room) ? 'both' : 'browser';
    return onServer.has(room) ? 'server' : 'workshop';
  };
  return new Map(rooms.map((room) => [room, regionOf(room)]));
}

/**
 * The floor of each room in its region: 0 at the bottom, otherwise one more than the highest floor that it imports
 * from.
 */
export function floorsOf(rooms: readonly string[], arrows: readonly Arrow[]): Map<string, number> {
  const floors = new Map<string, number>();
  const floorOf = (room: string, above: readonly string[]): number => {
    const known = floors.get(room);
    if (known !== undefined) return known;
    if (above.includes(room)) throw new Error(`A circle of rooms: ${[...above, room].join(' → ')}`);
    const below = arrows.filter(({ from, to }) => from === room && rooms.includes(to));
    const floor = Math.max(0, ...below.map(({ to }) => 1 + floorOf(to, [...above, room])));
    floors.set(room, floor);
    return floor;
  };
  for (const room of rooms) floorOf(room, []);
  return floors;
}
