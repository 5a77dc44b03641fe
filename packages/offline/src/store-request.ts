import { z } from 'zod';

/** Where the worker keeps files and what belongs together. Another name when the shape of what is kept changes. */
export const OFFLINE_CACHE = 'lemma-offline-1';

/** What a page tells the worker once shell and area have come up together: keep exactly this pair for the time without a network. */
export const storeRequestSchema = z.object({
  kind: z.literal('keep'),
  /** The page that shows the area: what is served when the network is gone. Same origin. */
  page: z.string(),
  /** The addresses of the scripts and styles that this page has loaded: a page that names others is of another build. */
  loaded: z.array(z.string()).min(1),
  /** The area's `release.json`, and the version of it that has come up. */
  release: z.url(),
  version: z.string(),
});
export type StoreRequest = z.infer<typeof storeRequestSchema>;
