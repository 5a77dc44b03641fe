import { beforeEach, expect, it, vi } from 'vitest';
import { followShellCanary } from './shell-canary.ts';

const server = vi.hoisted(() => ({ call: vi.fn(), takesPart: true }));
vi.mock('@lemma/shared-auth', () => ({ call: server.call }));

const canary = { version: 'bbbbbbbbbbbb', share: 0.05, classes: [] };
const follow = (running: string) => followShellCanary({ running, canary });
const reported = () => server.call.mock.calls.filter(([name]) => name === 'reportLoad').map(([, { failed }]) => failed);
beforeEach(() => {
  localStorage.clear();
  server.takesPart = true;
  server.call.mockReset().mockImplementation(async () => ({ canary: server.takesPart }));
});

it('remembers for the next page that the circle takes part, and forgets it', async () => {
  await follow('aaaaaaaaaaaa');
  expect(localStorage.getItem('lemma.shell')).toBe(canary.version);
  expect(reported()).toEqual([]);
  server.takesPart = false;
  await follow(canary.version);
  expect(localStorage.getItem('lemma.shell')).toBeNull();
});

it('counts a page that the shell on trial has opened', async () => {
  await follow(canary.version);
  expect(server.call.mock.calls[0]).toEqual([
    'reportLoad',
    { area: 'shell', version: canary.version, tab: expect.any(String), failed: false },
  ]);
});

it('counts one that did not start once, and takes no seat in it again', async () => {
  localStorage.setItem('lemma.shell-failed', canary.version);
  for (let time = 0; time < 2; time += 1) await follow('aaaaaaaaaaaa');
  expect(reported()).toEqual([true]);
  expect(localStorage.getItem('lemma.shell')).toBeNull();
});

it('takes part in the next trial after one that failed', async () => {
  localStorage.setItem('lemma.shell-failed', '999999999999 told');
  await follow('aaaaaaaaaaaa');
  expect(localStorage.getItem('lemma.shell')).toBe(canary.version);
});
