import { cellAt } from '../figures/array.tsx';
import type { DrawingPlace } from './in-drawing.ts';

type Grid = { readonly rows: number; readonly columns: number };

/** How many cells are filled after a tap: up to the cell that was hit, or without it if it was the last one. */
export function filledTo(grid: Grid, place: DrawingPlace, filled: number, begins: boolean): number {
  const hit = cellAt(grid, place) + 1;
  return begins && hit === filled ? hit - 1 : hit;
}
