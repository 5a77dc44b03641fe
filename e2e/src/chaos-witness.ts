import type { BrowserContext, Page } from 'playwright/test';

const MOST_LINES = 40;
const lines = new WeakMap<BrowserContext, string[]>();

/** Notes the last lines of what a device's pages say, ask and are answered. */
function listen(context: BrowserContext): void {
  const last: string[] = [];
  lines.set(context, last);
  const note = (line: string) => {
    last.push(`${new Date().toISOString().slice(14, 23)} ${line.slice(0, 200)}`);
    if (last.length > MOST_LINES) last.shift();
  };
  context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => note(`error: ${error.error()}`));
  context.on('requestfailed', (request) => note(`failed ${request.url()} ${request.failure()?.errorText}`));
  context.on('request', (request) => /\/api\//.test(request.url()) && note(`asks ${request.url()}`));
  context.on('response', (reply) => /\/api\//.test(reply.url()) && note(`${reply.status()} ${reply.url()}`));
}

/** What a page shows, stores and waits for, in words. */
async function stateOf(page: Page): Promise<string> {
  const seen = await page
    .evaluate(async () => {
      const open = indexedDB.open('lemma-journal');
      const stored = await new Promise((resolve) => {
        open.onerror = () => resolve('no journal');
        open.onsuccess = () => {
          const names = [...open.result.objectStoreNames];
          const all = open.result
            .transaction(names)
            .objectStore(names[0] ?? '')
            .getAll();
          all.onsuccess = () => resolve(all.result);
        };
      });
      const { held = [], pending = [] } = await navigator.locks.query();
      const locks = [held.map(({ name }) => name), pending.map(({ name }) => name)];
      return { online: navigator.onLine, locks, stored, text: document.body.textContent };
    })
    .catch(String);
  return `${page.url()} ${JSON.stringify(seen)}\n  ${(lines.get(page.context()) ?? []).join('\n  ')}`;
}

/** What is told of a session that differs. */
export const chaosWitness = { listen, stateOf };
