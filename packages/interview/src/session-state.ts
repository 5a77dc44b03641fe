import type { GivenAnswer } from './acts.ts';
import { nameOfProblem } from './problems.ts';
import { answerOutcome, type Observation } from './questions.ts';

import type { Written } from './student.ts';
import type { TurnRecord } from './turn-record.ts';

/** What is known after some turns. */
export type State = Pick<TurnRecord, 'current' | 'beliefs' | 'drawn' | 'doubts' | 'changed'> & {
  readonly seen: readonly Observation[];
};

/** The state after the turns so far. The written work counts as seen. */
export function stateAfter(written: readonly Written[], records: readonly TurnRecord[]): State {
  const last = records.at(-1);
  const [first] = written;
  if (first === undefined) throw new RangeError('an interview starts from written work');
  const sheet = written.map(({ ref, outcome }): Observation => ({ question: { kind: 'problem', ref }, outcome }));
  const seen = [...sheet, ...records.flatMap(({ observations }) => observations)];
  if (last) return { ...last, seen };
  const givenAnswers = written.map(({ ref, answer, outcome }) => ({
    ref,
    answer,
    right: outcome === answerOutcome(0),
  }));
  return { current: first.ref, beliefs: givenAnswers, drawn: false, doubts: 0, changed: false, seen };
}

/** Earlier answers are computed again if needed, with the same result. */
const MOST_GIVEN_ANSWERS = 14;

export const withGivenAnswer = (givenAnswers: readonly GivenAnswer[], given: GivenAnswer): GivenAnswer[] =>
  [...givenAnswers.filter(({ ref }) => nameOfProblem(ref) !== nameOfProblem(given.ref)), given].slice(
    -MOST_GIVEN_ANSWERS,
  );
