import { calls } from '@lemma/school/calls';
import { onRequest } from 'firebase-functions/v2/https';
import { door } from '../door.ts';

export const upload = onRequest({ cors: true }, async (request, response) => {
  const files = await import('./upload.ts');
  await files.upload(request, response);
});
export const download = onRequest({ cors: true }, async (request, response) => {
  const files = await import('./download.ts');
  await files.download(request, response);
});
export const removeFile = door(calls.removeFile, async () => (await import('./remove-file.ts')).removeFile);
export const handInPages = door(calls.handInPages, async () => (await import('./hand-in-pages.ts')).handInPages);
export const handInForStudent = door(
  calls.handInForStudent,
  async () => (await import('./hand-in-pages.ts')).handInForStudent,
);
