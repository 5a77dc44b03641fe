import { z } from 'zod';
import type { Classroom } from './schema.ts';

/**
 * The role of an adult in a class. One adult `leads` (may do everything, and manages the others), others `teach`
 * (everything except that), and some `look on` (an assistant or a substitute: the same pages, without changes).
 */
export const classRoles = ['leads', 'teaches', 'looks-on'] as const;
export type ClassRole = (typeof classRoles)[number];
/** The roles that the leader of a class can give to others. */
export const givenRoleSchema = z.enum(['teaches', 'looks-on']);
export type GivenRole = z.infer<typeof givenRoleSchema>;

/** What an action in a class can require. */
export const classNeeds = ['read', 'teach', 'lead'] as const;
export type ClassNeed = (typeof classNeeds)[number];

type Members = Pick<Classroom, 'teacherIds' | 'leaderId' | 'onlookerIds'>;

/**
 * The leader of a class: the adult who is named, if still in the class. In classes from before there were roles: the
 * first one who teaches.
 */
export function leaderOf({ teacherIds, leaderId, onlookerIds = [] }: Members): string | undefined {
  if (leaderId !== undefined && teacherIds.includes(leaderId)) return leaderId;
  return teacherIds.find((uid) => !onlookerIds.includes(uid)) ?? teacherIds[0];
}

/**
 * The role of an adult in a class. Undefined for somebody who is not in the class, even if a list of roles names them.
 */
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

/** Whether somebody's role in this class allows what `need` says. */
export function mayIn(classroom: Members, uid: string, need: ClassNeed): boolean {
  const role = roleIn(classroom, uid);
  return role !== undefined && roleAllows(role, need);
}
