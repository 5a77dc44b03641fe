import { pipeline } from 'node:stream/promises';
import { AppError } from '@lemma/contract';
import { idSchema } from '@lemma/school/base';
import { FieldValue } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { requireOperator } from '../../domain/school/operators.ts';
import { writeBackup } from '../../engines/erasure/backup-file.ts';
import { gatherChild, gatherClass } from '../../engines/erasure/gather.ts';
import { schoolCopy } from '../../engines/erasure/school-copy.ts';
import { openPieces } from '../../engines/erasure/stored-pieces.ts';
import { requireTeacher, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { findAccount, inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { answerHttp, privateFileHeaders, type Reply, uidOf } from '../../platform/http.ts';
import type { SchoolBackupRecord } from '../../platform/records.ts';

const querySchema = z.union([z.strictObject({ class: idSchema }), z.strictObject({ child: idSchema })]);
const linkSchema = z.strictObject({ school: idSchema, token: idSchema });

/** Writes down who takes a backup, before anything of it leaves. */
async function note(
  by: string,
  studentIds: readonly string[],
  classId: string | undefined,
  now: number,
): Promise<void> {
  await inTransaction(async (tx) =>
    audit(tx, {
      action: 'backup-made',
      by,
      ...(classId === undefined ? { studentIds: [...studentIds] } : { classId }),
    }),
  );
  await noteLooks(by, studentIds, 'backup', now);
}

async function classBackup(uid: string, classId: string, now: number): Promise<Buffer> {
  await requireTeacher('lead', classId, { uid });
  const roster = await documents.rosters.read(classId);
  await note(uid, Object.keys(roster?.students ?? {}), classId, now);
  return writeBackup({ kind: 'class', id: classId, madeAt: now }, gatherClass(classId, { classIds: [classId] }));
}

async function childBackup(uid: string, studentId: string, now: number): Promise<Buffer> {
  const { classIds } = await requireTeacherOf('teach', studentId, { uid });
  const own = (await documents.classes.readAll(classIds)).filter(({ teacherIds }) => teacherIds.includes(uid));
  await note(uid, [studentId], undefined, now);
  const extent = { classIds: own.map(({ id }) => id) };
  return writeBackup({ kind: 'child', id: studentId, madeAt: now }, gatherChild(studentId, extent));
}

/** @throws AppError `auth/forbidden` unless this account is one of an operator still. */
async function requireStillOperator(uid: string): Promise<void> {
  const account = await findAccount(uid);
  await requireOperator({ uid, email: account?.emailVerified && !account.disabled ? account.email : undefined });
}

/**
 * The backup that a link opens, once: the link is gone before the first byte leaves. Whoever asked for it must be an
 * operator still. Whatever is refused leaves it as it is.
 */
const followLink = ({ school: id, token }: z.output<typeof linkSchema>, now: number): Promise<SchoolBackupRecord> =>
  inTransaction(async (tx) => {
    const found = await documents.schoolBackups.read(id, tx);
    if (found?.link?.hash !== hashOf('backup link', id, token)) throw new AppError('auth/forbidden', 'no link of ours');
    if (found.link.until <= now || found.until <= now) throw new AppError('auth/forbidden', 'the link is too old');
    await requireStillOperator(found.link.by);
    documents.schoolBackups.patch(tx, id, documents.schoolBackups.at(['link'], FieldValue.delete()));
    return found;
  });

async function sendSchool(link: z.output<typeof linkSchema>, reply: Reply): Promise<void> {
  const now = Date.now();
  const { key } = await followLink(link, now);
  const name = `school-${new Date(now).toISOString().slice(0, 10)}.lemma-backup`;
  reply.status(200).set(privateFileHeaders('application/gzip', `attachment; filename="${name}"`));
  await pipeline(openPieces(schoolCopy(link.school, key)), reply);
}

/**
 * GET `?school=…&token=…`, a link that an operator got: a backup of the school. Otherwise with a sign-in. `?class=…`, for whoever leads it, or `?child=…`, for a
 * teacher of the child: a backup as docs/backup.md says.
 */
export const backup = (request: Request, reply: Reply): Promise<void> =>
  answerHttp(reply, async () => {
    if (request.method !== 'GET') throw new AppError('input/malformed', request.method);
    const link = linkSchema.safeParse(request.query);
    if (link.success) return sendSchool(link.data, reply);
    const uid = await uidOf(request);
    const asked = querySchema.safeParse(request.query);
    if (!asked.success) throw new AppError('input/malformed', 'class or child', asked.error);
    const now = Date.now();
    const bytes =
      'class' in asked.data
        ? await classBackup(uid, asked.data.class, now)
        : await childBackup(uid, asked.data.child, now);
    reply.status(200).set(privateFileHeaders('application/gzip', 'attachment'));
    reply.end(bytes);
  });
