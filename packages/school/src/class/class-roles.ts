import { z } from 'zod';
import type { Classroom } from './schema.ts';

/**
 * What an adult is in one class: one `leads` (everything, and who else is here), others `teach` (everything but that), and some
 * `look on` (an assistant, a substitute: the same pages, and no change).
 */
export const classRoles = ['leads', 'teaches', 'looks-on'] as const;
export type ClassRole = (typeof classRoles)[number];
/** The roles that whoever leads gives to others. */
export const givenRoleSchema = z.enum(['teaches', 'looks-on']);
export type GivenRole = z.infer<typeof givenRoleSchema>;

/** What has to be allowed in a class for something to be done there. */
export const classNeeds = ['read', 'teach', 'lead'] as const;
export type ClassNeed = (typeof classNeeds)[number];

type Members = Pick<Classroom, 'teacherIds' | 'leaderId' | 'onlookerIds'>;

/** Who leads: the one who was named, as long as they are here; in classes older than roles, the first who teaches. */
export function leaderOf({ teacherIds, leaderId, onlookerIds = [] }: Members): string | undefined {
  if (leaderId !== undefined && teacherIds.includes(leaderId)) return leaderId;
  return teacherIds.find((uid) => !onlookerIds.includes(uid)) ?? teacherIds[0];
}

/** Undefined for somebody who is not in the class, whatever the lists of roles say. */
export function roleIn(classroom: Members, uid: string): ClassRole | undefined {
  if (!classroom.teacherIds.includes(uid)) return undefined;
  if (leaderOf(classroom) === uid) return 'leads';
  return classroom.onlookerIds?.includes(uid) === true ? 'looks-on' : 'teaches';
}

const allowed = {
  leads: ['read', 'teach', 'lead'],
  teaches: ['read', 'teach'],
  'looks-on': ['read'],
} as const satisfies Record<ClassRole, readonly ClassNeed[]>;

export const roleAllows = (role: ClassRole, need: ClassNeed): boolean => allowed[role].some((one) => one === need);

/** Whether somebody may do what needs `need` in this class. */
export function mayIn(classroom: Members, uid: string, need: ClassNeed): boolean {
  const role = roleIn(classroom, uid);
  return role !== undefined && roleAllows(role, need);
}
