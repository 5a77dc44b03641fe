import { type Person, signUp } from '@lemma/testing';
import { workspaceBuilds } from '../../launcher/stage.ts';
import { startThrowaway } from '../../launcher/throwaway.ts';
import { silentProgress } from '../../progress.ts';
import { PROJECT_ID } from '../../repository.ts';
import type { Benchmark } from '../benchmark.ts';
import { refusalFigures } from './refusals.ts';

const ACCOUNTS = 500;
/** As many as one teacher may make one by one: cards are limited to forty calls at once (functions, `take-cards.ts`). */
const SINGLE = 38;
/** How many of the list are sent again. */
const AGAIN = 125;
/** The number of accounts that the page sends at a time (remote-teacher, account-commands). */
const PART = 25;

const nameOf = (n: number) => `Kid ${String.fromCharCode(65 + (n % 26), 97 + Math.floor(n / 26))}`;

async function make(teacher: Person, classId: string, count: number, part: number): Promise<number> {
  const begun = performance.now();
  for (let from = 0; from < count; from += part) {
    const students = Array.from({ length: Math.min(part, count - from) }, (_, n) => ({ fullName: nameOf(from + n) }));
    const request = { classId, requestId: `${classId}-${from}`, secretKind: 'words' as const, students };
    const { cards } = await teacher.call('createStudents', request);
    if (cards.length !== students.length) throw new Error(`${cards.length} cards for ${students.length} students`);
  }
  return (performance.now() - begun) / 1000;
}

/** Creates 500 accounts as the page does, and some with one call each, on the emulators of this machine. */
export async function bulkFigures(): Promise<Benchmark['figures']> {
  const suite = await startThrowaway({ builds: workspaceBuilds, sites: false, progress: silentProgress });
  try {
    const backend = { projectId: PROJECT_ID, ...suite.addresses.emulators };
    const newTeacher = (name: string): Promise<Person> => {
      const account = { email: `${name}@school.example`, password: 'correct horse', fullName: 'Maya Okafor' };
      return signUp(backend, { ...account, role: 'teacher' });
    };
    const newClass = async (teacher: Person) =>
      (await teacher.call('createClass', { name: 'Bench', grade: 6 })).classId;
    const first = await newTeacher('first');
    await make(first, await newClass(first), 2, 1);
    const teacher = await newTeacher('bulk');
    const bulkClass = await newClass(teacher);
    const bulk = await make(teacher, bulkClass, ACCOUNTS, PART);
    const other = await newTeacher('single');
    const single = await make(other, await newClass(other), SINGLE, 1);
    const roster = await teacher.read(`rosters/${bulkClass}`);
    const made = Object.keys(Object(roster.students)).length;
    const again = await make(teacher, bulkClass, AGAIN, PART);
    const after = Object.keys(Object((await teacher.read(`rosters/${bulkClass}`)).students)).length;
    const refused = await refusalFigures(backend, teacher, bulkClass, newTeacher);
    return [
      ...refused,
      { name: `${ACCOUNTS} accounts in bulk`, value: bulk, unit: 's' },
      { name: `${SINGLE} accounts one by one, all of them made`, value: single, unit: 's' },
      { name: 'an account: bulk is faster by', value: single / SINGLE / (bulk / ACCOUNTS), unit: '×' },
      { name: 'accounts made', value: made, unit: '', bar: ACCOUNTS, holds: made === ACCOUNTS },
      { name: `${AGAIN} of the same list sent again`, value: again, unit: 's' },
      { name: 'accounts after it', value: after, unit: '', bar: ACCOUNTS, holds: after === ACCOUNTS },
    ];
  } finally {
    await suite.stop();
  }
}
