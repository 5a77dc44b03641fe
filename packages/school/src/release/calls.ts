import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';

/** As in packages/contract: the name of an area, and the start of the hash over all files of a version. */
const ofVersion = { area: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/), version: z.string().regex(/^[0-9a-f]{12}$/) };

/** Classes of one person that a version may be tried out in. */
const MOST_CLASSES = 200;

/** Which version of an area a person is served while one is tried out, and how its loads went. */
export const releaseCalls = {
  /** Whether the caller gets the canary that the area's `release.json` names: never one that was halted. */
  releaseSeat: {
    input: z.object({ ...ofVersion, share: z.number().min(0).max(1), classes: z.array(idSchema).max(MOST_CLASSES) }),
    output: z.object({ canary: z.boolean() }),
  },
  /** Counts a load of a canary, once for a tab; a tab that loaded and failed later counts as failed. */
  reportLoad: { input: z.object({ ...ofVersion, tab: idSchema, failed: z.boolean() }), output: nothing },
  /** How the loads of a version went. Needs no sign-in: the release tool asks. */
  releaseHealth: {
    input: z.object(ofVersion),
    output: z.object({ loads: z.number().int(), failed: z.number().int(), haltedAt: z.number().int().optional() }),
  },
} as const satisfies Calls;
