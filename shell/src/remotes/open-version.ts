import {
  AppError,
  isAppError,
  isRemoteModule,
  type Release,
  type ReleaseBuild,
  reasonsAgainst,
  type SpokenRemote,
} from '@lemma/contract';
import type { Again } from '@lemma/school/release';
import { areaCodeRuns } from '../app/area-code.ts';
import { spokenContracts } from './contracts.ts';
import { offered, openEntry } from './open-entry.ts';
import { REMOTE_TIMEOUT_MS } from './read-release.ts';
import type { Site } from './site.ts';
import { learn, verify } from './verify.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds; long, because a development server bundles an area's imports at the first request. */
const DEVELOPMENT_TIMEOUT_MS = 60_000;

export type LoadedRemote = {
  readonly remote: SpokenRemote;
  readonly version: string;
  /**
   * Where this device opens the version for the second time, with what it is compared: a first time is slow of any version,
   * and one tab of a device says as much as many.
   */
  readonly again?: Again;
  /** The packages that the version borrows. */
  readonly requires?: ReleaseBuild['requires'];
};

/** Distinguishes scripts that arrived damaged from those that did not arrive. */
async function codeOfFailure(address: string): Promise<'remote/corrupt' | 'remote/unreachable'> {
  const reply = await withTimeout(fetch(address, { cache: 'no-store' }), REMOTE_TIMEOUT_MS).catch(() => undefined);
  return reply?.ok ? 'remote/corrupt' : 'remote/unreachable';
}

async function verifyFirst(addresses: readonly string[], where: string): Promise<void> {
  await withTimeout(verify(addresses), REMOTE_TIMEOUT_MS).catch(async (cause: unknown) => {
    const [failed] = /https?:\S+/.exec(String(cause)) ?? [];
    throw new AppError(failed === undefined ? 'remote/unreachable' : await codeOfFailure(failed), where, cause);
  });
}

/**
 * Opens one version of an area: repeats the release checks, verifies the scripts, and checks that the module has the
 * right area and contract.
 * @throws AppError with `area@version` as its detail.
 */
export async function openVersion(
  { area, address, isDevelopment }: Site,
  release: Release,
  version: string,
): Promise<LoadedRemote> {
  const where = `${area}@${version}`;
  const build = release.builds[version];
  if (!build) throw new AppError('remote/corrupt', `${where} is not among the builds`);
  if (!isDevelopment && build.first === undefined)
    throw new AppError('remote/corrupt', `${where} does not say what its scripts are`);
  const [reason] = reasonsAgainst(area, version, build, {
    ...{ contractVersion: Math.max(...spokenContracts), contracts: spokenContracts },
    shared: await offered(),
  });
  if (reason !== undefined) throw new AppError('remote/incompatible', reason);
  learn(address, build);
  const at = (path: string) => `${address}/${path}`;
  await verifyFirst((build.first ?? []).map(at), where);
  areaCodeRuns();
  const opening = openEntry(area, at(build.entry ?? build.manifest), build.runsAhead === true);
  const patience = isDevelopment ? DEVELOPMENT_TIMEOUT_MS : REMOTE_TIMEOUT_MS;
  const loaded = await withTimeout(opening, patience).catch((cause: unknown) => {
    // The files arrived as published, so an error while running is the version's own.
    const code = build.first === undefined || isAppError(cause) ? 'remote/unreachable' : 'remote/crashed';
    throw new AppError(code, where, cause);
  });
  if (!isRemoteModule(loaded?.remote, area, spokenContracts)) throw new AppError('remote/incompatible', where);
  return { remote: loaded.remote, version, requires: build.requires };
}
