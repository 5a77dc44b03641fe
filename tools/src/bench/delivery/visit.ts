import type { BrowserContext, CDPSession, Page } from 'playwright';
import { layoutShift, longestFrom, seenOn, watchPage } from './watch-page.ts';

/** A script that was loaded over the network: its path on its site, and its size. */
export type Script = { readonly path: string; readonly kB: number };

/** The cost of one visit: milliseconds until the first heading of the page, and the bytes that were transferred. */
export type Visit = {
  readonly ms: number;
  /** When the heading was there for somebody to read: earlier, where the device had stored the page at the last visit. */
  readonly read: number;
  readonly requests: number;
  readonly kB: number;
  readonly scriptKB: number;
  readonly scripts: readonly Script[];
  /**
   * The length of the longest chain of requests before the heading in which each began after the previous one had
   * ended.
   */
  readonly rounds: number;
  /** How far the layout shifted, as browsers report it. */
  readonly shift: number;
  /** The longest task after the heading, in milliseconds; 0 if none took 50. */
  readonly task: number;
};

type Request = { readonly url: string; readonly start: number; type: string; end: number; bytes: number };

const CONTENT = 'lemma-content';
/** The longest time between two requests of a page on a quarter of a processor, in milliseconds. */
const QUIET_MS = 1500;
/** Firestore's streaming request, which stays open. */
const STAYS_OPEN = '/Listen/channel';
const PATIENCE_MS = 180_000;

/** Slow 4G, applied by the browser and not simulated afterwards. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function record(session: CDPSession, isOwn: (url: string) => boolean) {
  const running = new Map<string, Request>();
  const others = new Set<string>();
  const done: Request[] = [];
  let changedAt = Date.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http') || request.url.includes(STAYS_OPEN)) return;
    changedAt = Date.now();
    // Requests to emulators are not part of the delivery, and both builds make the same ones.
    if (!isOwn(request.url)) return void others.add(requestId);
    running.set(requestId, { url: request.url, start: timestamp, type: type ?? '', end: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = running.get(requestId);
    if (request && response.mimeType.includes('javascript')) request.type = 'Script';
    if (response.fromDiskCache) running.delete(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => running.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => running.delete(requestId) || others.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (others.delete(requestId)) changedAt = Date.now();
    const request = running.get(requestId);
    if (!request) return;
    running.delete(requestId);
    done.push(Object.assign(request, { end: timestamp, bytes: encodedDataLength }));
    changedAt = Date.now();
  });
  // Emulator requests count here too: a page is at rest only when these are answered.
  return { done, isQuiet: () => running.size === 0 && others.size === 0 && Date.now() - changedAt > QUIET_MS };
}

function longestRow(requests: readonly Request[]): number {
  const rows = new Map<Request, number>();
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = [...rows].filter(([{ end }]) => end <= request.start).map(([, row]) => row);
    rows.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...rows.values());
}

const noteHeading = (name: string) => {
  const look = () => {
    if (!document.querySelector('h1')) return;
    watch.disconnect();
    requestAnimationFrame(() => performance.mark(name));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
};

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Asks the page by the browser's protocol. Playwright's own ways put scripts into the page first, which take a quarter of a
 * processor more than a tenth of a second: before the heading they delay it, and after it they are the longest task.
 */
async function asked<T>(session: CDPSession, expression: string): Promise<T> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** When the page set a mark, in milliseconds. */
export async function markedAt(session: CDPSession, name: string): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const at = await asked<unknown>(session, `performance.getEntriesByName(${JSON.stringify(name)})[0]?.startTime`);
    if (typeof at === 'number') return at;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The page has not set ${name} after ${PATIENCE_MS} ms`);
}

async function contentAt(page: Page, session: CDPSession): Promise<number> {
  const ms = await markedAt(session, CONTENT);
  if (await asked<boolean>(session, `document.querySelector('[role=alert]:not(:empty)') !== null`))
    throw new Error(`${page.url()} shows a fault instead of its content`);
  return ms;
}

/** Opens an address in a new page of `context` and waits until all requests have ended. */
export async function visit(
  context: BrowserContext,
  address: string,
  { slow, isOwn }: { readonly slow: boolean; readonly isOwn: (url: string) => boolean },
): Promise<{ visit: Visit; page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { done, isQuiet } = await record(session, isOwn);
  if (slow) await slowDown(session);
  await watchPage(page);
  await page.addInitScript(noteHeading, CONTENT);
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const ms = await contentAt(page, session);
  await until(isQuiet);
  const headingAt = Math.min(...done.map(({ start }) => start)) + ms / 1000;
  const needed = done.filter(({ start, type }) => start <= headingAt && type !== 'Font');
  const kB = (of: readonly Request[]) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const scripts = done.filter(({ type }) => type === 'Script');
  const { shifts, tasks } = await seenOn(page);
  const drawn = await asked<unknown>(session, `performance.getEntriesByName('lemma:kept-drawn')[0]?.startTime`);
  return {
    visit: {
      ...{
        ms,
        read: typeof drawn === 'number' ? Math.min(drawn, ms) : ms,
        requests: done.length,
        kB: kB(done),
        scriptKB: kB(scripts),
        rounds: longestRow(needed),
      },
      ...{ shift: layoutShift(shifts), task: longestFrom(ms, tasks) },
      scripts: scripts.map(({ url, bytes }) => ({ path: new URL(url).pathname, kB: bytes / 1000 })),
    },
    page,
    session,
  };
}
