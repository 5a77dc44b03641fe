import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { ownAreas } from '../../areas.ts';
import { type Addresses, localEnvironment } from '../../launcher/addresses.ts';
import { stageSites, workspaceBuilds } from '../../launcher/stage.ts';
import type { Progress } from '../../progress.ts';
import { localSite } from '../../release/local-site.ts';
import { promote } from '../../release/move.ts';
import { publish } from '../../release/publish.ts';
import { serveShell } from '../../release/shell-versions.ts';
import { stageShell } from '../../release/stage-shell.ts';
import { inRepository } from '../../repository.ts';
import { makeCertificate, pinOf, type StaticSite, serve } from './serve.ts';

export const builds = ['monolith', 'federated'] as const;
export type Build = (typeof builds)[number];

export type Staged = {
  readonly shells: Readonly<Record<Build, string>>;
  /** Whether an address belongs to one of the sites, not to an emulator. */
  readonly isOwn: (url: string) => boolean;
  /** The public key of the sites' certificate, in the form of Chromium's flag. */
  readonly pin: string;
  /** A folder for builds of the benchmark; it is deleted with the rest. */
  readonly folder: string;
  /** Releases a build of the teacher's area to everybody. */
  readonly releaseTeacher: (dist: string) => Promise<void>;
  /** Replaces the build of the single application. */
  readonly serveMonolith: (dist: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const BY = { by: 'npm run bench' };

async function buildMonolith(folder: string, progress: Progress): Promise<void> {
  const step = progress('Building the same sources as one application');
  const vite = inRepository('node_modules', '.bin', 'vite');
  const flags = ['--mode', 'monolith', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await execa(vite, ['build', ...flags], { cwd: inRepository('shell'), stdin: 'ignore' });
  step.done();
}

/** Builds the single application, releases the federated build in the usual way, and serves both alike. */
export async function stageBoth(addresses: Addresses, progress: Progress): Promise<Staged> {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-delivery-'));
  const sites = join(folder, 'sites');
  const [built, monolith] = [join(folder, 'built'), join(folder, 'monolith')];
  await mkdir(sites, { recursive: true });
  await buildMonolith(built, progress);
  const certificate = await makeCertificate();
  const started: StaticSite[] = [];
  const open = async (of: string, isPage: boolean): Promise<string> => {
    const site = await serve(of, isPage, certificate);
    started.push(site);
    return site.address;
  };
  const area = (name: string) => open(join(sites, name), false);
  const areas: Record<string, string> = {};
  for (const name of ownAreas) areas[name] = await area(name);
  const shells = { federated: await open(join(sites, 'shell'), true), monolith: await open(monolith, true) };
  const serveMonolith = async (dist: string) => {
    const environment = localEnvironment({ ...addresses, areas, shell: shells.monolith });
    await serveShell(monolith, await stageShell(dist, monolith, environment), { ...BY, action: 'stage' });
  };
  await stageSites(workspaceBuilds, sites, localEnvironment({ ...addresses, areas, shell: shells.federated }));
  await serveMonolith(built);
  const own = new Set(started.map(({ address }) => address));
  return {
    shells,
    isOwn: (url) => own.has(URL.parse(url)?.origin ?? ''),
    pin: pinOf(certificate),
    folder,
    releaseTeacher: async (dist) => {
      const site = localSite(sites, 'teacher');
      const { version } = await publish(dist, site, BY);
      await promote(site, version, BY);
    },
    serveMonolith,
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
