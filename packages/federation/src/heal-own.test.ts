// @vitest-environment happy-dom
import { FILE_TYPES } from '@lemma/contract/typed-file';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { healOwn } from './heal-own.ts';

const start = () => healOwn({ types: FILE_TYPES, pausesMs: [0, 5000, 10_000], sheetPatienceMs: 4000 });

beforeAll(() => {
  // It loads no style sheet, and would say of each that it failed.
  const { settings } = Reflect.get(window, 'happyDOM');
  const { handleDisabledFileLoadingAsSuccess } = settings;
  settings.handleDisabledFileLoadingAsSuccess = true;
  return () => Object.assign(settings, { handleDisabledFileLoadingAsSuccess });
});

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
  start();
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

it('opens a page whose lazy style sheet failed to load', () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  start();
  const event = new Event('vite:preloadError', { cancelable: true });
  Reflect.set(event, 'payload', new Error('Unable to preload CSS for https://area.example/v/assets/look.css'));
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

describe('a style sheet of the page', () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  beforeAll(() => {
    Reflect.defineProperty(HTMLLinkElement.prototype, 'integrity', {
      configurable: true,
      get(this: HTMLLinkElement) {
        return this.getAttribute('integrity') ?? '';
      },
    });
    return () => Reflect.deleteProperty(HTMLLinkElement.prototype, 'integrity');
  });
  /** With the clock of the test. */
  const signalAfter = (milliseconds: number): AbortSignal => {
    const aborts = new AbortController();
    setTimeout(() => aborts.abort(), milliseconds);
    return aborts.signal;
  };
  const css = () => new Response('', { headers: { 'content-type': 'text/css' } });

  /** A page whose style sheet does not come, where fetches past the cache are answered so. */
  function open(answer: (signal: AbortSignal) => Promise<Response>) {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(signalAfter);
    document.head.innerHTML = `<link rel="stylesheet" integrity="sha384-look" href="${own('look.css')}">`;
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, { cache, integrity, signal }: RequestInit) => {
      asked.push([cache, integrity]);
      return answer(signal ?? AbortSignal.abort());
    });
    start();
    return asked;
  }
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it('that did not fit is put anew as soon as the site has it', async () => {
    let isBack = false;
    const asked = open(async () => {
      if (!isBack) throw new TypeError('does not match');
      return css();
    });
    const [link] = sheets();
    link?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(link?.isConnected).toBe(true);
    isBack = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.at(-1)).toEqual(['reload', 'sha384-look']);
    expect(link?.isConnected).toBe(false);
    expect(sheets().map(({ integrity }) => integrity)).toEqual(['sha384-look']);
  });

  it('that hangs no longer holds back the scripts, is given up, and comes as soon as the site is well', async () => {
    let isBack = false;
    const asked = open((signal) =>
      isBack ? Promise.resolve(css()) : new Promise((_, reject) => signal.addEventListener('abort', reject)),
    );
    const [link] = sheets();
    await vi.advanceTimersByTimeAsync(4000);
    expect(link?.isConnected).toBe(false);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked).toEqual([['reload', 'sha384-look']]);
    const [second] = sheets();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sheets()).toEqual([second]);
    // One at a time, with pauses: 8 s each, then 10.
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.length).toBeLessThan(20);
    isBack = true;
    await vi.advanceTimersByTimeAsync(18_000);
    expect(second?.isConnected).toBe(false);
    expect(sheets()).toHaveLength(1);
  });
});
