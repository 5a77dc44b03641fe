import { z } from 'zod';
import { type Calls, idSchema, lineSchema, nothing, pageLanguages } from '../base/index.ts';
import { accessChangeSchema } from '../people/index.ts';
import { consentGivenSchema } from '../privacy/index.ts';
import {
  accountChanges,
  groupNameSchema,
  LONGEST_STUDENT_NAME,
  MOST_GROUPS_OF_ONE,
  MOST_IN_A_CLASS,
} from './schema.ts';

const studentIds = z.array(idSchema).min(1).max(MOST_IN_A_CLASS);

const changeSchema = z.object({
  studentId: idSchema,
  fullName: lineSchema(LONGEST_STUDENT_NAME).optional(),
  /** All groups of the student, by name; a new name creates a group. */
  groups: z.array(groupNameSchema).max(MOST_GROUPS_OF_ONE).optional(),
  /** The language of the student's pages, until the student chooses one. Null: that of the device. */
  language: z.enum(pageLanguages).nullable().optional(),
});

/** Actions on the students of a class. Each call takes a selection and is applied to all of it or to none. */
export const rosterCalls = {
  /**
   * Students of the class to whose account somebody added another way to sign in, with its e-mail address. `sign-out`
   * of `changeAccounts` removes it.
   */
  showTies: {
    input: z.object({ classId: idSchema }),
    output: z.object({ ties: z.array(z.object({ studentId: idSchema, email: z.string().optional() })) }),
  },
  /**
   * Changes names, groups and languages, as a file or a cell of the table says. The user name stays, because it is printed on the
   * card.
   */
  changeStudents: {
    input: z.object({ classId: idSchema, changes: z.array(changeSchema).min(1).max(MOST_IN_A_CLASS) }),
    output: nothing,
  },
  changeAccounts: {
    input: z.object({ classId: idSchema, studentIds, change: z.enum(accountChanges) }),
    output: nothing,
  },
  /**
   * Adds students to a group or removes them. If the group does not exist it is created as `name`; an existing group is
   * renamed to it.
   */
  groupStudents: {
    input: z.object({
      classId: idSchema,
      groupId: idSchema,
      name: groupNameSchema,
      studentIds: z.array(idSchema).max(MOST_IN_A_CLASS),
      member: z.boolean(),
    }),
    output: nothing,
  },
  removeGroup: { input: z.object({ classId: idSchema, groupId: idSchema }), output: nothing },
  /** Moves students to another class of the same teacher. Their work stays in the class where it was done. */
  moveStudents: {
    input: z.object({ classId: idSchema, toClassId: idSchema, studentIds }),
    /** Students who got a new user name because theirs was taken in the new class. */
    output: z.object({ renamed: z.array(z.object({ studentId: idSchema, userName: z.string() })) }),
  },
  /**
   * Merges two accounts of one child. The work of the duplicate moves to the account that remains, whose card still
   * works.
   */
  mergeStudents: {
    input: z.object({ classId: idSchema, keepId: idSchema, doubleId: idSchema }),
    /**
     * How many pieces of work were moved. If both accounts have work on an assignment, the one with more tries counts.
     */
    output: z.object({ moved: z.number().int() }),
  },
  /** Records a consent for each of these children, replacing an earlier one; null revokes it. */
  setConsent: {
    input: z.object({ classId: idSchema, studentIds, consent: consentGivenSchema.nullable() }),
    output: nothing,
  },
  /** Changes a child's access profile (accommodations), which is the same in all classes of the child. */
  setAccessProfile: { input: z.object({ studentId: idSchema, change: accessChangeSchema }), output: nothing },
} as const satisfies Calls;
