import { access, constants } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { Explained } from '../explained.ts';
import type { Progress } from '../progress.ts';
import { HIDANE_VERSION } from '../repository.ts';
import { installHidaneByCargo, installHidaneByNpm } from './install-hidane.ts';

/** hidane replaces Java and the official emulator; with `java`, firebase-tools downloads the official one itself. */
export type FirestoreEmulator = { readonly kind: 'hidane'; readonly binary: string } | { readonly kind: 'java' };

type Variables = Readonly<Record<string, string | undefined>>;
const OLDEST_JAVA = 21;
const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

const canRun = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The user's cache folder, so that a built emulator is kept when the clone is deleted. */
export function cacheFolder(env: Variables = process.env): string {
  const base =
    env.XDG_CACHE_HOME ||
    (process.platform === 'win32' && env.LOCALAPPDATA) ||
    (process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache'));
  return join(base, 'lemma', `hidane-${HIDANE_VERSION}`);
}

async function onPath(env: Variables): Promise<string | undefined> {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const file = join(folder, executable('hidane'));
    if (folder !== '' && (await canRun(file))) return file;
  }
  return undefined;
}

async function named(env: Variables): Promise<string | undefined> {
  const file = env.HIDANE_BIN;
  if (!file) return undefined;
  if (!(await canRun(file))) throw new Explained(`HIDANE_BIN names ${file}, which is not a program that can be run.`);
  return file;
}

async function javaVersion(env: Variables): Promise<number | undefined> {
  const { stderr, failed } = await execa('java', ['-version'], { env: { ...env }, extendEnv: false, reject: false });
  const found = /version "(?:1\.)?(\d+)/.exec(failed ? '' : stderr)?.[1];
  return found === undefined ? undefined : Number(found);
}

const explain = (tried: readonly string[]) =>
  [
    'No Firestore emulator could be found or fetched. Any one of these will do:',
    '  · Rust 1.88 or newer (https://rustup.rs): the next start builds the emulator, once, in about three minutes',
    `  · Java ${OLDEST_JAVA} or newer, with internet access: firebase-tools fetches the official emulator`,
    `  · hidane ${HIDANE_VERSION} on the PATH, or HIDANE_BIN=/path/to/hidane`,
    '',
    'Tried:',
    ...tried.map((line) => `  · ${line}`),
  ].join('\n');

/**
 * Tries in this order: the binary in HIDANE_BIN, one on the PATH, an earlier installation, the npm package, a build
 * with cargo, the official emulator under Java.
 */
export async function findFirestore(progress: Progress, env: Variables = process.env): Promise<FirestoreEmulator> {
  const cache = cacheFolder(env);
  const cached = join(cache, 'bin', executable('hidane'));
  const present = (await named(env)) ?? (await onPath(env)) ?? ((await canRun(cached)) ? cached : undefined);
  if (present !== undefined) return { kind: 'hidane', binary: present };

  const tried = ['HIDANE_BIN is not set', 'no hidane on the PATH', `none in ${cache}`];
  for (const install of [installHidaneByNpm, installHidaneByCargo]) {
    const result = await install(cache, progress, env);
    if ('binary' in result && (await canRun(result.binary))) return { kind: 'hidane', binary: result.binary };
    tried.push('reason' in result ? result.reason : `${result.binary} cannot be run`);
  }
  const java = await javaVersion(env);
  if (java !== undefined && java >= OLDEST_JAVA) return { kind: 'java' };
  tried.push(java === undefined ? 'no Java' : `Java ${java} is older than ${OLDEST_JAVA}`);
  throw new Explained(explain(tried));
}
