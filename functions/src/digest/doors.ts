import { onRequest } from 'firebase-functions/v2/https';

export const unsubscribe = onRequest(async (request, response) => {
  const links = await import('./unsubscribe.ts');
  await links.unsubscribe(request, response);
});
