import { z } from 'zod';
import { type Calls, idSchema, instantSchema, nothing } from '../base/index.ts';
import { secretKindSchema } from '../people/index.ts';
import { classCodeSchema } from './class-code.ts';
import { gradeSchema } from './grade.ts';
import { classNameSchema, loginCardSchema, MOST_AT_ONCE, newStudentSchema } from './schema.ts';

/** Characters that are read of a user name, a secret or a badge at sign-in; the rest is ignored. */
const LONGEST_SIGN_IN = { userName: 40, secret: 200, badge: 300 } as const;

/** Creating classes and student accounts, and signing in as a student, which needs no session. */
export const accountCalls = {
  /**
   * A repeated call with the same `requestId` returns the same class; this holds for every call that creates something.
   * Clients of earlier releases leave it out.
   */
  createClass: {
    input: z.object({ name: classNameSchema, grade: gradeSchema, requestId: idSchema.optional() }),
    output: z.object({ classId: idSchema, code: z.string() }),
  },
  renameClass: { input: z.object({ classId: idSchema, name: classNameSchema, grade: gradeSchema }), output: nothing },
  renewClassCode: {
    input: z.object({ classId: idSchema }),
    output: z.object({ code: z.string(), codeExpiresAt: instantSchema }),
  },
  /**
   * Stops the class code: nobody signs in with it until there is a new one. Badges still work, and sessions stay open.
   */
  stopClassCode: { input: z.object({ classId: idSchema }), output: nothing },
  /**
   * At the end of a year: the class disappears from lists and its code stops working, but nothing is deleted. Once the
   * class is restored, the code works again.
   */
  archiveClass: { input: z.object({ classId: idSchema, archived: z.boolean() }), output: nothing },
  /**
   * Creates all of the accounts or none. A repeated call with the same `requestId` returns the same students and
   * creates no second set.
   */
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
  /**
   * The names of a class; with the whole code of a card, only the name on it. `deviceId`: a device on which somebody of the class has signed in gets them however often
   * others guess; clients of earlier releases leave it out.
   */
  classSignInList: {
    input: z.object({ classCode: classCodeSchema, deviceId: idSchema.optional() }),
    output: z.object({
      className: z.string(),
      students: z.array(z.object({ userName: z.string(), displayName: z.string(), secretKind: secretKindSchema })),
      /** True: a card's whole code was typed, so the list is the one child whose card it is. */
      ofACard: z.boolean().optional(),
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
  /** Signs a student in with the text of a badge's QR code (`badgeText`). The output is that of `studentSignIn`. */
  badgeSignIn: {
    input: z.object({ badge: z.string().min(1).max(LONGEST_SIGN_IN.badge), deviceId: idSchema }),
    output: z.object({ token: z.string() }),
  },
  /**
   * Asks the teacher for a new card. `heard`: whether the teacher sees it, which is not so where too many codes were
   * typed; left out by older functions.
   */
  askForNewSecret: {
    input: z.object({
      classCode: classCodeSchema,
      userName: z.string().trim().toLowerCase().max(LONGEST_SIGN_IN.userName),
      deviceId: idSchema.optional(),
    }),
    output: z.object({ heard: z.boolean().optional() }),
  },
} as const satisfies Calls;
