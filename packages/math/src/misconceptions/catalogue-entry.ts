import type { SourceKey } from './bibliography.ts';

/** With which problems a teacher's move can be done: a balance does not hold `-2n`. All that is named has to hold. */
export type MoveOn = {
  /** Ids of cases of the skill. */
  readonly cases?: readonly string[];
  /** What the formula looks like; of a problem without one, the first line of its solution. */
  readonly formula?: RegExp;
  /** What the question says. */
  readonly prompt?: RegExp;
};

/**
 * A misconception in words. Mathematics stands between backticks. What it does to a problem is in each skill, as a
 * mistake.
 */
export type CatalogueEntry = {
  /** Short name for a teacher: "adds tops and bottoms". */
  readonly name: string;
  /** The idea in words of a child: "You add the top numbers and you add the bottom numbers." */
  readonly idea: string;
  /** Why children have it, in one or two sentences, for a teacher. */
  readonly why: string;
  /** What a teacher can do next: one concrete question or task, specific to the idea. */
  readonly move: string;
  /** With which problems the move can be done; with all, where it is left out. A question to check with is one of these. */
  readonly moveOn?: MoveOn;
  /** What the student is told after an answer that shows the misconception: what to look at next. Never "wrong". */
  readonly feedback: string;
  /** Where it is described. */
  readonly sources: readonly SourceKey[];
};

/** Misconceptions by id: the domain, a dot, kebab-case. Ids are stored in documents: never change an existing one. */
export type CatalogueEntries = { readonly [id: `${string}.${string}`]: CatalogueEntry };
