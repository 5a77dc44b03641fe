import type { PartsShape, Touch } from '../types.ts';
import type { Asked, TouchRule } from './asked.ts';

/** An answer in boxes. */
export const inBoxes =
  (shape: PartsShape): TouchRule =>
  () => ({ as: 'parts', shape });

/** The boxes of `y = ?x + ?`, where the question asks for an equation of that form. */
export const slopeAndIntercept: TouchRule = (asked) =>
  /`y =/.test(asked.prompt) ? inBoxes('linear')(asked) : undefined;

/** The one empty cell of the question's table. */
export const emptyCell = ({ picture }: Asked): Touch | undefined => {
  if (picture?.kind !== 'table') return undefined;
  const places = picture.rows.flatMap(({ cells }, row) =>
    cells.flatMap((text, column) => (text === '?' ? [{ row, column }] : [])),
  );
  const [place] = places;
  return place && places.length === 1 ? { as: 'cell', ...place } : undefined;
};
