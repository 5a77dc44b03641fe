import { missingNow, type RosterStudent } from '@lemma/school';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teacherQueries } from '../../../data/teacher-queries.ts';
import type { ClassChoice } from '../../../data/with-class.tsx';

/** How many pieces of work each student owes, and how many skills each can do, out of two documents of the class. */
export function useStanding({ uid, classroom }: ClassChoice, students: readonly RosterStudent[]) {
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  const insight = useQuery(teacherQueries.insight(uid, classroom.id));
  const [now] = useState(() => Date.now());
  const known = insight.data ?? null;
  const owed = missingNow(Object.values(board.data?.assignments ?? {}), students, known, now);
  const missing = new Map<string, number>();
  for (const { student } of owed) missing.set(student.id, (missing.get(student.id) ?? 0) + 1);
  const secure = new Map(
    Object.entries(known?.students ?? {}).map(([id, { skills }]) => [
      id,
      Object.values(skills).filter(({ level }) => level === 'secure' || level === 'strong').length,
    ]),
  );
  // Before both are there, nothing is said: a number that turns into another one is worse than none.
  const isKnown = board.data !== undefined && insight.data !== undefined;
  return {
    missingOf: (id: string) => (isKnown ? (missing.get(id) ?? 0) : null),
    secureOf: (id: string) => secure.get(id) ?? null,
  };
}
