import { join } from 'node:path';
import { signUp } from '@lemma/testing';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { findChromium } from '../chromium.ts';
import { interruptible } from '../launcher/interruption.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import { PROJECT_ID } from '../repository.ts';
import { bulkFigures } from './classroom/bulk.ts';
import { type Read, readScreens, type School, screens } from './classroom/screens.ts';
import { tableFigures } from './classroom/table.ts';
import type { Benchmark } from './figures.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const prepared = join(import.meta.dirname, '../../../functions/backend/bench-classroom.ts');
const sidesSchema = z.object({ ms: z.number(), documents: z.number() });
const schoolSchema = z.object({ classIds: z.array(z.string()), assignmentId: z.string() });
const functionSchema = z.custom<(...given: readonly unknown[]) => Promise<unknown>>((one) => typeof one === 'function');
const moduleSchema = z.object({ makeSchool: functionSchema, readBothWays: functionSchema });

/** A class of 30, and five of 40: what a screen reads must not grow with it. */
const SMALL = { name: 'a class of 30', classes: 1, studentsEach: 30 };
const LARGE = { name: '5 classes of 40', classes: 5, studentsEach: 40 };
/** The first feedback view of an assignment with 160 submissions. */
const FULL = { name: 'a class of 160', classes: 1, studentsEach: 160 };
const PASSWORD = 'a-long-enough-password';

/** Sessions, the list of a teacher's classes and the person's own settings are read once and kept; the rest is the screen's. */
const perScreen = ({ of }: Read): number =>
  [...of].reduce((sum, [from, count]) => (['users', 'classes', 'settings'].includes(from) ? sum : sum + count), 0);

function readFigures(small: ReadonlyMap<string, Read>, large: ReadonlyMap<string, Read>): Benchmark['figures'] {
  return screens.flatMap(({ name }) => {
    const [one, other] = [small.get(name), large.get(name)];
    if (!one || !other) return [];
    return [
      { name: `${name}: documents, ${SMALL.name}`, value: perScreen(one), unit: 'documents' },
      {
        name: `${name}: documents, ${LARGE.name}`,
        value: perScreen(other),
        unit: 'documents',
        bar: perScreen(one),
        holds: perScreen(other) <= perScreen(one),
      },
    ];
  });
}

/** Documents read by the classroom's screens, counted in the browser, and the first feedback view against the naive way. */
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
    const { makeSchool, readBothWays } = moduleSchema.parse(await import(prepared));
    const measured = async ({ name, classes, studentsEach }: typeof SMALL) => {
      const email = `${name.replaceAll(' ', '-')}@school.example`;
      const who = { email, password: PASSWORD };
      const { uid } = await signUp(
        { projectId: PROJECT_ID, ...emulators },
        { ...who, fullName: 'Maya Okafor', role: 'teacher' },
      );
      const school: School = schoolSchema.parse(await makeSchool(uid, classes, studentsEach));
      return { school, reads: await readScreens(browser, shell, who, school) };
    };
    const small = await measured(SMALL);
    const large = await measured(LARGE);
    const full = await measured(FULL);
    const { ours, naive } = z.object({ ours: sidesSchema, naive: sidesSchema }).parse(await readBothWays(full.school));
    return [
      ...readFigures(small.reads, large.reads),
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

/** The teacher's screens: what they read, a gradebook of 10,000 rows, and 500 accounts, each beside the naive way. */
export async function run(): Promise<Benchmark> {
  const figures = [await readsAndFeedback(), await tableFigures(), await bulkFigures()];
  return { name: 'classroom', figures: figures.flat() };
}
