export type Side = 'top' | 'right' | 'bottom' | 'left';

const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
/** Pixels between the two, and the least between the element and the edge of the window. */
const [GAP, EDGE] = [6, 8];

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Puts an element with a fixed position beside another, on the other side where there is no space, within the window. */
export function placeBeside(element: HTMLElement, anchor: Element, side: Side): void {
  const [at, own] = [anchor.getBoundingClientRect(), element.getBoundingClientRect()];
  const { clientWidth, clientHeight } = document.documentElement;
  const space = { top: at.top, bottom: clientHeight - at.bottom, left: at.left, right: clientWidth - at.right };
  const isUpright = side === 'top' || side === 'bottom';
  const needed = (isUpright ? own.height : own.width) + GAP + EDGE;
  const on = space[side] < needed && space[opposite[side]] > space[side] ? opposite[side] : side;
  const places = {
    top: [at.left + (at.width - own.width) / 2, at.top - GAP - own.height],
    bottom: [at.left + (at.width - own.width) / 2, at.bottom + GAP],
    left: [at.left - GAP - own.width, at.top + (at.height - own.height) / 2],
    right: [at.right + GAP, at.top + (at.height - own.height) / 2],
  } as const;
  const [left, top] = places[on];
  element.style.left = `${within(left, EDGE, Math.max(EDGE, clientWidth - EDGE - own.width))}px`;
  element.style.top = `${within(top, EDGE, Math.max(EDGE, clientHeight - EDGE - own.height))}px`;
}
