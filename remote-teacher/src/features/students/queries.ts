import { secureAmong } from '@lemma/mastery/mastery-level';
import type { Classroom, RosterStudent } from '@lemma/school/class';
import { lastActiveOf, missingNow } from '@lemma/school/insight';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { bestKnown, masteryLevelIn, standardsOf } from './logic/standing.ts';

/**
 * For each student: the number of missing assignments, how many skills are secure, the level in a standard, and what
 * to work on now, from two documents of the class.
 */
export function useStanding(
  { uid, classroom }: { readonly uid: string; readonly classroom: Pick<Classroom, 'id'> },
  students: readonly RosterStudent[],
  wanted: string | null,
) {
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  const insight = useQuery(teacherQueries.insight(uid, classroom.id));
  const skills = useQuery(teacherQueries.skills(uid));
  const [now] = useState(() => Date.now());
  const known = insight.data ?? null;
  const catalogue = skills.data?.skills ?? [];
  const owed = missingNow(Object.values(board.data?.assignments ?? {}), students, known, now);
  const missing = new Map<string, number>();
  for (const { student } of owed) missing.set(student.id, (missing.get(student.id) ?? 0) + 1);
  const secure = new Map(
    Object.entries(known?.students ?? {}).map(([id, { skills: own }]) => [id, secureAmong(Object.values(own), now)]),
  );
  const standards = standardsOf(known, catalogue);
  const standard =
    standards.find((one) => one === wanted) ??
    bestKnown(
      standards,
      students.map(({ id }) => known?.students[id]?.skills),
      catalogue,
    );
  const isKnown = board.data !== undefined && insight.data !== undefined;
  return {
    /** Until then nothing is said: a dash would be a false "never", and a number that changes is worse than none. */
    isPending: board.isPending || insight.isPending || skills.isPending,
    /** In the order of their codes, as in a list of standards. */
    standards: standards.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    standard,
    levelOf: (id: string) => masteryLevelIn(standard, known?.students[id]?.skills, catalogue, now),
    missingOf: (id: string) => (isKnown ? (missing.get(id) ?? 0) : null),
    lastActiveOf: (student: RosterStudent) => lastActiveOf(student, known),
    secureOf: (id: string) => secure.get(id) ?? null,
    /** The first skill on the path of a student who was placed. */
    nowOf: (id: string) => {
      const code = known?.students[id]?.now?.[0]?.skill;
      return catalogue.find((skill) => skill.code === code)?.name;
    },
  };
}
