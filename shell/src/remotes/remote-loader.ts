import {
  AppError,
  type Area,
  CONTRACT_VERSION,
  isAppError,
  isRemoteModule,
  type Release,
  type RemoteModule,
  releaseSchema,
} from '@lemma/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds after which a remote that does not answer is given up. The federation runtime itself would wait for ever. */
export const REMOTE_TIMEOUT = 8000;

export type LoadedRemote = { readonly remote: RemoteModule; readonly version: string };
export type RemoteLoader = {
  /** Loads an area's remote. A remote that is there is kept; one that failed is tried anew at the next call. */
  readonly load: (area: Area) => Promise<LoadedRemote>;
};

type Addresses = Readonly<Record<Area, string>>;

async function readRelease(area: Area, address: string): Promise<Release> {
  const fetched = fetch(`${address}/release.json`, { cache: 'no-cache' }).then((reply) => {
    if (!reply.ok) throw new AppError('remote/unreachable', `${area}: release.json answers ${reply.status}`);
    return reply.json();
  });
  const reply: unknown = await withTimeout(fetched, REMOTE_TIMEOUT).catch((cause: unknown) => {
    throw isAppError(cause) ? cause : new AppError('remote/unreachable', `${area}: release.json`, cause);
  });
  const parsed = releaseSchema.safeParse(reply);
  if (!parsed.success) throw new AppError('remote/corrupt', `${area}: release.json`, parsed.error);
  return parsed.data;
}

async function loadVersion(area: Area, address: string, release: Release, version: string): Promise<LoadedRemote> {
  const where = `${area}@${version}`;
  const build = release.builds[version];
  if (!build) throw new AppError('remote/corrupt', `${where} is not among the builds`);
  if (build.contractVersion !== CONTRACT_VERSION) {
    throw new AppError(
      'remote/incompatible',
      `${where} speaks contract ${build.contractVersion}, this shell ${CONTRACT_VERSION}`,
    );
  }
  registerRemotes([{ name: area, entry: `${address}/${build.manifest}`, type: 'module' }], { force: true });
  const loaded = await withTimeout(loadRemote<{ remote: unknown }>(`${area}/entry`), REMOTE_TIMEOUT).catch(
    (cause: unknown) => {
      throw new AppError('remote/unreachable', where, cause);
    },
  );
  if (!isRemoteModule(loaded?.remote, area)) throw new AppError('remote/incompatible', where);
  return { remote: loaded.remote, version };
}

async function loadArea(area: Area, address: string): Promise<LoadedRemote> {
  const release = await readRelease(area, address);
  try {
    return await loadVersion(area, address, release, release.current);
  } catch (error) {
    if (release.previous === undefined || release.previous === release.current) throw error;
    return loadVersion(area, address, release, release.previous);
  }
}

/** Finds remotes by the `release.json` of each area's site: nothing of a remote is known when the shell is built. */
export function createRemoteLoader(addresses: Addresses): RemoteLoader {
  const loading = new Map<Area, Promise<LoadedRemote>>();
  return {
    load: (area) => {
      const running = loading.get(area) ?? loadArea(area, addresses[area]);
      loading.set(area, running);
      running.catch(() => loading.delete(area));
      return running;
    },
  };
}
