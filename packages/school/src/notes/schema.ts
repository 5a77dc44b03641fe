import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { voiceSchema } from '../files/index.ts';
import { feedbackTextSchema } from '../work/index.ts';

/** Who reads a note besides the teachers of the student: the student and their parents, the parents alone, or nobody. */
export const noteAudiences = ['student', 'parents', 'teachers'] as const;
export type NoteAudience = (typeof noteAudiences)[number];

export const studentNoteSchema = z.object({
  id: idSchema,
  text: feedbackTextSchema,
  /** Left out: written only. */
  voice: voiceSchema.optional(),
  audience: z.enum(noteAudiences),
  byName: z.string(),
  at: instantSchema,
  /** When the student, or the first of the parents where it is for them alone, opened a page that shows it. */
  readAt: instantSchema.optional(),
});
export type Note = z.infer<typeof studentNoteSchema>;

/** How many notes on one student are kept. */
export const MOST_NOTES = 200;

/** How many of the newest a parent is shown: they stand in the parent's link to the child. */
export const FAMILY_NOTES = 5;

/**
 * What teachers wrote about one student, oldest first. notes/{studentId} holds all of it, for teachers; studentNotes/{studentId} what
 * is for the student. Written by functions.
 */
export const notesSchema = z.object({
  studentId: idSchema,
  /** Newest last. */
  notes: z.array(studentNoteSchema).max(MOST_NOTES),
});
