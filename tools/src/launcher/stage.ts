import { join } from 'node:path';
import type { Area, Environment } from '@lemma/contract';
import { folderOf, ownAreas, withAreas } from '../areas.ts';
import { localSite, moveAudit } from '../release/local-site.ts';
import { promote, signAnew } from '../release/move.ts';
import { publish } from '../release/publish.ts';
import { serveShell } from '../release/shell-versions.ts';
import { SAMPLE, stageShell } from '../release/stage-shell.ts';
import { inRepository } from '../repository.ts';
import { buildAll } from './build.ts';

/** The folders of the builds: those of the workspaces, or stand-ins in a test. */
export type Builds = {
  readonly shell: string;
  readonly remote: (area: Area) => string;
  readonly functions: string;
  /** The files of the sample class; left out where nobody looks at it. */
  readonly sample?: string | undefined;
  /** The security rules, if not the repository's own. */
  readonly rules?: string | undefined;
  /** Rebuilds what is out of date; left out if the builds are ready. */
  readonly build?: typeof buildAll;
};

export const workspaceBuilds: Builds = {
  shell: inRepository('shell', 'dist'),
  remote: (area) => inRepository(folderOf(area), 'dist'),
  functions: inRepository('functions', 'dist'),
  sample: SAMPLE,
  build: buildAll,
};

const BY = { by: 'npm start' };

/** Releases the builds into the folders that the hosting emulator serves. */
export async function stageSites(builds: Builds, sites: string, environment: Environment): Promise<void> {
  const signed: { area: Area; keys: readonly string[] }[] = [];
  for (const area of ownAreas) {
    await moveAudit(join(sites, area));
    const site = localSite(sites, area);
    const { version } = await publish(builds.remote(area), site, BY);
    await promote(site, version, BY);
    // A site from before releases were signed, on which nothing else has changed.
    if ((await site.read())?.issuedAt === undefined) await signAnew(site, BY);
    signed.push({ area, keys: await site.signer.publicKeys() });
  }
  const shell = join(sites, 'shell');
  const version = await stageShell(builds.shell, shell, withAreas(environment, signed), builds.sample);
  await serveShell(shell, version, { ...BY, action: 'stage' });
}
