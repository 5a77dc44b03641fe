// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// As the page's first lines leave it, before this module is there.
const early = 'https://early.example/v/a';
vi.hoisted(() => {
  const at = (path: string) => `https://early.example/v/a/${path}`;
  const came = (integrity: string, is: boolean) => ({ integrity, came: Promise.resolve(is) });
  Reflect.set(
    globalThis,
    Symbol.for('lemma.announced'),
    new Map([
      [at('entry.js'), came('sha384-entry', true)],
      [at('inner.js'), came('sha384-inner', false)],
      [at('other.js'), came('sha384-of-before', true)],
      [at('bare.js'), came('', true)],
    ]),
  );
});

const { learn, verify } = await import('./verify.ts');

const build = (site: string) => {
  learn(site, {
    files: { 'v/a/entry.js': 'sha384-entry', 'v/a/inner.js': 'sha384-inner', 'v/a/look.css': 'sha384-look' },
    imports: { 'v/a/entry.js': ['v/a/inner.js'] },
  });
  return (path: string) => `${site}/v/a/${path}`;
};

/** Simulates the browser: loads each link element or fails it, as `answer` says. */
function browser(answer: (link: HTMLLinkElement) => 'load' | 'error') {
  const links: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLLinkElement) {
        links.push(`${node.rel} ${node.href} ${node.integrity} ${node.crossOrigin}`);
        queueMicrotask(() => node.dispatchEvent(new Event(answer(node))));
      }
  });
  return links;
}
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nothing past the cache either'))));
afterEach(() => vi.restoreAllMocks());

it('loads a script and all its imports with their integrity, each once', async () => {
  const at = build('https://one.example');
  const links = browser(() => 'load');
  await verify([at('entry.js')]);
  await verify([at('inner.js')]);
  expect(links).toEqual([
    `modulepreload ${at('entry.js')} sha384-entry anonymous`,
    `modulepreload ${at('inner.js')} sha384-inner anonymous`,
  ]);
});

it('refuses when one of them does not match, names it, and loads it again the next time', async () => {
  const at = build('https://two.example');
  browser(({ href }) => (href.endsWith('inner.js') ? 'error' : 'load'));
  await expect(verify([at('entry.js')])).rejects.toThrow(at('inner.js'));
  vi.restoreAllMocks();
  expect(browser(() => 'load')).toEqual([]);
  await verify([at('entry.js')]);
});

it('requests past the cache what did not arrive as published, with its integrity, and accepts it then', async () => {
  const at = build('https://five.example');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { cache, integrity }: RequestInit) => {
    asked.push([address, cache, integrity]);
    return new Response('');
  });
  browser(({ href }) => (href.endsWith('inner.js') && asked.length === 0 ? 'error' : 'load'));
  await verify([at('entry.js')]);
  expect(asked).toEqual([[at('inner.js'), 'reload', 'sha384-inner']]);
});

it('accepts scripts without a known hash, from a development server', async () => {
  const links = browser(() => 'error');
  await verify(['http://localhost:5301/src/entry.ts']);
  expect(links).toEqual([]);
});

it('holds a script to the hash in its name, and refuses one of a release that nothing vouches for', async () => {
  const at = build('https://six.example');
  const links = browser(() => 'load');
  const named = at(`page-${'a-_'.repeat(14)}z.js`);
  await verify([named]);
  expect(links).toEqual([`modulepreload ${named} sha256-${'a+/'.repeat(14)}z= anonymous`]);
  await expect(verify([at('other.js')])).rejects.toMatchObject({ code: 'remote/untrusted' });
  expect(links).toHaveLength(1);
});

it('checks imports on demand when remotes ask for it', async () => {
  const at = build('https://three.example');
  const links = browser(() => 'load');
  const hook: unknown = Reflect.get(globalThis, Symbol.for('lemma.verify'));
  if (typeof hook === 'function') await hook(at('inner.js'));
  expect(links).toHaveLength(1);
});

it('gives up a page that does not load', async () => {
  vi.useFakeTimers();
  const at = build('https://four.example');
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const hook: unknown = Reflect.get(globalThis, Symbol.for('lemma.verify'));
  const asked =
    typeof hook === 'function'
      ? expect(hook(at('inner.js'))).rejects.toMatchObject({ code: 'remote/unreachable' })
      : undefined;
  await vi.advanceTimersByTimeAsync(8000);
  await asked;
  vi.useRealTimers();
});

it('tells a script that hangs from one that is slow', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const fresh = await import('./verify.ts');
  const at = 'https://seven.example/a.js';
  fresh.learn('https://seven.example', { files: { 'a.js': 'sha384-a' } });
  const links: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLLinkElement) links.push(node);
  });
  const running = fresh.verify([at]);
  vi.advanceTimersByTime(10_000);
  expect(fresh.isSomethingDead()).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(fresh.isSomethingDead()).toBe(true);
  links[0]?.dispatchEvent(new Event('load'));
  await running;
  expect(fresh.isSomethingDead()).toBe(false);
  vi.useRealTimers();
});

it('announces nothing again that came by the first lines with the same integrity, and everything else', async () => {
  const names = ['entry', 'inner', 'other', 'bare'];
  learn('https://early.example', {
    files: Object.fromEntries(names.map((name) => [`v/a/${name}.js`, `sha384-${name}`])),
  });
  const links = browser(() => 'load');
  await verify(names.map((name) => `${early}/${name}.js`));
  expect(links.map((link) => link.split(' ').at(-2))).toEqual(['sha384-other', 'sha384-bare', 'sha384-inner']);
  // Nobody can put anything in its place later.
  expect(Reflect.get(globalThis, Symbol.for('lemma.announced'))).toBeUndefined();
});
