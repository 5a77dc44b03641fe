import type { PlanPrompt } from '@lemma/school/plan';
import type { Ways } from '../lore/ways.ts';
import type { PhaseId } from './times-of.ts';

/** What the texts of a phase may speak of. The names of problems are those on the student sheet. */
export type Told = {
  readonly ways: Ways;
  /** What has to be understood in the hardest case, as a sentence. */
  readonly point: string;
  readonly terms: readonly [string, string];
  /** “Problem 1, `1/2 + 1/3`” */
  readonly anchor: string;
  /** “Problem 1” */
  readonly first: string;
  /** The first problem that students solve themselves, with its formula. */
  readonly next: string;
  /** Whether the answer to it is a number, so that it can be estimated. */
  readonly isNumber: boolean;
  /** Whether it is chosen among answers. */
  readonly isChoice: boolean;
  /** What the problems of the lesson are, as far as a text speaks of it. */
  readonly facts: {
    /** “story”, or “problem” where they tell none. */
    readonly story: 'story' | 'problem';
    /** Whether the first one has numbers in its words, so that it can be read without them. */
    readonly hasNumbers: boolean;
    /** Whether every answer has a unit, and whether every problem has a display. */
    readonly hasUnits: boolean;
    readonly hasDisplays: boolean;
    /** What the first one says of data: what they are, only the numbers, or nothing. */
    readonly data: 'known' | 'numbers' | 'none';
    /** Whether the first problem is solved in more than one line. */
    readonly hasLines: boolean;
  };
  /** “Problems 1 to 3”: what students solve by themselves. */
  readonly core: string;
  /** “Problem 3”: the hardest of them. */
  readonly hard: string;
  /** The problem with two answers, with what the wrong one shows, if there is one. */
  readonly claim: string | undefined;
  /** The tasks that are drawn or written, by name, if there are any. */
  readonly written: string | undefined;
  /** Where the sentence on the board can be seen. */
  readonly seenAt: string;
  /** What is shown of the task that is drawn or written, where that is the hardest part. */
  readonly shownTask: string | undefined;
  /** Whether there is time to hear all ways, or only the first and the last. */
  readonly hasTimeForAll: boolean;
  /** “the cards”, if there are any. */
  readonly cards: string | undefined;
  /** A quiet answer to the opening question. */
  readonly think: string;
  /** What students say to the opening question at the end, and the room for it. */
  readonly answer: PlanPrompt;
  /** Kindergarten to grade 2: drawing comes before writing. */
  readonly isYoung: boolean;
};

/**
 * One line of an activity: who or what, and what to do. With a room, students have the text on their sheet too, so that
 * plan and sheet say the same.
 */
export type Line = readonly [label: string, text: string, room?: PlanPrompt['room']];
export type Activity = { readonly purpose: string; readonly lines: readonly Line[] };

/** The tasks that no problem of the set asks, then something that goes farther. */
export const early = ({ cards, written }: Told): Line[] => [
  ...(written === undefined ? [] : [['After these', written] satisfies Line]),
  ...(cards === undefined ? [] : [['Done early', `Choose one of ${cards}.`] satisfies Line]),
];
/** The ways of students, in the order in which they are shown: all of them, or the first and the last; then what was drawn. */
export const shown = ({ ways, hasTimeForAll, shownTask }: Told, words: readonly [string, string, string]): Line[] => {
  const steps = hasTimeForAll ? ways.steps : ways.steps.filter((_, at, { length }) => at === 0 || at === length - 1);
  return [
    ...steps.map((step, index): Line => [words[index] ?? '', `Somebody who ${step}.`]),
    ...(shownTask === undefined ? [] : [['The hardest part', shownTask] satisfies Line]),
  ];
};
export const claimLine = ({ claim }: Told, label: string, text: string): Line[] =>
  claim === undefined ? [] : [[label, `${claim} ${text}`]];

/** The opening situation and a quiet answer to it. */
export const opening = ({ ways, isYoung, think }: Told, label: string): Line[] => [
  [label, ways.hook, 'none'],
  ['Alone', isYoung ? 'Draw what you think.' : think, 'open'],
];

/** The sentence of the lesson, found in a problem of it, and the opening question answered. */
export const together = ({ point, seenAt, answer }: Told, label: string): Line[] => [
  [label, `Write on the board: “${point}” Where can one see that at ${seenAt}?`],
  ['Alone', answer.text, answer.room],
];

export type ActivityParts = Record<Exclude<PhaseId, 'ticket'>, (told: Told) => Activity>;
