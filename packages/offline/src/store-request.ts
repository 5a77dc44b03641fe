import { z } from 'zod';

/** The cache in which the worker stores files and sets. The name changes with the format of what is stored. */
export const OFFLINE_CACHE = 'lemma-offline-1';

/**
 * A page's message to the worker, once shell and area have started together: store exactly this pair for use without a
 * network.
 */
export const storeRequestSchema = z.object({
  kind: z.literal('keep'),
  /** The page that shows the area, which is served without a network. Same origin. */
  page: z.string(),
  /**
   * The addresses of the scripts and styles that this page has loaded. A page that names others is of another build.
   */
  loaded: z.array(z.string()).min(1),
  /** The area's `release.json`, and its version that has started. */
  release: z.url(),
  version: z.string(),
});
export type StoreRequest = z.infer<typeof storeRequestSchema>;
