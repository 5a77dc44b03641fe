import { createHmac } from 'node:crypto';
import { AppError } from '@lemma/contract';
import type { CollectionName } from '@lemma/school/collections';
import type { Student } from '@lemma/school/people';
import { ERASED_DAYS, type ErasureCounts } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { documentAt } from '../../platform/any-collection.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { getAll, inTransaction } from '../../platform/firebase.ts';
import { randomId } from '../../platform/hash.ts';
import type { ErasedRecord } from '../../platform/records.ts';
import { type BackupLine, readBackup, writeBackup } from './backup-file.ts';
import { forgetElsewhere } from './forget-elsewhere.ts';
import { gatherChild } from './gather.ts';
import { keyFrom, locked, unlocked } from './locked.ts';
import { classesOf } from './owned-documents.ts';

/** Where the copy of a deletion is stored. */
export const copyKeyOf = (erasureId: string): string => `erased-${erasureId}`;

/** Stand-ins that only this key leads back from, so that they can be replaced by the ids again while it is there. */
export const standInBy =
  (key: string) =>
  (studentId: string): string =>
    `gone-${createHmac('sha256', keyFrom(key, 'ids')).update(studentId).digest('base64url').slice(0, 24)}`;

/** Puts the ids of students back where documents of others have the stand-ins that this key made. */
export async function rememberBy(
  key: string,
  classIds: readonly string[],
  studentIds: readonly string[],
): Promise<void> {
  for (const id of studentIds)
    await forgetElsewhere(classIds, { id: standInBy(key)(id), standIn: id, fullName: '', displayName: '' });
}

/** Writes into the receipt of a deletion that it is undone. */
export function noteRestored(tx: Transaction, erasureId: string, now: number): void {
  documents.erasures.patch(tx, erasureId, documents.erasures.at(['restoredAt'], now));
  documents.erasures.patch(tx, erasureId, documents.erasures.at(['restorableUntil'], FieldValue.delete()));
}

/**
 * The record of a copy. That of an earlier try counts only where the try closed the account: otherwise the child went on
 * working, and the copy and its 30 days begin anew.
 */
const openCopy = (student: Student, erasureId: string, { uid, now }: Caller) =>
  inTransaction(async (tx) => {
    const before = await documents.erased.read(erasureId, tx);
    const isClosed = (await documents.students.read(student.id, tx))?.deletingAt !== undefined;
    if (before && isClosed) return { copy: before, isClosed };
    const classIds = [...new Set([...(before?.classIds ?? []), ...classesOf(student)])];
    const copy = { key: before?.key ?? randomId(), classIds, by: uid, until: now + ERASED_DAYS * DAY, changed: 0 };
    const begun = { ...copy, ofClass: undefined, isWhole: undefined, returningAt: undefined };
    documents.erased.put(tx, erasureId, begun);
    return { copy: begun, isClosed };
  });

async function gathered(studentId: string): Promise<BackupLine[]> {
  const found: BackupLine[] = [];
  for await (const line of gatherChild(studentId, 'whole')) found.push(line);
  return found;
}

async function putCopy(
  erasureId: string,
  { key }: ErasedRecord,
  id: string,
  lines: readonly BackupLine[],
  now: number,
): Promise<void> {
  const bytes = await writeBackup({ kind: 'child', id, madeAt: now }, lines);
  await (await fileStore()).put(copyKeyOf(erasureId), locked(bytes, key), 'application/octet-stream');
}

/** Stores an encrypted copy of everything of a child whose account is still open. */
export async function storeCopy(student: Student, erasureId: string, caller: Caller): Promise<ErasedRecord> {
  const { copy, isClosed } = await openCopy(student, erasureId, caller);
  const before = await findCopy(erasureId, copy);
  if (isClosed && before) return copy;
  // Of a child who came back without a class that is gone, the copy has what belongs to that class.
  const cameBack = (await documents.erasures.read(erasureId))?.restoredAt !== undefined;
  const lines = merged(await gathered(student.id), cameBack && before ? before.lines : []);
  await putCopy(erasureId, copy, student.id, lines, caller.now);
  return copy;
}

/** What closing an account changes: of this, the copy has what was there before. */
const isOfClosing = (line: BackupLine): boolean =>
  'document' in line
    ? /^(?:students|guardians|secrets)\//.test(line.document)
    : 'part' in line && line.part.startsWith('rosters/');

/** Adds to the copy what was written while it was being made. After this nobody but the deletion writes anything. */
export async function completeCopy(
  erasureId: string,
  copy: ErasedRecord,
  { id }: Pick<Student, 'id'>,
  now: number,
): Promise<void> {
  if ((await mustRead(documents.erased, erasureId)).isWhole) return;
  const { lines } = await readCopy(erasureId, copy);
  const late = (await gathered(id)).filter((line) => !isOfClosing(line));
  await putCopy(erasureId, copy, id, merged(late, lines), now);
  await documents.erased.change(erasureId, documents.erased.at(['isWhole'], true));
}

