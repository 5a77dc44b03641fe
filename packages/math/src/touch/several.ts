import { membersOf } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** The chosen cards, in the order of the question. */
export const several: Placing<TouchOf<'several'>, readonly string[]> = {
  read: ({ cards }, text) => {
    const members = membersOf(text);
    const fits = members.every((member, index) => cards.includes(member) && members.indexOf(member) === index);
    return fits ? cards.filter((card) => members.includes(card)) : undefined;
  },
  write: (_touch, chosen) => chosen.join(', '),
  picture: ({ cards }, chosen) => ({
    kind: 'table',
    alt: chosen === undefined ? 'Cards to choose from.' : `Chosen: ${chosen.join(', ')}.`,
    head: [],
    rows: [{ cells: chosen ?? cards }],
  }),
};
