import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** From this number of rows on, only those near the window are in the page. */
export const MANY_ROWS = 150;
/** The usual height of a one-line row on a computer, until the real height is measured. */
const ROW_HEIGHT = 45;
/** Rows that are rendered above and below the window. */
const BEYOND = 12;
/** The rendered part changes by this many rows at a time, so that not every turn of the wheel renders. */
const STEP = 8;

/** True while the page is being printed, when every row must be in it. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser lays out the page as soon as the handlers have returned.
    const set = (on: boolean) => flushSync(() => setPrinting(on));
    const begin = () => set(true);
    const end = () => set(false);
    const change = ({ matches }: MediaQueryListEvent) => set(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return printing;
}

type Part = { readonly first: number; readonly end: number; readonly height: number };

/** The rows from `first` to before `end`, for a table whose first row is `top` pixels below the window's edge. */
function partAt(top: number, height: number): Part {
  const first = Math.floor(Math.max(0, -top) / height) - BEYOND;
  const end = Math.ceil(Math.max(0, window.innerHeight - top) / height) + BEYOND;
  return { first: Math.max(0, Math.floor(first / STEP) * STEP), end: Math.ceil(end / STEP) * STEP, height };
}

/** The real height of a row, which is more than usual on a phone or if text wraps. */
function measuredHeight(body: HTMLElement): number {
  const rows = [...body.querySelectorAll<HTMLElement>('tr[data-place]')];
  const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0) / Math.max(1, rows.length);
  return height > 0 ? height : ROW_HEIGHT;
}

export type RowWindow = {
  /** The positions of the rows that are in the page, in order. */
  readonly places: readonly number[];
  /** The height of the left-out rows between two positions, in pixels. */
  readonly heightOf: (from: number, to: number) => number;
  /** Keeps the focused row in the page, however far the person scrolls. */
  readonly onFocusRow: (place: number | undefined) => void;
};

/**
 * The part of a long table that is in the page: the rows in the window, a few more, and the focused row. Undefined for
 * a table that is short or being printed, which is in the page completely.
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow | undefined {
  const printing = usePrinting();
  const [part, setPart] = useState(() => partAt(0, ROW_HEIGHT));
  const [focused, setFocused] = useState<number | undefined>();
  const isMany = count >= MANY_ROWS;
  const look = useCallback(
    (height?: number) => {
      if (!body.current) return;
      const { top } = body.current.getBoundingClientRect();
      setPart((before) => {
        const now = partAt(top, height ?? before.height);
        return now.first === before.first && now.end === before.end && now.height === before.height ? before : now;
      });
    },
    [body],
  );
  // After a change, other rows can be higher or lower, and the filter can leave fewer.
  useLayoutEffect(() => {
    if (count >= MANY_ROWS) look();
  }, [count, look]);
  useEffect(() => {
    if (!isMany) return;
    const measure = () => body.current && look(measuredHeight(body.current));
    const scroll = () => look();
    measure();
    // Listens in the capture phase, because a box around the table may be what scrolls.
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      document.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [isMany, body, look]);
  if (!isMany || printing) return undefined;
  const end = Math.min(part.end, count);
  const first = Math.min(part.first, Math.max(0, end - STEP));
  const shown = Array.from({ length: end - first }, (_, index) => first + index);
  const isStored = focused !== undefined && focused < count && (focused < first || focused >= end);
  return {
    places: isStored ? [...shown, focused].toSorted((one, other) => one - other) : shown,
    heightOf: (from, to) => (to - from - 1) * part.height,
    onFocusRow: setFocused,
  };
}