/** The adults who are told of a deletion: those who were linked, and who asked for it, unless kept from the child. */
export const toldOf = (lines: readonly BackupLine[], studentId: string, askedBy: string): string[] =>
  lines.flatMap((line) => {
    if (!('document' in line && line.document.startsWith('guardians/'))) return [];
    const { studentId: of, parentId, state, blocked } = line.data;
    const isTold = state === 'active' || (parentId === askedBy && blocked !== true);
    return of === studentId && isTold ? [String(parentId)] : [];
  });

/** What a line is about: of two lines about the same, one stands in a copy. */
const aboutOf = (line: BackupLine): string => {
  if ('document' in line) return line.document;
  if ('part' in line) return `${line.part} ${line.at.join(' ')}`;
  return 'file' in line ? `file ${line.file}` : `account ${line.account.uid}`;
};

/** Both lines as one: what they have of the child's classes and desk belongs together, of all else the first decides. */
function together(first: BackupLine, second: BackupLine | undefined): BackupLine {
  if (second === undefined || !('document' in first && 'document' in second)) return first;
  const [one, other] = [first.data, second.data];
  if (first.document.startsWith('students/')) {
    const both = (field: 'classIds' | 'pastClassIds') =>
      one[field] === undefined && other[field] === undefined
        ? {}
        : { [field]: [...new Set([one[field] ?? [], other[field] ?? []].flat())] };
    return { ...first, data: { ...one, ...both('classIds'), ...both('pastClassIds') } };
  }
  if (!first.document.startsWith('desks/')) return first;
  return { ...first, data: { ...one, assignments: { ...Object(other.assignments), ...Object(one.assignments) } } };
}

/** Two copies as one: where both have the same, the first decides. */
function merged(first: readonly BackupLine[], second: readonly BackupLine[]): BackupLine[] {
  const others = new Map(second.map((line) => [aboutOf(line), line]));
  const own = new Set(first.map(aboutOf));
  const more = second.filter((line) => !own.has(aboutOf(line)));
  return [...more, ...first.map((line) => together(line, others.get(aboutOf(line))))];
}

/** Adds to the copy of a deletion what has come back of the child since: of a class that was restored. */
export async function extendCopy(erasureId: string, copy: ErasedRecord, student: Student, now: number): Promise<void> {
  const { lines } = await readCopy(erasureId, copy);
  await putCopy(erasureId, copy, student.id, merged(lines, await gathered(student.id)), now);
  const classIds = [...new Set([...copy.classIds, ...classesOf(student)])];
  await inTransaction(async (tx) => documents.erased.put(tx, erasureId, { ...copy, classIds }));
}

/** Counts one more document of others from which the child of a deletion is removed. */
export const countChange =
  (erasureId: string) =>
  (tx: Transaction): void =>
    void tx.update(documents.erased.ref(erasureId), { changed: FieldValue.increment(1) });

/** What the last step of a deletion deletes. */
const LAST: ReadonlySet<string> = new Set(['formerNames', 'guardians', 'students'] satisfies CollectionName[]);

/**
 * What a deletion has deleted, and what its last step will: all that the copy has and that is no longer there. However
 * often it was interrupted, the family is told the same.
 */
export async function countsOf(erasureId: string, copy: ErasedRecord): Promise<ErasureCounts> {
  const { lines } = await readCopy(erasureId, copy);
  const refs = lines.flatMap((line) => ('document' in line ? (documentAt(line.document) ?? []) : []));
  const left = (await getAll(refs, [])).filter(({ exists, ref }) => exists && !LAST.has(ref.parent.id));
  const files = new Set(lines.flatMap((line) => ('file' in line ? [line.file] : [])));
  const stored = left.filter(({ ref }) => ref.parent.id === 'files' && files.has(ref.id));
  const { changed } = await mustRead(documents.erased, erasureId);
  return { documents: refs.length - left.length, files: files.size - stored.length, changed };
}

/** The copy of a deletion; undefined if its file is gone. */
export async function findCopy(erasureId: string, { key }: ErasedRecord) {
  const bytes = await (await fileStore()).get(copyKeyOf(erasureId));
  return bytes && readBackup(unlocked(bytes, key));
}

/** The copy of a deletion. @throws AppError `data/not-found` if it is gone. */
export async function readCopy(erasureId: string, copy: ErasedRecord) {
  const found = await findCopy(erasureId, copy);
  if (found === undefined) throw new AppError('data/not-found', erasureId);
  return found;
}
