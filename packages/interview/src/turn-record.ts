import type { Picture } from '@lemma/math';
import type { GivenAnswer } from './acts.ts';
import type { Labelling } from './moves/label.ts';
import type { ProblemRef } from './problems.ts';
import type { Observation } from './questions.ts';

/** What a teacher sends: text, possibly with a formula, or a problem chosen from the list. */
export type TurnInput = {
  readonly text: string;
  readonly formula?: string;
  readonly pick?: ProblemRef;
  /** The words in which the written problem stands before the two, if they are not the skill's own. */
  readonly wording?: string;
  /** False where the teacher does not see the picture of the problem. Default true. */
  readonly isPictured?: boolean;
};

/** A student's reply. `pause` is how long the student hesitates, in seconds; screens may show it. */
export type Reply = { readonly text: string; readonly picture?: Picture; readonly pause: number };

/**
 * The complete record of one turn. `observations`, `index` and `slip` reveal what the student has in mind: before the
 * diagnosis, only `labelling`, `asked` and `reply` may be shown.
 */
export type TurnRecord = {
  readonly input: TurnInput;
  readonly labelling: Labelling;
  readonly asked?: ProblemRef;
  /** The questions in the turn that can tell minds apart, with the replies, in order. */
  readonly observations: readonly Observation[];
  /** The problem on the table after the turn. */
  readonly current: ProblemRef;
  readonly beliefs: readonly GivenAnswer[];
  readonly drawn: boolean;
  /** The number of contradictions shown to the student so far. */
  readonly doubts: number;
  /**
   * True from the turn on in which the student gave its misconception up. What it says after that is no evidence of
   * the misconception.
   */
  readonly changed: boolean;
  readonly reply: Reply;
};
