import { createHash } from 'node:crypto';
import { LIST_HEAD, STORED_VERSION } from '@lemma/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOffline } from './offline.ts';
import type { StoreRequest } from './store-request.ts';

const ORIGIN = 'https://lemma.example';
const AREA = 'https://student.example';
const RELEASE = `${AREA}/release.json`;
const versionOf = (build: number) => build.toString(16).padStart(12, '0');
const print = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const html = (build: number) => `<script type="module" src="/assets/main-${build}.js"></script>`;
const shellFile = (build: number) => `assets/main-${build}.js`;
/** A file that has the same name in every build, with different content. */
const UNNAMED = 'remoteEntry.js';
const areaFile = (version: string) => `v/${version}/remoteEntry.js`;

const namedBy = (name: string, text: string) => `${name}-${createHash('sha256').update(text).digest('base64url')}.js`;
/** A file of the area, named by its contents, and the list that says so. */
const PAGE = { text: 'page', file: namedBy('page', 'page') };
const LIST = LIST_HEAD + JSON.stringify({ page: [PAGE.file], again: [PAGE.file, 'page'] });
const named = new Map([
  [`v/assets/${PAGE.file}`, PAGE.text],
  [`v/assets/${namedBy('links', LIST)}`, LIST],
]);

const buildOf = (version: string) => {
  const file = areaFile(version);
  return {
    publishedAt: '2026-11-20T10:00:00Z',
    contractVersion: 1,
    manifest: `v/${version}/mf-manifest.json`,
    requires: {},
    lists: [`v/assets/${namedBy('links', LIST)}`],
    files: { [file]: print(file), [`v/${version}/.vite/manifest.json`]: print('not served') },
  };
};

/** A stand-in for the browser's cache, which is keyed by address and shared by workers. */
function cacheStorage() {
  const responses = new Map<string, Response>();
  const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const cache = {
    match: async (request: RequestInfo | URL) => responses.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void responses.set(addressOf(request), response),
    delete: async (request: RequestInfo | URL) => responses.delete(addressOf(request)),
    keys: async () => [...responses.keys()].map((url) => ({ url })),
  };
  // The worker uses only these methods of a cache.
  return { open: async () => cache as unknown as Cache, size: () => responses.size };
}

/**
 * The sites: a build of the shell and one of the area, which are deployed separately, and a network that can be
 * switched off.
 */
function world() {
  const state = { shell: 1, area: 1, online: true, emptied: false, tampered: false, type: 'text/javascript' };
  const caches = cacheStorage();
  const pages = new Set<string>();
  const asked: string[] = [];
  const network = async (address: string): Promise<Response> => {
    asked.push(address);
    if (!state.online) throw new TypeError('Failed to fetch');
    const path = new URL(address).pathname.slice(1);
    if (address === RELEASE) {
      const [current, previous] = [versionOf(state.area), versionOf(state.area - 1)];
      const builds = { [current]: buildOf(current), [previous]: buildOf(previous) };
      return Response.json({ schema: 2, area: 'student', current, previous, builds, signatures: ['of the team'] });
    }
    if (path === 'files.json')
      return Response.json({
        files: { [shellFile(state.shell)]: print(shellFile(state.shell)), [UNNAMED]: print(`${state.shell}`) },
      });
    const headers = { 'content-type': state.type };
    if (path === UNNAMED) return new Response(`${state.shell}`, { headers });
    if (path.startsWith('student'))
      return new Response(state.emptied ? '' : html(state.shell), { headers: { 'content-type': 'text/html' } });
    if (path.includes('/.')) return new Response('', { status: 404 });
    if (state.tampered) throw new TypeError('Failed integrity');
    return new Response(named.get(path) ?? path, { headers });
  };
  const start = () =>
    createOffline({ caches, origin: ORIGIN, network, patience: 50, openPages: async () => [...pages] });
  let offline = start();
  return {
    state,
    caches,
    pages,
    asked,
    restart: () => {
      offline = start();
    },
    offline: () => offline,
  };
}

