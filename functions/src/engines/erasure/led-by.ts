import type { Profile } from '@lemma/school/people';
import type { BackupLine } from './backup-file.ts';

/** The adults of another installation, and the ways in that they had: codes that may be those of other classes here. */
const OF_THOSE_THERE = new Set(['classCodes', 'invitations']);

/** A class's backup as one of a class that this teacher leads alone. */
export function ledBy(
  lines: readonly BackupLine[],
  classId: string,
  { uid, fullName }: Pick<Profile, 'uid' | 'fullName'>,
): BackupLine[] {
  return lines.flatMap((line) => {
    if ('document' in line && OF_THOSE_THERE.has(line.document.split('/')[0] ?? '')) return [];
    if (!('document' in line) || line.document !== `classes/${classId}`) return [line];
    const { onlookerIds: _, ...data } = line.data;
    return [{ ...line, data: { ...data, leaderId: uid, teacherIds: [uid], teacherName: fullName } }];
  });
}
