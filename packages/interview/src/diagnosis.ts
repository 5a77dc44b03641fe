import { entropy } from '@lemma/mastery/entropy';
import { checkAnswer, type MathText, type Problem, type Skill, sameAs } from '@lemma/math';
import { type Mind, mindOf, type WeighedMind } from './minds.ts';
import { mindsOf } from './minds-of.ts';
import { nameOfProblem, type ProblemRef, poolOf, refOf, restore } from './problems.ts';
import { replies } from './questions.ts';
import type { Hidden } from './scenarios.ts';
import { type SimulatedStudent, workOn } from './student.ts';
import { tableFor } from './table.ts';

/**
 * The teacher's diagnosis: the misconceptions or the kind of mind without any, and a predicted answer to each new item.
 */
export type Diagnosis = { readonly named: Hidden; readonly predictions: readonly MathText[] };

/** How many answers are predicted at the end. */
const ITEMS = 3;
const ITEM_SEED = 701;

/**
 * New problems, three by default, for which the teacher predicts the student's answer. They are chosen so that the
 * possible minds differ on them as much as possible, whatever this student has in mind, so that the choice reveals
 * nothing.
 */
export function newItems(skill: Skill, asked: readonly ProblemRef[], count = ITEMS): readonly ProblemRef[] {
  const minds = mindsOf(skill);
  const taken = new Set(asked.map(nameOfProblem));
  const pool = poolOf(skill, ITEM_SEED)
    .map(refOf)
    .filter((ref) => !taken.has(nameOfProblem(ref)));
  const reply = (mind: Mind, ref: ProblemRef): string =>
    replies(mind, { kind: 'problem', ref }, { seen: [], quiet: false })[0]?.[0] ?? '';
  let groups: readonly (readonly WeighedMind[])[] = [minds];
  const chosen: ProblemRef[] = [];
  const split = (ref: ProblemRef): (readonly WeighedMind[])[] =>
    groups.flatMap((group) =>
      Object.values(Object.groupBy(group, (mind) => reply(mind, ref))).map((part) => part ?? []),
    );
  const worth = (ref: ProblemRef): number =>
    entropy(split(ref).map((group) => group.reduce((sum, { prior }) => sum + prior, 0)));
  while (chosen.length < count && pool.length > 0) {
    const best = pool.reduce((first, other) => (worth(other) > worth(first) + 1e-9 ? other : first));
    groups = split(best);
    chosen.push(best);
    pool.splice(pool.indexOf(best), 1);
  }
  return chosen;
}

/** One prediction and the student's real answer. `readable` is false if the text could not be read. */
export type Predicted = {
  readonly ref: ProblemRef;
  readonly predicted: MathText;
  readonly answer: MathText;
  readonly hit: boolean;
  readonly readable: boolean;
};

/**
 * The score of the diagnosis and of each prediction. `named` is 1 for a complete diagnosis, 0.5 for one of two
 * misconceptions.
 */
export type Score = { readonly named: 0 | 0.5 | 1; readonly predictions: readonly Predicted[] };

function sameAnswer({ answer }: Problem, expected: MathText, given: MathText): boolean {
  if (given.trim() === '') return false;
  if (expected === answer.key) return checkAnswer({ ...answer, forms: [] }, given).verdict === 'right';
  return expected === given.trim() || sameAs(answer, given)(expected);
}

/**
 * Scores a diagnosis. Slips are random and cannot be predicted, so for a careless student the answer without a slip
 * counts.
 */
export function scoreDiagnosis(simulated: SimulatedStudent, items: readonly ProblemRef[], diagnosis: Diagnosis): Score {
  const truth: readonly string[] = simulated.mind.kind === 'idea' ? simulated.mind.ideas : [simulated.mind.kind];
  const named: readonly string[] = typeof diagnosis.named === 'string' ? [diagnosis.named] : diagnosis.named;
  const hits = named.filter((id) => truth.includes(id)).length;
  const whole = hits === truth.length && named.length === truth.length;
  const predictions = items.map((ref, at): Predicted => {
    const problem = restore(ref);
    const work = workOn(simulated, tableFor(ref));
    const answer = work.slip ? problem.answer.key : work.answer;
    const predicted = diagnosis.predictions[at] ?? '';
    const readable = checkAnswer({ ...problem.answer, forms: [] }, predicted).verdict !== 'invalid';
    return { ref, predicted, answer, hit: sameAnswer(problem, answer, predicted), readable };
  });
  return { named: whole ? 1 : hits > 0 ? 0.5 : 0, predictions };
}

/** The mind that a teacher named, where the skill has it. */
export function namedMind(skill: Skill, named: Hidden): Mind | undefined {
  if (typeof named === 'string') return mindOf(skill, named);
  const known = named.filter((id) => skill.misconceptions.some((rule) => rule.id === id));
  return known.length === 0 ? undefined : mindOf(skill, known);
}
