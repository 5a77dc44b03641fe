import {
  AppError,
  type Area,
  CONTRACT_VERSION,
  newSigningKeys,
  type Release,
  SERVED_BOUND,
  withSignatures,
} from '@lemma/contract';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { REMOTE_TIMEOUT_MS } from './read-release.ts';
import { createRemoteLoader } from './remote-loader.ts';

const runtime = vi.hoisted(() => ({
  entries: new Map<string, unknown>(),
  asked: [] as string[],
  seat: vi.fn(),
  fault: vi.fn(),
  halted: [] as string[],
  isSampled: false,
}));
vi.mock('./open-entry.ts', () => ({
  offered: async () => ({ react: '19.3.1' }),
  openEntry: async (_: string, entry: string) => {
    runtime.asked.push(entry);
    const found = runtime.entries.get(entry);
    if (found === undefined) throw new Error('not there');
    return found;
  },
}));
vi.mock('@lemma/shared-auth', () => ({
  call: runtime.seat,
  loadAfterHeading: (fetching: () => Promise<unknown>) => fetching(),
}));
vi.mock('./ask-halted.ts', () => ({ askHalted: async () => runtime.halted }));
vi.mock('./this-tab.ts', () => ({
  tab: 'this-tab',
  get isSampled() {
    return runtime.isSampled;
  },
}));
vi.mock('./report-fault.ts', () => ({ reportFault: runtime.fault }));
vi.mock('../app/report-error.ts', () => ({ reportError: () => undefined }));

let keys = { privateKey: '', publicKey: '' };
beforeAll(async () => {
  keys = await newSigningKeys();
});

const siteOf = (isDevelopment: boolean) => (area: Area) => ({
  area,
  address: `http://${area.charAt(0)}`,
  isDevelopment,
  keys: [keys.publicKey],
});
const addresses = siteOf(true);
const [current, previous] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const build = (version: string, contractVersion: number = CONTRACT_VERSION) => ({
  publishedAt: '2026-11-20T10:00:00Z',
  contractVersion,
  manifest: `v/${version}/mf-manifest.json`,
  requires: {},
  files: {},
});
const release = (part: Partial<Release> = {}): Release => ({
  schema: 1,
  revision: 1,
  area: 'teacher',
  current,
  previous,
  builds: { [current]: build(current), [previous]: build(previous) },
  ...part,
});
const remote = { remote: { area: 'teacher', contractVersion: CONTRACT_VERSION, createRoutes: () => [] } };

