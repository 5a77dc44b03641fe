import { AppError } from '@lemma/contract';
import type { Profile } from '@lemma/school/people';
import { OPERATOR_ACTOR } from '@lemma/school/privacy';
import { CODE_LIFE_MS, freeCode, writeCode } from '../../domain/classes/class-code.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { accounts, inTransaction } from '../../platform/firebase.ts';
import type { BackupHead, BackupLine } from './backup-file.ts';
import { ledBy } from './led-by.ts';
import type { Newer } from './left-as-is.ts';
import { movedInto } from './moved-into.ts';
import { type Restored, restore } from './restore.ts';
import { documentsIn } from './what-returns.ts';

type Wishes = {
  readonly newer?: Newer;
  /** The address of the teacher who leads a class from here on. */
  readonly leader?: string | undefined;
  /** The class into which a child comes. */
  readonly into?: string | undefined;
};

/** Of a school, one line of the log has this many children. */
const CHILDREN_A_LINE = 500;

/** A teacher of this school by a confirmed address: a class is handed to nobody who has only typed one. */
async function teacherAt(email: string): Promise<Profile> {
  const account = await accounts()
    .getUserByEmail(email)
    .catch(() => undefined);
  const profile = account?.emailVerified ? await documents.users.read(account.uid) : undefined;
  if (profile?.role !== 'teacher')
    throw new AppError('data/not-found', `No teacher has confirmed the address ${email}.`);
  return profile;
}

/** The class of a roster to which a child of elsewhere comes. */
async function rosterFor(into: string, lines: readonly BackupLine[]) {
  const named = documentsIn('students', lines).flatMap(({ data }) => [data.classIds].flat());
  const there = await documents.classes.readAll(named.filter((id) => typeof id === 'string'));
  if (there.length > 0)
    throw new AppError('data/conflict', `The child's class ${there[0]?.id} is here: leave --into out.`);
  const classroom = await documents.classes.read(into);
  if (classroom === undefined || classroom.deletingAt !== undefined)
    throw new AppError('data/not-found', `There is no class ${into}.`);
  return mustRead(documents.rosters, into);
}

/** The code that the file has may be that of another class here. */
const giveCode = (classId: string, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    const code = await freeCode(tx);
    const codeExpiresAt = now + CODE_LIFE_MS;
    writeCode(tx, code, classId, codeExpiresAt);
    tx.update(documents.classes.ref(classId), { code, codeExpiresAt });
  });

/** Writes down for each child of the file that its data came back, which the family and the school can read. */
async function noteRestore({ kind, id }: BackupHead, lines: readonly BackupLine[]): Promise<void> {
  const ids = documentsIn('students', lines).map((one) => one.id);
  for (let from = 0; from < ids.length; from += CHILDREN_A_LINE)
    await inTransaction(async (tx) =>
      audit(tx, {
        ...{ action: 'backup-restored', by: OPERATOR_ACTOR, studentIds: ids.slice(from, from + CHILDREN_A_LINE) },
        ...(kind === 'class' && id !== null && { classId: id }),
      }),
    );
}

/**
 * Puts a checked backup back as its operator wishes. A class or child of another installation belongs to nobody here, unless
 * it is said to whom.
 */
export async function restoreByCommand(
  head: BackupHead,
  lines: readonly BackupLine[],
  now: number,
  { newer = 'refuse', leader, into }: Wishes = {},
): Promise<Restored> {
  const { kind, id } = head;
  if (leader !== undefined && kind !== 'class')
    throw new AppError('input/malformed', '--leader is for the file of a class.');
  if (into !== undefined && kind !== 'child')
    throw new AppError('input/malformed', '--into is for the file of a child.');
  const led = leader === undefined || id === null ? lines : ledBy(lines, id, await teacherAt(leader));
  const wanted = into === undefined || id === null ? led : movedInto(led, id, await rosterFor(into, led));
  const restored = await restore(head, wanted, now, newer);
  if (leader !== undefined && id !== null) await giveCode(id, now);
  await noteRestore(head, wanted);
  return restored;
}
