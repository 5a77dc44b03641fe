import type { Move } from '@lemma/school/interview';
import { afterWritten, likeliest } from './greedy.ts';
import { available, best, expectedInformation, separating } from './information.ts';
import type { Mind, WeighedMind } from './minds.ts';
import { mindsOf } from './minds-of.ts';
import { mustFind, nameOfProblem, type ProblemRef, poolOf, refOf } from './problems.ts';
import { type Before, type Posterior, type Question, replies, updated } from './questions.ts';
import type { SimulatedStudent, Written } from './student.ts';
import type { TurnRecord } from './turn-record.ts';

/** A mind and the probability that the student has it, 0 to 1. */
export type Share = { readonly mind: string; readonly share: number };

/**
 * The information that one turn gave, in bits: expected of the question that was asked, and of the best question at
 * that time.
 */
export type TurnValue = {
  readonly bits: number;
  readonly bestBits: number;
  readonly best?: Question;
  /** The likeliest minds after the turn, at most six. */
  readonly posterior: readonly Share[];
  /** True if the same question was asked before, so that it could give no information. */
  readonly repeated: boolean;
};

/**
 * Two misconceptions that the questions could not tell apart, because both give the same answers, and a question that
 * would have.
 */
export type NotSeparated = {
  readonly one: string;
  readonly other: string;
  readonly asked: readonly { readonly ref: ProblemRef; readonly answer: string }[];
  readonly better?: { readonly ref: ProblemRef; readonly oneAnswer: string; readonly otherAnswer: string };
};

export type Report = {
  readonly start: readonly Share[];
  readonly turns: readonly TurnValue[];
  /**
   * The expected information of the questions asked, divided by that of the best ones, 0 to 1. It counts only as long
   * as something was left to find out, and leaves out friendly remarks.
   */
  readonly questioning: number;
  readonly notSeparated?: NotSeparated;
  readonly moves: Readonly<Record<Move, number>>;
  /** Words of the teacher over all words, 0 to 1. */
  readonly talkShare: number;
  readonly openShare: number;
  /** The number of the first turn that told something, from 1; undefined if none did. */
  readonly firstTelling: number | undefined;
  readonly repeated: number;
};

const MOST_SHARES = 6;
/** With less information left than this, nothing is left to find out. */
const RESOLVED_BITS = 0.02;

/** The most likely minds with their probabilities. */
const shares = (minds: readonly WeighedMind[], posterior: Posterior): Share[] =>
  shareOf(
    minds.map(({ id }) => id),
    posterior,
  );

