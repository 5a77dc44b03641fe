import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** From so many rows on, only those near the window are in the page. */
export const MANY_ROWS = 150;
/** What a row of one line takes on a computer; where it takes another height, that is measured. */
const ROW_HEIGHT = 45;
/** Rows that stand there beyond the window, on both sides. */
const BEYOND = 12;
/** The part grows and shrinks by so many rows at a time: not every turn of the wheel renders. */
const STEP = 8;

/** True while the page is being printed, when every row has to stand there. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser lays the page out as soon as the handlers are done.
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

/** The rows from `first` up to, not with, `end`, for a table whose first row is `top` pixels below the window's edge. */
function partAt(top: number, height: number): Part {
  const first = Math.floor(Math.max(0, -top) / height) - BEYOND;
  const end = Math.ceil(Math.max(0, window.innerHeight - top) / height) + BEYOND;
  return { first: Math.max(0, Math.floor(first / STEP) * STEP), end: Math.ceil(end / STEP) * STEP, height };
}

/** What a row really takes: on a phone, or where words wrap, more than usual. */
function measuredHeight(body: HTMLElement): number {
  const rows = [...body.querySelectorAll<HTMLElement>('tr[data-place]')];
  const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0) / Math.max(1, rows.length);
  return height > 0 ? height : ROW_HEIGHT;
}

export type RowWindow = {
  /** The places of the rows that stand in the page, in order. */
  readonly places: readonly number[];
  /** The height of the rows that are left out between two places, in pixels. */
  readonly heightOf: (from: number, to: number) => number;
  /** Keeps the row that has the focus in the page, however far one scrolls. */
  readonly onFocusRow: (place: number | undefined) => void;
};

/**
 * The part of a long table that stands in the page: what the window shows and a little beyond it, and the row that has the
 * focus. Undefined for a table that is short, or being printed: all of it stands there.
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
  // Other rows may stand further up or down, and the filter may have left fewer of them.
  useLayoutEffect(() => {
    if (count >= MANY_ROWS) look();
  }, [count, look]);
  useEffect(() => {
    if (!isMany) return;
    const measure = () => body.current && look(measuredHeight(body.current));
    const scroll = () => look();
    measure();
    // Caught on the way down: it may be a box around the table that scrolls.
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
