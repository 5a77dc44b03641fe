import type { Assignment, Override } from '@lemma/school/assignment';
import { submissionIdOf } from '@lemma/school/work';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import type { FileRecord } from '../../platform/records.ts';
import { withOwnDueDates } from '../assignments/entries.ts';
import { prepareSpread } from '../assignments/prepare-spread.ts';

type Pair = { readonly keepId: string; readonly doubleId: string };

/** These ids with the account that stays in the place of its duplicate. */
const adopted = (ids: readonly string[], { keepId, doubleId }: Pair): string[] => [
  ...new Set(ids.map((id) => (id === doubleId ? keepId : id))),
];

const isNamed = ({ onlyFor = [], overrides = [] }: Assignment, id: string): boolean =>
  [...onlyFor, ...overrides.flatMap(({ studentIds }) => studentIds)].includes(id);

/** The dates and rules of some students, after the merge. What the account that stays has of its own holds. */
function mergedOverrides(overrides: readonly Override[], pair: Pair): Override[] {
  const hasOwn = overrides.some(({ groupId, studentIds }) => groupId === undefined && studentIds.includes(pair.keepId));
  return overrides.flatMap((one) => {
    const ids =
      hasOwn && one.groupId === undefined
        ? one.studentIds.filter((id) => id !== pair.doubleId)
        : adopted(one.studentIds, pair);
    return ids.length === 0 ? [] : [{ ...one, studentIds: ids }];
  });
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
    const next = { ...withOwnDueDates(line, after, now), ...(after.onlyFor && { onlyFor: after.onlyFor }) };
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

/** A file that the duplicate account owns, or that was turned in with its work. */
const adoptFile = (id: string, { keepId, doubleId }: Pair) =>
  inTransaction(async (tx) => {
    const file = await documents.files.read(id, tx);
    if (file === undefined) return;
    const ending = submissionIdOf('', doubleId);
    const handedIn = file.handedIn.map((one): FileRecord['handedIn'][number] =>
      one.studentId === doubleId && one.submissionId.endsWith(ending)
        ? { ...one, studentId: keepId, submissionId: submissionIdOf(one.submissionId.slice(0, -ending.length), keepId) }
        : one,
    );
    tx.update(documents.files.ref(id), { uid: file.uid === doubleId ? keepId : file.uid, handedIn });
  });

/**
 * Puts the account that stays in the place of its duplicate where others name it: in the assignments of these classes,
 * in their late passes, and in these files. Each in a commit of its own; again, it changes nothing more.
 */
export async function adoptEverywhere(
  pair: Pair,
  of: { readonly classIds: readonly string[]; readonly fileIds: readonly string[] },
  now: number,
): Promise<void> {
  for (const classId of of.classIds) {
    const { docs } = await documents.assignments.where(['classId', '==', classId]).get();
    for (const { id } of documents.assignments.every(docs).filter((one) => isNamed(one, pair.doubleId)))
      await adoptAssignment(id, pair, now);
    await adoptPasses(classId, pair);
  }
  for (const id of of.fileIds) await adoptFile(id, pair);
}
