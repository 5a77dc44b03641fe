import { onRequest } from 'firebase-functions/v2/https';

/** What is no call: whole files come and go here, and links in letters lead here. */
export const httpDoors = {
  upload: onRequest({ cors: true }, async (request, response) => {
    const { upload } = await import('./upload.ts');
    await upload(request, response);
  }),
  download: onRequest({ cors: true }, async (request, response) => {
    const { download } = await import('./download.ts');
    await download(request, response);
  }),
  unsubscribe: onRequest(async (request, response) => {
    const { unsubscribe } = await import('./unsubscribe.ts');
    await unsubscribe(request, response);
  }),
};
