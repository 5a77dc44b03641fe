import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const releaseSchema = z.object({
  current: z.string(),
  builds: z.record(
    z.string(),
    z.object({
      entry: z.string(),
      first: z.array(z.string()),
      files: z.record(z.string(), z.string()),
      // The way back has none.
      preload: z.record(z.string(), z.array(z.string())).optional(),
    }),
  ),
});

function sites(): string {
  const folder = process.env.LEMMA_SITES;
  if (folder === undefined) throw new Error('LEMMA_SITES is not set: run with tools/src/with-suite.ts --sites');
  return folder;
}

const ofShell =
  (start: string, end = '.js') =>
  () => {
    const folder = join(sites(), 'shell/assets');
    const found = readdirSync(folder).find((name) => name.startsWith(start) && name.endsWith(end));
    if (found === undefined) throw new Error(`the shell has no ${start}`);
    return join(folder, found);
  };

/** Finds a file of the shell by a word in it, because the bundler names shared files after any of their modules. */
const ofShellWith = (word: string) => () => {
  const folder = join(sites(), 'shell/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = scripts.find((name) => readFileSync(join(folder, name), 'utf8').includes(word));
  if (found === undefined) throw new Error(`no file of the shell has ${word}`);
  return join(folder, found);
};

type Served = z.output<typeof releaseSchema>['builds'][string];
const ofTeacher = (choose: (build: Served) => string | undefined) => () => {
  const { current, builds } = releaseSchema.parse(
    JSON.parse(readFileSync(join(sites(), 'teacher/release.json'), 'utf8')),
  );
  const build = builds[current];
  const found = build && choose(build);
  if (found === undefined) throw new Error('the area has no such file');
  return join(sites(), 'teacher', found);
};

/** Files of the deployed sites, each with a page that needs it. */
export const files = {
  'shell: its own code': { at: '/', file: ofShell('first-') },
  'shell: its libraries': { at: '/', file: ofShell('base-') },
  'shell: bundler': { at: '/', file: ofShell('rolldown-runtime-') },
  'shell: style sheet': { at: '/', file: ofShell('first-', '.css') },
  'shell: home': { at: '/', file: ofShell('home-') },
  'shell: sign-in': { at: '/sign-in', file: ofShell('sign-in-') },
  'shell: form': { at: '/sign-in', file: ofShell('auth-form-') },
  'shell: sign-up': { at: '/sign-up', file: ofShell('sign-up-') },
  'shell: forgotten password': { at: '/forgot-password', file: ofShell('forgot-password-') },
  'shell: student login': { at: '/student-login', file: ofShell('student-login-') },
  'shell: what areas need': { at: '/dashboard', file: ofShell('_lemma_together-') },
  'shell: database': { at: '/dashboard', file: ofShell('store-') },
  'shell: auth': { at: '/dashboard', file: ofShellWith('identitytoolkit') },
  'area: release.json': { at: '/dashboard', file: () => join(sites(), 'teacher/release.json') },
  'area: entry': { at: '/dashboard', file: ofTeacher(({ entry }) => entry) },
  'area: its code': { at: '/dashboard', file: ofTeacher(({ first, entry }) => first.find((each) => each !== entry)) },
  'area: a screen': {
    at: '/dashboard',
    file: ofTeacher(({ preload }) => preload?.['']?.find((each) => each.endsWith('.js'))),
  },
  'area: what a screen needs': {
    at: '/dashboard',
    file: ofTeacher(({ preload }) => preload?.['']?.findLast((each) => each.endsWith('.js'))),
  },
  'area: style sheet': {
    at: '/dashboard',
    file: ofTeacher(({ preload }) => preload?.['*']?.find((each) => each.endsWith('.css'))),
  },
} as const;
export type Target = keyof typeof files;

const PAGE = '<!doctype html><html lang="en"><title>Not this</title><p>Some other page</p></html>';
const half = (all: Buffer): Buffer => all.subarray(0, Math.floor(all.length / 2));
const altered = (all: Buffer): Buffer => {
  const other = Buffer.from(all);
  const middle = Math.floor(other.length / 2);
  other[middle] = (other[middle] ?? 0) ^ 1;
  return other;
};

/** The ways in which a file can be damaged. */
export const damages = {
  removed: (path: string) => rmSync(path),
  cut: (path: string) => writeFileSync(path, half(readFileSync(path))),
  altered: (path: string) => writeFileSync(path, altered(readFileSync(path))),
  emptied: (path: string) => writeFileSync(path, ''),
  'another page': (path: string) => writeFileSync(path, PAGE),
} as const;
export type Damage = keyof typeof damages;

/** Damages a file. Returns the function that restores it. */
export function damage(target: Target, how: Damage): () => void {
  const path = files[target].file();
  const whole = readFileSync(path);
  damages[how](path);
  return () => writeFileSync(path, whole);
}
