import { pipeline } from 'node:stream/promises';
import { AppError } from '@lemma/contract';
import { idSchema } from '@lemma/school/base';
import type { Request } from 'firebase-functions/v2/https';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { childrenIn } from '../../domain/files/children-in.ts';
import { mayHear } from '../../domain/files/may-hear.ts';
import { guardianIdOf } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { answerHttp, privateFileHeaders, type Reply, uidOf } from '../../platform/http.ts';
import type { FileRecord } from '../../platform/records.ts';

/** A page that somebody turned in for a child is the child's: it does not stay open to who has left the class. */
const isOwn = (uid: string, { uid: owner, handedIn }: FileRecord): boolean =>
  owner === uid && (handedIn.length === 0 || handedIn.some(({ studentId }) => studentId === uid));

/**
 * Whether somebody may download a file: its owner, unless it was turned in for somebody else; active guardians of an owner who is a student; and, for work that it
 * was turned in with, the student, active guardians and the teachers of the class. For a recording, those who may read
 * its comment.
 */
async function maySee(uid: string, file: FileRecord): Promise<boolean> {
  if (file.voice) return mayHear(uid, file, file.voice);
  if (isOwn(uid, file)) return true;
  if ((await documents.guardians.read(guardianIdOf(file.uid, uid)))?.state === 'active') return true;
  for (const { studentId, classId } of file.handedIn) {
    if (studentId === uid) return true;
    const [guardian, classroom] = await Promise.all([
      documents.guardians.read(guardianIdOf(studentId, uid)),
      documents.classes.read(classId),
    ]);
    if (guardian?.state === 'active' || classroom?.teacherIds.includes(uid)) return true;
  }
  return false;
}

/**
 * GET `?fileId=…`: the bytes, with a content type that no browser executes. A file that does not exist is refused like
 * a file of somebody else.
 */
export const download = (request: Request, reply: Reply): Promise<void> =>
  answerHttp(reply, async () => {
    if (request.method !== 'GET') throw new AppError('input/malformed', request.method);
    const uid = await uidOf(request);
    const fileId = idSchema.safeParse(request.query.fileId);
    if (!fileId.success) throw new AppError('input/malformed', 'fileId', fileId.error);
    const file = await documents.files.read(fileId.data);
    if (file === undefined || !(await maySee(uid, file))) throw new AppError('auth/forbidden', fileId.data);
    const bytes = await (await fileStore()).open(file.id);
    if (bytes === undefined) throw new AppError('data/not-found', file.id);
    await noteLooks(uid, await childrenIn(uid, file), 'file', Date.now());
    const shown = /^image\/|pdf$/.test(file.type) ? 'inline' : 'attachment';
    const disposition = `${shown}; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    reply.status(200).set(privateFileHeaders(file.type, disposition));
    await pipeline(bytes, reply);
  });
