import { AppError, CONTRACT_VERSION, type Release } from '@lemma/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader, REMOTE_TIMEOUT } from './remote-loader.ts';

const runtime = vi.hoisted(() => ({ entries: new Map<string, unknown>(), registered: [] as string[] }));
vi.mock('@module-federation/runtime', () => ({
  registerRemotes: ([{ entry }]: [{ entry: string }]) => runtime.registered.push(entry),
  loadRemote: async () => {
    const found = runtime.entries.get(runtime.registered.at(-1) ?? '');
    if (found === undefined) throw new Error('not there');
    return found;
  },
}));

const addresses = { teacher: 'http://t', parent: 'http://p', student: 'http://s' };
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

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const load = () => createRemoteLoader(addresses).load('teacher');
const code = async () =>
  load().then(
    () => 'loaded',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('finding a remote', () => {
  beforeEach(() => {
    runtime.entries.clear();
    runtime.registered.length = 0;
  });

  it('loads the version that the release names', async () => {
    answer(release());
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    expect(await load()).toMatchObject({ version: current });
  });

  it('goes back to the previous version when the current one does not load', async () => {
    answer(release());
    runtime.entries.set(`http://t/v/${previous}/mf-manifest.json`, remote);
    expect(await load()).toMatchObject({ version: previous });
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

  it('says incompatible when another area answers under this name', async () => {
    answer(release({ previous: undefined }));
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, { remote: { ...remote.remote, area: 'student' } });
    expect(await code()).toBe('remote/incompatible');
  });

  it('gives up on a site that does not answer after 8 s', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const told = code();
    await vi.advanceTimersByTimeAsync(REMOTE_TIMEOUT);
    expect(await told).toBe('remote/unreachable');
    expect(REMOTE_TIMEOUT).toBe(8000);
    vi.useRealTimers();
  });

  it('tries anew after a failure and keeps what was loaded', async () => {
    const loader = createRemoteLoader(addresses);
    answer({}, 503);
    await expect(loader.load('teacher')).rejects.toThrow('503');
    answer(release());
    runtime.entries.set(`http://t/v/${current}/mf-manifest.json`, remote);
    const first = await loader.load('teacher');
    answer({}, 503);
    expect(await loader.load('teacher')).toBe(first);
  });
});
