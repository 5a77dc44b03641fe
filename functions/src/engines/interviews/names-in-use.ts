import { firstNameOf } from '@lemma/interview';
import { presentStudents } from '@lemma/school/class';
import { ownClasses } from '../../domain/classes/own-classes.ts';
import { documents } from '../../platform/documents.ts';

/** The first names of the students in a teacher's classes, so that no simulated student is called like one of them. */
export async function namesInUse(uid: string): Promise<ReadonlySet<string>> {
  const classes = await ownClasses(uid);
  const rosters = await Promise.all(classes.map(({ id }) => documents.rosters.read(id)));
  return new Set(rosters.flatMap((roster) => presentStudents(roster)).map(({ fullName }) => firstNameOf(fullName)));
}
