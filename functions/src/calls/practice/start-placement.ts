import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { gradeOf } from '@lemma/school/class';
import { continued, viewOf } from '../../domain/practice/placement.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** A placement that was asked for begins; without one, the student begins one for the grade of their class. */
export const startPlacement: Handler<typeof calls.startPlacement> = (_, caller) =>
  inTransaction(async (tx) => {
    const { uid: studentId, now } = caller;
    const { classIds } = await requireStudent(caller, tx);
    const before = await documents.placements.read(studentId, tx);
    const desk = await documents.desks.read(studentId, tx);
    if (before && before.state !== 'asked') return viewOf(before);
    const [classroom] = before ? [] : await documents.classes.readAll(classIds.slice(0, 1), tx);
    const grade = before?.grade ?? (classroom && gradeOf(classroom));
    if (grade === undefined) throw new AppError('data/not-found', 'no class');
    const next = continued({ studentId, grade, state: 'open', at: before?.at ?? now, items: [] });
    documents.placements.put(tx, studentId, next);
    const { byName } = desk?.placement ?? {};
    const shown = { state: next.state, at: next.at, ...(byName !== undefined && { byName }) };
    if (desk) documents.desks.patch(tx, studentId, documents.desks.at(['placement'], shown));
    return viewOf(next);
  });
