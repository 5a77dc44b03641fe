import type { Assignment, Override } from '@lemma/school/assignment';
import { submissionIdOf } from '@lemma/school/work';
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import type { FileRecord } from '../../platform/records.ts';
import { withOwnDueDates } from '../assignments/entries.ts';
import { prepareSpread } from '../assignments/prepare-spread.ts';
import { resizedDesk } from './resized-desk.ts';

type Pair = { readonly keepId: string; readonly doubleId: string };

/** These ids with the account that stays in the place of its duplicate. */
const adopted = (ids: readonly string[], { keepId, doubleId }: Pair): string[] => [
  ...new Set(ids.map((id) => (id === doubleId ? keepId : id))),
];

const isNamed = ({ onlyFor = [], overrides = [] }: Assignment, id: string): boolean =>
  [...onlyFor, ...overrides.flatMap(({ studentIds }) => studentIds)].includes(id);

/**
 * The dates and rules of some students, after the merge. Those of the duplicate account come first, since the last one
 * that says something holds: what the account that stays has of its own.
 */
function mergedOverrides(overrides: readonly Override[], pair: Pair): Override[] {
  const isDouble = ({ groupId, studentIds }: Override): boolean =>
    groupId === undefined && studentIds.includes(pair.doubleId) && !studentIds.includes(pair.keepId);
  const ordered = [...overrides.filter(isDouble), ...overrides.filter((one) => !isDouble(one))];
  return ordered.map((one) => ({ ...one, studentIds: adopted(one.studentIds, pair) }));
}

/** Who an assignment is for, and whose dates and rules are others. */
const adoptAssignment = (id: string, pair: Pair, now: number) =>
  inTransaction(async (tx) => {
    const assignment = await documents.assignments.read(id, tx);
    if (assignment === undefined || !isNamed(assignment, pair.doubleId)) return;
    const { classId, onlyFor, overrides } = assignment;
    const board = await documents.boards.read(classId, tx);
    const spread = await prepareSpread(tx, id, [pair.keepId]);
    const after: Assignment = {
      ...assignment,
      ...(onlyFor && { onlyFor: adopted(onlyFor, pair) }),
      ...(overrides && { overrides: mergedOverrides(overrides, pair) }),
      updatedAt: now,
    };
    documents.assignments.put(tx, id, after);
    spread(after, now);
    const line = board?.assignments[id];
    if (!line) return;
    // Of an assignment for both accounts there is one student less; others count the class.
    const fewer = (onlyFor?.length ?? 0) - (after.onlyFor?.length ?? 0);
    const own = after.onlyFor && { onlyFor: after.onlyFor, studentCount: line.studentCount - fewer };
    const next = { ...withOwnDueDates(line, after, now), ...own };
    documents.boards.patch(tx, classId, documents.boards.at(['assignments', id], next));
  });

/** Late passes that the duplicate account used or was given. */
const adoptPasses = (classId: string, { keepId, doubleId }: Pair) =>
  inTransaction(async (tx) => {
    const classroom = await documents.classes.read(classId, tx);
    const [spent, given] = [classroom?.passesSpent?.[doubleId], classroom?.passesGranted?.[doubleId]];
    const [ownSpent, own] = [classroom?.passesSpent?.[keepId] ?? 0, classroom?.passesGranted?.[keepId]];
    const at = documents.classes.at;
    if (spent !== undefined)
      documents.classes.patch(
        ...[tx, classId, at(['passesSpent', keepId], ownSpent + spent)],
        at(['passesSpent', doubleId], FieldValue.delete()),
      );
    if (given !== undefined)
      documents.classes.patch(
        ...[tx, classId, at(['passesGranted', keepId], { ...given, count: given.count + (own?.count ?? 0) })],
        at(['passesGranted', doubleId], FieldValue.delete()),
      );
  });

/** A file that was turned in with the duplicate account's work. */
const adoptFile = (id: string, { keepId, doubleId }: Pair) =>
  inTransaction(async (tx) => {
    const file = await documents.files.read(id, tx);
    const ending = submissionIdOf('', doubleId);
    const isDouble = ({ studentId, submissionId }: FileRecord['handedIn'][number]): boolean =>
      studentId === doubleId && submissionId.endsWith(ending);
    if (!file?.handedIn.some(isDouble)) return;
    const handedIn = file.handedIn.map((one) =>
      isDouble(one)
        ? { ...one, studentId: keepId, submissionId: submissionIdOf(one.submissionId.slice(0, -ending.length), keepId) }
        : one,
    );
    tx.update(documents.files.ref(id), { handedIn });
  });

/** An interview with the duplicate account, which goes with the child's classes. */
async function adoptInterviews({ keepId, doubleId }: Pair): Promise<void> {
  const { docs } = await documents.interviews.where(['student.studentId', '==', doubleId]).get();
  for (const { id } of docs)
    await documents.interviews.change(id, documents.interviews.at(['student', 'studentId'], keepId));
}

/** The number of questions of what is not begun, by the access profile that remains. */
const resizeDesk = (id: string) =>
  inTransaction(async (tx) => {
    const child = await documents.students.read(id, tx);
    if (child) (await resizedDesk(tx, child))();
  });

/**
 * Puts the account that stays in the place of its duplicate where others name it: in the assignments of these classes,
 * in their late passes, in these files, and in interviews. Each in a commit of its own; again, it changes nothing more.
 */
export async function adoptEverywhere(
  pair: Pair,
  of: { readonly classIds: readonly string[]; readonly fileIds: readonly string[] },
  now: number,
): Promise<void> {
  const leaveOut = (path: string) => logger.error('cannot be read: left as it is in a merge', { path });
  for (const classId of of.classIds) {
    const { docs } = await documents.assignments.where(['classId', '==', classId]).get();
    for (const { id } of documents.assignments.readable(docs, leaveOut).filter((one) => isNamed(one, pair.doubleId)))
      await adoptAssignment(id, pair, now);
    await adoptPasses(classId, pair);
  }
  for (const id of of.fileIds) await adoptFile(id, pair);
  await adoptInterviews(pair);
  await resizeDesk(pair.keepId);
}
