import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { fingerprint } from './fingerprint.ts';
import { shellHeaders } from './shell-headers.ts';
import { withEnvironment, withIntegrities } from './shell-page.ts';
import { archiveShell } from './shell-versions.ts';

/**
 * Turns a built shell into one that can be served: the environment is inserted, since the build contains no addresses.
 * @returns its version, which lies in the archive and is served to nobody yet.
 */
export async function stageShell(dist: string, site: string, environment: Environment): Promise<string> {
  const names = (await readdir(dist).catch(() => [])).filter((name) => name.endsWith('.html'));
  if (names.length === 0) throw new Explained(`There is no build in ${dist}: build the shell first.`);
  const { files } = await fingerprint(dist);
  const guarded = await Promise.all(
    names.map(async (name) => {
      const built = await readFile(join(dist, name), 'utf8');
      return { name, ...withIntegrities(withEnvironment(built, environment), files) };
    }),
  );
  const hashes = [...new Set(guarded.flatMap((each) => each.hashes))];
  const draft = join(dirname(site), `.staged-${process.pid}`);
  await mkdir(dirname(site), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(dist, draft, { recursive: true });
  for (const { name, page } of guarded) await writeFile(join(draft, name), page);
  return archiveShell(draft, site, shellHeaders(environment, hashes));
}
