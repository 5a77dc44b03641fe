import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as app from 'firebase/app';
import type * as firestore from 'firebase/firestore';
import type { Browser, BrowserContext, Page } from 'playwright/test';

/** A name without a server: the test answers all requests to it, with and without a network. */
const ORIGIN = 'http://localhost:4999';
export const PROJECT = 'demo-plain';

/**
 * The rules that an app without its own functions would have: an answer is accepted until the work is turned in, and
 * repeating it changes nothing.
 */
export const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /works/{work} { allow read, write: if true; }
    match /works/{work}/answers/{id} {
      allow read: if true;
      allow create: if !exists(/databases/$(database)/documents/works/$(work));
      allow update: if request.resource.data == resource.data;
    }
  }
}`;

declare global {
  interface Window {
    sdk: typeof app & typeof firestore;
    database: firestore.Firestore;
    refused: (id: string) => Promise<void>;
  }
}

const page = `<!doctype html><title>plain</title>
<script type="importmap">{"imports":{"https://www.gstatic.com/firebasejs/VERSION/firebase-app.js":"/firebase-app.js"}}</script>
<script type="module">
import * as app from '/firebase-app.js';
import * as firestore from '/firebase-firestore.js';
window.sdk = { ...app, ...firestore };
</script>`;

const folder = dirname(createRequire(import.meta.url).resolve('firebase/package.json'));

async function filesOfSdk(): Promise<ReadonlyMap<string, { contentType: string; body: string }>> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const { version }: { version: string } = JSON.parse(await read('package.json'));
  const script = async (name: string) => ({ contentType: 'text/javascript', body: await read(name) });
  return new Map([
    ['/', { contentType: 'text/html', body: page.replace('VERSION', version) }],
    ['/firebase-app.js', await script('firebase-app.js')],
    ['/firebase-firestore.js', await script('firebase-firestore.js')],
  ]);
}

/** One device: a browser context with up to two tabs, in which the SDK is set up as its documentation says. */
export class PlainBrowser {
  /** The answers whose refusal by the server an open tab was told. */
  readonly refused = new Set<string>();
  /** The answers that were reported as "saved". */
  readonly said: string[] = [];
  private readonly context: BrowserContext;
  private readonly host: string;
  private readonly tabs = new Map<number, Page>();

  private constructor(context: BrowserContext, host: string) {
    this.context = context;
    this.host = host;
  }

  static async start(browser: Browser, host: string): Promise<PlainBrowser> {
    // Chromium treats a page answered by the test as one of the internet, which needs a permission to reach this
    // machine.
    const context = await browser.newContext({ permissions: ['local-network-access'] });
    const files = await filesOfSdk();
    await context.route(`${ORIGIN}/**`, async (route) => {
      const file = files.get(new URL(route.request().url()).pathname);
      await (file ? route.fulfill(file) : route.fulfill({ status: 404 }));
    });
    const device = new PlainBrowser(context, host);
    await context.exposeFunction('refused', (id: string) => void device.refused.add(id));
    return device;
  }

  async tab(index: number): Promise<Page> {
    const known = this.tabs.get(index);
    if (known) return known;
    const tab = await this.context.newPage();
    this.tabs.set(index, tab);
    await tab.goto(ORIGIN);
    await tab.waitForFunction(() => 'sdk' in window);
    await tab.evaluate(openPersistent, { host: this.host, projectId: PROJECT });
    return tab;
  }

  /** Reports "saved" as soon as the SDK itself shows the answer, which is when its queue has it. */
  async answer(index: number, work: string, id: string): Promise<void> {
    const shown = await (await this.tab(index)).evaluate(write, {
      path: `works/${work}/answers/${id}`,
      id,
      response: id,
    });
    if (shown) this.said.push(id);
  }

  async handIn(index: number, work: string): Promise<void> {
    await (await this.tab(index)).evaluate(write, { path: `works/${work}`, id: work, response: 'turned in' });
  }

  async kill(index: number): Promise<void> {
    await this.tabs.get(index)?.close({ runBeforeUnload: false });
    this.tabs.delete(index);
  }

  offline(is: boolean): Promise<void> {
    return this.context.setOffline(is);
  }

  /** Opens both tabs with a network until no answer is pending. False if one still is after half a minute. */
  async settle(work: string): Promise<boolean> {
    await this.offline(false);
    const paths = this.said.map((id) => `works/${work}/answers/${id}`);
    const done: boolean[] = [];
    for (const index of [0, 1]) done.push(await (await this.tab(index)).evaluate(drained, paths));
    return done.every(Boolean);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

async function openPersistent({ host, projectId }: { host: string; projectId: string }): Promise<void> {
  const { initializeApp, initializeFirestore, persistentLocalCache, persistentMultipleTabManager } = window.sdk;
  const { connectFirestoreEmulator, doc, getDocFromCache } = window.sdk;
  // Without IndexedDB the SDK continues in memory, and only this warning tells.
  const warn = console.warn;
  const said: string[] = [];
  console.warn = (...parts: unknown[]) => {
    said.push(parts.join(' '));
    warn(...parts);
  };
  const cache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  window.database = initializeFirestore(initializeApp({ projectId, apiKey: 'none' }), { localCache: cache });
  const [name = '', port = ''] = host.split(':');
  connectFirestoreEmulator(window.database, name, Number(port));
  await getDocFromCache(doc(window.database, 'works/none')).catch(() => undefined);
  const stored = (await indexedDB.databases()).some((one) => one.name?.startsWith('firestore/'));
  const fallen = said.find((line) => /memory cache|persistence/i.test(line));
  if (!stored || fallen !== undefined) throw new Error(`not in IndexedDB: ${fallen ?? 'no database'}`);
}

function write({ path, id, response }: { path: string; id: string; response: string }): Promise<boolean> {
  const { doc, onSnapshot, setDoc } = window.sdk;
  const target = doc(window.database, path);
  return new Promise((resolve) => {
    const stop = onSnapshot(target, { includeMetadataChanges: true }, (seen) => {
      if (!seen.exists()) return;
      resolve(true);
      stop();
    });
    setDoc(target, { response }).catch(async () => {
      await window.refused(id);
      resolve(false);
    });
  });
}

function drained(paths: readonly string[]): Promise<boolean> {
  const { doc, onSnapshot, waitForPendingWrites } = window.sdk;
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 30_000));
  // The server's state without local changes: it has the answer, or has refused it.
  const decided = (path: string) =>
    new Promise<void>((resolve) => {
      onSnapshot(doc(window.database, path), { includeMetadataChanges: true }, ({ metadata }) => {
        if (!metadata.hasPendingWrites && !metadata.fromCache) resolve();
      });
    });
  const all = waitForPendingWrites(window.database).then(() => Promise.all(paths.map(decided)));
  return Promise.race([all.then(() => true), late]);
}
