import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Area, areasOf, type Environment, knownAreas, listedArea } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { type Candidate, notListed } from './contract/mount.ts';
import { runContract } from './contract/run-contract.ts';
import { deployedShell, folderShell, type LiveShell } from './contract/served.ts';
import { type Healths, healthOf, stagedEnvironment } from './health.ts';
import { released } from './move.ts';
import { reasonsToRefuse, refuseFor, type Shell } from './reasons-to-refuse.ts';
import { readEnvironment } from './shell-page.ts';
import type { Site } from './site.ts';

/** What an area's release must fit: the shells in use, and the backend that counts loads. */
export type Surroundings = {
  readonly shells: readonly Shell[];
  readonly environment: Environment | undefined;
  /** The same shells, for opening in a browser. */
  readonly pages: readonly LiveShell[];
};

const shellSchema = z.object({
  contractVersion: z.number().int(),
  contracts: z.array(z.number().int()).optional(),
  shared: z.record(z.string(), z.string()),
  places: z.record(z.string(), z.array(z.string())).optional(),
  lends: z.array(z.string()).optional(),
  budgets: z.record(z.string(), z.object({ first: z.number().int(), largestScreen: z.number().int() })).optional(),
});

/** What a shell says of itself, with what its environment says of the areas. */
function withList(text: string, environment: Environment | undefined): Shell {
  const { places, ...shell } = shellSchema.parse(JSON.parse(text));
  const areas = environment === undefined ? [] : areasOf(environment).areas;
  const added = areas.flatMap(({ area, added }) =>
    added === undefined ? [] : [[area, added.nav.map(({ to }) => to)]],
  );
  return {
    ...shell,
    paths: Object.fromEntries(areas.map(({ area, path }) => [area, path])),
    // Shells from before these lists know no added area either.
    ...(places && { places: { ...places, ...Object.fromEntries(added) } }),
  };
}

async function fetched(address: string): Promise<string> {
  const reply = await fetch(address, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new Explained(`${address} can't be reached: ${cause}`);
  });
  if (!reply.ok) throw new Explained(`${address} answers ${reply.status}.`);
  return reply.text();
}

const ofFolder = async (sites: string): Promise<Surroundings> => {
  const text = await readFile(join(sites, 'shell', 'shell.json'), 'utf8').catch(() => undefined);
  const environment = await stagedEnvironment(sites);
  return {
    shells: text === undefined ? [] : [withList(text, environment)],
    environment,
    pages: environment === undefined ? [] : [await folderShell(sites, environment)],
  };
};

async function ofAddress(address: string): Promise<readonly [Shell, LiveShell]> {
  const text = await fetched(new URL('/shell.json', address).href);
  const environment = readEnvironment(await fetched(address));
  if (environment === undefined) throw new Explained(`${address} does not say where its areas are.`);
  return [withList(text, environment), deployedShell(address, environment)];
}

/** The shells at these addresses; without any, the one that is staged in the folder beside the areas. */
export async function surroundings(sites: string, addresses: readonly string[]): Promise<Surroundings> {
  if (addresses.length === 0) return ofFolder(sites);
  const found = await Promise.all(addresses.map(ofAddress));
  const pages = found.map(([, page]) => page);
  return { shells: found.map(([shell]) => shell), pages, environment: pages[0]?.environment };
}

/** Runs the contract tests in a browser. @returns what was not tried, as sentences. */
async function checkContract(
  candidate: Candidate,
  { pages }: Surroundings,
  skip: string | undefined,
): Promise<readonly string[]> {
  const who = `${candidate.area}@${candidate.version}`;
  if (skip !== undefined) return [`${who} was opened in no shell: ${skip}.`];
  if (pages.length === 0) return [`${who} was opened in no shell: none is served beside it, and none was named.`];
  const { reasons, notes } = await runContract(candidate, pages);
  refuseFor(reasons, who);
  return notes;
}

/**
 * Why a shell would open nothing that is signed with these keys. Shells from before releases were signed ask for no
 * key.
 */
export const keyReasons = (area: Area, keys: readonly string[], pages: readonly LiveShell[]): readonly string[] =>
  pages.flatMap(({ name, environment }) => {
    const listed = listedArea(environment, area);
    if (listed === undefined) return [notListed(name, area)];
    const isBefore = environment.releaseKeys === undefined && knownAreas.some((known) => known === area);
    return isBefore || keys.some((key) => listed.keys.includes(key))
      ? []
      : [`${name} lists other keys for ${area} than the one that signs it: the keys of its environment.`];
  });

/**
 * All checks before a release: first the version's own description, then a trial in a browser. `skip` gives the reason
 * for leaving the trial out. @returns what was not tried.
 */
export async function checkBeforeServing(
  site: Site,
  version: string,
  around: Surroundings,
  skip?: string,
): Promise<readonly string[]> {
  const release = released(site, await site.read());
  const { area } = site;
  const build = release.builds[version];
  if (build === undefined) throw new Explained(`${area} has no version ${version}.`);
  const health = await healthOf(around.environment, area, version);
  const reasons = [
    ...reasonsToRefuse({ area, version, build }, around.shells, health),
    ...keyReasons(area, await site.signer.publicKeys(), around.pages),
  ];
  refuseFor(reasons, `${area}@${version}`);
  const { schema, revision, issuedAt } = release;
  const alone = { schema, area, revision, issuedAt, current: version, builds: { [version]: build } };
  const served = JSON.stringify(await site.signer.sign(alone));
  return checkContract({ area, version, release, served }, around, skip);
}

/** What was counted of these versions, if the backend answers. */
async function healthsOf(site: Site, { environment }: Surroundings, versions: Iterable<string>): Promise<Healths> {
  const found = [...new Set(versions)].map(async (version) => {
    const health = await healthOf(environment, site.area, version);
    return health === undefined ? [] : [[version, health] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

const isVersion = (version: string | undefined): version is string => version !== undefined;

/** What was counted of each version that is served to anybody, or is the way back. */
export async function healthOfServed(site: Site, around: Surroundings): Promise<Healths> {
  const { canary, current, previous } = released(site, await site.read());
  return healthsOf(site, around, [canary?.version, current, previous].filter(isVersion));
}

/** The same of each version that the ledger keeps. */
export async function healthOfStored(site: Site, around: Surroundings): Promise<Healths> {
  return healthsOf(site, around, Object.keys(released(site, await site.read()).builds));
}
