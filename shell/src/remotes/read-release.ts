import {
  AppError,
  type Area,
  isAppError,
  isSignedBy,
  type Release,
  releaseSchema,
  STORED_VERSION,
} from '@lemma/contract';
import { knownRelease } from './known-release.ts';
import type { ServedRelease, Site } from './site.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Milliseconds after which a remote that does not answer is given up; the federation runtime itself would wait forever.
 */
export const REMOTE_TIMEOUT_MS = 8000;

const EARLY = Symbol.for('lemma.release');

/** The reply to the request that the page's first lines sent (packages/federation, `early.ts`); can be taken once. */
function takeEarly(area: Area, address: string): Promise<Response> | undefined {
  const early: unknown = Reflect.get(globalThis, EARLY);
  if (typeof early !== 'object' || early === null || !('area' in early && 'address' in early && 'reply' in early))
    return undefined;
  Reflect.deleteProperty(globalThis, EARLY);
  return early.area === area && early.address === address && early.reply instanceof Promise ? early.reply : undefined;
}

const timeOf = ({ issuedAt = '1970-01-01T00:00:00Z' }: Release): number => Date.parse(issuedAt);

/**
 * Accepts a release only with a valid signature, and only if it is not older than the one that opened here before. So
 * only the area's team decides what runs, and nobody can bring back what the team once signed.
 */
async function checkOrigin(site: Site, { release, served }: ServedRelease, where: string): Promise<void> {
  if (site.keys === undefined) return;
  if (!(await isSignedBy(served, site.keys)))
    throw new AppError('remote/untrusted', `${where} is not signed by a key of this area`);
  const seen = await knownRelease(site);
  if (seen !== undefined && timeOf(release) < timeOf(seen.release))
    throw new AppError(
      'remote/untrusted',
      `${where} of ${release.issuedAt} is older than what opened here, of ${seen.release.issuedAt}`,
    );
}

/**
 * The release that an area's site serves now, or its ledger, which also lists the versions that nobody is served.
 * @throws AppError `remote/unreachable`, `remote/corrupt` or `remote/untrusted`.
 */
export async function readRelease(
  site: Site,
  file: 'release.json' | 'ledger.json' = 'release.json',
): Promise<ServedRelease> {
  if (site.preview !== undefined) return site.preview;
  const { area, address } = site;
  const where = `${area}@unknown: ${file}`;
  const early = file === 'release.json' ? takeEarly(area, address) : undefined;
  const asked =
    early ?? fetch(`${address}/${file}`, { cache: 'no-cache', signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) });
  const fetched = asked.then(async (reply) => {
    if (!reply.ok) throw new AppError('remote/unreachable', `${where} answers ${reply.status}`);
    const served: unknown = await reply.json();
    return { served, version: reply.headers.get(STORED_VERSION) ?? undefined };
  });
  const { served, version } = await withTimeout(fetched, REMOTE_TIMEOUT_MS).catch((cause: unknown) => {
    if (isAppError(cause)) throw cause;
    throw new AppError(cause instanceof SyntaxError ? 'remote/corrupt' : 'remote/unreachable', where, cause);
  });
  const parsed = releaseSchema.safeParse(served);
  if (!parsed.success) throw new AppError('remote/corrupt', where, parsed.error);
  const release = parsed.data;
  if (release.area !== area) throw new AppError('remote/untrusted', `${where} is one of ${release.area}`);
  await checkOrigin(site, { release, served }, where);
  return { release, served, version: version !== undefined && version in release.builds ? version : undefined };
}
