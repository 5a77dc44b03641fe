import { AppError } from '@lemma/contract';
import { presentStudents } from '@lemma/school/class';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { boundedInsight } from '../../domain/evidence/bounded-insight.ts';
import { insightOf } from '../../domain/evidence/summary-of.ts';
import { countsOf, withoutCounts } from '../../domain/results/summary.ts';
import { writeStudentCount } from '../../domain/roster/newcomers.ts';
import { documentAt } from '../../platform/any-collection.ts';
import { documents, storedAs, unpackedData } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { accounts, atOnce, inTransaction } from '../../platform/firebase.ts';
import type { BackupHead, BackupLine } from './backup-file.ts';
import { linksIn, linksQuery } from './remove-student.ts';
import { fromPlain } from './to-plain.ts';

export type Restored = { readonly documents: number; readonly files: number; readonly accounts: number };

const placeOf = (path: string): DocumentReference => {
  const ref = documentAt(path);
  if (ref === undefined) throw new AppError('data/malformed', `backup: ${path} is no place of this version`);
  return ref;
};

const withPart = (
  data: unknown,
  [step = '', ...others]: readonly string[],
  value: unknown,
): Record<string, unknown> => {
  const fields: Record<string, unknown> = { ...Object(data) };
  fields[step] = others.length === 0 ? value : withPart(fields[step], others, value);
  return fields;
};

/** Puts one field back into a document of others. One that is gone meanwhile is not made anew. */
const restorePart = (path: string, at: readonly string[], value: unknown): Promise<boolean> =>
  inTransaction(async (tx) => {
    const ref = placeOf(path);
    const data = unpackedData(await tx.get(ref));
    if (data === undefined) return false;
    tx.set(ref, storedAs(ref, withPart(data, at, value)));
    return true;
  });

/** Computes again what a class's documents say of all its students together. */
async function recount(classId: string, now: number): Promise<void> {
  const results = documents.results.every((await documents.results.where(['classId', '==', classId]).get()).docs);
  await inTransaction(async (tx) => {
    const board = await documents.boards.read(classId, tx);
    const roster = await documents.rosters.read(classId, tx);
    const insight = await documents.insights.read(classId, tx);
    if (board === undefined) return;
    for (const { assignmentId, rows } of results) {
      const line = board.assignments[assignmentId];
      if (line === undefined) continue;
      const next = { ...withoutCounts(line), ...countsOf(Object.values(rows)) };
      documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    }
    if (roster) writeStudentCount(tx, board, presentStudents(roster).length);
    if (insight) documents.insights.put(tx, classId, boundedInsight(insightOf(insight, now)));
  });
}

async function restoreAccount(account: Record<string, unknown> & { readonly uid: string }): Promise<boolean> {
  const { users } = await accounts().getUsers([{ uid: account.uid }]);
  if (users.length > 0) return false;
  const { errors } = await accounts().importUsers([account]);
  if (errors.length > 0) throw new AppError('server/unavailable', 'accounts', errors);
  return true;
}

/** Whatever stands last in a backup of this kind: while it is missing, a restore can begin, or go on. */
const lastOf = ({ kind, id }: BackupHead): string | undefined =>
  kind === 'child' ? `students/${id}` : kind === 'class' ? `classes/${id}` : undefined;

async function requireAbsent(head: BackupHead): Promise<void> {
  const last = lastOf(head);
  if (last !== undefined && (await placeOf(last).get()).exists)
    throw new AppError('data/conflict', `${last} is still there`);
}

/** Students of the backup who are in the school, because they are in another class too: theirs stays as it is. */
async function presentOf(head: BackupHead, lines: readonly BackupLine[]): Promise<ReadonlySet<string>> {
  if (head.kind !== 'class') return new Set();
  const ids = lines.flatMap((line) =>
    'document' in line && line.document.startsWith('students/') ? line.document.slice('students/'.length) : [],
  );
  const there = await documents.students.readAll(ids);
  return new Set(there.filter(({ classIds }) => !classIds.includes(head.id ?? '')).map(({ id }) => id));
}

/** Lets students who are still in the school back into a class, and their families with them. */
async function readmit(classId: string, ids: ReadonlySet<string>): Promise<void> {
  const back = FieldValue.arrayUnion(classId);
  for (const id of ids)
    await inTransaction(async (tx) => {
      const links = linksIn(await tx.get(linksQuery(id)));
      tx.update(documents.students.ref(id), { classIds: back });
      for (const link of links) tx.update(documents.guardians.ref(link.id), { classIds: back });
    });
}

/** The interviews with these students, by their ids. */
const interviewsWith = (students: ReadonlySet<string>, lines: readonly BackupLine[]): string[] =>
  lines.flatMap((line) => {
    const [collection, id = ''] = 'document' in line ? line.document.split('/') : [];
    return collection === 'interviews' && 'document' in line && students.has(Object(line.data.student).studentId)
      ? [id]
      : [];
  });

/**
 * Whether a line belongs to a student who is in the school, or to an interview with one: it is newer there, and a link
 * may have been ended.
 */
function isOfPresent(line: BackupLine, present: ReadonlySet<string>): boolean {
  if ('part' in line) return line.part.startsWith('trainings/') && present.has(line.at[1] ?? '');
  const [collection, id = ''] = 'document' in line ? line.document.split('/') : [];
  return collection !== 'submissions' && (present.has(id) || present.has(id.split('_')[0] ?? ''));
}

async function restoreLine(line: BackupLine, restored: Restored): Promise<Restored> {
  if ('account' in line)
    return { ...restored, accounts: restored.accounts + Number(await restoreAccount(line.account)) };
  if ('file' in line) {
    await (await fileStore()).put(line.file, Buffer.from(line.bytes, 'base64'), line.type);
    return { ...restored, files: restored.files + 1 };
  }
  if ('part' in line) {
    const done = await restorePart(line.part, line.at, fromPlain(line.data));
    return { ...restored, documents: restored.documents + Number(done) };
  }
  await atOnce.set(placeOf(line.document), Object(fromPlain(line.data)));
  return { ...restored, documents: restored.documents + 1 };
}

/** Whether functions hear of a line, and compute from it what other lines have: those have to be there before. */
const isHeard = (line: BackupLine): boolean => 'document' in line && line.document.startsWith('submissions/');

const rostersIn = (lines: readonly BackupLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => ('part' in line && line.part.startsWith('rosters/') ? [line.part.slice(8)] : [])));

/**
 * Puts everything of a checked backup back. What was restored last time before it broke off is written again. Work comes
 * after all that is computed of it, and the document on which the rest depends comes last. @throws AppError `data/conflict` if it is already there.
 */
export async function restore(head: BackupHead, lines: readonly BackupLine[], now: number): Promise<Restored> {
  await requireAbsent(head);
  const present = await presentOf(head, lines);
  const theirs = new Set([...present, ...interviewsWith(present, lines)]);
  const wanted = lines.filter((line) => !isOfPresent(line, theirs));
  const last = wanted.filter((line) => 'document' in line && line.document === lastOf(head));
  let restored: Restored = { documents: 0, files: 0, accounts: 0 };
  const [heard, others] = [wanted.filter(isHeard), wanted.filter((line) => !isHeard(line) && !last.includes(line))];
  for (const line of [...others, ...heard]) restored = await restoreLine(line, restored);
  for (const classId of rostersIn(lines)) await recount(classId, now);
  if (head.kind === 'class' && head.id !== null) await readmit(head.id, present);
  for (const line of last) restored = await restoreLine(line, restored);
  return restored;
}
