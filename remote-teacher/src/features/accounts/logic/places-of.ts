/** Where a card is: the page from 0, the row and the column on it. A large card takes two rows and both columns. */
type Place = { readonly page: number; readonly row: number; readonly column: number };

export const ROWS = 4;
const COLUMNS = 2;

/** The places of cards in their order, as the printed page has them: eight on a page, and none cut in two. */
export function placesOf(cards: readonly { readonly isLarge: boolean }[]): readonly Place[] {
  let [page, row, column] = [0, 0, 0];
  return cards.map(({ isLarge }) => {
    if (isLarge && column > 0) [row, column] = [row + 1, 0];
    if (row + (isLarge ? 2 : 1) > ROWS) [page, row, column] = [page + 1, 0, 0];
    const place = { page, row, column };
    column += isLarge ? COLUMNS : 1;
    if (column >= COLUMNS) [row, column] = [row + (isLarge ? 2 : 1), 0];
    return place;
  });
}
