import { AppError } from '@lemma/contract';
import type { Classroom } from '@lemma/school/class';
import { type Student, studentSchema } from '@lemma/school/people';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { settleAccounts } from '../../domain/accounts/settle-accounts.ts';
import { documents, storedAs, unpackedData } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { accounts, atOnce, findAccount, inTransaction } from '../../platform/firebase.ts';
import type { BackupHead, BackupLine } from './backup-file.ts';
import { completeChildren } from './complete-children.ts';
import { eraseAgain } from './erase-again.ts';
import { leftAsIs, type Newer } from './left-as-is.ts';
import { placeOf } from './place-of.ts';
import { recount, recountFiles } from './recount.ts';
import { linksIn, linksQuery } from './remove-student.ts';
import { fromPlain } from './to-plain.ts';
import { documentsIn, lastOf, membershipAfter, type Place, whatReturns } from './what-returns.ts';

export type Restored = {
  readonly documents: number;
  readonly files: number;
  readonly accounts: number;
  /** Documents that are newer than the file, and stayed as they are. */
  readonly left: number;
};

/**
 * What is stored in one with the document on which the rest depends, so that a restore that broke off before it can go on
 * and nothing is left to do after it. It is given the students whose data came back. @returns fields of that document.
 */
export type Ending = (tx: Transaction, studentIds: readonly string[]) => Promise<Readonly<Record<string, unknown>>>;

