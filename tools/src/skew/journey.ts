import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import type { Part } from './parts.ts';

/** Files of a journey that tell of another part than the remotes, whose screens the rest of it walks. */
const tellers = [
  // Signing up and in. Playwright bears no second copy of itself, so what imports it is copied.
  { file: 'people.ts', part: 'shell', copied: true },
  // Problems are drawn, and documents written, by the functions; what reads them stays beside the packages of its release.
  { file: 'answers.ts', part: 'functions', copied: false },
  { file: 'backstage.ts', part: 'functions', copied: false },
] as const satisfies readonly { file: string; part: Part; copied: boolean }[];

/** Those that have to be of another release than the rest of the journey. */
export const strangersTo = (old: readonly Part[]) =>
  tellers.filter(({ part }) => old.includes(part) !== old.includes('remotes'));

/**
 * Puts a journey together from two releases: it finds things by the words on the screens, and words change, so each step is of the
 * release of the screen that it walks.
 * @param before a built repository of the release before
 * @returns a folder to run Playwright in
 */
export async function journeyFor(before: string, old: readonly Part[]): Promise<string> {
  const releaseOf = (part: Part): string => (old.includes(part) ? before : repository);
  const own = releaseOf('remotes');
  // Below the repository whose packages it imports.
  const folder = join(own, '.lemma', 'journey', 'e2e');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const each of ['package.json', 'playwright.config.ts', 'src'])
    await cp(join(own, 'e2e', each), join(folder, each), { recursive: true });
  for (const { file, part, copied } of strangersTo(old)) {
    const theirs = join(releaseOf(part), 'e2e', 'src', file);
    if (copied) await cp(theirs, join(folder, 'src', file));
    else await writeFile(join(folder, 'src', file), `export * from ${JSON.stringify(theirs)};\n`);
  }
  return folder;
}
