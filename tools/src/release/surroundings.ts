import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, environmentSchema } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { reasonsToRefuse, refuseFor, type Shell } from './gate.ts';
import { type Health, healthOf, stagedEnvironment } from './health.ts';
import { released } from './move.ts';
import { readEnvironment } from './shell-page.ts';
import type { Site } from './site.ts';

/** What is live around an area: the shells that people have, and the backend that counts loads. */
export type Surroundings = { readonly shells: readonly Shell[]; readonly environment: Environment | undefined };

const shellSchema = z.object({
  contractVersion: z.number().int(),
  shared: z.record(z.string(), z.string()),
  places: z.record(z.string(), z.array(z.string())).optional(),
  lends: z.array(z.string()).optional(),
});

async function fetched(address: string): Promise<string> {
  const reply = await fetch(address, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new Explained(`${address} can't be reached: ${cause}`);
  });
  if (!reply.ok) throw new Explained(`${address} answers ${reply.status}.`);
  return reply.text();
}

const ofFolder = async (sites: string): Promise<Surroundings> => {
  const text = await readFile(join(sites, 'shell', 'shell.json'), 'utf8').catch(() => undefined);
  return {
    shells: text === undefined ? [] : [shellSchema.parse(JSON.parse(text))],
    environment: await stagedEnvironment(sites),
  };
};

/** The shells at these addresses; without any, the one that is staged beside the areas in the folder. */
export async function surroundings(sites: string, addresses: readonly string[]): Promise<Surroundings> {
  if (addresses.length === 0) return ofFolder(sites);
  const shells = await Promise.all(
    addresses.map(async (address) =>
      shellSchema.parse(JSON.parse(await fetched(new URL('/shell.json', address).href))),
    ),
  );
  const environment = readEnvironment(await fetched(addresses[0] ?? ''));
  return { shells, environment: environmentSchema.optional().parse(environment) };
}

/** @throws Explained with a sentence for every reason not to serve this version. */
export async function checkBeforeServing(site: Site, version: string, around: Surroundings): Promise<void> {
  const { builds } = released(site, await site.read());
  const build = builds[version];
  if (build === undefined) throw new Explained(`${site.area} has no version ${version}.`);
  const health = await healthOf(around.environment, site.area, version);
  refuseFor(reasonsToRefuse({ area: site.area, version, build }, around.shells, health), `${site.area}@${version}`);
}

/** How the canary of an area does, if there is one and the backend answers. */
export async function healthOfCanary(site: Site, { environment }: Surroundings): Promise<Health | undefined> {
  const canary = (await site.read())?.canary;
  return canary === undefined ? undefined : healthOf(environment, site.area, canary.version);
}
