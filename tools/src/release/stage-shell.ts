import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  const built = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new Explained(`There is no build in ${dist}: build the shell first.`);
  });
  const { files } = await fingerprint(dist);
  const { page, hashes } = withIntegrities(withEnvironment(built, environment), files);
  const draft = join(dirname(site), `.staged-${process.pid}`);
  await mkdir(dirname(site), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(dist, draft, { recursive: true });
  await writeFile(join(draft, 'index.html'), page);
  return archiveShell(draft, site, shellHeaders(environment, hashes));
}
