import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, type Release, type ReleaseBuild } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { type Fingerprint, fingerprint } from './fingerprint.ts';
import { changeRelease, type Site } from './site.ts';

const MANIFEST = 'mf-manifest.json';
const manifestSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string().optional() })).default([]),
});

export type Published = { readonly version: string; readonly isNew: boolean; readonly release: Release };

async function readManifest(dist: string) {
  const text = await readFile(join(dist, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Explained(`${dist} holds no ${MANIFEST}: build the remote first.`);
  return manifestSchema.parse(JSON.parse(text));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyVersion(dist: string, site: Site, { version }: Fingerprint): Promise<void> {
  const target = join(site.folder, 'v', version);
  if (await exists(target)) {
    if ((await fingerprint(target)).version === version) return;
    throw new Explained(`${target} no longer holds what was published under its name. Remove it to publish it again.`);
  }
  const draft = join(site.folder, `.draft-${version}-${process.pid}`);
  await mkdir(join(site.folder, 'v'), { recursive: true });
  await cp(dist, draft, { recursive: true });
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error; // else another team's machine published the very same files meanwhile
  });
}

const buildOf = async (dist: string, { version, files }: Fingerprint, now: Date): Promise<ReleaseBuild> => ({
  publishedAt: now.toISOString(),
  contractVersion: CONTRACT_VERSION,
  manifest: `v/${version}/${MANIFEST}`,
  requires: Object.fromEntries(
    (await readManifest(dist)).shared.flatMap(({ name, requiredVersion }) =>
      requiredVersion === undefined ? [] : [[name, requiredVersion]],
    ),
  ),
  files: Object.fromEntries([...files].map(([path, integrity]) => [`v/${version}/${path}`, integrity])),
});

/**
 * Puts a built remote on its site under its immutable version. The first version is served at once, a later one when
 * it is promoted. Publishing the same files again changes nothing.
 */
export async function publish(dist: string, site: Site, now = new Date()): Promise<Published> {
  const print = await fingerprint(dist).catch(() => {
    throw new Explained(`There is no build in ${dist}: build the remote first.`);
  });
  const build = await buildOf(dist, print, now);
  await copyVersion(dist, site, print);
  let isNew = true;
  const release = await changeRelease(site, (before) => {
    isNew = before?.builds[print.version] === undefined;
    if (before === undefined)
      return { schema: 1, area: site.area, current: print.version, builds: { [print.version]: build } };
    return isNew ? { ...before, builds: { ...before.builds, [print.version]: build } } : before;
  });
  return { version: print.version, isNew, release };
}
