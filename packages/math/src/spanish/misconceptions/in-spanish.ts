import type { MisconceptionId } from '../../misconceptions/catalogue.ts';

/** A text for every misconception of a domain: one that is missing, or too many, does not compile. */
export type InSpanish<Domain extends string> = Readonly<
  Record<Extract<MisconceptionId, `${Domain}.${string}`>, string>
>;
