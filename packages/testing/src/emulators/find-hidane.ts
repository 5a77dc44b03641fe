import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The Firestore emulator: HIDANE_BIN, else the PATH, else the user's cache, where `npm start` puts it. */
export function findHidane(env: NodeJS.ProcessEnv = process.env): string {
  const cache = join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lemma');
  const cached = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => name.startsWith('hidane-'))
        .sort()
    : [];
  const candidates = [
    ...(env.HIDANE_BIN ? [env.HIDANE_BIN] : []),
    ...(env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'hidane')),
    ...cached.reverse().map((name) => join(cache, name, 'bin', 'hidane')),
  ];
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined)
    throw new Error('No Firestore emulator: run `npm start` once, or name hidane in HIDANE_BIN.');
  return found;
}
