import { entropy } from '@lemma/mastery/entropy';
import { createRng, type MathText, type Skill, type Step } from '@lemma/math';
import type { Temperament } from '@lemma/school/interview';
import { type Mind, mindOf } from './minds.ts';
import { mindsOf } from './minds-of.ts';
import { nameOfProblem, type ProblemRef, poolOf, refOf } from './problems.ts';
import { answerOutcome, type Observation, priorOf, SHEET_DOUBT, SLIP_RATE, updated } from './questions.ts';
import type { Hidden } from './scenarios.ts';
import { routeOf, type Table, tableFor, tableOf } from './table.ts';

/** A simulated student. All of its behavior follows from these values. */
export type SimulatedStudent = {
  readonly name: string;
  readonly skill: string;
  readonly mind: Mind;
  readonly temperament: Temperament;
  readonly seed: number;
};

export const simulatedStudent = (
  skill: Skill,
  hidden: Hidden,
  { name, temperament, seed }: Pick<SimulatedStudent, 'name' | 'temperament' | 'seed'>,
): SimulatedStudent => ({ name, skill: skill.code, mind: mindOf(skill, hidden), temperament, seed });

/**
 * A student's answer to one problem. `index` is the position in the table's answers; `slip` is true for a careless
 * mistake.
 */
export type Work = {
  readonly answer: MathText;
  readonly steps: readonly Step[];
  readonly index: number;
  readonly right: boolean;
  readonly slip: boolean;
};

/** A pseudorandom number from a text, so that the same problem always has the same outcome. */
const luckOf = (text: string, seed: number): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, seed + 7);

/** Solves a problem as the student's mind does; always the same for the same problem. */
export function workOn(simulated: Pick<SimulatedStudent, 'mind' | 'seed'>, table: Table): Work {
  const { problem, answers, slips } = table;
  const right = { answer: problem.answer.key, steps: problem.solution, index: 0, right: true, slip: false };
  const route = routeOf(table, simulated.mind.ideas);
  if (route) {
    const { answer, text, steps } = route;
    return { answer: text, steps, index: answer, right: answer === 0, slip: false };
  }
  if (simulated.mind.kind !== 'careless' || slips.length === 0) return right;
  const rng = createRng(luckOf(nameOfProblem(problem), simulated.seed));
  if (!rng.chance(SLIP_RATE)) return right;
  const index = rng.pick(slips);
  return { ...right, answer: answers[index] ?? right.answer, index, right: false, slip: true };
}

/** A problem with the student's written answer. */
export type Written = { readonly ref: ProblemRef; readonly answer: MathText; readonly outcome: string };

/**
 * The seeds of a worksheet differ from those of the pool, so that a questioner does not get the same problems again.
 */
const sheetOf = (skill: Skill, seed: number) => poolOf(skill, 401 + (seed % 50) * 13);

/**
 * The written work with which an interview starts: two problems with answers only. If possible, a wrong answer comes
 * first and a correct one second. Of each kind, the one that leaves most minds possible is chosen, so that the
 * worksheet raises the question without answering it.
 */
export function writtenWork(simulated: SimulatedStudent, skill: Skill): readonly Written[] {
  const minds = mindsOf(skill);
  const done = sheetOf(skill, simulated.seed).map((problem) => {
    const { answer, index, right } = workOn(simulated, tableOf(skill, problem));
    return { written: { ref: refOf(problem), answer, outcome: answerOutcome(index) }, right };
  });
  let posterior = priorOf(minds);
  const seen: Observation[] = [];
  const chosen: Written[] = [];
  for (const wanted of [false, true]) {
    const left = done.filter(({ written }) => !chosen.includes(written));
    const fit = left.some(({ right }) => right === wanted) ? left.filter(({ right }) => right === wanted) : left;
    const weighed = fit.map(({ written }) => {
      const observation: Observation = { question: { kind: 'problem', ref: written.ref }, outcome: written.outcome };
      const after = updated(minds, posterior, observation, { seen, quiet: false }, SHEET_DOUBT);
      return { written, observation, after, open: entropy(after) };
    });
    const best = weighed.reduce((one, other) => (other.open > one.open + 1e-9 ? other : one));
    chosen.push(best.written);
    seen.push(best.observation);
    posterior = best.after;
  }
  return chosen;
}

/** The student's work on a stored problem. */
export const workOnRef = (simulated: SimulatedStudent, ref: ProblemRef): Work => workOn(simulated, tableFor(ref));
