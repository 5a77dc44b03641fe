import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import type { Part } from './parts.ts';

/** Files of a journey that belong to another part than the remotes, whose screens the rest of the journey uses. */
const tellers = [
  // Sign-up and sign-in. Playwright cannot be loaded twice, so a file that imports it is copied.
  { file: 'people.ts', part: 'shell', copied: true },
  // The functions generate problems and write documents; the code that reads them must stay beside the packages of its
  // release.
  { file: 'answers.ts', part: 'functions', copied: false },
  { file: 'backstage.ts', part: 'functions', copied: false },
] as const satisfies readonly { file: string; part: Part; copied: boolean }[];

/** The files that must come from another release than the rest of the journey. */
export const strangersTo = (old: readonly Part[]) =>
  tellers.filter(({ part }) => old.includes(part) !== old.includes('remotes'));

/**
 * Combines a journey from two releases. It finds elements by the words on the screens, and words change, so each step
 * comes from the release of its screen.
 * @param before a built repository of the previous release
 * @returns a folder to run Playwright in
 */
export async function journeyFor(before: string, old: readonly Part[]): Promise<string> {
  const releaseOf = (part: Part): string => (old.includes(part) ? before : repository);
  const own = releaseOf('remotes');
  // Inside the repository whose packages it imports.
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
