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
