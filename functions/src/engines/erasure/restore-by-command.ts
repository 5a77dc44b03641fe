import { AppError } from '@lemma/contract';
import type { Profile } from '@lemma/school/people';
import { OPERATOR_ACTOR } from '@lemma/school/privacy';
import { CODE_LIFE_MS, freeCode, writeCode } from '../../domain/classes/class-code.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { accounts } from '../../platform/firebase.ts';
import type { BackupHead, BackupLine } from './backup-file.ts';
import { ledBy } from './led-by.ts';
import type { Newer } from './left-as-is.ts';
import { movedInto } from './moved-into.ts';
import { noteReturn } from './note-return.ts';
import { type Ending, type Restored, restore } from './restore.ts';
import { documentsIn } from './what-returns.ts';

type Wishes = {
  readonly newer?: Newer;
  /** The address of the teacher who leads a class from here on. */
  readonly leader?: string | undefined;
  /** The class into which a child comes. */
  readonly into?: string | undefined;
};

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

/** The families and the school read that the data came back. A class that is given to somebody gets a code: that of the file may be another class's here. */
const endingOf =
  ({ kind, id }: BackupHead, isGiven: boolean, now: number): Ending =>
  async (tx, studentIds) => {
    const classId = kind === 'class' && id !== null ? id : undefined;
    const code = isGiven && classId !== undefined ? await freeCode(tx) : undefined;
    const line = { action: 'backup-restored', by: OPERATOR_ACTOR, ...(classId !== undefined && { classId }) } as const;
    noteReturn(tx, line, studentIds);
    if (code === undefined || classId === undefined) return {};
    const codeExpiresAt = now + CODE_LIFE_MS;
    writeCode(tx, code, classId, codeExpiresAt);
    return { code, codeExpiresAt };
  };

/**
 * Puts a checked backup back as its operator wishes. A class or child of another installation belongs to nobody here, unless
 * it is said to whom. What broke off is continued by the same command.
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
  return restore(head, wanted, now, newer, endingOf(head, leader !== undefined, now));
}
