import { AppError } from '@lemma/contract';
import { findMisconception, findSkill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import { type Judgements, saidOf } from '@lemma/school/notes';
import type { AuditAction } from '@lemma/school/privacy';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { markEvidence } from '../insight/mark.ts';
import { scheduleFold } from '../insight/schedule-fold.ts';
import { nameOf, requireTeacherOf } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/caller.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';

type Said = { readonly byName: string; readonly at: number };

/** What changes what is said everywhere, beside the work in the evidence: the fold reads nothing more for it. */
export function writeSaid(tx: Transaction, studentId: string, judgements: Pick<Judgements, 'ideas' | 'levels'>): void {
  documents.evidence.replace(tx, studentId, { studentId, said: saidOf(judgements) });
}

const without = <T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));

/**
 * Changes what is said of a student, with a line in the log, for a teacher of theirs. It is laid to the evidence, so that the
 * next fold tells it everywhere.
 */
const change = async (
  studentId: string,
  caller: Caller,
  line: { readonly action: AuditAction; readonly subject: string },
  next: (before: Judgements, said: Said) => Judgements,
) => {
  await inTransaction(async (tx) => {
    await requireTeacherOf('teach', studentId, caller, tx);
    const byName = await nameOf(caller, tx);
    const before = (await documents.judgements.read(studentId, tx)) ?? { studentId, ideas: {}, levels: {} };
    const { ideas, levels } = next(before, { byName, at: caller.now });
    documents.judgements.put(tx, studentId, { studentId, ideas, levels });
    writeSaid(tx, studentId, { ideas, levels });
    audit(tx, { ...line, by: caller.uid, studentIds: [studentId] });
  });
  for (const classId of await markEvidence(studentId, caller.now)) await scheduleFold(classId);
  return {};
};

export const judgeIdea: Handler<typeof calls.judgeIdea> = ({ studentId, idea, verdict }, caller) =>
  change(studentId, caller, { action: `idea-${verdict ?? 'reopened'}`, subject: idea }, (before, said) => {
    if (findMisconception(idea) === undefined) throw new AppError('data/not-found', idea);
    const ideas = without(before.ideas, idea);
    return { ...before, ideas: verdict === null ? ideas : { ...ideas, [idea]: { ...said, verdict } } };
  });

export const judgeLevel: Handler<typeof calls.judgeLevel> = ({ studentId, skill, level }, caller) => {
  const subject = level === null ? skill : `${skill} ${level.level}`;
  const action = level === null ? 'level-computed-again' : 'level-set';
  return change(studentId, caller, { action, subject }, (before, said) => {
    if (findSkill(skill) === undefined) throw new AppError('data/not-found', skill);
    const levels = without(before.levels, skill);
    return { ...before, levels: level === null ? levels : { ...levels, [skill]: { ...said, ...level } } };
  });
};
