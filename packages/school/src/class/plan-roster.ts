import {
  MOST_IN_A_ROSTER,
  nameKey,
  type RosterInput,
  type RosterProblem,
  type RosterReading,
  type RosterRow,
  rosterProblem,
  rosterRows,
} from './parse-roster.ts';
import { isElsewhere } from './rules.ts';
import type { Roster, RosterStudent } from './schema.ts';

/** What a row changes about a student of the class; unchanged fields are left out. */
export type RosterChange = {
  readonly row: number;
  readonly student: RosterStudent;
  readonly fullName?: string;
  readonly groups?: readonly string[];
};

/** How a list would change a class. Nobody is removed: `missing` are the students who are not in the list. */
export type RosterPlan = {
  readonly created: readonly { readonly row: number; readonly fullName: string; readonly groups: readonly string[] }[];
  readonly changed: readonly RosterChange[];
  /** Archived students whom the list names again. */
  readonly returning: readonly RosterStudent[];
  readonly same: number;
  readonly missing: readonly RosterStudent[];
  readonly problems: readonly RosterProblem[];
};

type Known = Pick<Roster, 'students' | 'groups'>;

/** Finds the student that a row means: by id, then by user name, then by a full name that no earlier row has used. */
function finder(roster: Known) {
  const students = Object.values(roster.students).filter((student) => !isElsewhere(student));
  const byUserName = new Map(students.map((student) => [student.userName, student]));
  const byName = Map.groupBy(students, ({ fullName }) => nameKey(fullName));
  const taken = new Set<string>();
  return {
    find({ id, userName, fullName }: RosterRow): RosterStudent | undefined {
      const named = byName.get(nameKey(fullName)) ?? [];
      const byId = students.find((student) => student.id === id);
      return byId ?? byUserName.get(userName ?? '') ?? named.find((student) => !taken.has(student.id)) ?? named[0];
    },
    /** False if an earlier row meant the same student. */
    take(student: RosterStudent): boolean {
      if (taken.has(student.id)) return false;
      taken.add(student.id);
      return true;
    },
    missing: () => students.filter(({ id, state }) => state !== 'archived' && !taken.has(id)),
  };
}

const sameNames = (one: readonly string[], other: readonly string[]): boolean => {
  const keys = (names: readonly string[]) => [...new Set(names.map(nameKey))].toSorted().join('\n');
  return keys(one) === keys(other);
};

function changeOf(row: RosterRow, student: RosterStudent, roster: Known): RosterChange | undefined {
  const groups = student.groupIds.flatMap((id) => roster.groups[id]?.name ?? []);
  const renamed = row.fullName !== student.fullName;
  const regrouped = row.groups !== undefined && !sameNames(row.groups, groups);
  if (!renamed && !regrouped) return undefined;
  return {
    row: row.row,
    student,
    ...(renamed && { fullName: row.fullName }),
    ...(regrouped && row.groups !== undefined && { groups: row.groups }),
  };
}

/**
 * Compares a list with a class: who is new, who changes, who is missing. A file that the class exported changes
 * nothing. `reading` says what each column contains; without it, the headings decide. Never throws.
 */
export function planRoster(input: RosterInput, roster: Known, reading?: RosterReading): RosterPlan {
  const { rows, problems } = rosterRows(input, reading);
  const { find, take, missing } = finder(roster);
  const created = new Map<string, RosterPlan['created'][number]>();
  const changed: RosterChange[] = [];
  const returning: RosterStudent[] = [];
  const faults = [...problems];
  let same = 0;
  for (const row of rows) {
    const student = find(row);
    const isTwice = student ? !take(student) : created.has(nameKey(row.fullName));
    if (isTwice) faults.push(rosterProblem(row.row, 'duplicate', row.fullName));
    else if (student) {
      const change = changeOf(row, student, roster);
      if (student.state === 'archived') returning.push(student);
      if (change) changed.push(change);
      else if (student.state !== 'archived') same += 1;
    } else if (created.size === MOST_IN_A_ROSTER) {
      faults.push(rosterProblem(row.row, 'too-many'));
      break;
    } else created.set(nameKey(row.fullName), { row: row.row, fullName: row.fullName, groups: row.groups ?? [] });
  }
  return {
    created: [...created.values()],
    changed,
    returning,
    same,
    missing: missing(),
    problems: faults.toSorted((one, other) => one.row - other.row),
  };
}

export const ROSTER_COLUMNS = ['Name', 'User name', 'Groups', 'Sign-in', 'Last active', 'Student ID'] as const;

/** A class as a table that can be edited and imported again, with the columns of `ROSTER_COLUMNS`. */
export const rosterTable = (roster: Known): (string | Date | undefined)[][] =>
  Object.values(roster.students)
    .filter(({ state }) => state !== 'archived')
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName))
    .map(({ fullName, userName, groupIds, state, lastActiveAt, id }) => [
      fullName,
      userName,
      groupIds.flatMap((group) => roster.groups[group]?.name ?? []).join('; '),
      state,
      lastActiveAt === undefined ? undefined : new Date(lastActiveAt),
      id,
    ]);
