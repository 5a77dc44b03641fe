import { z } from 'zod';
import { type Calls, idSchema, instantSchema, LONGEST_TIME_ZONE, nothing } from '../base/index.ts';
import { chosenStudentsSchema, latePassesSchema } from '../class/index.ts';
import { responseSchema } from '../question/index.ts';
import { workItemSchema } from '../work/index.ts';
import { phraseSchema } from './bank.ts';
import { latePolicySchema } from './late-policy.ts';
import { LONGEST_LIMIT_MINUTES, overrideSchema, releaseSchema } from './overrides.ts';
import { assignmentItemSchema, assignmentTitleSchema, LONGEST_INSTRUCTIONS, MOST_ITEMS } from './schema.ts';

/** The most days by which dates can be moved in one call: a year, to reuse last year's assignments. */
export const MOST_DAYS_SHIFTED = 365;

/** Limits of one call: assignments whose dates are moved, copies that are created, versions of a printed sheet. */
const MOST_SHIFTED = 60;
const MOST_COPIES = 20;
const MOST_PAPER_VERSIONS = 6;

/** The number of the made-up student whose problems a preview shows. */
const sampleSchema = z.number().int().min(0).max(99);

/** Creating, previewing, publishing and copying assignments. */
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
      /**
       * The `updatedAt` of the version that was edited. If somebody has saved another version since, the call fails
       * with `data/conflict`. Left out: whatever is stored is overwritten.
       */
      basedOn: instantSchema.optional(),
    }),
    /** Functions of the previous release answer with an empty object. */
    output: z.object({ updatedAt: instantSchema.optional() }),
  },
  /** The items as a student with this number would see them. Nothing is stored. */
  previewItems: {
    input: z.object({
      items: z.array(assignmentItemSchema).min(1).max(MOST_ITEMS),
      sample: sampleSchema,
    }),
    output: z.object({ items: z.array(workItemSchema) }),
  },
  /**
   * Checks one answer in a preview and stores nothing. `hint` is the next one after the `hintsShown` that are shown
   * already.
   */
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
      /** True if the value is correct and only the form is wrong. Left out by older functions. */
      sameValue: z.boolean().optional(),
      misconception: z.string().optional(),
      hint: z.string().optional(),
    }),
  },
  /**
   * Tests each item with the numbers of three made-up students. An item that fails keeps the assignment from being
   * published.
   */
  testItems: {
    input: z.object({ items: z.array(assignmentItemSchema).min(1).max(MOST_ITEMS) }),
    output: z.object({ faults: z.array(z.object({ itemId: idSchema, message: z.string() })) }),
  },
  /** Sheets to print. Each version has its own numbers and its own answer key. */
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
      /** The students for whom it is printed in 18 pt, by their access profiles. Left out for who only looks on, and by older functions. */
      largePrint: z.array(z.object({ studentId: idSchema, fullName: z.string() })).optional(),
      /** The students with fewer questions, by their begun work or their access profiles. Left out in the same way. */
      fewerItems: z
        .array(z.object({ studentId: idSchema, fullName: z.string(), itemIds: z.array(idSchema) }))
        .optional(),
    }),
  },
  publishAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /**
   * Takes a published assignment back: it is a draft again, and gone from the desks. Refused with `data/conflict` once a
   * student has begun.
   */
  unpublishAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  closeAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /** Opens a closed assignment again, so that work can be turned in. */
  reopenAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /**
   * Sets other dates or rules for some students; a call with the same id changes them. This also works after the
   * assignment is closed: these students may then continue.
   */
  setOverride: { input: z.object({ assignmentId: idSchema, override: overrideSchema }), output: nothing },
  /** Removes an override. If late passes paid for it, the student gets them back. */
  removeOverride: { input: z.object({ assignmentId: idSchema, overrideId: idSchema }), output: nothing },
  /**
   * Creates drafts of the same assignment in other classes of the caller. The client chooses the ids, so a repeated
   * call creates nothing twice.
   */
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
  /** Deletes a draft, which no student can have worked on. `saveAssignment` with the same id brings it back. */
  removeDraft: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /** Archives an assignment. Students' work on it stays stored. */
  archiveAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /** Restores an archived assignment: as closed, or as a draft if it was one. */
  restoreAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /**
   * Moves all dates of these assignments of one class by whole days: opening, due dates, dates of single students,
   * releases. The time of day in `timeZone` stays the same, even if the clock changes in between. Dates of what is
   * already over do not move, and a repeated call with the same `shiftId` moves nothing.
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
  /**
   * Sets how many late passes each student of a class has, and by how long one extends the due date. `null`: no late
   * passes. Passes that were used stay used.
   */
  setLatePasses: { input: z.object({ classId: idSchema, passes: latePassesSchema }), output: nothing },
  /**
   * Gives one student one late pass more than the class has. A repeated call with the same `grantId` gives no second
   * one.
   */
  grantLatePass: { input: z.object({ classId: idSchema, studentId: idSchema, grantId: idSchema }), output: nothing },
  /** Saves a question in the caller's bank; a call with the same id replaces it. */
  keepItem: { input: z.object({ keptId: idSchema, item: assignmentItemSchema }), output: nothing },
  dropItem: { input: z.object({ keptId: idSchema }), output: nothing },
  /** Saves a phrase for comments, or removes it if `kept` is false. */
  keepPhrase: { input: z.object({ phrase: phraseSchema, kept: z.boolean() }), output: nothing },
  /** Skills that an assignment can be made from. */
  listSkills: {
    input: z.object({}),
    output: z.object({
      skills: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          /** The skill in a student's words: "I can …". */
          canDo: z.string().optional(),
          grade: z.number().int(),
          domain: z.string(),
          standards: z.array(z.string()),
          wordProblem: z.boolean(),
          /**
           * True: the student picks an option. Left out: the answer is typed, or the server is of the previous release,
           * which does not say.
           */
          choice: z.boolean().optional(),
          cases: z.array(z.object({ id: z.string(), label: z.string() })),
          misconceptions: z.array(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
} as const satisfies Calls;
