import type { EvidenceMark } from '@lemma/school/insight';

/** One item that a student has answered. Times in milliseconds. A set of these, in any order, is all that a model needs. */
export type Answer = {
  readonly assignmentId: string;
  readonly itemId: string;
  readonly skill: string;
  readonly at: number;
  readonly took: number;
  readonly mark: EvidenceMark;
  readonly tries: number;
  readonly hints: number;
  readonly solved: boolean;
  readonly lastAt: number;
  readonly wrongStreak: number;
  readonly response: string;
  readonly chances: readonly string[];
  readonly shown: readonly string[];
  /** For each of `chances`: how likely a wrong answer without the idea is exactly the idea's. Left out: not known. */
  readonly byChance?: readonly number[] | undefined;
  /** True: picked from options. */
  readonly choice?: boolean | undefined;
  /** False: asked where no recheck is wanted. */
  readonly recheck?: boolean | undefined;
};

/** First tries under this are guesses, not answers (Wise & Kong 2005, Response time effort). Milliseconds. */
export const RAPID_MS = 3000;

/** Rapid guesses, a parent's writing and what could not be read say nothing of the student. */
export const countsForMastery = ({ mark }: Pick<Answer, 'mark'>): boolean =>
  mark === 'right' || mark === 'wrong' || mark === 'hinted';

/** By time, then by id: one order for any set, however it was collected. */
export const inOrder = (answers: readonly Answer[]): Answer[] =>
  answers.toSorted(
    (one, other) =>
      one.at - other.at || one.assignmentId.localeCompare(other.assignmentId) || one.itemId.localeCompare(other.itemId),
  );

/** The reference to an answer that a claim rests on. */
export const refOf = ({ assignmentId, itemId, skill, response, at }: Answer) => ({
  assignmentId,
  itemId,
  skill,
  response,
  at,
});
export type AnswerRef = ReturnType<typeof refOf>;
