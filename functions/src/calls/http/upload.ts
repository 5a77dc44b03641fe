import { AppError } from '@lemma/contract';
import { uploadPartSchema } from '@lemma/school/files';
import type { Request } from 'firebase-functions/v2/https';
import { takePart } from '../../engines/files/take-part.ts';
import { answerHttp, type Reply, uidOf } from '../../platform/http.ts';

/**
 * PUT `?digest&at&size&name&purpose` with one part of a file as the body. Answers with an UploadReply or `{ error: {
 * code } }`.
 */
export const upload = (request: Request, reply: Reply): Promise<void> =>
  answerHttp(reply, async () => {
    if (request.method !== 'PUT') throw new AppError('input/malformed', request.method);
    const uid = await uidOf(request);
    const part = uploadPartSchema.safeParse(request.query);
    if (!part.success) throw new AppError('input/malformed', 'part', part.error);
    const bytes = request.rawBody ?? new Uint8Array();
    reply.status(200).json(await takePart(uid, { ...part.data, bytes }, Date.now()));
  });
