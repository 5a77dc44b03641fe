import type { Guardian } from '@lemma/school/family';
import { displayNameOf, type Student } from '@lemma/school/people';
import { documents } from '../../platform/documents.ts';
import { classesOf } from './owned-documents.ts';

/**
 * The names under which texts may speak of a child besides the present ones: earlier ones, and those that stand in copies that
 * were made before a new name was written there too. A name that a classmate has now is left out: it would be taken from the
 * classmate.
 */
export async function formerNamesOf(student: Student, links: readonly Guardian[]): Promise<string[]> {
  const { names = [] } = (await documents.formerNames.read(student.id)) ?? {};
  const lines = (await documents.rosters.readAll(classesOf(student))).flatMap(({ students }) =>
    Object.values(students),
  );
  const own = lines.filter(({ id }) => id === student.id);
  const others = new Set(
    lines
      .filter(({ id, mergedInto }) => id !== student.id && mergedInto !== student.id)
      .flatMap(({ fullName, displayName }) => [fullName, displayName]),
  );
  const ofLinks = links.filter(({ studentId }) => studentId === student.id).map(({ studentName }) => studentName);
  const full = [...names, ...own.map(({ fullName }) => fullName), ...ofLinks];
  const all = full.flatMap((name) => [name, displayNameOf(name)]);
  return [...new Set(all)].filter(
    (name) => name !== '' && name !== student.fullName && name !== student.displayName && !others.has(name),
  );
}
