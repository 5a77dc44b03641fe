import { STORED_VERSION } from '@lemma/contract';
import { withWords } from './came-empty.ts';
import { pinsOf } from './pins.ts';
import type { StoreRequest } from './store-request.ts';
import { fetchSet, keyIn, type Network, nameOf, records, type Storage, type StoredSet } from './stored-set.ts';

export type OfflineOptions = Storage & {
  readonly network: Network;
  /** Milliseconds after which a page or a release counts as unreachable. */
  readonly patience: number;
  /** The ids of the pages that are open. */
  readonly openPages: () => Promise<readonly string[]>;
};

const gone = () => new Response('', { status: 504, statusText: 'Out of reach' });

function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('out of reach')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Stored = ReturnType<typeof records>;

/** Deletes what no open page needs any more. */
async function prune(
  stored: Stored,
  openPages: OfflineOptions['openPages'],
  isPinned: (client: string) => boolean,
): Promise<void> {
  const open = new Set(await openPages());
  const current = await stored.readCurrent();
  const used = new Set(current === undefined ? [] : [current]);
  for (const client of await stored.names('pin')) {
    const pinned = await stored.readPin(client);
    if (!open.has(client) && !isPinned(client)) await stored.remove(`pin/${client}`);
    else if (pinned && 'set' in pinned) used.add(pinned.set);
  }
  const files = new Set<string>();
  for (const id of await stored.names('set')) {
    if (!used.has(id)) await stored.remove(`set/${id}`);
    else for (const file of (await stored.readSet(id))?.files ?? []) files.add(file);
  }
  const cache = await stored.cache();
  for (const { url } of await cache.keys()) if (!stored.isRecord(url) && !files.has(url)) await cache.delete(url);
}

/**
 * Serves the area without a network. A page is pinned to the source of its shell, and its area comes from the same
 * source: from the stored set with the stored shell, or from the network with the network's. So a shell and an area
 * that were not released together never run together, whatever is deployed between two requests.
 */
export function createOffline(options: OfflineOptions) {
  const { network, patience, openPages } = options;
  const stored = records(options);
  const { pin, pinned, pinOf, isPinned } = pinsOf(stored);
  const currentSet = async (): Promise<StoredSet | undefined> => {
    const id = await stored.readCurrent();
    return id === undefined ? undefined : stored.readSet(id);
  };
  const releaseOf = ({ release, version }: StoredSet) =>
    new Response(release, {
      headers: { 'content-type': 'application/json', ...(version === undefined ? {} : { [STORED_VERSION]: version }) },
    });

  return {
    /**
     * The page itself: from the network if it answers in time, else the stored one. `early` is the request that the
     * browser made while the worker started.
     */
    page: async (address: string, client: string, early?: Promise<Response | undefined>): Promise<Response> => {
      const ask = async () =>
        withWords((await early) ?? (await network(address, { credentials: 'same-origin', redirect: 'manual' })));
      const asked = ask();
      // The error is handled below, where the request is awaited.
      asked.catch(() => undefined);
      const current = await currentSet();
      try {
        const reply = await (current ? inTime(asked, patience) : asked);
        // No address of an area answers 404: its site is being deployed, or is gone.
        if (current && (reply.status === 404 || reply.status >= 500)) throw new Error(`${reply.status}`);
        pin(
          client,
          reply
            .clone()
            .text()
            .then(nameOf)
            .then((shell) => ({ shell })),
        );
        return reply;
      } catch (error) {
        if (!current) throw error;
        pin(client, Promise.resolve({ set: current.id }));
        return new Response(current.html, {
          headers: current.headers.map(([name, value]): [string, string] => [name, value]),
        });
      }
    },
    pinned,
    /** An area's release, from the same source as the page's shell. */
    release: async (address: string, client: string): Promise<Response> => {
      const pinned = await pinOf(client);
      if (pinned && 'set' in pinned) {
        const pinnedSet = await stored.readSet(pinned.set);
        return pinnedSet?.releaseUrl === address ? releaseOf(pinnedSet) : gone();
      }
      try {
        return await inTime(network(address, { cache: 'no-cache', credentials: 'omit' }), patience);
      } catch {
        const current = await currentSet();
        const fits = current !== undefined && current.shell === pinned?.shell && current.releaseUrl === address;
        return fits ? releaseOf(current) : gone();
      }
    },
    /** A file whose name depends on its content, so that the stored and the fetched one are the same. */
    file: async (address: string): Promise<Response | undefined> => (await stored.cache()).match(address),
    /** A file of the shell with the same name in every build, from the same source as the page. */
    unnamed: async (address: string, client: string): Promise<Response> => {
      const fromSet = async (current: StoredSet | undefined) => {
        const key = current && keyIn(current, address);
        return (key === undefined ? undefined : await (await stored.cache()).match(key)) ?? gone();
      };
      const pinned = await pinOf(client);
      if (pinned && 'set' in pinned) return fromSet(await stored.readSet(pinned.set));
      try {
        return await network(address, { cache: 'no-cache', credentials: 'same-origin' });
      } catch {
        const current = await currentSet();
        return current?.shell === pinned?.shell ? fromSet(current) : gone();
      }
    },
    /** Stores a pair that has started together, and deletes what no open page needs any more. */
    keep: async (asked: StoreRequest): Promise<boolean> => {
      const made = await fetchSet(options, network, asked);
      if (made === undefined) return false;
      if ((await stored.readCurrent()) !== made.id) {
        await stored.write(`set/${made.id}`, made);
        await stored.write('current', { id: made.id });
      }
      await prune(stored, openPages, isPinned);
      return true;
    },
  };
}
