// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const EARLY = Symbol.for('lemma.early');
const early = (replies: Readonly<Record<string, Response | undefined>>) =>
  Reflect.set(
    globalThis,
    EARLY,
    Promise.resolve(new Map(Object.entries(replies).map(([one, reply]) => [one, Promise.resolve(reply)]))),
  );
/** The module as a page has it that was just opened. */
const opened = async () => {
  vi.resetModules();
  return import('./early-reads.ts');
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, EARLY);
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});

it('takes what the page’s first lines asked for, once, if it was answered', async () => {
  const { takeEarly } = await opened();
  expect(await takeEarly('batchGet users')).toBeUndefined();
  const reply = Response.json([]);
  early({ 'batchGet users': reply, 'batchGet desks': new Response('', { status: 403 }), 'batchGet lost': undefined });
  expect(await takeEarly('batchGet users')).toBe(reply);
  expect(await takeEarly('batchGet users')).toBeUndefined();
  expect(await takeEarly('batchGet desks')).toBeUndefined();
  expect(await takeEarly('batchGet lost')).toBeUndefined();
});

it('does not take what was asked long ago', async () => {
  const { takeEarly } = await opened();
  early({ 'batchGet users': Response.json([]) });
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  expect(await takeEarly('batchGet users')).toBeUndefined();
});

it('remembers what an address needed until its heading and its first call', async () => {
  const { takeEarly, endNoting, rememberAsked } = await opened();
  await takeEarly('batchGet users');
  await takeEarly('runQuery classes');
  early({ 'batchGet submissions': Response.json([]) });
  endNoting();
  expect(await takeEarly('batchGet submissions')).toBeUndefined();
  document.body.innerHTML = '<h1>Home</h1>';
  await rememberAsked('ana');
  expect(JSON.parse(localStorage.getItem('lemma.reads') ?? '')).toEqual({
    uid: 'ana',
    at: window.location.pathname + window.location.search,
    asked: ['batchGet users', 'runQuery classes'],
  });
});