type World = ReturnType<typeof world>;
let opened = 0;

/** Opens a page: the shell, then its area. `between` is called once the shell has loaded. */
async function open(w: World, between: () => void = () => undefined) {
  opened += 1;
  const client = `page-${opened}`;
  const online = w.state.online;
  const reply = await w
    .offline()
    .page(`${ORIGIN}/student`, client)
    .catch(() => undefined);
  if (!reply) return undefined;
  w.pages.add(client);
  const shell = Number(/main-(\d+)/.exec(await reply.text())?.[1]);
  between();
  const entry = await (
    await w
      .offline()
      .unnamed(`${ORIGIN}/${UNNAMED}`, client)
      .catch(() => new Response(''))
  ).text();
  const release = await w.offline().release(RELEASE, client);
  const stored = release.headers.get(STORED_VERSION);
  const version = release.ok ? (stored ?? String((await release.json()).current)) : undefined;
  return { client, shell, version, online, entry };
}

const storeRequestOf = (page: { shell: number; version: string }): StoreRequest => ({
  kind: 'keep',
  page: '/student',
  loaded: [`${ORIGIN}/${shellFile(page.shell)}`],
  release: RELEASE,
  version: page.version,
});

describe('the area without a network', () => {
  it('opens from what was kept, with its files', async () => {
    const w = world();
    const page = await open(w);
    expect(await w.offline().keep(storeRequestOf({ shell: 1, version: page?.version ?? '' }))).toBe(true);
    w.state.online = false;
    w.restart();
    expect(await open(w)).toMatchObject({ shell: 1, version: versionOf(1), entry: '1' });
    expect(await (await w.offline().file(`${ORIGIN}/${shellFile(1)}`))?.text()).toBe(shellFile(1));
    expect(await (await w.offline().file(`${AREA}/${areaFile(versionOf(1))}`))?.text()).toBe(areaFile(versionOf(1)));
    for (const [path, text] of named) expect(await (await w.offline().file(`${AREA}/${path}`))?.text()).toBe(text);
  });

  it('fetches each file once, the lists that it reads among them', async () => {
    const w = world();
    await w.offline().keep(storeRequestOf({ shell: 1, version: versionOf(1) }));
    expect(w.asked).toEqual(expect.arrayContaining([...named.keys()].map((path) => `${AREA}/${path}`)));
    expect(w.asked).toEqual([...new Set(w.asked)]);
  });

  it('answers with the release as it was signed, and names the version that it has beside it', async () => {
    const w = world();
    const page = await open(w);
    w.state.area = 2;
    expect(await w.offline().keep(storeRequestOf({ shell: 1, version: page?.version ?? '' }))).toBe(true);
    const signed = await (await w.offline().release(RELEASE, page?.client ?? '')).text();
    w.state.online = false;
    const stored = await open(w);
    const reply = await w.offline().release(RELEASE, stored?.client ?? '');
    expect(await reply.text()).toBe(signed);
    expect([reply.headers.get(STORED_VERSION), JSON.parse(signed).current]).toEqual([versionOf(1), versionOf(2)]);
  });

  it('fails clearly where nothing was kept', async () => {
    const w = world();
    w.state.online = false;
    expect(await open(w)).toBeUndefined();
  });

  it('takes a page that comes empty for one that does not come', async () => {
    const w = world();
    w.state.emptied = true;
    expect(await open(w)).toBeUndefined();
    w.state.emptied = false;
    const page = await open(w);
    await w.offline().keep(storeRequestOf({ shell: 1, version: page?.version ?? '' }));
    w.state.emptied = true;
    expect(await open(w)).toMatchObject({ shell: 1, version: versionOf(1) });
  });

  it('goes to the network while there is one, so that a release shows at once', async () => {
    const w = world();
    const page = await open(w);
    await w.offline().keep(storeRequestOf({ shell: 1, version: page?.version ?? '' }));
    Object.assign(w.state, { shell: 2, area: 2 });
    expect(await open(w)).toMatchObject({ shell: 2, version: versionOf(2) });
  });

  it('gives a page from the kept set the kept area, even when the network is back with a new one', async () => {
    const w = world();
    const page = await open(w);
    await w.offline().keep(storeRequestOf({ shell: 1, version: page?.version ?? '' }));
    w.state.online = false;
    const opened = await open(w, () => Object.assign(w.state, { online: true, shell: 2, area: 2 }));
    expect(opened).toMatchObject({ shell: 1, version: versionOf(1), entry: '1' });
  });

  it('gives a new shell no old area when the network goes between the two', async () => {
    const w = world();
    const page = await open(w);
    await w.offline().keep(storeRequestOf({ shell: 1, version: page?.version ?? '' }));
    Object.assign(w.state, { shell: 2, area: 2 });
    const torn = await open(w, () => {
      w.state.online = false;
    });
    expect(torn).toMatchObject({ shell: 2, version: undefined });
  });

  it('keeps no page of a build that is no longer served, and nothing that does not fit', async () => {
    const w = world();
    const page = { shell: 1, version: versionOf(1) };
    w.state.shell = 2;
    expect(await w.offline().keep(storeRequestOf(page))).toBe(false);
    w.state.shell = 1;
    w.state.tampered = true;
    await expect(w.offline().keep(storeRequestOf(page))).rejects.toThrow('integrity');
    w.state.tampered = false;
    // A browser runs no script of another type, and would be given the stored one for as long as it is stored.
    w.state.type = 'text/plain';
    await expect(w.offline().keep(storeRequestOf(page))).rejects.toThrow('text/plain');
    w.state.online = false;
    expect(await open(w)).toBeUndefined();
  });

  it('lets go of builds that no page shows', async () => {
    const w = world();
    for (let build = 1; build <= 5; build += 1) {
      Object.assign(w.state, { shell: build, area: build });
      const page = await open(w);
      w.pages.clear();
      w.restart();
      await w.offline().keep(storeRequestOf({ shell: build, version: page?.version ?? '' }));
    }
    // Five files, the set, the record of the current set, and the pins of no page.
    expect(w.caches.size()).toBeLessThanOrEqual(8);
  });

  it('never serves a shell and an area that were not there together, in 500 schedules of deploys and faults', async () => {
    const step = fc.constantFrom('shell', 'area', 'both', 'offline', 'online', 'open', 'keep', 'restart', 'close');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(step, { maxLength: 30 }), async (steps, torn) => {
        const w = world();
        const together = new Set<string>();
        const ran: { shell: number; version: string }[] = [];
        const act = (what: (typeof steps)[number] | undefined) => {
          if (what === 'shell' || what === 'both') w.state.shell += 1;
          if (what === 'area' || what === 'both') w.state.area += 1;
          if (what === 'offline') w.state.online = false;
          if (what === 'online') w.state.online = true;
          if (what === 'restart') w.restart();
          if (what === 'close') w.pages.clear();
        };
        for (const [index, what] of steps.entries()) {
          act(what);
          if (what === 'open') {
            const before = { ...w.state };
            const page = await open(w, () => act(torn[index]));
            if (page?.version === undefined) continue;
            const pair = `${page.shell} ${page.version}`;
            // From the network: what each site served while the page opened. From the worker: a pair that ran together
            // before.
            const served = page.shell === before.shell && before.online;
            const live = [before.area, w.state.area].map(versionOf).includes(page.version) && w.state.online;
            expect((served && live) || together.has(pair), pair).toBe(true);
            together.add(pair);
            ran.push({ shell: page.shell, version: page.version });
          }
          const last = ran.at(-1);
          if (what === 'keep' && last)
            await w
              .offline()
              .keep(storeRequestOf(last))
              .catch(() => false);
        }
      }),
      { numRuns: 500 },
    );
  });
});
