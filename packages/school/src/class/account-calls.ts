import { z } from 'zod';
import { type Calls, idSchema, instantSchema, nothing } from '../base/index.ts';
import { secretKindSchema } from '../people/index.ts';
import { gradeSchema } from './grade.ts';
import { classCodeSchema, classNameSchema, loginCardSchema, MOST_AT_ONCE, newStudentSchema } from './schema.ts';

/** Characters that are looked at of what somebody types or holds up to sign in. */
const LONGEST_SIGN_IN = { userName: 40, secret: 200, badge: 300 } as const;

/** A teacher's classes and accounts, and signing in with a card (no session needed). */
export const accountCalls = {
  /** The same `requestId` again gives the same class, here and wherever a call makes something; left out by clients of before. */
  createClass: {
    input: z.object({ name: classNameSchema, grade: gradeSchema, requestId: idSchema.optional() }),
    output: z.object({ classId: idSchema, code: z.string() }),
  },
  renameClass: { input: z.object({ classId: idSchema, name: classNameSchema, grade: gradeSchema }), output: nothing },
  renewClassCode: {
    input: z.object({ classId: idSchema }),
    output: z.object({ code: z.string(), codeExpiresAt: instantSchema }),
  },
  /** Nobody signs in with the class's code until there is a new one; badges and those who are signed in go on. */
  stopClassCode: { input: z.object({ classId: idSchema }), output: nothing },
  /** At the end of a year: the class leaves the lists and its code stops; everything stays. Brought back, the code works again. */
  archiveClass: { input: z.object({ classId: idSchema, archived: z.boolean() }), output: nothing },
  /** Makes all or none of the accounts. The same `requestId` again gives the same students and no second set. */
  createStudents: {
    input: z.object({
      classId: idSchema,
      requestId: idSchema,
      secretKind: secretKindSchema,
      students: z.array(newStudentSchema).min(1).max(MOST_AT_ONCE.cards),
    }),
    output: z.object({ cards: z.array(loginCardSchema) }),
  },
  reissueSecrets: {
    input: z.object({
      classId: idSchema,
      studentIds: z.array(idSchema).min(1).max(MOST_AT_ONCE.cards),
      secretKind: secretKindSchema,
      requestId: idSchema.optional(),
    }),
    output: z.object({ cards: z.array(loginCardSchema) }),
  },
  classSignInList: {
    input: z.object({ classCode: classCodeSchema }),
    output: z.object({
      className: z.string(),
      students: z.array(z.object({ userName: z.string(), displayName: z.string(), secretKind: secretKindSchema })),
    }),
  },
  studentSignIn: {
    input: z.object({
      classCode: classCodeSchema,
      userName: z.string().trim().toLowerCase().max(LONGEST_SIGN_IN.userName),
      secret: z.string().max(LONGEST_SIGN_IN.secret),
      deviceId: idSchema,
    }),
    output: z.object({ token: z.string() }),
  },
  /** With the text of a badge's code (`badgeText`). Answered like `studentSignIn`. */
  badgeSignIn: {
    input: z.object({ badge: z.string().min(1).max(LONGEST_SIGN_IN.badge), deviceId: idSchema }),
    output: z.object({ token: z.string() }),
  },
  askForNewSecret: {
    input: z.object({
      classCode: classCodeSchema,
      userName: z.string().trim().toLowerCase().max(LONGEST_SIGN_IN.userName),
    }),
    output: nothing,
  },
} as const satisfies Calls;
