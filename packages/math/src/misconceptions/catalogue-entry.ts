import type { SourceKey } from './bibliography.ts';

/** An idea in words. Mathematics stands between backticks. What it does to a problem stands with each skill, as a slip. */
export type CatalogueEntry = {
  /** Short name for a teacher: "adds tops and bottoms". */
  readonly name: string;
  /** The idea as a child would say it: "You add the top numbers and you add the bottom numbers." */
  readonly idea: string;
  /** Why children come to it, in one or two sentences, for a teacher. */
  readonly why: string;
  /** What a teacher can do next: one concrete question or task, specific to the idea. */
  readonly move: string;
  /** What the student is told after an answer that shows it: what to look at next. Never "wrong". */
  readonly feedback: string;
  /** Where it is described. */
  readonly sources: readonly SourceKey[];
};

/** Ideas by id: the domain, a dot, kebab-case. Ids are kept in documents: one that is given is not changed. */
export type CatalogueEntries = { readonly [id: `${string}.${string}`]: CatalogueEntry };
