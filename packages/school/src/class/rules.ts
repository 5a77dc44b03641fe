import type { Classroom, Roster, RosterStudent } from './schema.ts';

/** A student's late passes in a class: those given in addition to the class's, those used, and those left. */
export function passesOf(classroom: Pick<Classroom, 'latePasses' | 'passesSpent' | 'passesGranted'>, uid: string) {
  const granted = classroom.passesGranted?.[uid]?.count ?? 0;
  const spent = classroom.passesSpent?.[uid] ?? 0;
  return { granted, spent, left: Math.max(0, (classroom.latePasses?.each ?? 0) + granted - spent) };
}

/**
 * Whether a line is only the name of earlier results: its student moved to another class, or is the same child as another
 * line. The class has no more say over such a student.
 */
export const isElsewhere = ({ movedTo, mergedInto }: Pick<RosterStudent, 'movedTo' | 'mergedInto'>): boolean =>
  movedTo !== undefined || mergedInto !== undefined;

/** The students who are in the class now. */
export const presentStudents = (roster: Pick<Roster, 'students'> | null | undefined): RosterStudent[] =>
  Object.values(roster?.students ?? {}).filter(({ state }) => state !== 'archived');
