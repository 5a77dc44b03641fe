import { z } from 'zod';
import { type Calls, idSchema, lineSchema, nothing } from '../base/index.ts';
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

/** Lesson plans of a teacher. A `version` that is no longer the newest gives `data/conflict`. */
export const planCalls = {
  /** Makes a plan and checks it. The same `planId` again changes nothing. A standard without skills: `data/not-found`. */
  makePlan: {
    input: z.object({ planId: idSchema, request: planRequestSchema }),
    output: z.object({ planId: idSchema }),
  },
  /** Replaces title and blocks by what a person wrote, checked anew. */
  savePlan: {
    input: atVersion.extend({
      title: lineSchema(LONGEST_IN_PLAN.title),
      blocks: z.array(planBlockSchema).min(1).max(MOST_IN_PLAN.blocks),
    }),
    output: newVersion,
  },
  /** Makes one block again with other numbers. A locked one: `data/conflict`. */
  remakeBlock: { input: atVersion.extend({ blockId: idSchema }), output: newVersion },
  /** Makes every block again that is not locked. */
  remakePlan: { input: atVersion, output: newVersion },
  /** Makes an earlier version the newest. */
  restorePlan: { input: atVersion.extend({ restore: z.number().int().min(1) }), output: newVersion },
  /** What the library keeps beside the plan itself. `null` takes a value away. */
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
  /** Opens or closes a link to a plan. Off and on again makes a new link. */
  sharePlan: {
    input: z.object({ planId: idSchema, mode: z.enum(shareModes) }),
    output: z.object({ token: z.string().optional() }),
  },
  /** A plan by its link, for teachers and parents who are signed in; without what the class did. */
  openSharedPlan: {
    input: z.object({ token: idSchema }),
    output: z.object({ plan: sharedPlanSchema, mode: z.enum(['view', 'copy']), ownerName: z.string() }),
  },
  /** Copies a plan of one's own (`planId`) or one that is shared for copying (`token`). The same `newId` again changes nothing. */
  copyPlan: {
    input: z.object({ newId: idSchema, planId: idSchema.optional(), token: idSchema.optional() }),
    output: z.object({ planId: idSchema }),
  },
  /** Makes a draft assignment of the plan's items, with the same numbers. Items that a person changed stay out. */
  assignPlan: {
    input: z.object({ planId: idSchema, classId: idSchema, assignmentId: idSchema, exitTicket: z.boolean() }),
    output: z.object({ assignmentId: idSchema, items: z.number().int(), leftOut: z.number().int() }),
  },
} as const satisfies Calls;
