import { membersOf } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** The group of each card, by its number; undefined for a card that is in none yet. */
export type Sorted = readonly (number | undefined)[];

const LETTERS = 'ABCDEF';
/** What is written for a card that is in no group. */
const OPEN = '?';

export const letterOf = (group: number): string => LETTERS[group] ?? '';

/** Cards in groups: the letter of the group of each card, in the order of the cards. */
export const groups: Placing<TouchOf<'groups'>, Sorted> = {
  read: ({ cards, groups: names }, text) => {
    const members = membersOf(text).map((member) => member.toUpperCase());
    const found = members.map((letter) =>
      letter === OPEN ? undefined : LETTERS.slice(0, names.length).indexOf(letter),
    );
    const fits = members.every((letter, index) => letter.length === 1 && found[index] !== -1);
    return fits && members.length === cards.length && found.some((group) => group !== undefined) ? found : undefined;
  },
  write: (_touch, sorted) =>
    sorted.every((group) => group === undefined)
      ? ''
      : sorted.map((group) => (group === undefined ? OPEN : letterOf(group))).join(', '),
  picture: ({ cards, groups: names }, sorted) => {
    const columns = names.map((name, group) => ({
      title: `${letterOf(group)}: ${name}`,
      cards: cards.filter((_card, index) => sorted?.[index] === group),
    }));
    const most = Math.max(1, ...columns.map((column) => column.cards.length));
    return {
      kind: 'table',
      alt: `Groups: ${names.join(', ')}.`,
      head: columns.map(({ title }) => title),
      rows: Array.from({ length: most }, (_each, row) => ({ cells: columns.map((column) => column.cards[row] ?? '') })),
    };
  },
};
