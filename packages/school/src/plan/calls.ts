import { z } from 'zod';
import { type Calls, idSchema, lineSchema, nothing } from '../base/index.ts';
import { loadedWordingsSchema, officialWordingsSchema } from './official-wording.ts';
import {
  LONGEST_IN_PLAN,
  MOST_IN_PLAN,
  planBlockSchema,
  planEntrySchema,
  planRequestSchema,
  ratingSchema,
  sharedPlanSchema,
  shareModes,
  tagSchema,
} from './schema.ts';

const atVersion = z.object({ planId: idSchema, version: z.number().int().min(1) });
const newVersion = z.object({ version: z.number().int() });

/** Lesson plans of a teacher. A call with a `version` that is not the newest fails with `data/conflict`. */
export const planCalls = {
  /**
   * Creates a plan and checks it. A repeated call with the same `planId` changes nothing. A standard without skills:
   * `data/not-found`.
   */
  makePlan: {
    input: z.object({ planId: idSchema, request: planRequestSchema }),
    output: z.object({ planId: idSchema }),
  },
  /** Saves a title and blocks that a person edited, and checks them again. */
  savePlan: {
    input: atVersion.extend({
      title: lineSchema(LONGEST_IN_PLAN.title),
      blocks: z.array(planBlockSchema).min(1).max(MOST_IN_PLAN.blocks),
    }),
    output: newVersion,
  },
  /** Generates one block again with other numbers. For a locked block: `data/conflict`. */
  remakeBlock: { input: atVersion.extend({ blockId: idSchema }), output: newVersion },
  /** Generates all blocks again that are not locked. */
  remakePlan: { input: atVersion, output: newVersion },
  /** Restores an earlier version as the newest. */
  restorePlan: { input: atVersion.extend({ restore: z.number().int().min(1) }), output: newVersion },
  /** Saves what the library stores about a plan, such as tags. `null` removes a value. */
  markPlan: {
    input: z.object({
      planId: idSchema,
      tags: z.array(tagSchema).max(MOST_IN_PLAN.tags).optional(),
      taughtOn: planEntrySchema.shape.taughtOn.unwrap().nullable().optional(),
      rating: ratingSchema.nullable().optional(),
      note: z.string().max(LONGEST_IN_PLAN.note).optional(),
      archived: z.boolean().optional(),
    }),
    output: nothing,
  },
  /** Creates or removes a link to a plan. Each new link has another address. */
  sharePlan: {
    input: z.object({ planId: idSchema, mode: z.enum(shareModes) }),
    output: z.object({ token: z.string().optional() }),
  },
  /** Opens a plan by its link, for teachers and parents who are signed in, without the results of the class. */
  openSharedPlan: {
    input: z.object({ token: idSchema }),
    output: z.object({ plan: sharedPlanSchema, mode: z.enum(['view', 'copy']), ownerName: z.string() }),
  },
  /**
   * Copies a plan of the caller (`planId`), or one that is shared for copying (`token`). A repeated call with the same
   * `newId` changes nothing.
   */
  copyPlan: {
    input: z.object({ newId: idSchema, planId: idSchema.optional(), token: idSchema.optional() }),
    output: z.object({ planId: idSchema }),
  },
  /**
   * Creates a draft assignment from the plan's items, with the same numbers. Items that a person edited are left out.
   */
  assignPlan: {
    input: z.object({ planId: idSchema, classId: idSchema, assignmentId: idSchema, exitTicket: z.boolean() }),
    output: z.object({ assignmentId: idSchema, items: z.number().int(), leftOut: z.number().int() }),
  },
  /** What official wording the caller’s plans quote; nothing if the caller has loaded none. */
  showWordings: { input: z.object({}), output: z.object({ loaded: loadedWordingsSchema.optional() }) },
  /**
   * Loads official wording for the caller’s plans, in place of what was loaded before. Unknown codes are left out; if no
   * code is known: `data/malformed`; if the texts are too long together: `data/too-large`.
   */
  loadWordings: { input: officialWordingsSchema, output: z.object({ count: z.number().int() }) },
  /** Removes it; new plans then have our own words. */
  removeWordings: { input: z.object({}), output: nothing },
} as const satisfies Calls;
