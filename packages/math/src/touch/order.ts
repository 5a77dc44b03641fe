import { membersOf } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** The cards of an answer; undefined if a card is missing, occurs twice or does not exist. */
function allOf(cards: readonly string[], text: string): readonly string[] | undefined {
  const members = membersOf(text);
  const rest = [...cards];
  for (const member of members) {
    const at = rest.indexOf(member);
    if (at === -1) return undefined;
    rest.splice(at, 1);
  }
  return rest.length === 0 ? members : undefined;
}

/** Cards in a row, from the first to the last. */
export const order: Placing<TouchOf<'order'>, readonly string[]> = {
  read: ({ cards }, text) => allOf(cards, text),
  write: (_touch, cards) => cards.join(', '),
  picture: ({ cards }, value) => ({
    kind: 'table',
    alt: `Cards in a row: ${(value ?? cards).join(', ')}.`,
    head: (value ?? cards).map((_card, index) => String(index + 1)),
    rows: [{ cells: value ?? cards.map(() => '') }],
  }),
};
