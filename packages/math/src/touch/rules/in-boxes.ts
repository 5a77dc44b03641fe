import type { PartsShape, Touch } from '../types.ts';
import type { Asked, TouchRule } from './asked.ts';

/** An answer in boxes. */
export const inBoxes =
  (shape: PartsShape): TouchRule =>
  () => ({ as: 'parts', shape });

/** The boxes of `y = ?x + ?`, where the question asks for an equation of that form. */
export const slopeAndIntercept: TouchRule = (asked) =>
  /`y =/.test(asked.prompt) ? inBoxes('linear')(asked) : undefined;

/** The empty cells of the question's table, row by row. */
const emptyPlaces = ({ picture }: Asked) =>
  picture?.kind === 'table'
    ? picture.rows.flatMap(({ cells }, row) => cells.flatMap((text, column) => (text === '?' ? [{ row, column }] : [])))
    : [];

/** Several empty cells of the question's table. */
export const emptyCells = (asked: Asked): Touch | undefined => {
  const cells = emptyPlaces(asked);
  return cells.length < 2 ? undefined : { as: 'cells', cells };
};

/** The one empty cell of the question's table. */
export const emptyCell = (asked: Asked): Touch | undefined => {
  const places = emptyPlaces(asked);
  const [place] = places;
  return place && places.length === 1 ? { as: 'cell', ...place } : undefined;
};
