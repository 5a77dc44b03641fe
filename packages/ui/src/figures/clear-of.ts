/** A straight line of a drawing, in its units. */
export type Line = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
/** A label's place: its middle and its size. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Between a label and a line. */
const GAP = 2;
const STEP = 2;
/** A label that would have to go further stays: it would no longer be beside its side. */
const FARTHEST = 48;
const DIRECTIONS = 24;

/** Whether a line goes through a box (Liang and Barsky, 1984). */
export function crosses({ x1, y1, x2, y2 }: Line, { x, y, width, height }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [x1 - x2, x1 - (x - width / 2)],
    [x2 - x1, x + width / 2 - x1],
    [y1 - y2, y1 - (y - height / 2)],
    [y2 - y1, y + height / 2 - y1],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

/** Where a label stands that no line is to go through: the place nearest to its own that is clear. */
export function clearOf(lines: readonly Line[], box: Box): Pick<Box, 'x' | 'y'> {
  const isClear = (x: number, y: number): boolean => {
    const room = { x, y, width: box.width + 2 * GAP, height: box.height + 2 * GAP };
    return lines.every((line) => !crosses(line, room));
  };
  if (isClear(box.x, box.y)) return { x: box.x, y: box.y };
  for (let far = STEP; far <= FARTHEST; far += STEP) {
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (turn * 2 * Math.PI) / DIRECTIONS;
      const [x, y] = [box.x + far * Math.cos(angle), box.y + far * Math.sin(angle)];
      if (isClear(x, y)) return { x, y };
    }
  }
  return { x: box.x, y: box.y };
}
