import { z } from 'zod';
import { type Calls, idSchema, instantSchema, LONGEST_TIME_ZONE, nothing } from '../base/index.ts';
import { chosenStudentsSchema, latePassesSchema } from '../class/index.ts';
import { responseSchema } from '../question/index.ts';
import { workItemSchema } from '../work/index.ts';
import { phraseSchema } from './bank.ts';
import { LONGEST_LIMIT_MINUTES, latePolicySchema, overrideSchema, releaseSchema } from './late-policy.ts';
import { assignmentItemSchema, assignmentTitleSchema, LONGEST_INSTRUCTIONS, MOST_ITEMS } from './schema.ts';

/** Days by which dates are moved at once: a year, as for an assignment of the year before. */
export const MOST_DAYS_SHIFTED = 365;

/** Assignments whose dates are moved at once, copies that are made at once, and versions of a sheet on paper. */
const MOST_SHIFTED = 60;
const MOST_COPIES = 20;
const MOST_PAPER_VERSIONS = 6;

/** Which of the made-up students a preview is drawn for. */
const sampleSchema = z.number().int().min(0).max(99);

/** Making assignments from skills, and previewing them. */
export const assignmentCalls = {
  saveAssignment: {
    input: z.object({
      assignmentId: idSchema,
      classId: idSchema,
      title: assignmentTitleSchema,
      instructions: z.string().max(LONGEST_INSTRUCTIONS),
      items: z.array(assignmentItemSchema).max(MOST_ITEMS),
      openAt: instantSchema,
      dueAt: instantSchema,
      parentMayHandIn: z.boolean(),
      policy: latePolicySchema.optional(),
      timeLimit: z.number().int().min(1).max(LONGEST_LIMIT_MINUTES).optional(),
      release: releaseSchema.optional(),
      onlyFor: chosenStudentsSchema.optional(),
      /** The `updatedAt` of what was changed. Where somebody has saved since: `data/conflict`. Left out: whatever stands there goes. */
      basedOn: instantSchema.optional(),
    }),
    /** The release before answers nothing: an area may be released before the functions. */
    output: z.object({ updatedAt: instantSchema.optional() }),
  },
  /** The items as a student with this number would see them, with nothing recorded. */
  previewItems: {
    input: z.object({
      items: z.array(assignmentItemSchema).min(1).max(MOST_ITEMS),
      sample: sampleSchema,
    }),
    output: z.object({ items: z.array(workItemSchema) }),
  },
  /** Checks one answer in a preview; nothing is recorded. `hint` is the one after the `hintsShown` that are out already. */
  tryPreview: {
    input: z.object({
      item: assignmentItemSchema,
      sample: sampleSchema,
      response: responseSchema,
      hintsShown: z.number().int().min(0),
    }),
    output: z.object({
      outcome: z.enum(['right', 'wrong', 'invalid', 'unknown']),
      message: z.string(),
      misconception: z.string().optional(),
      hint: z.string().optional(),
    }),
  },
  /** Runs the tests of each item on three students' numbers: what fails stands in the way of publishing. */
  testItems: {
    input: z.object({ items: z.array(assignmentItemSchema).min(1).max(MOST_ITEMS) }),
    output: z.object({ faults: z.array(z.object({ itemId: idSchema, message: z.string() })) }),
  },
  /** Sheets to print, each variant with numbers and a key of its own. */
  paperVersions: {
    input: z.object({ assignmentId: idSchema, variants: z.number().int().min(1).max(MOST_PAPER_VERSIONS) }),
    output: z.object({
      variants: z.array(
        z.object({
          name: z.string(),
          items: z.array(workItemSchema),
          keys: z.array(z.object({ itemId: idSchema, key: z.string(), solution: z.array(z.string()) })),
        }),
      ),
    }),
  },
  publishAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  closeAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /** Takes work again after it was closed. */
  reopenAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /** Other dates for some students; the same id again changes them. Also after closing: whom it is for may go on. */
  setOverride: { input: z.object({ assignmentId: idSchema, override: overrideSchema }), output: nothing },
  /** Removes an extension. One that was paid with late passes returns them to the student. */
  removeOverride: { input: z.object({ assignmentId: idSchema, overrideId: idSchema }), output: nothing },
  /** Drafts of the same assignment in other classes of the caller. The ids are made by the client: again makes nothing twice. */
  duplicateAssignment: {
    input: z.object({
      assignmentId: idSchema,
      copies: z
        .array(z.object({ classId: idSchema, assignmentId: idSchema }))
        .min(1)
        .max(MOST_COPIES),
    }),
    output: nothing,
  },
  /** Takes an assignment out of the way; its work is kept. */
  archiveAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /** Brings it back, closed: a draft as a draft. */
  restoreAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /**
   * Moves every date of these assignments of one class by whole days: opening, due, other dates of students, releases. The time
   * of day stays by the clock of `timeZone`, also over a change of the clock. What is over stays as it is; the same `shiftId`
   * moves nothing twice.
   */
  shiftDates: {
    input: z.object({
      classId: idSchema,
      assignmentIds: z.array(idSchema).min(1).max(MOST_SHIFTED),
      days: z.number().int().min(-MOST_DAYS_SHIFTED).max(MOST_DAYS_SHIFTED),
      timeZone: z.string().min(1).max(LONGEST_TIME_ZONE),
      shiftId: idSchema,
    }),
    output: z.object({ moved: z.array(idSchema) }),
  },
  /** How many late passes each student of a class has, and what one gives; none: nobody has any. What was spent stays spent. */
  setLatePasses: { input: z.object({ classId: idSchema, passes: latePassesSchema }), output: nothing },
  /** One late pass more for one student, beyond everybody's. The same `grantId` again gives none. */
  grantLatePass: { input: z.object({ classId: idSchema, studentId: idSchema, grantId: idSchema }), output: nothing },
  /** Keeps a question in the caller's own bank; the same id again changes it. */
  keepItem: { input: z.object({ keptId: idSchema, item: assignmentItemSchema }), output: nothing },
  dropItem: { input: z.object({ keptId: idSchema }), output: nothing },
  /** Keeps a phrase for comments, or lets it go. */
  keepPhrase: { input: z.object({ phrase: phraseSchema, kept: z.boolean() }), output: nothing },
  /** Skills that an assignment can be made from. */
  listSkills: {
    input: z.object({}),
    output: z.object({
      skills: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          /** "I can …": in a student's words. */
          canDo: z.string().optional(),
          grade: z.number().int(),
          domain: z.string(),
          standards: z.array(z.string()),
          wordProblem: z.boolean(),
          /** True: answered by picking an option. Left out: typed, or not said by the release before. */
          choice: z.boolean().optional(),
          cases: z.array(z.object({ id: z.string(), label: z.string() })),
          misconceptions: z.array(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
} as const satisfies Calls;
