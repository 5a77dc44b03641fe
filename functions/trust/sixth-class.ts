import { CLASSES } from '../demonstration/cast.ts';
import { type LivingSchool, liveThroughYear } from '../demonstration/make-school.ts';
import { accounts } from '../src/platform/firebase.ts';
import { accountsInMemory } from './accounts-in-memory.ts';

/** A school of one class, and its accounts. */
export type SixthClass = { readonly school: LivingSchool; readonly people: ReturnType<typeof accountsInMemory> };

/**
 * The sixth class of the demonstration with this many students, in the middle of its year; its accounts are in memory
 * too. `files` is an empty folder for uploads.
 */
export async function sixthClass(now: number, files: string, size: number): Promise<SixthClass> {
  const [sixth] = CLASSES.filter(({ key }) => key === 'sixth');
  if (sixth === undefined) throw new Error('no class');
  const school = await liveThroughYear(now, files, [{ ...sixth, names: sixth.names.slice(0, size) }]);
  const people = accountsInMemory();
  people.serve();
  const students = school.classes.flatMap((one) => one.students);
  await accounts().importUsers(students.map(({ uid }) => ({ uid, customClaims: { role: 'student' } })));
  return { school, people };
}
