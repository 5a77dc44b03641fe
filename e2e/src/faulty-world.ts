import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from 'playwright/test';
import { type FaultySite, serveFaulty } from './faulty-site.ts';
import { tool } from './other-area.ts';
import { adult } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { environmentOf, sites } from './release-stage.ts';

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;

export type FaultyWorld = {
  /** A folder of sites of its own: what is changed here, no other test meets. */
  readonly folder: string;
  readonly shell: FaultySite;
  readonly teacher: FaultySite;
  /** A teacher who is signed in, on a device that remembers no area. */
  readonly signedIn: SavedState;
  readonly stop: () => Promise<void>;
};

const shellDist = resolve(import.meta.dirname, '../../shell/dist');

/** The built shell and the teacher's area, served over connections that can be made to fail. */
export async function openFaultyWorld(browser: Browser): Promise<FaultyWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-faulty-'));
  for (const part of ['teacher', '.keys']) await cp(join(sites(), part), join(folder, part), { recursive: true });
  const teacher = await serveFaulty(join(folder, 'teacher'));
  const environment = await environmentOf(sites());
  const file = join(folder, 'environment.json');
  await writeFile(file, JSON.stringify({ ...environment, areas: { ...environment.areas, teacher: teacher.address } }));
  await tool('stage', '--from', shellDist, '--environment', file, '--skip-contract', 'a test', '--sites', folder);
  const shell = await serveFaulty(join(folder, 'shell'));
  const page = await (await browser.newContext({ baseURL: shell.address })).newPage();
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const signedIn = await page.context().storageState({ indexedDB: true });
  for (const origin of signedIn.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => !name.startsWith('lemma.release'));
  await page.context().close();
  const stop = async () => {
    await Promise.all([shell.stop(), teacher.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, shell, teacher, signedIn, stop };
}

/** The files of a site, by their paths in it. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
