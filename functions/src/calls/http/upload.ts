import { AppError } from '@lemma/contract';
import { FILE_NAME_HEADER, uploadPartSchema } from '@lemma/school/files';
import type { Request } from 'firebase-functions/v2/https';
import { takePart } from '../../engines/files/take-part.ts';
import { answerHttp, type Reply, uidOf } from '../../platform/http.ts';

/** The file's name. Pages of a release before send it in the query. */
function nameIn({ headers, query }: Request): unknown {
  const encoded = headers[FILE_NAME_HEADER];
  if (encoded === undefined) return query.name;
  try {
    return decodeURIComponent(String(encoded));
  } catch (error) {
    throw new AppError('input/malformed', FILE_NAME_HEADER, error);
  }
}

/**
 * PUT `?digest&at&size&purpose` with one part of a file as the body and its name in a header. Answers with an UploadReply
 * or `{ error: { code } }`.
 */
export const upload = (request: Request, reply: Reply): Promise<void> =>
  answerHttp(reply, async () => {
    if (request.method !== 'PUT') throw new AppError('input/malformed', request.method);
    const uid = await uidOf(request);
    const part = uploadPartSchema.safeParse({ ...request.query, name: nameIn(request) });
    if (!part.success) throw new AppError('input/malformed', 'part', part.error);
    const bytes = request.rawBody ?? new Uint8Array();
    reply.status(200).json(await takePart(uid, { ...part.data, bytes }, Date.now()));
  });
