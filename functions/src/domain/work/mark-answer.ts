import {
  checkAnswer,
  checkWorked,
  countsInPart,
  diagnose,
  type Explanation,
  findMisconception,
  findSkill,
  type Misconception,
  otherKindOf,
  type Problem,
  replyTo,
  soleMisconception,
} from '@lemma/math';
import type { AssignmentItem } from '@lemma/school/assignment';
import { OWN_SKILL } from '@lemma/school/question';
import type { Attempt } from '@lemma/school/work';
import { readAsText } from './read-as-text.ts';

export type Invalid = {
  readonly kind: 'invalid';
  readonly message: string;
  readonly at: number;
  readonly length: number;
};

/**
 * The result of one answer. An `invalid` answer could not be read and uses up no try; `at` and `length` are positions
 * in the response, in characters.
 */
export type Mark =
  | Invalid
  | ({ readonly kind: 'checked' } & Pick<Attempt, 'verdict' | 'sameValue' | 'inPart' | 'message' | 'misconception'>);

/**
 * Replaces the mark's message by the reply of the item's story. A correct value in the wrong form keeps its own
 * message.
 */
export function inStory<M extends Mark>(mark: M, replies: AssignmentItem['replies']): M {
  if (replies === undefined || mark.kind === 'invalid' || mark.verdict === 'unknown') return mark;
  if (mark.verdict === 'wrong' && mark.sameValue) return mark;
  const named = mark.misconception === undefined ? undefined : replies.ideas[mark.misconception];
  const message = mark.verdict === 'right' ? replies.right : (named ?? replies.other);
  return message === undefined ? mark : { ...mark, message };
}

/** How misconceptions are found; tests with a skill of their own pass their own. */
export type Diagnosis = {
  readonly diagnose: (problem: Problem, response: string) => Explanation[];
  readonly find: (id: string) => Misconception | undefined;
};

/**
 * The misconceptions about the item's own skill: a message about another skill would not fit the question. A question that
 * a teacher wrote is read as text.
 */
function ofItsSkill(problem: Problem, response: string): Explanation[] {
  if (problem.skill === OWN_SKILL) return readAsText(problem, response);
  const own = new Set(findSkill(problem.skill)?.misconceptions.map(({ id }) => id));
  return diagnose(problem, response).filter(({ misconceptions }) => misconceptions.every((id) => own.has(id)));
}

const own: Diagnosis = { diagnose: ofItsSkill, find: findMisconception };

export type Marking = {
  readonly ideas?: Diagnosis;
  /** What the student was told of earlier answers to the same question: nothing is told twice. */
  readonly told?: readonly string[];
};

/** A question that a teacher wrote takes every answer of the value that its teacher gave, in the form that was asked for. */
const check = (problem: Problem, response: string) =>
  problem.skill === OWN_SKILL ? checkAnswer(problem.answer, response) : checkWorked(problem, response);

/** What was written is no answer to the question, or none that is new, so it costs no try. */
export const noAnswer = (message: string, { length }: string): Invalid => ({ kind: 'invalid', message, at: 0, length });

/**
 * Checks an answer. When its value is wrong, it also names the misconception behind it, with that misconception's
 * message to the student.
 */
export function markAnswer(problem: Problem, response: string, { ideas = own, told = [] }: Marking = {}): Mark {
  const outcome = check(problem, response);
  switch (outcome.verdict) {
    case 'invalid':
      return { kind: 'invalid', message: outcome.message, at: outcome.at, length: outcome.length };
    case 'right':
      return { kind: 'checked', verdict: 'right', sameValue: true, message: 'Right.' };
    case 'unknown':
      return { kind: 'checked', verdict: 'unknown', sameValue: false, message: outcome.message };
    case 'wrong': {
      const { sameValue } = outcome;
      const [likeliest] = sameValue ? [] : ideas.diagnose(problem, response);
      const id = likeliest && soleMisconception(likeliest);
      const idea = id === undefined ? undefined : ideas.find(id);
      const other = idea === undefined ? otherKindOf(problem, response, sameValue) : undefined;
      if (other !== undefined) return noAnswer(other, response);
      const message = replyTo(problem, response, outcome, idea?.feedback, told);
      const part = countsInPart(problem, outcome) ? ({ inPart: true } as const) : {};
      return {
        kind: 'checked',
        verdict: 'wrong',
        sameValue,
        ...part,
        message,
        ...(idea && { misconception: idea.id }),
      };
    }
  }
}

/** What was told of these answers. */
export const toldOf = ({ attempts }: { readonly attempts: readonly Pick<Attempt, 'message'>[] }): string[] =>
  attempts.map(({ message }) => message);
