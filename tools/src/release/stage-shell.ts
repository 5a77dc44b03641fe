import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { writeWhole } from '../launcher/state.ts';
import { fingerprint } from './fingerprint.ts';
import { type Headers, shellHeaders } from './shell-headers.ts';
import { withEnvironment, withIntegrities } from './shell-page.ts';

/** The file beside the staged shell with the headers that its site must send. */
const headersPath = (site: string): string => `${site}.headers.json`;

/** The headers of a staged shell; empty if nothing was staged. */
export async function readShellHeaders(site: string): Promise<Headers> {
  const text = await readFile(headersPath(site), 'utf8').catch(() => '[]');
  return JSON.parse(text);
}

/** Stages the built shell on its site and inserts the environment, since the build contains no addresses. */
export async function stageShell(dist: string, site: string, environment: Environment): Promise<void> {
  const built = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new Explained(`There is no build in ${dist}: build the shell first.`);
  });
  const { files } = await fingerprint(dist);
  const { page, hashes } = withIntegrities(withEnvironment(built, environment), files);
  const draft = join(dirname(site), `.shell-${process.pid}`);
  await mkdir(dirname(site), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(dist, draft, { recursive: true });
  await writeFile(join(draft, 'index.html'), page);
  await rm(site, { recursive: true, force: true });
  await rename(draft, site);
  await writeWhole(headersPath(site), `${JSON.stringify(shellHeaders(environment, hashes), null, 2)}\n`);
}
