import type { Problem, Skill } from '@lemma/math';
import { available, best, type Valued } from './information.ts';
import type { WeighedMind } from './minds.ts';
import { mindsOf } from './minds-of.ts';
import { type ProblemRef, poolOf } from './problems.ts';
import {
  answerOutcome,
  type Before,
  type Observation,
  type Posterior,
  priorOf,
  type Question,
  SHEET_DOUBT,
  toldReason,
  toldWay,
  updated,
} from './questions.ts';
import { type SimulatedStudent, type Written, workOnRef, writtenWork } from './student.ts';
import { tableFor } from './table.ts';

/** Shares that differ by less than this are equal: the questioner cannot tell the two minds apart. */
const TIE = 1e-9;

/** The likeliest mind; undefined where two are equally likely. */
export function likeliest(minds: readonly WeighedMind[], posterior: Posterior): WeighedMind | undefined {
  const order = minds
    .map((mind, at) => ({ mind, share: posterior[at] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
  const [first, second] = order;
  return first && first.share > (second?.share ?? 0) + TIE ? first.mind : undefined;
}

/** The probabilities of minds after the written work was seen. */
export function afterWritten(
  minds: readonly WeighedMind[],
  written: readonly Written[],
  quiet: boolean,
): { readonly posterior: Posterior; readonly before: Before } {
  let posterior = priorOf(minds);
  let seen: readonly Observation[] = [];
  for (const { ref, outcome } of written) {
    const observation: Observation = { question: { kind: 'problem', ref }, outcome };
    posterior = updated(minds, posterior, observation, { seen, quiet }, SHEET_DOUBT);
    seen = [...seen, observation];
  }
  return { posterior, before: { seen, quiet } };
}

/** A simulated student's reply to a question, as a questioner sees it. */
export function outcomeFrom(simulated: SimulatedStudent, question: Question): string {
  const table = tableFor(question.ref);
  if (question.kind === 'problem') return answerOutcome(workOnRef(simulated, question.ref).index);
  if (question.kind === 'check') return workOnRef(simulated, question.ref).slip ? 'corrected' : 'kept';
  if (question.kind === 'why') return toldReason(table, simulated.mind);
  return toldWay(table, simulated.mind);
}

/** An interview by the perfect questioner, who always asks the question with the most expected information. */
export type Interviewed = {
  readonly named: string | undefined;
  readonly questions: readonly Valued[];
};

/** Asks at most `turns` questions, each with the most expected information, and names the most likely mind. */
export function interview(skill: Skill, simulated: SimulatedStudent, turns: number): Interviewed {
  const minds = mindsOf(skill);
  const pool: readonly Problem[] = poolOf(skill);
  const written = writtenWork(simulated, skill);
  let { posterior, before } = afterWritten(minds, written, simulated.temperament === 'quiet');
  let last: ProblemRef | undefined = written.at(0)?.ref;
  const questions: Valued[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const chosen = best(minds, posterior, available(pool, last, before), before);
    if (chosen === undefined || chosen.bits < TIE) break;
    const observation = { question: chosen.question, outcome: outcomeFrom(simulated, chosen.question) };
    posterior = updated(minds, posterior, observation, before);
    before = { ...before, seen: [...before.seen, observation] };
    last = chosen.question.ref;
    questions.push(chosen);
  }
  return { named: likeliest(minds, posterior)?.id, questions };
}
