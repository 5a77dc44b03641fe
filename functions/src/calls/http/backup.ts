import { AppError } from '@lemma/contract';
import { idSchema } from '@lemma/school/base';
import type { Request } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { writeBackup } from '../../engines/erasure/backup-file.ts';
import { gatherChild, gatherClass } from '../../engines/erasure/gather.ts';
import { requireTeacher, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { answerHttp, privateFileHeaders, type Reply, uidOf } from '../../platform/http.ts';

const querySchema = z.union([z.strictObject({ class: idSchema }), z.strictObject({ child: idSchema })]);

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

/** GET `?class=…`, for whoever leads it, or `?child=…`, for a teacher of the child: a backup as docs/backup.md says. */
export const backup = (request: Request, reply: Reply): Promise<void> =>
  answerHttp(reply, async () => {
    if (request.method !== 'GET') throw new AppError('input/malformed', request.method);
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
