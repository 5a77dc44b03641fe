import { AppError } from '@lemma/contract';
import { type Interview, MOST_INTERVIEWS, type TrainingLine } from '@lemma/school/interview';
import { MINUTE } from '@lemma/school/time';
import type { Transaction } from 'firebase-admin/firestore';
import { requireTeacherOfLeaving } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { type HiddenState, readHidden, writeHidden } from './hidden.ts';

export type Opened = { readonly interview: Interview; readonly hidden: HiddenState };

/**
 * The caller's own interview with its hidden state. An interview that does not exist is refused like one of somebody
 * else, and one with a student like one of a student whom the caller teaches no more.
 */
export async function openOwn(interviewId: string, caller: Caller, tx: Transaction): Promise<Opened> {
  const interview = await documents.interviews.read(interviewId, tx);
  const secret = await documents.interviewSecrets.read(interviewId, tx);
  if (interview?.teacherId !== caller.uid || secret?.teacherId !== caller.uid)
    throw new AppError('auth/forbidden', `interview ${interviewId}`);
  const { studentId } = interview.student;
  if (studentId !== undefined) await requireTeacherOfLeaving('read', studentId, caller, tx);
  return { interview, hidden: readHidden(secret.state) };
}

/** A longer gap counts as a pause, although nobody pressed the button. */
const LONGEST_GAP_MS = 5 * MINUTE;

/** The active time of an interview up to `now`, in milliseconds. */
export const activeAt = ({ state, active, updatedAt }: Interview, now: number): number =>
  state === 'in-progress' ? active + Math.max(0, Math.min(now - updatedAt, LONGEST_GAP_MS)) : active;

const lineOf = (interview: Interview): TrainingLine => {
  const { id, kind, scenarioId, skill, skillName, student, state, turns, startedAt, result } = interview;
  return {
    ...{ interviewId: id, kind, scenarioId, skill, skillName, student: student.name, state },
    ...{ turns: turns.length, at: startedAt },
    ...(result && {
      named: result.named,
      predicted: result.predictions.filter(({ hit }) => hit).length,
      questioning: result.questioning,
      openShare: result.openShare,
      talkShare: result.talkShare,
    }),
  };
};

/**
 * The lines of the teacher's own history; `writeOwn` removes the oldest when there are too many. Call it before the
 * first write of a transaction.
 */
export async function readHistory(uid: string, tx: Transaction): Promise<Record<string, TrainingLine>> {
  return (await documents.trainings.read(uid, tx))?.lines ?? {};
}

/** Writes an interview, its hidden state and its line in the history together. */
export function writeOwn(
  tx: Transaction,
  interview: Interview,
  hidden: HiddenState,
  lines: Readonly<Record<string, TrainingLine>>,
): void {
  const all = Object.values({ ...lines, [interview.id]: lineOf(interview) });
  const latest = all.toSorted((one, other) => other.at - one.at).slice(0, MOST_INTERVIEWS);
  const { id } = interview;
  documents.interviews.put(tx, id, interview);
  documents.interviewSecrets.put(tx, id, { teacherId: interview.teacherId, state: writeHidden(hidden) });
  documents.trainings.put(tx, interview.teacherId, {
    lines: Object.fromEntries(latest.map((line) => [line.interviewId, line])),
  });
}

/** Reads an own interview, changes it and writes it with its history. If nothing changed, nothing is written. */
export async function changeOwn(
  interviewId: string,
  caller: Caller,
  tx: Transaction,
  change: (opened: Opened) => Opened,
): Promise<Interview> {
  const opened = await openOwn(interviewId, caller, tx);
  const lines = await readHistory(caller.uid, tx);
  const changed = change(opened);
  if (changed === opened) return opened.interview;
  const interview = { ...changed.interview, updatedAt: caller.now, active: activeAt(opened.interview, caller.now) };
  writeOwn(tx, interview, changed.hidden, lines);
  return interview;
}
