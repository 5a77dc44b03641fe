import { Firestore } from '@google-cloud/firestore';
import { boardSchema } from '@lemma/school/assignment';
import { rosterSchema } from '@lemma/school/class';
import { insightSchema } from '@lemma/school/insight';
import { submissionSchema } from '@lemma/school/work';
import { database } from '../src/platform/database.ts';
import { countOperations } from './count-operations.ts';
import { plantYearSchool } from './year-school.ts';

const EACH = 30;
const ROUNDS = 32;
/** Rounds that are not measured, because they compile and connect. */
const WARM_UP = 4;

/** The lower quartile, because other work of the machine only makes rounds slower. */
const usual = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0;

/** What the overview reads of a class, parsed as the screen parses it. */
async function openClass(firestore: Firestore, classId: string): Promise<void> {
  const [roster, board, insight] = await Promise.all(
    ['rosters', 'boards', 'insights'].map((collection) => firestore.doc(`${collection}/${classId}`).get()),
  );
  rosterSchema.parse(roster?.data());
  boardSchema.parse(board?.data());
  insightSchema.parse(insight?.data());
}

/** The naive way: one query per student, and figures computed from all of their work. */
async function openByStudent(classId: string): Promise<void> {
  for (let place = 0; place < EACH; place += 1) {
    const found = await database()
      .collection('submissions')
      .where('studentId', '==', `${classId}-student-${place}`)
      .where('classId', '==', classId)
      .get();
    for (const one of found.docs) submissionSchema.parse({ ...one.data(), id: one.id });
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** A school in its own project of the same emulator. */
async function schoolOf(classes: number) {
  const firestore = new Firestore({ projectId: `demo-quiet-${classes}` });
  const operations = countOperations(firestore);
  const ids = await plantYearSchool(classes, firestore);
  const before = operations.reads;
  for (const id of ids) await openClass(firestore, id);
  const reads = (operations.reads - before) / classes;
  const times: number[] = [];
  return { classes, reads, times, open: (round: number) => openClass(firestore, ids[round % ids.length] ?? '') };
}

async function readNaively() {
  const operations = countOperations(database());
  const [first = ''] = await plantYearSchool(1, database());
  const before = operations.reads;
  await openByStudent(first);
  const reads = operations.reads - before;
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) times.push(await timed(() => openByStudent(first)));
  return { reads, ms: usual(times) };
}

/**
 * Reads and times with 1, 5 and 50 classes of 30 and a year of work in the database. The schools take turns, so that
 * other work of the machine affects them equally.
 */
export async function readFigures() {
  const schools = [await schoolOf(1), await schoolOf(5), await schoolOf(50)];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const { times, open } of schools) {
      const took = await timed(() => open(round));
      if (round >= WARM_UP) times.push(took);
    }
  }
  const naive = await readNaively();
  const reads = new Map(schools.map((one) => [one.classes, one.reads]));
  const times = new Map(schools.map((one) => [one.classes, usual(one.times)]));
  const own = (classes: number): number => times.get(classes) ?? 0;
  const perClass = (classes: number) => {
    const value = reads.get(classes) ?? 0;
    return {
      name: `reads a class shown, ${classes} of 30 with 36 × 8`,
      value,
      unit: 'documents',
      bar: 3,
      holds: value <= 3,
    };
  };
  const ratio = own(50) / own(5);
  const faster = naive.ms / own(1);
  return [
    ...[1, 5, 50].map(perClass),
    { name: 'reads a class, a query a student', value: naive.reads, unit: 'documents' },
    ...[1, 5, 50].map((classes) => ({
      name: `time a class, ${classes} in the school`,
      value: own(classes),
      unit: 'ms',
    })),
    { name: 'time at ten times the students', value: ratio, unit: 'times', bar: 1.2, holds: ratio <= 1.2 },
    { name: 'time a class, a query a student', value: naive.ms, unit: 'ms' },
    { name: 'faster than a query a student', value: faster, unit: 'times', bar: 40, holds: faster >= 40 },
  ];
}
