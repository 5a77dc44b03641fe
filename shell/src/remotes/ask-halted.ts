import type { Release } from '@lemma/contract';
import { haltedAnswerSchema } from '@lemma/school/release';
import { addressOf } from '@lemma/shared-auth';
import type { Site } from './site.ts';

/** Milliseconds for which opening an area waits for the answer, which was asked for with the area's files. */
const PATIENCE_MS = 500;

/**
 * Which versions of a release were halted after they had been promoted. Nothing without an answer: then everybody opens
 * what the team serves. A plain request, which the browser sends at once and keeps for a minute.
 */
export async function askHalted(site: Site, { area, current, previous }: Release): Promise<readonly string[]> {
  // A development server has one version.
  if (site.isDevelopment || previous === undefined || !navigator.onLine) return [];
  try {
    const reply = await fetch(`${addressOf('halted')}?area=${area}&versions=${current},${previous}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return haltedAnswerSchema.parse(await reply.json()).halted;
  } catch {
    return [];
  }
}
