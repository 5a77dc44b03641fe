import type { EvidenceMark } from '@lemma/school/insight';
import type { ObservedAnswer } from './knowledge.ts';

/**
 * One item that a student answered. Times in milliseconds. A set of these, in any order, is all that the models need.
 */
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
  /**
   * For each of `chances`: the probability that a wrong answer of somebody without the misconception is exactly its
   * answer. Left out: not known.
   */
  readonly byChance?: readonly number[] | undefined;
  /** True: a slip of somebody who knows how explains the wrong answer. Left out: none does, or not known. */
  readonly slip?: boolean | undefined;
  /** True: the student picked an option. */
  readonly choice?: boolean | undefined;
  /** The number of options of a choice. Left out: not known, or typed. */
  readonly options?: number | undefined;
  /** The level of the problem. Left out: not known. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** False: the teacher wants no later check of the skill. */
  readonly recheck?: boolean | undefined;
};

/**
 * First tries that took less than this are guesses, not answers (Wise & Kong 2005, Response time effort). Milliseconds.
 */
export const RAPID_MS = 3000;

/**
 * Whether an answer counts: rapid guesses, answers that a parent wrote and unreadable ones say nothing about the
 * student.
 */
export const countsForMastery = ({ mark }: Pick<Answer, 'mark'>): boolean =>
  mark === 'right' || mark === 'wrong' || mark === 'hinted';

/** Sorted by time, then by id, so that the order does not depend on how the set was collected. */
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

/** The number of options of a choice that is stored without it: most choices in the registry have three. */
const OPTIONS_UNKNOWN = 3;

/** The probability that somebody who knows nothing answers right: a typed answer is not guessed. */
export const guessAt = ({ choice, options }: Pick<Answer, 'choice' | 'options'>): number =>
  choice === true ? 1 / (options ?? OPTIONS_UNKNOWN) : 0;

/** What the model uses of answers that count. */
export const observedFrom = (counted: readonly Answer[]): ObservedAnswer[] =>
  counted.map((answer) => ({
    skill: answer.skill,
    right: answer.mark === 'right',
    guess: guessAt(answer),
    level: answer.level,
    took: answer.took,
  }));
