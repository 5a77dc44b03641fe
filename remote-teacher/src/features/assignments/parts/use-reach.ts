import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import type { Draft } from '../commands.ts';
import { type Reach, reachOf } from '../logic/reach-of.ts';

/**
 * To whom publishing a draft gives it; undefined until that is known. The class's list of assignments counts its students, so
 * that nobody's line is read but of those who were chosen.
 */
export function useReach(uid: string, { classId, onlyFor }: Draft, isDraft: boolean): Reach | undefined {
  const board = useQuery({ ...teacherQueries.board(uid, classId), enabled: isDraft });
  const counted = board.data?.studentCount;
  const isOld = board.data !== undefined && counted === undefined;
  const roster = useQuery({ ...teacherQueries.roster(uid, classId), enabled: isDraft && isOld });
  const lines = useQuery({
    ...teacherQueries.rosterLines(uid, classId, onlyFor ?? []),
    enabled: isDraft && counted !== undefined && onlyFor !== undefined,
  });
  return reachOf(onlyFor, counted, isOld ? roster.data : lines.data);
}
