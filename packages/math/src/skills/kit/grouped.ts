import type { AnswerSpec, Posed, Prose } from '../../types.ts';

/** Cards, the names of the groups, and the right group of each card by its number. */
export type Grouped = {
  readonly cards: readonly string[];
  readonly groups: readonly string[];
  readonly right: readonly number[];
};

const LETTERS = 'ABCDEF';

/** The letters of groups, in the order of the cards: what is written for cards in groups. */
export const lettersOf = (groups: readonly number[]): string => groups.map((group) => LETTERS.charAt(group)).join(', ');

/** The groups by their letters, in the order of the cards. */
export const groupsIn = (key: string): number[] => key.split(', ').map((letter) => LETTERS.indexOf(letter));

/**
 * A task to put cards in groups, or each with its partner. Names of groups that are mathematics stand between backticks, as
 * cards do.
 */
export function poseGrouped(task: Prose, { cards, groups, right }: Grouped): Posed {
  const legend = groups.map((name, index) => `${LETTERS.charAt(index)}: ${name}`).join('; ');
  const answer: AnswerSpec = { kind: 'list', key: lettersOf(right) };
  return {
    prompt: `${task} ${legend}. Write the letter for each card in order, with commas between them.`,
    answer,
    picture: {
      kind: 'table',
      alt: `Cards in order: ${cards.map((card) => card.replaceAll('`', '')).join('; ')}.`,
      head: ['Card', 'Letter'],
      rows: cards.map((card) => ({ cells: [card, '?'] })),
    },
  };
}

/** Mathematics to match, and the names among which each has its partner. */
type Matched = {
  readonly cards: readonly string[];
  readonly names: readonly string[];
  readonly right: readonly number[];
};

const asMath = (text: string): string => `\`${text}\``;

/** A task to match mathematics with what is equal to it. */
export const poseMatched = (task: Prose, { cards, names, right }: Matched): Posed =>
  poseGrouped(task, { cards: cards.map(asMath), groups: names.map(asMath), right });

/** The lines of its solution: each card with its partner and why, then the letters. */
export const matchedLines = ({ cards, names, right }: Matched, why: (card: number) => Prose) => [
  ...cards.map((card, at) => [`${card} = ${names[right[at] ?? 0]}`, why(at)] as const),
  [lettersOf(right), 'Write the letters.'] as const,
];
