import { join } from 'node:path';
import { signUp } from '@lemma/testing';
import { chromium } from 'playwright';
import { z } from 'zod';
import { findChromium } from '../chromium.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import { PROJECT_ID } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { type Read, readScreens, type School, screens, type Teacher } from './classroom/screens.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const prepared = join(import.meta.dirname, '../../../functions/backend/bench-classroom.ts');
const functionSchema = z.custom<(...given: readonly unknown[]) => Promise<unknown>>((one) => typeof one === 'function');
const moduleSchema = z.object({ makeSchool: functionSchema, fillSchool: functionSchema });
const schoolSchema = z.object({
  ...{ classIds: z.array(z.string()), assignmentId: z.string(), studentId: z.string(), code: z.string() },
});

const SCHOOLS = [100, 1000, 10_000];
const [SMALL, LARGE] = [5, 150];
/** The class whose screens are opened in each school. */
const USUAL = 35;
/** What a screen without rows may add for a student: an id. Bytes. */
const ROW_BYTES = 100;
const MOST = 1.2;
const PASSWORD = 'a-long-enough-password';

type Reads = ReadonlyMap<string, Read>;
type Measured = { readonly name: string; readonly reads: Reads };

/** One line a screen: documents, kilobytes and milliseconds at each size. */
function describe(all: readonly Measured[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = ({ documents, bytes, ms }: Read) => `${documents}, ${(bytes / 1000).toFixed(1)} kB, ${ms.toFixed(0)} ms`;
  return [
    line(['screen', ...all.map(({ name }) => name)]),
    line(['---', ...all.map(() => '---')]),
    ...[...(all[0]?.reads.keys() ?? [])].map((screen) =>
      line([
        screen,
        ...all.map(({ reads }) => {
          const read = reads.get(screen);
          return read === undefined ? '' : cell(read);
        }),
      ]),
    ),
  ].join('\n');
}

/** The worst of all screens: how many times as much as at the smaller size. */
function times(
  { reads: small }: Measured,
  { name, reads: large }: Measured,
  parts: readonly ('documents' | 'bytes' | 'ms')[] = ['documents', 'bytes', 'ms'],
): Benchmark['figures'] {
  return parts.map((what) => {
    const ratios = [...small].map(([screen, read]) => {
      const [before, after] = [read[what], large.get(screen)?.[what] ?? Number.NaN];
      return before === 0 && after === 0 ? 1 : after / before;
    });
    const value = Math.max(...ratios);
    return {
      name: `${name}: ${what} of the screen that grows most`,
      value,
      unit: 'x',
      bar: MOST,
      holds: value <= MOST,
    };
  });
}

/** Only the screens without a row for each student: what they read may not grow with the class. */
const without = ({ name, reads }: Measured): Measured => {
  const lists = new Set(screens.flatMap(({ name, isList }) => (isList === true ? [name] : [])));
  return { name: `${name}, no list of it`, reads: new Map([...reads].filter(([screen]) => !lists.has(screen))) };
};

/**
 * A screen of all students has a row for each, so it grows with the class; a row may not. The worst of all screens: what each
 * further student adds in a large class, against a usual one. Those that add next to nothing are as if they had no rows.
 */
function rowTimes(small: Measured, usual: Measured, large: Measured): Benchmark['figures'] {
  const bytesOf = ({ reads }: Measured, screen: string) => reads.get(screen)?.bytes ?? Number.NaN;
  const each = [...small.reads.keys()].map((screen) => {
    const some = bytesOf(usual, screen);
    const added = (bytesOf(large, screen) - some) / (LARGE - USUAL);
    const before = (some - bytesOf(small, screen)) / (USUAL - SMALL);
    return {
      screen,
      added,
      ratio: added < ROW_BYTES ? 1 : added / Math.max(ROW_BYTES, before),
    };
  });
  const value = Math.max(...each.map(({ ratio }) => ratio));
  const rows = each.map(({ screen, added }) => ({
    name: `${screen}: a further student adds`,
    value: added / 1000,
    unit: 'kB',
  }));
  const name = `${large.name}: bytes of a further student, of the screen that grows most`;
  return [...rows, { name, value, unit: 'x', bar: MOST, holds: value <= MOST }];
}

/** What the teacher's screens read as the school and the class grow; the table is printed to stderr. */
export async function run(): Promise<Benchmark> {
  const suite = await startThrowaway({ builds: workspaceBuilds, sites: true, progress: silentProgress });
  const { shell, emulators } = suite.addresses;
  Object.assign(process.env, {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: emulators.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: emulators.auth,
  });
  const browser = await chromium.launch({ executablePath: await findChromium(silentProgress), args: FLAGS });
  try {
    const { makeSchool, fillSchool } = moduleSchema.parse(await import(prepared));
    const classOf = async (size: number): Promise<{ readonly who: Teacher; readonly school: School }> => {
      const who = { email: `of-${size}@school.example`, password: PASSWORD };
      const { uid } = await signUp(
        { projectId: PROJECT_ID, ...emulators },
        { ...who, fullName: 'Maya Okafor', role: 'teacher' },
      );
      return { who, school: schoolSchema.parse(await makeSchool(uid, 1, size)) };
    };
    const read = async (name: string, { who, school }: Awaited<ReturnType<typeof classOf>>): Promise<Measured> => ({
      name,
      reads: await readScreens(browser, shell, who, school),
    });
    const usual = await classOf(USUAL);
    // The first visit of all warms the emulators up and is not counted.
    await read('', usual);
    const schools: Measured[] = [];
    let there = USUAL;
    for (const size of SCHOOLS) {
      await fillSchool(size - there);
      there = size;
      schools.push(await read(`school of ${size}`, usual));
    }
    const classes: Measured[] = [];
    for (const size of [SMALL, LARGE]) classes.push(await read(`class of ${size}`, await classOf(size)));
    process.stderr.write(`${describe([...schools, ...classes])}\n\n`);
    const [smallest, ...larger] = schools;
    const [small, large] = classes;
    if (!smallest || !small || !large) throw new Error('nothing was measured');
    return {
      name: 'growth',
      figures: [
        ...larger.flatMap((one) => times(smallest, one)),
        ...times(small, large, ['documents']),
        ...times(without(small), without(large), ['bytes']),
        ...rowTimes(small, smallest, large),
      ],
    };
  } finally {
    await browser.close();
    await suite.stop();
  }
}
