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

const remembered = () => JSON.parse(localStorage.getItem('lemma.reads') ?? '{}');
const here = window.location.pathname + window.location.search;
const showHeading = () => {
  document.body.innerHTML = '<h1>Home</h1>';
};

it('remembers what an address needed until its first call', async () => {
  const { takeEarly, endNoting, rememberAsked } = await opened();
  await takeEarly('batchGet users');
  await takeEarly('runQuery classes');
  early({ 'batchGet submissions': Response.json([]) });
  endNoting();
  expect(await takeEarly('batchGet submissions')).toBeUndefined();
  showHeading();
  await rememberAsked('ana');
  expect(remembered()).toEqual({
    uid: 'ana',
    pages: { [here]: { asked: ['batchGet users', 'runQuery classes'], later: [] } },
  });
});

it('remembers apart what comes after the heading until the client is there', async () => {
  const { takeEarly, endNoting, rememberAsked } = await opened();
  await takeEarly('batchGet users');
  const remembering = rememberAsked('ana');
  showHeading();
  await takeEarly('batchGet boards');
  await takeEarly('batchGet users');
  endNoting();
  await remembering;
  expect(remembered().pages).toEqual({ [here]: { asked: ['batchGet users'], later: ['batchGet boards'] } });
});

it('remembers six addresses of one person', async () => {
  const pages = Object.fromEntries(['/1', '/2', '/3', '/4', '/5', '/6'].map((at) => [at, { asked: [], later: [] }]));
  localStorage.setItem('lemma.reads', JSON.stringify({ uid: 'ana', pages }));
  const { endNoting, rememberAsked } = await opened();
  showHeading();
  endNoting();
  await rememberAsked('ana');
  expect(Object.keys(remembered().pages)).toEqual(['/2', '/3', '/4', '/5', '/6', here]);
  await rememberAsked('ben');
  expect(remembered()).toMatchObject({ uid: 'ben', pages: { [here]: {} } });
  expect(Object.keys(remembered().pages)).toHaveLength(1);
});

it('asks for what came after the heading at the last visit, once the scripts are there', async () => {
  const pages = { [here]: { asked: ['batchGet users'], later: ['batchGet boards', 'batchGet users'] } };
  localStorage.setItem('lemma.reads', JSON.stringify({ uid: 'ana', pages }));
  const { askLater, takeEarly } = await opened();
  early({ 'batchGet users': Response.json([]) });
  const boards = Response.json([]);
  const ask = vi.fn(async (_: string) => boards);
  await askLater('ana', ask);
  expect(ask.mock.calls).toEqual([['batchGet boards']]);
  expect(await takeEarly('batchGet boards')).toBe(boards);
  await askLater('ben', ask);
  expect(ask).toHaveBeenCalledTimes(1);
});
