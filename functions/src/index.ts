import './platform/options.ts';
import { onRequest } from 'firebase-functions/v2/https';

export * from './accounts/doors.ts';
export * from './assignments/doors.ts';
export * from './feedback/doors.ts';
export * from './parents/doors.ts';
export * from './work/doors.ts';

export const upload = onRequest({ cors: true }, async (request, response) => {
  const files = await import('./files/upload.ts');
  await files.upload(request, response);
});
export const download = onRequest({ cors: true }, async (request, response) => {
  const files = await import('./files/download.ts');
  await files.download(request, response);
});

export { onSubmissionWritten } from './work/on-submission.ts';
