import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Area, Environment } from '@lemma/contract';
import { releaseCalls } from '@lemma/school/release';
import { z } from 'zod';
import { readEnvironment } from './shell-page.ts';

const answerSchema = z.object({ result: releaseCalls.releaseHealth.output });
/**
 * What was counted of a version: its loads as a canary, with `haltedAt` if it was halted automatically; those since
 * everybody is served it; and the faults and vitals that tabs reported.
 */
export type Health = z.infer<typeof answerSchema>['result'];
/** By version. */
export type Healths = ReadonlyMap<string, Health>;

const PATIENCE_MS = 5000;

const addressOf = ({ firebase, emulators, functionsRegion }: Environment): string =>
  emulators === undefined
    ? `https://${functionsRegion}-${firebase.projectId}.cloudfunctions.net/api/releaseHealth`
    : `http://${emulators.functions}/${firebase.projectId}/${functionsRegion}/api/releaseHealth`;

/** The environment of the shell that is staged in this folder, if there is one. */
export const stagedEnvironment = async (sites: string): Promise<Environment | undefined> => {
  const page = await readFile(join(sites, 'shell', 'index.html'), 'utf8').catch(() => undefined);
  return page === undefined ? undefined : readEnvironment(page);
};

/** Asks the backend for the counted loads; undefined if it cannot be reached, which does not stop a release. */
export async function healthOf(
  environment: Environment | undefined,
  area: Area,
  version: string,
): Promise<Health | undefined> {
  if (environment === undefined) return undefined;
  try {
    const reply = await fetch(addressOf(environment), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { area, version } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answerSchema.parse(await reply.json()).result;
  } catch {
    return undefined;
  }
}
