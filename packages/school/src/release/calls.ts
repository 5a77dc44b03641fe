import { z } from 'zod';
import { type Calls, idSchema, nothing } from '../base/index.ts';
import { loadCountSchema, MOST_RATES, oneInSchema } from './load-count.ts';
import { signCountsSchema, signSchema } from './signs.ts';
import { vitalCountsSchema, vitalsReportSchema } from './vitals.ts';

/** As in packages/contract: the name of an area, and the first characters of the hash over all files of a version. */
const ofVersion = { area: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/), version: z.string().regex(/^[0-9a-f]{12}$/) };

/** The most classes of one person in a trial of a version. */
const MOST_CLASSES = 200;

/** The most versions of which one request asks, and the characters of each. */
const MOST_ASKED = 2;
const VERSION_AND_COMMA = 13;

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

export const servedHealthSchema = z.object({
  counts: z.array(loadCountSchema).max(MOST_RATES),
  /** When too many had failed: from then on its signed fallback is opened. Milliseconds since 1970. */
  haltedAt: z.number().int().optional(),
});
export type ServedHealth = z.infer<typeof servedHealthSchema>;

/** Asked before a version is opened: which of these versions were halted while everybody was served them. */
export const haltedQuerySchema = z.object({
  area: ofVersion.area,
  versions: z
    .string()
    .max(MOST_ASKED * VERSION_AND_COMMA)
    .transform((text) => text.split(','))
    .pipe(z.array(ofVersion.version).min(1).max(MOST_ASKED)),
});
export const haltedAnswerSchema = z.object({ halted: z.array(ofVersion.version) });

/**
 * Of a tab whose device opens the version for the second time: one of these counts of each person, and may halt the
 * version for being slower than another.
 */
const againSchema = z.object({
  /** The version that it is compared with: what everybody else has, or what everybody had before. */
  beside: ofVersion.version.optional(),
  /** As in `reportLoad`: it is a version that everybody is served. */
  oneIn: oneInSchema.optional(),
  /** Whether the tab reports only because it was slow. */
  onlySlow: z.boolean().optional(),
});
export type Again = z.infer<typeof againSchema>;

/** Which version of an area a person gets while a new one is tried out, and how often the new one failed to load. */
export const releaseCalls = {
  /** Whether the caller gets the canary in the area's `release.json`. Nobody gets one that was halted. */
  releaseSeat: {
    input: z.object({ ...ofVersion, share: z.number().min(0).max(1), classes: z.array(idSchema).max(MOST_CLASSES) }),
    output: z.object({ canary: z.boolean() }),
  },
  /**
   * Counts one load of a version per tab. A tab that loads first and fails later counts as failed. With `oneIn` it is a
   * version that everybody is served, of which a tab reports every failure, and with the chance 1/n that it came up.
   */
  reportLoad: {
    input: z.object({ ...ofVersion, tab: idSchema, failed: z.boolean(), oneIn: oneInSchema.optional() }),
    output: nothing,
  },
  /** Counts what one tab measured of a version: vitals and long tasks. */
  reportVitals: {
    input: vitalsReportSchema.extend({ ...ofVersion, tab: idSchema, again: againSchema.optional() }),
    output: nothing,
  },
  /** Counts a fault of a version that is served to anybody. */
  reportFault: { input: releaseFaultSchema.extend(ofVersion), output: nothing },
  /** How often a version loaded and failed, its faults and its vitals. The release tool calls it, so it needs no sign-in. */
  releaseHealth: {
    input: z.object(ofVersion),
    output: z.object({
      loads: z.number().int(),
      failed: z.number().int(),
      haltedAt: z.number().int().optional(),
      faults: z.array(faultGroupSchema).optional(),
      served: servedHealthSchema.optional(),
      vitals: vitalCountsSchema.optional(),
      again: signCountsSchema.optional(),
      slowerIn: signSchema.optional(),
    }),
  },
} as const satisfies Calls;
