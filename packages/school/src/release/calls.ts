import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';

/** As in packages/contract: the name of an area, and the first characters of the hash over all files of a version. */
const ofVersion = { area: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/), version: z.string().regex(/^[0-9a-f]{12}$/) };

/** The most classes of one person in a trial of a version. */
const MOST_CLASSES = 200;

/** The most kinds of faults that are told apart of one version. */
export const MOST_FAULT_GROUPS = 30;

/** Characters. */
const LONGEST_PLACE = 100;
const LONGEST_CODE = 60;

/**
 * What a version did wrong, without anything that a person typed or is: how it showed (`release`: its site served none that
 * may be opened; `load`; `render`; `background`: a handler, a timer or a promise), the code of the fault, and the place in
 * a script of the area, if it is known.
 */
export const releaseFaultSchema = z.object({
  kind: z.enum(['release', 'load', 'render', 'background']),
  code: z
    .string()
    .max(LONGEST_CODE)
    .regex(/^[a-z-]{1,20}(?:\/[a-z-]{1,30})?$/),
  place: z
    .string()
    .max(LONGEST_PLACE)
    .regex(/^[\w.-]{1,80}:\d{1,6}:\d{1,8}$/)
    .optional(),
});
export type ReleaseFault = z.infer<typeof releaseFaultSchema>;

/** Equal faults of a version, counted once for each tab that reported one. */
export const faultGroupSchema = releaseFaultSchema.extend({
  count: z.number().int(),
  /** Milliseconds since 1970. */
  lastAt: z.number().int(),
});

/** Which version of an area a person gets while a new one is tried out, and how often the new one failed to load. */
export const releaseCalls = {
  /** Whether the caller gets the canary in the area's `release.json`. Nobody gets one that was halted. */
  releaseSeat: {
    input: z.object({ ...ofVersion, share: z.number().min(0).max(1), classes: z.array(idSchema).max(MOST_CLASSES) }),
    output: z.object({ canary: z.boolean() }),
  },
  /** Counts one load of a canary per tab. A tab that loads first and fails later counts as failed. */
  reportLoad: { input: z.object({ ...ofVersion, tab: idSchema, failed: z.boolean() }), output: nothing },
  /** Counts a fault of a version that is served to anybody. */
  reportFault: { input: releaseFaultSchema.extend(ofVersion), output: nothing },
  /** How often a version loaded and failed, and its faults. The release tool calls it, so it needs no sign-in. */
  releaseHealth: {
    input: z.object(ofVersion),
    output: z.object({
      loads: z.number().int(),
      failed: z.number().int(),
      haltedAt: z.number().int().optional(),
      faults: z.array(faultGroupSchema).optional(),
    }),
  },
} as const satisfies Calls;
