// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { healOwn } from './heal-own.ts';

const own = (name: string) => `${location.origin}/assets/${name}`;
afterEach(() => vi.unstubAllGlobals());

it('asks past the cache for what does not fit or is no script, with its integrity, and leaves what does', async () => {
  const integrity = { '/assets/a.js': 'sha384-a', '/assets/b.js': 'sha384-b', '/assets/c.js': 'sha384-c' };
  const asked = [own('a.js'), own('b.js'), own('c.js'), 'https://elsewhere.example/assets/c.js'];
  const tags = asked.map((address) => `<script type="module" src="${address}"></script>`);
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>${tags.join('')}`;
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { cache, integrity: sum }: RequestInit) => {
    fetched.push(`${cache} ${address} ${sum}`);
    if (address === own('b.js') && cache === 'force-cache') throw new TypeError('does not match');
    const isText = address === own('c.js') && cache === 'force-cache';
    return new Response('', { headers: { 'content-type': isText ? 'text/plain' : 'text/javascript' } });
  });
  healOwn();
  const heal: unknown = Reflect.get(globalThis, Symbol.for('lemma.heal'));
  expect(typeof heal === 'function' && (await heal())).toBe(true);
  expect(fetched).toEqual([
    `force-cache ${own('a.js')} sha384-a`,
    `force-cache ${own('b.js')} sha384-b`,
    `force-cache ${own('c.js')} sha384-c`,
    `reload ${own('b.js')} sha384-b`,
    `reload ${own('c.js')} sha384-c`,
  ]);
});

it('opens a page without a stylesheet that failed to load, and adds it later', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  healOwn();
  const event = new Event('vite:preloadError', { cancelable: true });
  Reflect.set(event, 'payload', new Error('Unable to preload CSS for https://area.example/v/assets/look.css'));
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href).toContain('look.css'),
  );
});

it('puts a style sheet of its own in the place of one that did not fit, as soon as the site has it', async () => {
  vi.useFakeTimers();
  document.head.innerHTML = `<link rel="stylesheet" integrity="sha384-look" href="${own('look.css')}">`;
  const link = document.querySelector('link');
  let isBack = false;
  let isCached = false;
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    if (cache === 'reload') isCached = isBack;
    if (!isCached) throw new TypeError('does not match');
    return new Response('', { headers: { 'content-type': 'text/css' } });
  });
  healOwn();
  link?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(link?.isConnected).toBe(true);
  isBack = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(link?.isConnected).toBe(false);
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('integrity')).toBe('sha384-look');
  vi.useRealTimers();
});
