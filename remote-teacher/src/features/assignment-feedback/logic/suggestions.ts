import type { Agreement, Computed, SuggestedGrade } from '@lemma/school/results';

export type Answered = Extract<SuggestedGrade, { kind: 'answer' }>;

/** All lines of a suggestion, the computed ones first; empty if a model gave none. */
export const linesOf = (data: Answered | undefined): readonly string[] | undefined =>
  data?.model.kind === 'suggested'
    ? [...(data.computed?.lines ?? []), ...data.model.lines.map(({ id }) => id)]
    : data?.computed && data.computed.lines.length > 0
      ? data.computed.lines
      : undefined;

export const isSameSet = (one: readonly string[], other: ReadonlySet<string>): boolean =>
  one.length === other.size && one.every((id) => other.has(id));

/** The key of the sentence that tells what was computed. */
export function verdictOf({ verdict, form, misconception }: Computed) {
  if (verdict !== 'wrong') return verdict;
  if (form) return 'form';
  return misconception === undefined ? 'wrong' : 'idea';
}

/** The newer of two counts: the one over more answers. */
export const newer = (one: Agreement | undefined, other: Agreement | undefined): Agreement | undefined =>
  one && other ? (other.overall.shown > one.overall.shown ? other : one) : (one ?? other);
