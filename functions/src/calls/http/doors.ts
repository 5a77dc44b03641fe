import { onRequest } from 'firebase-functions/v2/https';
import { pageOrigins } from '../../platform/site-origin.ts';

/**
 * HTTP endpoints for what a callable function cannot do: uploads, downloads, links in e-mails, reports of browsers, and
 * an answer that may be cached.
 */
export const httpDoors = {
  upload: onRequest({ cors: pageOrigins() }, async (request, response) => {
    const { upload } = await import('./upload.ts');
    await upload(request, response);
  }),
  download: onRequest({ cors: pageOrigins() }, async (request, response) => {
    const { download } = await import('./download.ts');
    await download(request, response);
  }),
  backup: onRequest({ cors: pageOrigins(), memory: '1GiB', timeoutSeconds: 300 }, async (request, response) => {
    const { backup } = await import('./backup.ts');
    await backup(request, response);
  }),
  unsubscribe: onRequest(async (request, response) => {
    const { unsubscribe } = await import('./unsubscribe.ts');
    await unsubscribe(request, response);
  }),
  halted: onRequest({ cors: pageOrigins() }, async (request, response) => {
    const { halted } = await import('./halted.ts');
    await halted(request, response);
  }),
  // Sites of areas report too, and nothing is answered.
  policyReport: onRequest({ cors: true }, async (request, response) => {
    const { policyReport } = await import('./policy-report.ts');
    await policyReport(request, response);
  }),
};
