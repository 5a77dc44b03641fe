import { createRng, type MathText, type Skill, type Step } from '@lemma/math';
import { type Mind, mindOf } from './minds.ts';
import { nameOfProblem, type ProblemRef, poolOf, refOf } from './problems.ts';
import { answerOutcome, SLIP_RATE } from './questions.ts';
import type { Hidden, Temperament } from './scenarios.ts';
import { ideaInUse, type Table, tableFor, tableOf } from './table.ts';

/** A simulated student: everything it does follows from these. */
export type Pupil = {
  readonly name: string;
  readonly skill: string;
  readonly mind: Mind;
  readonly temperament: Temperament;
  readonly seed: number;
};

export const pupilOf = (
  skill: Skill,
  hidden: Hidden,
  { name, temperament, seed }: Pick<Pupil, 'name' | 'temperament' | 'seed'>,
): Pupil => ({ name, skill: skill.code, mind: mindOf(skill, hidden), temperament, seed });

/** What the student writes for one problem. `index` points into the table's answers; `slip` is true for a careless one. */
export type Work = {
  readonly answer: MathText;
  readonly steps: readonly Step[];
  readonly index: number;
  readonly right: boolean;
  readonly slip: boolean;
};

/** A number from a text: the same problem always meets the same luck. */
const luckOf = (text: string, seed: number): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, seed + 7);

/** Computes a problem with what is in the student's head; always the same for the same problem. */
export function workOn(pupil: Pick<Pupil, 'mind' | 'seed'>, table: Table): Work {
  const { problem, answers, routes, slips } = table;
  const right = { answer: problem.answer.key, steps: problem.solution, index: 0, right: true, slip: false };
  const idea = ideaInUse(table, pupil.mind.ideas);
  const route = idea === undefined ? undefined : routes.get(idea);
  if (route) {
    const { answer, text, steps } = route;
    return { answer: text, steps, index: answer, right: answer === 0, slip: false };
  }
  if (pupil.mind.kind !== 'careless' || slips.length === 0) return right;
  const rng = createRng(luckOf(nameOfProblem(problem), pupil.seed));
  if (!rng.chance(SLIP_RATE)) return right;
  const index = rng.pick(slips);
  return { ...right, answer: answers[index] ?? right.answer, index, right: false, slip: true };
}

/** A problem with what the student wrote under it. */
export type Written = { readonly ref: ProblemRef; readonly answer: MathText; readonly outcome: string };

const MOST_WRITTEN = 2;
/** Seeds of a sheet lie apart from those of the pool, so that a questioner does not meet the same problems again. */
const sheetOf = (skill: Skill, seed: number) => poolOf(skill, 401 + (seed % 50) * 13);

/**
 * The work an interview starts from: two problems, the answers only. The wrong answer that most ideas would give comes first, so
 * that the sheet raises the question and does not answer it; a right one stands beside it where there is one.
 */
export function writtenWork(pupil: Pupil, skill: Skill): readonly Written[] {
  const done = sheetOf(skill, pupil.seed).map((problem) => {
    const table = tableOf(skill, problem);
    const work = workOn(pupil, table);
    const shared = [...table.routes.values()].filter(({ answer }) => answer === work.index).length;
    return { ref: refOf(problem), work, shared };
  });
  const wrong = done.filter(({ work }) => !work.right).toSorted((one, other) => other.shared - one.shared);
  const right = done.filter(({ work }) => work.right);
  const chosen = [...wrong.slice(0, 1), ...right, ...wrong.slice(1)].slice(0, MOST_WRITTEN);
  return chosen.map(({ ref, work }) => ({ ref, answer: work.answer, outcome: answerOutcome(work.index) }));
}

/** The student's work on a problem that is kept. */
export const workOnRef = (pupil: Pupil, ref: ProblemRef): Work => workOn(pupil, tableFor(ref));
