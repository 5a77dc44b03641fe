import { AppError } from '@lemma/contract';
import { MOST_IN_A_CLASS, presentStudents, type Roster } from '@lemma/school/class';
import { userNamesFor } from '@lemma/school/people';
import type { BackupLine } from './backup-file.ts';
import { documentsIn } from './what-returns.ts';

/**
 * A child's backup as one of a child of this class. The line in the old class's roster becomes one here; the user name stays
 * if it is free. Work stays out: it belongs to assignments of a class that is not here.
 * @throws AppError `data/malformed` if the child was in no class, `data/too-large` if this one is full.
 */
export function movedInto(lines: readonly BackupLine[], studentId: string, roster: Roster): BackupLine[] {
  const classIds = documentsIn('students', lines).find(({ id }) => id === studentId)?.data.classIds;
  const left = lines.find(
    (line) =>
      'part' in line &&
      line.at[1] === studentId &&
      Array.isArray(classIds) &&
      classIds.some((id) => line.part === `rosters/${id}`),
  );
  if (left === undefined || !('part' in left))
    throw new AppError('data/malformed', 'The child of this file is in no class.');
  // A restore that was cut off after its first line is continued: then the child's own line stands here.
  const others = presentStudents(roster).filter(({ id }) => id !== studentId);
  if (others.length >= MOST_IN_A_CLASS) throw new AppError('data/too-large', 'The class is full.');
  const { movedTo: _to, askedForHelpAt: _asked, ...line } = Object(left.data);
  const own = roster.students[studentId]?.userName;
  const taken = new Set(
    Object.entries(roster.students).flatMap(([id, one]) => (id === studentId ? [] : [one.userName])),
  );
  const userName = own ?? (taken.has(line.userName) ? userNamesFor([String(line.fullName)], taken)[0] : line.userName);
  const first: BackupLine = {
    ...{ part: `rosters/${roster.classId}`, at: ['students', studentId] },
    data: { ...line, userName, groupIds: [] },
  };
  const rest = lines
    .filter((one) => !('part' in one && one.part.startsWith('rosters/')))
    .map((one) =>
      'document' in one && one.document === `students/${studentId}`
        ? { ...one, data: { ...one.data, classIds: [roster.classId], pastClassIds: [], userName } }
        : one,
    );
  return [first, ...rest];
}