const partOf = (data: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((inner, step) => Object(inner)[step], data);

const withPart = (
  data: unknown,
  [step = '', ...others]: readonly string[],
  value: unknown,
): Record<string, unknown> => {
  const fields: Record<string, unknown> = { ...Object(data) };
  fields[step] = others.length === 0 ? value : withPart(fields[step], others, value);
  return fields;
};

/**
 * Puts one field back into a document of others. A document, or a map in it, that is gone meanwhile is not made anew,
 * and what stands there already is newer.
 */
const restorePart = (path: string, at: readonly string[], value: unknown): Promise<boolean> =>
  inTransaction(async (tx) => {
    const ref = placeOf(path);
    const data = unpackedData(await tx.get(ref));
    if (data === undefined || partOf(data, at.slice(0, -1)) === undefined) return false;
    if (partOf(data, at) === undefined) tx.set(ref, storedAs(ref, withPart(data, at, value)));
    return true;
  });

/** The record of a file: where other work has kept the file, it belongs to that and to this. */
const restoreFile = (id: string, data: unknown): Promise<void> =>
  inTransaction(async (tx) => {
    const now = await documents.files.read(id, tx);
    const saved = documents.files.schema.safeParse({ ...Object(data), id }).data;
    if (now === undefined) return void tx.set(placeOf(`files/${id}`), Object(data));
    if (saved === undefined) return;
    const { voice, handedIn } = saved;
    const known = new Set(now.handedIn.map(({ submissionId }) => submissionId));
    const both = [...now.handedIn, ...handedIn.filter(({ submissionId }) => !known.has(submissionId))];
    const ofBoth =
      now.voice?.kind === 'note' && voice?.kind === 'note'
        ? { ...now.voice, studentIds: [...new Set([...now.voice.studentIds, ...voice.studentIds])] }
        : now.voice;
    tx.update(documents.files.ref(id), { handedIn: both, ...(ofBoth && { voice: ofBoth }) });
  });

async function restoreAccount(account: Record<string, unknown> & { readonly uid: string }): Promise<boolean> {
  if (await findAccount(account.uid)) return false;
  const { errors } = await accounts().importUsers([account]);
  if (errors.length > 0) throw new AppError('server/unavailable', 'accounts', errors);
  return true;
}

async function requireAbsent(head: BackupHead): Promise<void> {
  const last = lastOf(head);
  if (last !== undefined && (await placeOf(last).get()).exists)
    throw new AppError('data/conflict', `${last} is still there`);
}

/** Where a class or child is restored to; undefined for a school, which needs nothing of what is there. */
async function placeFor({ kind, id }: BackupHead, lines: readonly BackupLine[]): Promise<Place | undefined> {
  if (kind === 'school' || id === null) return undefined;
  const students = documentsIn('students', lines);
  const parents = documentsIn('guardians', lines).map(({ data }) => String(data.parentId));
  const adults = new Set((await documents.users.readAll(parents)).map(({ uid }) => uid));
  if (kind === 'child') {
    const named = students.flatMap(({ data }) => [data.classIds, data.pastClassIds].flat());
    const classes = await documents.classes.readAll(named.filter((one) => typeof one === 'string'));
    return { there: new Set(), classIds: new Set(classes.map((one) => one.id)), adults };
  }
  const there = await documents.students.readAll(students.map((one) => one.id));
  return { there: new Set(there.map((one) => one.id)), classIds: new Set([id]), adults };
}

/** Whether an account waits for its class to come back: no teacher can archive one that is in no class (`leaveClass`). */
const waits = (student: Student | undefined): boolean => student?.state === 'archived' && student.classIds.length === 0;

/**
 * Lets students who are still in the school back into a class, or among those who left it, and their families with them. Who waited
 * for the class comes in as before.
 */
async function readmit(lines: readonly BackupLine[], place: Place): Promise<void> {
  const saved = new Map(documentsIn('students', lines).map(({ id, data }) => [id, data.state]));
  for (const id of place.there)
    await inTransaction(async (tx) => {
      const isBack = waits(await documents.students.read(id, tx));
      const { data: state } = studentSchema.shape.state.safeParse(saved.get(id));
      const { classIds, pastClassIds } = membershipAfter(id, {}, lines, place);
      const links = linksIn(await tx.get(linksQuery(id)));
      const [back, past] = [classIds, pastClassIds].map((ids) => ids.length > 0 && FieldValue.arrayUnion(...ids));
      tx.update(documents.students.ref(id), {
        ...(back && { classIds: back }),
        ...(past && { pastClassIds: past }),
        ...(back && isBack && state && { state }),
      });
      if (back) for (const link of links) tx.update(documents.guardians.ref(link.id), { classIds: back });
    });
  await settleAccounts([...place.there], { ends: false });
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
  const [collection, id = ''] = line.document.split('/');
  const data: unknown = fromPlain(line.data);
  if (collection === 'files') await restoreFile(id, data);
  else await atOnce.set(placeOf(line.document), Object(data));
  return { ...restored, documents: restored.documents + 1 };
}

/** Whether functions hear of a line, and compute from it what other lines have: those have to be there before. */
const isHeard = (line: BackupLine): boolean => 'document' in line && line.document.startsWith('submissions/');

/** These documents of a backup, without those that cannot be read: they are restored as they were saved. */
const readable = <T>(schema: z.ZodType<T>, found: ReturnType<typeof documentsIn>): T[] =>
  found.flatMap(({ id, data }) => {
    const read = schema.safeParse({ ...Object(fromPlain(data)), id });
    return read.success ? [read.data] : [];
  });

/** The classes to which a backup is restored: its own is written last. */
async function classesFor(classIds: ReadonlySet<string>, lines: readonly BackupLine[]): Promise<Classroom[]> {
  const own = readable(documents.classes.schema, documentsIn('classes', lines)).filter(({ id }) => classIds.has(id));
  const others = [...classIds].filter((classId) => own.every(({ id }) => id !== classId));
  return [...own, ...(await documents.classes.readAll(others))];
}

/** Brings what is kept beside what it counts in line with it: lists, rosters, insights, and the room that files take. */
async function settle(lines: readonly BackupLine[], { classIds, there }: Place, now: number): Promise<void> {
  const students = documentsIn('students', lines);
  const back = students.map(({ id }) => id);
  await completeChildren(readable(documents.students.schema, students), await classesFor(classIds, lines), now);
  for (const classId of classIds) await recount(classId, new Set([...back, ...there]), now);
  for (const uid of new Set(documentsIn('files', lines).map(({ data }) => String(data.uid)))) await recountFiles(uid);
}

/** Puts these lines back, work after all that is computed of it. */
async function putBack(lines: readonly BackupLine[]): Promise<Restored> {
  let restored: Restored = { documents: 0, files: 0, accounts: 0, left: 0 };
  const [heard, others] = [lines.filter(isHeard), lines.filter((line) => !isHeard(line))];
  for (const line of [...others, ...heard]) restored = await restoreLine(line, restored);
  return restored;
}

/**
 * What a class's backup says of its students is put in line with what became of them since it was made.
 * @returns those who are there now and got something back.
 */
async function receive(classId: string, lines: readonly BackupLine[], place: Place, now: number): Promise<string[]> {
  await readmit(lines, place);
  const back = new Set(documentsIn('students', lines).map(({ id }) => id));
  const returned = new Set(back);
  const giveBack = async (childId: string, own: readonly BackupLine[]): Promise<void> => {
    const ids = [childId, ...documentsIn('students', own).map(({ id }) => id)];
    const there = new Set((await documents.students.readAll(ids)).map(({ id }) => id));
    if (!there.has(childId)) return;
    const theirs = { ...place, there };
    const wanted = whatReturns(own, theirs);
    await putBack(wanted);
    await readmit(own, theirs);
    await settle(wanted, theirs, now);
    returned.add(childId);
  };
  await eraseAgain(back, classId, giveBack, now);
  return (await documents.students.readAll([...returned])).map(({ id }) => id);
}

/** Writes the document on which the rest depends, and what goes with it. */
const end = (lines: readonly BackupLine[], studentIds: readonly string[], ending: Ending): Promise<void> =>
  inTransaction(async (tx) => {
    const more = await ending(tx, studentIds);
    for (const line of lines)
      if ('document' in line) tx.set(placeOf(line.document), { ...Object(fromPlain(line.data)), ...more });
  });

/**
 * Puts everything of a checked backup back. What was restored last time before it broke off is written again, and the
 * document on which the rest depends comes last. A child that was erased meanwhile stays so while it can be restored by
 * itself. @throws AppError `data/conflict` if it is already there, or, of a school, if some of it is newer than the file.
 */
export async function restore(
  head: BackupHead,
  lines: readonly BackupLine[],
  now: number,
  newer: Newer = 'refuse',
  ending: Ending = async () => ({}),
): Promise<Restored> {
  await requireAbsent(head);
  const place = await placeFor(head, lines);
  const left = await leftAsIs(head, lines, newer);
  const wanted = place
    ? whatReturns(lines, place)
    : lines.filter((line) => !('document' in line && left.has(line.document)));
  const isLast = (line: BackupLine): boolean => 'document' in line && line.document === lastOf(head);
  const restored = await putBack(wanted.filter((line) => !isLast(line)));
  if (place) await settle(wanted, place, now);
  const ofClass = place && head.kind === 'class' ? await receive(head.id ?? '', lines, place, now) : undefined;
  const last = wanted.filter(isLast);
  await end(last, ofClass ?? documentsIn('students', lines).map(({ id }) => id), ending);
  return { ...restored, documents: restored.documents + last.length, left: left.size };
}
