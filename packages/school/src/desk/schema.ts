import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { familySchema } from '../family/index.ts';
import { feedbackSchema, workStates } from '../work/index.ts';

/** A comment, and the number of the question that it is about: the desk does not hold the questions. */
const deskFeedbackSchema = feedbackSchema.extend({
  /** From 1. Left out: it is about the whole, or was written here before the number was told. */
  question: z.number().int().optional(),
});

/** One assignment on a student's desk. */
export const deskEntrySchema = z.object({
  assignmentId: idSchema,
  classId: idSchema,
  className: z.string(),
  teacherName: z.string(),
  title: z.string(),
  openAt: instantSchema,
  dueAt: instantSchema,
  itemCount: z.number().int(),
  itemsDone: z.number().int(),
  state: z.enum(workStates),
  score: z.number(),
  maxScore: z.number(),
  submittedAt: instantSchema.optional(),
  late: z.boolean(),
  parentMayHandIn: z.boolean(),
  feedback: z.array(deskFeedbackSchema),
  /** The teacher reminds of it, as long as it is not handed in. */
  nudge: z.object({ at: instantSchema, byName: z.string() }).optional(),
  /** Set when the teacher has closed the assignment: nothing more can be handed in. */
  closedAt: instantSchema.optional(),
  /** True: points are not out yet. */
  held: z.boolean().optional(),
  /** Whether part of what was turned in has no points before a person has looked at it. Left out: written before this was told. */
  ungraded: z.boolean().optional(),
  /** The newest revision of the submission that this line shows. */
  revision: z.number().int(),
});
export type DeskEntry = z.infer<typeof deskEntrySchema>;

/** desks/{studentId}: all that a student's home and a parent's page show, in one document, for the student and linked parents. */
export const deskSchema = z.object({
  studentId: idSchema,
  /** As the student is greeted. */
  displayName: z.string(),
  assignments: z.record(z.string(), deskEntrySchema),
  /** Left out before the first answers. */
  family: familySchema.optional(),
});
export type Desk = z.infer<typeof deskSchema>;
