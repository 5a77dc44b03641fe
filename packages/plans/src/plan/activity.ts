import type { Ways } from '../lore/ways.ts';
import type { PhaseId } from './times-of.ts';

/** What the texts of a phase may speak of. The names of problems are those on the student sheet. */
export type Told = {
  readonly ways: Ways;
  readonly bigIdea: string;
  readonly canDo: string;
  readonly terms: readonly [string, string];
  /** “Problem 1, `1/2 + 1/3`” */
  readonly anchor: string;
  /** “Problem 1” */
  readonly first: string;
  /** Whether the answer to it is a number, so that it can be estimated. */
  readonly isNumber: boolean;
  /** “Problems 1 to 3” */
  readonly core: string;
  /** The problem with two answers, if there is one. */
  readonly claim: string | undefined;
  /** “the cards”, if there are any. */
  readonly cards: string | undefined;
};

/** One line of an activity: who or what, and what to do. `task` claims nothing; `fact` is read by the check. */
export type Line = readonly [label: string, text: string];
export type Activity = { readonly purpose: string; readonly lines: readonly Line[] };

/** Whoever is done early has something that goes farther. */
export const early = ({ cards }: Told): Line[] =>
  cards === undefined ? [] : [['Done early', `Choose one of ${cards}.`]];
/** The ways of students, in the order in which they are shown. */
export const shown = ({ ways }: Told, words: readonly [string, string, string]): Line[] =>
  ways.steps.map((step, index) => [words[index] ?? '', `Somebody who ${step}.`]);
export const claimLine = ({ claim }: Told, label: string, text: string): Line[] =>
  claim === undefined ? [] : [[label, `${claim}: ${text}`]];

export type ActivityParts = Record<Exclude<PhaseId, 'ticket'>, (told: Told) => Activity>;
