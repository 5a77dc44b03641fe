import { rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Explained } from '../explained.ts';

const MEGABYTE = 1024 * 1024;
/** What a start needs at least: the sites, the first save and the logs. */
const LEAST_FREE = 100 * MEGABYTE;
const PROBE = 'is this disk writable?\n'.repeat(4096);

const elsewhere = 'or keep data somewhere else: npm start -- --data FOLDER';
const sentences: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: (folder) => `There is no room left on the disk of ${folder}. Free some, ${elsewhere}`,
  EDQUOT: (folder) => `Your share of the disk of ${folder} is used up. Free some, ${elsewhere}`,
  EROFS: (folder) => `${folder} is on a disk that can only be read. Make it writable, ${elsewhere}`,
  EACCES: (folder) => `You may not write to ${folder}. Give yourself the right to, ${elsewhere}`,
  EPERM: (folder) => `You may not write to ${folder}. Give yourself the right to, ${elsewhere}`,
  ENOTDIR: (folder) =>
    `${folder} cannot be a folder, because a file has its name or that of a folder above. Move it, ${elsewhere}`,
  EEXIST: (folder) => `${folder} cannot be a folder, because a file has its name. Move it, ${elsewhere}`,
};

/** What to tell a person of an error of the disk; undefined if it is another error. */
export function diskSentence(error: unknown, folder: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return sentences[code]?.(folder);
}

/** Turns errors of the disk into sentences that a person can act on. */
export const explainingDisk = <T>(folder: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const sentence = diskSentence(error, folder);
    throw sentence === undefined ? error : new Explained(sentence);
  });

/** Writes a little to the folder. @returns what to tell a person if that fails. */
export async function whyNotWritable(folder: string): Promise<string | undefined> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await writeFile(probe, PROBE, { flush: true });
    return undefined;
  } catch (error) {
    return diskSentence(error, folder);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** @throws Explained if the disk has no room for a run. */
export async function requireRoom(folder: string, least = LEAST_FREE): Promise<void> {
  const why = await whyNotWritable(folder);
  if (why !== undefined) throw new Explained(why);
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(dirname(folder)));
  if (bavail * bsize >= least) return;
  const [left, needed] = [bavail * bsize, least].map((bytes) => Math.round(bytes / MEGABYTE));
  throw new Explained(
    `The disk of ${folder} has ${left} MB left, and Lemma needs ${needed} MB to start. Free some, ${elsewhere}`,
  );
}
