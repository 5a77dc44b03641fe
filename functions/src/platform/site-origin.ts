type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The address of the product: `LEMMA_ORIGIN`, which `npm start` sets to the running shell; otherwise Firebase's own
 * address.
 */
export const siteOrigin = (env: Variables = process.env): string =>
  env.LEMMA_ORIGIN ?? `https://${env.GCLOUD_PROJECT ?? ''}.web.app`;

/**
 * The origins of pages that may read what doors answer: the school's own site, Firebase's two addresses of it, and those
 * in `LEMMA_ORIGINS`, separated by commas. Any on a developer's machine, where each run has its own port.
 */
export function pageOrigins(env: Variables = process.env): true | string[] {
  if (env.FUNCTIONS_EMULATOR === 'true') return true;
  const more = (env.LEMMA_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const project = env.GCLOUD_PROJECT ?? '';
  const known = [siteOrigin(env), `https://${project}.web.app`, `https://${project}.firebaseapp.com`, ...more];
  return [...new Set(known.filter((origin) => origin !== ''))];
}
