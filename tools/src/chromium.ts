import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { Explained } from './explained.ts';
import type { Progress } from './progress.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
type Variables = Readonly<Record<string, string | undefined>>;

export type ChromiumSearch = {
  readonly env: Variables;
  readonly places: readonly string[];
  /** Installs Debian's package; false where that is not possible. */
  readonly install: (progress: Progress) => Promise<boolean>;
};

const canRun = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

async function installPackage(progress: Progress): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(await canRun('/usr/bin/apt-get'))) return false;
  const step = progress('Installing Chromium (Debian package), once');
  const options = { reject: false, stdin: 'ignore', env: { DEBIAN_FRONTEND: 'noninteractive' } } as const;
  await execa('apt-get', ['update'], options);
  const { failed } = await execa('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  if (failed) step.failed();
  else step.done();
  return !failed;
}

const thisMachine: ChromiumSearch = { env: process.env, places: PLACES, install: installPackage };

async function present({ env, places }: ChromiumSearch): Promise<string | undefined> {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...places];
  for (const file of candidates) if (await canRun(file)) return file;
  return undefined;
}

/**
 * The browser for end-to-end tests: the one in CHROMIUM_BIN, one on this machine, or one that can be installed without
 * asking.
 */
export async function findChromium(progress: Progress, other: Partial<ChromiumSearch> = {}): Promise<string> {
  const search = { ...thisMachine, ...other };
  const named = search.env.CHROMIUM_BIN;
  if (named) {
    if (await canRun(named)) return named;
    throw new Explained(`CHROMIUM_BIN names ${named}, which is not a program that can be run.`);
  }
  const found = (await present(search)) ?? ((await search.install(progress)) ? await present(search) : undefined);
  if (found !== undefined) return found;
  throw new Explained(
    'No Chromium was found. Any one of these will do:\n' +
      '  · Chromium or Google Chrome on the PATH (Debian, Ubuntu: sudo apt-get install chromium)\n' +
      '  · CHROMIUM_BIN=/path/to/chromium',
  );
}
