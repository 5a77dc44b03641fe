import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '@lemma/contract';
import { samplePaths } from '@lemma/school/sample';
import { Explained } from '../explained.ts';
import { inRepository } from '../repository.ts';
import { fingerprint } from './fingerprint.ts';
import { shellHeaders } from './shell-headers.ts';
import { withEnvironment, withIntegrities } from './shell-page.ts';
import { archiveShell } from './shell-versions.ts';

/** Where the turbo task `sample` writes the files of the sample class. */
export const SAMPLE = inRepository('functions', '.sample');
/** Where a site serves them. */
const SERVED = dirname(samplePaths('teacher').first).slice(1);

async function copySample(from: string, to: string): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Explained(`There is no sample class in ${from}: npm run build makes it.`);
  await mkdir(to, { recursive: true });
  for (const name of names) await cp(join(from, name), join(to, name));
}

/**
 * Turns a built shell into one that can be served: the environment is inserted, since the build contains no addresses.
 * `sample` is the folder with the files of the sample class, if the shell shows one.
 * @returns its version, which lies in the archive and is served to nobody yet.
 */
export async function stageShell(
  dist: string,
  site: string,
  environment: Environment,
  sample?: string,
): Promise<string> {
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
  if (sample !== undefined) await copySample(sample, join(draft, SERVED));
  return archiveShell(draft, site, shellHeaders(environment, hashes));
}
