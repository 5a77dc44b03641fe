import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { voiceSchema } from '../files/index.ts';
import { feedbackTextSchema } from '../work/index.ts';

/** Who besides the student's teachers reads a note: the student and their parents, only the parents, or nobody. */
export const noteAudiences = ['student', 'parents', 'teachers'] as const;
export type NoteAudience = (typeof noteAudiences)[number];

export const studentNoteSchema = z.object({
  id: idSchema,
  text: feedbackTextSchema,
  /** Left out: the note has only text. */
  voice: voiceSchema.optional(),
  audience: z.enum(noteAudiences),
  byName: z.string(),
  at: instantSchema,
  /** When the student opened a page that shows the note; for a note to parents, when the first parent did. */
  readAt: instantSchema.optional(),
});
export type Note = z.infer<typeof studentNoteSchema>;

/** The most notes about one student that are stored. */
export const MOST_NOTES = 200;

/** The most of the newest notes that a parent sees; they are stored in the parent's link to the child. */
export const FAMILY_NOTES = 5;

/**
 * What teachers wrote about one student, oldest first. notes/{studentId} contains all of it, for teachers;
 * studentNotes/{studentId} contains what the student may read. Written by functions.
 */
export const notesSchema = z.object({
  studentId: idSchema,
  /** Newest last. */
  notes: z.array(studentNoteSchema).max(MOST_NOTES),
});