const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(await withSignatures(body, [keys.privateKey]), { status }));
const load = () => createRemoteLoader(addresses).load('teacher');
const code = async () =>
  load().then(
    () => 'loaded',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('finding a remote', () => {
  beforeEach(() => {
    localStorage.clear();
    runtime.entries.clear();
    runtime.asked.length = 0;
    runtime.seat.mockReset().mockResolvedValue({});
    runtime.halted = [];
    runtime.isSampled = false;
  });

  it('loads the version that the release names', async () => {
    answer(release());
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    expect(await load()).toMatchObject({ version: current });
  });

  it('fetches the lists of its later screens once it is shown, checked by their names', async () => {
    const lists = [`v/assets/links-${'a'.repeat(43)}.js`, `v/assets/links-${'b'.repeat(43)}.js`];
    answer(release({ builds: { [current]: { ...build(current), lists } } }));
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    await load();
    const fetched = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(fetched).toEqual(lists.map((list) => `http://t/${list}`));
    document.head.replaceChildren();
  });

  it('goes back to the previous version when the current one does not load', async () => {
    answer(release());
    runtime.entries.set(`http://t/v/${previous}/mf-manifest.json`, remote);
    runtime.fault.mockReset();
    expect(await load()).toMatchObject({ version: previous });
    expect(runtime.fault.mock.calls.map(([where, kind]) => [where.version, kind])).toEqual([[current, 'load']]);
  });

  it.each([
    ['remote/unreachable', () => answer({}, 404)],
    ['remote/corrupt', () => answer({ schema: 1 })],
    ['remote/unreachable', () => answer(release())],
    ['remote/incompatible', () => answer(release({ previous: undefined, builds: { [current]: build(current, 99) } }))],
  ] as const)('says %s', async (expected, arrange) => {
    arrange();
    expect(await code()).toBe(expected);
  });

  it('reports as incompatible when another area answers under this name', async () => {
    answer(release({ previous: undefined }));
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, { remote: { ...remote.remote, area: 'student' } });
    expect(await code()).toBe('remote/incompatible');
  });

  it('gives up after 8 s on a site that does not answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const told = code();
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
    expect(await told).toBe('remote/unreachable');
    expect(REMOTE_TIMEOUT_MS).toBe(8000);
    vi.useRealTimers();
  });

  it('uses the reply to the page’s first request, once', async () => {
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    answer({}, 503);
    const reply = withSignatures(release(), [keys.privateKey]).then((body) => Response.json(body));
    Reflect.set(globalThis, Symbol.for('lemma.release'), { area: 'teacher', address: 'http://t', reply });
    expect(await load()).toMatchObject({ version: current });
    localStorage.clear();
    expect(await code()).toBe('remote/unreachable');
  });

  it.each([
    ['another area', { area: 'parent', address: 'http://t' }],
    ['another address', { area: 'teacher', address: 'http://elsewhere' }],
  ])('leaves the reply of %s alone', async (_, from) => {
    answer({}, 503);
    const reply = withSignatures(release(), [keys.privateKey]).then((body) => Response.json(body));
    Reflect.set(globalThis, Symbol.for('lemma.release'), { ...from, reply });
    expect(await code()).toBe('remote/unreachable');
  });

  it('loads what a page needs ahead, checked and once, when the area is there', async () => {
    const page = `v/${current}/work.js`;
    const own = { ...build(current), files: { [page]: 'sha384-work' }, preload: { 'work/:id': [page] } };
    answer(release({ builds: { [current]: own } }));
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    const loader = createRemoteLoader(addresses);
    loader.expect('teacher', 'work/7');
    await loader.load('teacher');
    for (let time = 0; time < 2; time += 1) loader.expect('teacher', 'work/7');
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    expect(links.map(({ href, integrity }) => [href, integrity])).toEqual([[`http://t/${page}`, 'sha384-work']]);
  });

  it('tries again after a failure and keeps what was loaded', async () => {
    const loader = createRemoteLoader(addresses);
    answer({}, 503);
    await expect(loader.load('teacher')).rejects.toThrow('503');
    answer(release());
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    const first = await loader.load('teacher');
    answer({}, 503);
    expect(await loader.load('teacher')).toBe(first);
  });

  it.each([
    ['503', () => answer({}, 503)],
    ['another page', () => vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))],
    ['nothing at all', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))],
    ['a hang', () => vi.stubGlobal('fetch', () => new Promise(() => undefined))],
  ])('opens what worked on this device when release.json is %s', async (_, arrange) => {
    answer(release());
    runtime.entries.set(`http://t/v/${previous}/mf-manifest.json`, remote);
    expect((await load()).version).toBe(previous);
    vi.useFakeTimers();
    arrange();
    const again = load();
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
    expect((await again).version).toBe(previous);
    vi.useRealTimers();
  });

  describe('of which everybody is served one version', () => {
    const counted = () =>
      runtime.seat.mock.calls.map(([name, { version, failed, oneIn }]) => [name, version, failed, oneIn]);
    beforeEach(() => {
      answer(release());
      for (const version of [current, previous]) runtime.entries.set(`http://t/v/${version}/mf-manifest.json`, remote);
    });

    it('counts a load only in a tab that was drawn for it', async () => {
      await load();
      expect(counted()).toEqual([]);
      runtime.isSampled = true;
      await load();
      expect(counted()).toEqual([['reportLoad', current, false, 10]]);
    });

    it('counts each failed load, if another version comes up', async () => {
      runtime.entries.delete(`http://t/v/${current}/mf-manifest.json`);
      await load();
      expect(counted()).toEqual([['reportLoad', current, true, 10]]);
    });

    it('counts nothing of what somebody previews', async () => {
      runtime.isSampled = true;
      const previewed = release({ current: previous, previous: undefined });
      const preview = { release: previewed, served: previewed };
      await createRemoteLoader((area) => ({ ...addresses(area), preview })).load('teacher');
      expect(counted()).toEqual([]);
    });

    it('counts nothing where no version is in reach, which is a fault of none', async () => {
      runtime.entries.clear();
      expect(await code()).toBe('remote/unreachable');
      expect(counted()).toEqual([]);
    });

    it('counts each version that crashes, also if none comes up', async () => {
      answer(release({ previous: undefined }));
      runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, { remote: { ...remote.remote, area: 'student' } });
      expect(await code()).toBe('remote/incompatible');
      expect(counted()).toEqual([['reportLoad', current, true, 10]]);
    });

    it('has it compared with the one before, where a device opens it for the second time', async () => {
      await load();
      expect((await load()).again).toEqual({ oneIn: SERVED_BOUND.oneIn, beside: previous });
    });

    it('compares it with none that was rolled back', async () => {
      answer(release({ withdrawn: [previous] }));
      await load();
      expect((await load()).again).toEqual({ oneIn: SERVED_BOUND.oneIn });
    });

    it('opens the signed fallback once that version was halted', async () => {
      runtime.halted = [current];
      expect((await load()).version).toBe(previous);
    });

    it.each([
      ['was rolled back', { withdrawn: [previous] }],
      ['is not known', { previous: undefined }],
    ])('opens it all the same where the fallback %s', async (_, part) => {
      answer(release(part));
      runtime.halted = [current];
      expect((await load()).version).toBe(current);
    });

    it('falls back to no version that was rolled back', async () => {
      answer(release({ withdrawn: [previous] }));
      runtime.entries.delete(`http://t/v/${current}/mf-manifest.json`);
      expect(await code()).toBe('remote/unreachable');
    });
  });

  it('runs nothing that was loaded ahead', async () => {
    const entry = `v/${current}/entry.js`;
    const own = { ...build(current), files: { [entry]: 'sha384-e' }, first: [entry], preload: { '': [entry] } };
    answer(release({ previous: undefined, builds: { [current]: own } }));
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    const loader = createRemoteLoader(siteOf(false));
    void loader.fetchAhead('teacher', '');
    await expect.poll(() => document.querySelector(`link[href="http://t/${entry}"]`)).not.toBeNull();
    expect(runtime.asked).toEqual([]);
  });

  const bothThere = () => {
    answer(release());
    for (const version of [current, previous])
      runtime.entries.set(`http://t/v/${version}/mf-manifest.json`, {
        remote: { ...remote.remote, createRoutes: () => [{ path: version }] },
      });
  };

  it('replaces a broken version by the previous one, then reports the error, and starts over when asked', async () => {
    bothThere();
    const loader = createRemoteLoader(addresses);
    expect((await loader.load('teacher')).version).toBe(current);
    expect(loader.giveUp('teacher', new Error('render'))).toBe('another version');
    expect((await loader.load('teacher')).version).toBe(previous);
    expect(loader.giveUp('teacher', new Error('render again'))).toBe('none left');
    await expect(loader.load('teacher')).rejects.toMatchObject({
      code: 'remote/crashed',
      detail: `teacher@${current}`,
    });
    expect(loader.giveUp('teacher', new Error('nothing is shown'))).toBe('nothing shown');
    loader.forget('teacher');
    expect((await loader.load('teacher')).version).toBe(current);
  });

  it('refuses a version that needs what this shell lacks, and names it', async () => {
    const needy = { ...build(current), requires: { react: '^20.0.0' } };
    answer(release({ previous: undefined, builds: { [current]: needy } }));
    await expect(load()).rejects.toMatchObject({
      code: 'remote/incompatible',
      detail: `teacher@${current} needs react ^20.0.0; the shell has react 19.3.1.`,
    });
    expect(runtime.asked).toEqual([]);
  });

  it('refuses a version whose scripts have no hashes, except from a development server', async () => {
    bothThere();
    await expect(createRemoteLoader(siteOf(false)).load('teacher')).rejects.toMatchObject({ code: 'remote/corrupt' });
    expect(runtime.asked).toEqual([]);
  });

  describe('with a canary', () => {
    const canary = { version: previous, share: 0.05, classes: [] };
    beforeEach(() => {
      bothThere();
      answer(release({ previous: undefined, canary }));
    });

    it('serves it to the people whom the server chooses, and counts the load', async () => {
      runtime.seat.mockResolvedValue({ canary: true });
      expect((await load()).version).toBe(previous);
      expect(runtime.seat.mock.calls).toEqual([
        ['releaseSeat', { area: 'teacher', ...canary }],
        ['reportLoad', { area: 'teacher', version: previous, tab: expect.any(String), failed: false }],
      ]);
    });

    it('has it compared with what everybody has, where a device opens it for the second time', async () => {
      runtime.seat.mockResolvedValue({ canary: true });
      for (const again of [undefined, { beside: current }, undefined]) expect((await load()).again).toEqual(again);
      runtime.seat.mockResolvedValue({ canary: false });
      for (const again of [undefined, { oneIn: SERVED_BOUND.oneIn }, undefined])
        expect((await load()).again).toEqual(again);
    });

    it('serves everybody else the current version, and counts nothing', async () => {
      runtime.seat.mockResolvedValue({ canary: false });
      expect((await load()).version).toBe(current);
      expect(runtime.seat).toHaveBeenCalledTimes(1);
    });

    it('keeps the choice for the tab', async () => {
      const loader = createRemoteLoader(addresses);
      runtime.seat.mockResolvedValue({ canary: true });
      await loader.load('teacher');
      runtime.seat.mockResolvedValue({ canary: false });
      expect((await loader.load('teacher')).version).toBe(previous);
    });

    it('serves the current version when the server does not answer', async () => {
      runtime.seat.mockRejectedValue(new AppError('server/unavailable', 'down'));
      expect((await load()).version).toBe(current);
    });

    it('chooses nothing before somebody is signed in', async () => {
      runtime.seat.mockRejectedValue(new AppError('auth/signed-out', 'nobody'));
      expect(await code()).toBe('auth/signed-out');
    });

    it('counts a canary that does not load as failed, and serves the current version', async () => {
      runtime.entries.delete(`http://t/v/${previous}/mf-manifest.json`);
      runtime.seat.mockResolvedValue({ canary: true });
      expect((await load()).version).toBe(current);
      expect(runtime.seat).toHaveBeenLastCalledWith('reportLoad', expect.objectContaining({ failed: true }));
    });
  });
});
