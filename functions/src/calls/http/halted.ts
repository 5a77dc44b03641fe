import { AppError } from '@lemma/contract';
import { haltedQuerySchema } from '@lemma/school/release';
import type { Request } from 'firebase-functions/v2/https';
import { healthId } from '../../domain/releases/health-id.ts';
import { documents } from '../../platform/documents.ts';
import { answerHttp, type Reply } from '../../platform/http.ts';

/** Browsers and what lies between may keep the answer for a minute: a page that is loaded again asks nobody. */
const headers = { 'Cache-Control': 'public, max-age=60' };

/**
 * GET `?area=…&versions=…,…`: which of these versions were halted while everybody was served them. Asked at every load
 * of an area and before anybody is signed in, so it is a plain request, which browsers send without asking first.
 */
export const halted = (request: Request, reply: Reply): Promise<void> =>
  answerHttp(reply, async () => {
    if (request.method !== 'GET') throw new AppError('input/malformed', request.method);
    const asked = haltedQuerySchema.safeParse(request.query);
    if (!asked.success) throw new AppError('input/malformed', 'area and versions', asked.error);
    const { area, versions } = asked.data;
    const healths = await Promise.all(versions.map((each) => documents.releaseHealth.read(healthId(area, each))));
    const found = versions.filter((_, at) => healths[at]?.served?.haltedAt !== undefined);
    reply.status(200).set(headers).json({ halted: found });
  });
