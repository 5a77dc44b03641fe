import { z } from 'zod';
import { type Calls, idSchema, lineSchema, nothing } from '../base/index.ts';
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
  /** All groups that the student is in, by name; a new name makes a group. */
  groups: z.array(groupNameSchema).max(MOST_GROUPS_OF_ONE).optional(),
});

/** What a teacher does with the students of a class. Each takes a selection, all of it or nothing. */
export const rosterCalls = {
  /** Students of the class whose account somebody tied another way to sign in to, with its address. `sign-out` of `changeAccounts` clears it. */
  showTies: {
    input: z.object({ classId: idSchema }),
    output: z.object({ ties: z.array(z.object({ studentId: idSchema, email: z.string().optional() })) }),
  },
  /** Names and groups, as a file or a cell of the table says. The user name stays: it is on the card. */
  changeStudents: {
    input: z.object({ classId: idSchema, changes: z.array(changeSchema).min(1).max(MOST_IN_A_CLASS) }),
    output: nothing,
  },
  changeAccounts: {
    input: z.object({ classId: idSchema, studentIds, change: z.enum(accountChanges) }),
    output: nothing,
  },
  /** Puts students into a group or takes them out. A group that is not there is made, under `name`; one that is takes the name. */
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
  /** To another class of the same teacher. Work stays with the class it was done in. */
  moveStudents: {
    input: z.object({ classId: idSchema, toClassId: idSchema, studentIds }),
    /** Those whose user name was taken in the new class got another one. */
    output: z.object({ renamed: z.array(z.object({ studentId: idSchema, userName: z.string() })) }),
  },
  /** One child with two accounts: the work of the double goes to the one that is kept, whose card goes on working. */
  mergeStudents: {
    input: z.object({ classId: idSchema, keepId: idSchema, doubleId: idSchema }),
    /** How many pieces of work went over; where both have worked, the one with more tries counts. */
    output: z.object({ moved: z.number().int() }),
  },
  /** Writes down a consent for each of these children, in place of an earlier one; null takes it back. */
  setConsent: {
    input: z.object({ classId: idSchema, studentIds, consent: consentGivenSchema.nullable() }),
    output: nothing,
  },
} as const satisfies Calls;
