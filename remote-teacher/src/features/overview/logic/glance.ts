import { presentStudents, type Roster, type RosterStudent } from '@lemma/school/class';
import { type GrowthPoint, type Insight, mayTell } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { SMALLEST_SAMPLE } from '@lemma/ui';

/** How many weeks a line shows, and over how many the change is told. */
export const WEEKS = { shown: 12, change: 4 } as const;

export type Glance = {
  readonly student: RosterStudent;
  /** One share a week, the newest last; null where there is none. */
  readonly points: readonly (number | null)[];
  /** The newest share. */
  readonly mean: number;
  /** The answers behind it. */
  readonly answers: number;
  /** By how many percentage points it moved; 0 where it did not, or nothing older is known. */
  readonly change: number;
};

function glanceOf(student: RosterStudent, growth: readonly GrowthPoint[], newest: number): Glance[] {
  const last = growth.at(-1);
  if (last === undefined) return [];
  // A week in which the clock changes begins an hour off: weeks are counted, not compared.
  const weeksAgo = ({ week }: GrowthPoint) => Math.round((newest - week) / WEEK);
  const byAge = new Map(growth.map((point) => [weeksAgo(point), point.mean]));
  const points = Array.from({ length: WEEKS.shown }, (_, at) => byAge.get(WEEKS.shown - 1 - at) ?? null);
  const before = growth.findLast((point) => weeksAgo(point) >= WEEKS.change);
  const change = before === undefined ? 0 : Math.round(100 * last.mean) - Math.round(100 * before.mean);
  return [{ student, points, mean: last.mean, answers: last.answers ?? SMALLEST_SAMPLE, change }];
}

/** Every student of a class by what was learned from week to week, whoever lost most first. */
export function glancesOf(roster: Roster | null, insight: Insight | null): Glance[] {
  const known = presentStudents(roster).map((student) => ({
    student,
    growth: (insight?.students[student.id]?.growth ?? []).filter(mayTell),
  }));
  const newest = Math.max(0, ...known.flatMap(({ growth }) => growth.map(({ week }) => week)));
  return known
    .flatMap(({ student, growth }) => glanceOf(student, growth, newest))
    .toSorted((one, other) => one.change - other.change || one.student.fullName.localeCompare(other.student.fullName));
}

/** The bottom of all lines of a class: the tenth below its least share. */
export const bottomOf = (glances: readonly Glance[]): number =>
  Math.floor(10 * Math.min(1, ...glances.flatMap(({ points }) => points.filter((point) => point !== null)))) / 10 - 0.1;
