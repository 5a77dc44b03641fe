import { checkAnswer, type MathText, type Problem, type Skill, sameAs } from '@lemma/math';
import { entropy } from './information.ts';
import { type Mind, mindOf, type WeighedMind } from './minds.ts';
import { mindsOf } from './minds-of.ts';
import { nameOfProblem, type ProblemRef, poolOf, refOf, restore } from './problems.ts';
import { replies } from './questions.ts';
import type { Hidden } from './scenarios.ts';
import { type SimulatedStudent, workOn } from './student.ts';
import { tableFor } from './table.ts';

/** What the teacher says in the end: the ideas, or one of the kinds without, and an answer to each new item. */
export type Diagnosis = { readonly named: Hidden; readonly predictions: readonly MathText[] };

/** So many answers are predicted in the end. */
const ITEMS = 3;
const ITEM_SEED = 701;

/**
 * New problems, three unless said otherwise, on which the student's answer is to be predicted. Chosen so that the hypotheses differ on them as much as
 * they can, whatever this student holds, so that the choice gives nothing away.
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

/** One prediction beside what the student really answers. `readable` is false where the text could not be read. */
export type Predicted = {
  readonly ref: ProblemRef;
  readonly predicted: MathText;
  readonly answer: MathText;
  readonly hit: boolean;
  readonly readable: boolean;
};

/** The exact score: what was named, and each prediction. `named` is 1 for the whole truth, 0.5 for one of two ideas. */
export type Score = { readonly named: 0 | 0.5 | 1; readonly predictions: readonly Predicted[] };

function sameAnswer({ answer }: Problem, expected: MathText, given: MathText): boolean {
  if (given.trim() === '') return false;
  if (expected === answer.key) return checkAnswer({ ...answer, forms: [] }, given).verdict === 'right';
  return expected === given.trim() || sameAs(answer, given)(expected);
}

/** Marks a diagnosis. Slips are luck and cannot be predicted: of a careless student the answer without one counts. */
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
