import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';

/** As in packages/contract: the name of an area, and the first characters of the hash over all files of a version. */
const ofVersion = { area: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/), version: z.string().regex(/^[0-9a-f]{12}$/) };

/** The most classes of one person in a trial of a version. */
const MOST_CLASSES = 200;

/** Which version of an area a person gets while a new one is tried out, and how often the new one failed to load. */
export const releaseCalls = {
  /** Whether the caller gets the canary in the area's `release.json`. Nobody gets one that was halted. */
  releaseSeat: {
    input: z.object({ ...ofVersion, share: z.number().min(0).max(1), classes: z.array(idSchema).max(MOST_CLASSES) }),
    output: z.object({ canary: z.boolean() }),
  },
  /** Counts one load of a canary per tab. A tab that loads first and fails later counts as failed. */
  reportLoad: { input: z.object({ ...ofVersion, tab: idSchema, failed: z.boolean() }), output: nothing },
  /** How often a version loaded and failed. The release tool calls it, so it needs no sign-in. */
  releaseHealth: {
    input: z.object(ofVersion),
    output: z.object({ loads: z.number().int(), failed: z.number().int(), haltedAt: z.number().int().optional() }),
  },
} as const satisfies Calls;
