import { z } from 'zod';
import { lineSchema } from './common.ts';

export const roles = ['teacher', 'student', 'parent'] as const;
export const roleSchema = z.enum(roles);
export type Role = (typeof roles)[number];

/** users/{uid} (specification, section 3). A student has no e-mail: `email` is null. */
export const profileSchema = z.object({
  uid: z.string().min(1),
  email: z.string().nullable(),
  fullName: z.string(),
  role: roleSchema,
  /** A Firestore timestamp; null for the moment before the server has set it. */
  createdAt: z.unknown(),
});
export type Profile = z.infer<typeof profileSchema>;

export const fullNameSchema = lineSchema(120);

/** An e-mail address as people type it; the auth service keeps it in lower case. What is copied brings invisible marks along. */
export const emailSchema = z
  .string()
  .transform((typed) => typed.replace(/[\p{Cf}\s]/gu, '').toLowerCase())
  .pipe(z.email().max(254));

/** The least characters of a password. The auth service's own policy is set to the same (docs/running.md). */
export const PASSWORD_LEAST = 8;
