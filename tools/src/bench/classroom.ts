import { join } from 'node:path';
import { signUp } from '@lemma/testing';
import { chromium } from 'playwright';
import { z } from 'zod';
import { findChromium } from '../chromium.ts';
import { interruptible } from '../launcher/interruption.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import { PROJECT_ID } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { bulkFigures } from './classroom/bulk.ts';
import { type Read, readScreens, type School } from './classroom/screens.ts';
import { tableFigures } from './classroom/table.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const prepared = join(import.meta.dirname, '../../../functions/backend/bench-classroom.ts');
const sidesSchema = z.object({ ms: z.number(), documents: z.number() });
const schoolSchema = z.object({
  ...{ classIds: z.array(z.string()), assignmentId: z.string(), studentId: z.string(), code: z.string() },
});
const naiveSchema = z.record(z.string(), z.number());
const functionSchema = z.custom<(...given: readonly unknown[]) => Promise<unknown>>((one) => typeof one === 'function');
const moduleSchema = z.object({
  ...{ makeSchool: functionSchema, readBothWays: functionSchema },
  ...{ naiveReads: functionSchema, signInListReads: functionSchema },
});

/** A class of 30, and five of 40: the number of reads of a screen must not grow with the class. */
const SMALL = { name: 'a class of 30', classes: 1, studentsEach: 30, weeks: 1 };
const LARGE = { name: '5 classes of 40', classes: 5, studentsEach: 40, weeks: 1 };
/** The same class with four times the submissions. */
const DENSE = { name: 'the class of 30, four times the submissions', classes: 1, studentsEach: 30, weeks: 4 };
/** The first feedback view of an assignment with 160 submissions. */
const FULL = { name: 'a class of 160', classes: 1, studentsEach: 160, weeks: 1 };
const PASSWORD = 'a-long-enough-password';

/** The reads of one school, by screen: ours and the naive way. */
type Measured = { readonly ours: ReadonlyMap<string, number>; readonly naive: Readonly<Record<string, number>> };

/**
 * Collections that are read once per session and then cached; all other reads belong to the screen. A student's page
 * shows all of the student's own work, which is counted separately.
 */
const SHARED = ['users', 'classes', 'settings'];
const sumOf = ({ of }: Read, counts: (from: string) => boolean): number =>
  [...of].reduce((sum, [from, count]) => (counts(from) ? sum + count : sum), 0);

function oursOf(reads: ReadonlyMap<string, Read>, signInList: number): ReadonlyMap<string, number> {
  const ours = new Map<string, number>();
  for (const [name, read] of reads) {
    const isStudent = name === 'a student';
    ours.set(
      name,
      sumOf(read, (from) => !SHARED.includes(from) && !(isStudent && from === 'submissions')),
    );
    if (isStudent)
      ours.set(
        'a student, own work',
        sumOf(read, (from) => from === 'submissions'),
      );
  }
  return ours.set('student-login', signInList);
}

function readFigures(small: Measured, large: Measured, dense: Measured): Benchmark['figures'] {
  const documents = (value: number | undefined) => ({ value: value ?? Number.NaN, unit: 'documents' });
  return [...small.ours].flatMap(([name, bar]) => {
    const within = (value: number | undefined) =>
      // The student's own work grows with the year, so it has no limit.
      name === 'a student, own work' ? {} : { bar, holds: (value ?? Number.NaN) <= bar };
    return [
      { name: `${name}: ${SMALL.name}`, ...documents(bar) },
      { name: `${name}: ${SMALL.name}, the naive way`, ...documents(small.naive[name]) },
      { name: `${name}: ${LARGE.name}`, ...documents(large.ours.get(name)), ...within(large.ours.get(name)) },
      { name: `${name}: ${LARGE.name}, the naive way`, ...documents(large.naive[name]) },
      { name: `${name}: ${DENSE.name}`, ...documents(dense.ours.get(name)), ...within(dense.ours.get(name)) },
      { name: `${name}: ${DENSE.name}, the naive way`, ...documents(dense.naive[name]) },
    ];
  });
}

/**
 * Documents that the classroom's screens read, counted in the browser, and the first feedback view compared with the
 * naive way.
 */
async function readsAndFeedback(): Promise<Benchmark['figures']> {
  const suite = await startThrowaway({
    ...{ interruption: interruptible(), builds: workspaceBuilds, sites: true, progress: silentProgress },
  });
  const { shell, emulators } = suite.addresses;
  Object.assign(process.env, {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: emulators.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: emulators.auth,
  });
  const browser = await chromium.launch({ executablePath: await findChromium(silentProgress), args: FLAGS });
  try {
    const { makeSchool, readBothWays, naiveReads, signInListReads } = moduleSchema.parse(await import(prepared));
    const measured = async ({ name, classes, studentsEach, weeks }: typeof SMALL) => {
      const email = `${name.replaceAll(/\W+/g, '-')}@school.example`;
      const who = { email, password: PASSWORD };
      const { uid } = await signUp(
        { projectId: PROJECT_ID, ...emulators },
        { ...who, fullName: 'Maya Okafor', role: 'teacher' },
      );
      const school: School = schoolSchema.parse(await makeSchool(uid, classes, studentsEach, weeks));
      const naive = naiveSchema.parse(await naiveReads(school, uid));
      const signInList = z.number().parse(await signInListReads(school));
      const reads = await readScreens(browser, shell, who, school);
      return { school, reads, naive, ours: oursOf(reads, signInList) };
    };
    const small = await measured(SMALL);
    const large = await measured(LARGE);
    const dense = await measured(DENSE);
    const full = await measured(FULL);
    const { ours, naive } = z.object({ ours: sidesSchema, naive: sidesSchema }).parse(await readBothWays(full.school));
    return [
      ...readFigures(small, large, dense),
      { name: 'feedback view of 160 submissions: documents', value: ours.documents, unit: 'documents' },
      { name: 'the naive way: documents', value: naive.documents, unit: 'documents' },
      { name: 'feedback view of 160 submissions: reading', value: ours.ms, unit: 'ms' },
      { name: 'the naive way: reading', value: naive.ms, unit: 'ms' },
      {
        name: 'feedback view of 160 submissions: first view in the browser',
        value: full.reads.get('feedback, students')?.ms ?? Number.NaN,
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    await suite.stop();
  }
}

/**
 * The teacher's screens: their reads, a gradebook of 10,000 rows, and the creation of 500 accounts, each compared with
 * the naive way.
 */
export async function run(): Promise<Benchmark> {
  const figures = [await readsAndFeedback(), await tableFigures(), await bulkFigures()];
  return { name: 'classroom', figures: figures.flat() };
}
