import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentSchema, knownAreas } from '@lemma/contract';
import { expect, it } from 'vitest';
import { deployedRegion, regionOf } from './region-of.ts';
import { withEnvironment } from './shell-page.ts';

const page = '<head><script type="application/json" id="lemma-environment">{}</script></head>';
const pageIn = (projectId: string, functionsRegion: string): string =>
  withEnvironment(
    page,
    environmentSchema.parse({
      firebase: { apiKey: 'key', authDomain: 'school.example', projectId },
      areas: Object.fromEntries(knownAreas.map((area) => [area, `https://${area}.example`])),
      functionsRegion,
    }),
  );

it('is what the staged shell names, else the served one, never another project’s', async () => {
  const sites = await mkdtemp(join(tmpdir(), 'lemma-region-'));
  const server = createServer((_, reply) => reply.end(pageIn('district', 'europe-west3'))).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const shell = `http://localhost:${Object(server.address()).port}/`;
  expect(await regionOf({ project: 'district', sites, shell: undefined })).toBe('us-central1');
  expect(await regionOf({ project: 'district', sites, shell })).toBe('europe-west3');
  await mkdir(join(sites, 'shell'));
  await writeFile(join(sites, 'shell', 'index.html'), pageIn('district', 'europe-west1'));
  expect(await regionOf({ project: 'district', sites, shell })).toBe('europe-west1');
  await writeFile(join(sites, 'shell', 'index.html'), pageIn('another', 'asia-east1'));
  expect(await regionOf({ project: 'district', sites, shell })).toBe('europe-west3');
  server.close();
  await rm(sites, { recursive: true });
});

it.each([
  ['', 'us-central1'],
  ['LEMMA_MAIL=x\nLEMMA_REGION=europe-west1\n', 'europe-west1'],
  ['LEMMA_REGION="europe-west1"', 'europe-west1'],
  ['# LEMMA_REGION=asia-east1', 'us-central1'],
])('reads where the functions are deployed from %j', (env, region) => expect(deployedRegion(env)).toBe(region));