/** The most likely ones of these ids with their probabilities, at most six. */
export const shareOf = (ids: readonly string[], posterior: Posterior): Share[] =>
  ids
    .map((mind, at) => ({ mind, share: posterior[at] ?? 0 }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_SHARES)
    .filter(({ share }) => share > 0.001);

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The answer of a mind to a problem, as its table writes it. */
function answerOf(mind: Mind, ref: ProblemRef, answers: readonly string[]): string {
  const outcome = replies(mind, { kind: 'problem', ref }, { seen: [], quiet: false })[0]?.[0] ?? '';
  return answers[Number(outcome.replace('answer ', ''))] ?? '';
}

type Replayed = { readonly turns: readonly TurnValue[]; readonly start: Posterior; readonly end: Posterior };

/** The probabilities after each turn, and the information that it gave. */
function replay(simulated: SimulatedStudent, written: readonly Written[], records: readonly TurnRecord[]): Replayed {
  const skill = mustFind(simulated.skill);
  const minds = mindsOf(skill);
  const pool = poolOf(skill);
  const first = afterWritten(minds, written, simulated.temperament === 'quiet');
  let posterior = first.posterior;
  let before: Before = first.before;
  let current = written[0]?.ref;
  const turns = records.map((record): TurnValue => {
    const top =
      record.changed && record.observations.length === 0
        ? undefined
        : best(minds, posterior, available(pool, current, before), before);
    let bits = 0;
    let repeated = record.observations.length > 0;
    for (const observation of record.observations) {
      const known = before.seen.some(
        ({ question }) =>
          question.kind === observation.question.kind &&
          nameOfProblem(question.ref) === nameOfProblem(observation.question.ref),
      );
      repeated &&= known;
      bits += expectedInformation(minds, posterior, observation.question, before);
      posterior = updated(minds, posterior, observation, before);
      before = { ...before, seen: [...before.seen, observation] };
    }
    current = record.current;
    return {
      bits,
      bestBits: Math.max(bits, top?.bits ?? 0),
      ...(top && top.bits > bits && { best: top.question }),
      posterior: shares(minds, posterior),
      repeated,
    };
  });
  return { turns, start: first.posterior, end: posterior };
}

/** Why another mind looked as likely as the true one: the questions to which both give the same answer. */
function confused(
  simulated: SimulatedStudent,
  other: Mind | undefined,
  written: readonly Written[],
  records: readonly TurnRecord[],
  answersFor: (ref: ProblemRef) => readonly string[],
): NotSeparated | undefined {
  if (other === undefined || other.id === simulated.mind.id) return undefined;
  const skill = mustFind(simulated.skill);
  const refs = [
    ...written.map(({ ref }) => ref),
    ...records.flatMap(({ asked, changed }) => (asked && !changed ? [asked] : [])),
  ];
  const names = new Set<string>();
  const asked = refs
    .filter((ref) => !names.has(nameOfProblem(ref)) && names.add(nameOfProblem(ref)))
    .map((ref) => ({
      ref,
      answer: answerOf(simulated.mind, ref, answersFor(ref)),
      second: answerOf(other, ref, answersFor(ref)),
    }))
    .filter(({ answer, second }) => answer === second)
    .map(({ ref, answer }) => ({ ref, answer }));
  const [better] = separating(poolOf(skill), simulated.mind, other).map(refOf);
  return {
    one: simulated.mind.id,
    other: other.id,
    asked,
    ...(better && {
      better: {
        ref: better,
        oneAnswer: answerOf(simulated.mind, better, answersFor(better)),
        otherAnswer: answerOf(other, better, answersFor(better)),
      },
    }),
  };
}

/** Everything that is computed from an interview. `named` is the teacher's diagnosis, if there is one. */
export function reportOf(
  simulated: SimulatedStudent,
  written: readonly Written[],
  records: readonly TurnRecord[],
  named: Mind | undefined,
  answersFor: (ref: ProblemRef) => readonly string[],
): Report {
  const minds = mindsOf(mustFind(simulated.skill));
  const { turns, start, end } = replay(simulated, written, records);
  // A greeting or a thank-you is no question and does not count.
  const isQuestion = (at: number): boolean =>
    records[at]?.labelling.move !== 'generic' || (records[at]?.observations.length ?? 0) > 0;
  const open = turns.filter(({ bestBits }, at) => bestBits > RESOLVED_BITS && isQuestion(at));
  const possible = open.reduce((sum, { bestBits }) => sum + bestBits, 0);
  const gained = open.reduce((sum, { bits }) => sum + bits, 0);
  const rival = minds
    .map((mind, at) => ({ mind, share: end[at] ?? 0 }))
    .filter(
      ({ mind }) => mind.id !== simulated.mind.id && mind.ideas.length <= Math.max(1, simulated.mind.ideas.length),
    )
    .toSorted((one, other) => other.share - one.share)
    .find(({ share }) => share > 0)?.mind;
  const wrongName = named !== undefined && named.id !== simulated.mind.id ? named : undefined;
  const notSeparated = confused(simulated, wrongName ?? rival, written, records, answersFor);
  const teacher = records.reduce((sum, { input }) => sum + wordsOf(`${input.text} ${input.formula ?? ''}`), 0);
  const student = records.reduce((sum, { reply }) => sum + wordsOf(reply.text), 0);
  const count = (move: Move): number => records.filter(({ labelling }) => labelling.move === move).length;
  const telling = records.findIndex(({ labelling }) => labelling.move === 'telling');
  return {
    start: shares(minds, start),
    turns,
    questioning: possible > 0 ? gained / possible : 1,
    ...(notSeparated && { notSeparated }),
    moves: { generic: count('generic'), focus: count('focus'), probing: count('probing'), telling: count('telling') },
    talkShare: teacher + student > 0 ? teacher / (teacher + student) : 0,
    openShare: records.length > 0 ? records.filter(({ labelling }) => labelling.open).length / records.length : 0,
    firstTelling: telling < 0 ? undefined : telling + 1,
    repeated: turns.filter(({ repeated }) => repeated).length,
  };
}

/** The mind that the calculation would name at the end; undefined if two are equally likely. */
export const bestGuess = (
  simulated: SimulatedStudent,
  written: readonly Written[],
  records: readonly TurnRecord[],
): string | undefined => likeliest(mindsOf(mustFind(simulated.skill)), replay(simulated, written, records).end)?.id;
