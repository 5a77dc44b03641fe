import { noteTyped } from '@lemma/testing';
import { type BrowserContext, test as base, expect, type Request, type Response } from 'playwright/test';

const OWN_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The host of a request that leaves this machine; undefined for one of our own and for what needs no network. */
function foreignHost(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || ['data:', 'blob:', 'about:', 'chrome-extension:'].includes(url.protocol)) return undefined;
  return OWN_MACHINE.has(url.hostname) ? undefined : url.host;
}

/**
 * Firestore's client asks for this picture when its stream breaks off, to tell a lost network from a lost server, and has
 * no option against it. Our security policy stops the request before it leaves the browser.
 */
const isNetworkProbe = (request: Request): boolean =>
  request.url().startsWith('https://www.google.com/images/cleardot.gif');

const isCall = (url: string): boolean => /\/api\/|\/accounts:/.test(url);

/** What a page sends to a door or to the auth service. */
function noteAsked(request: Request): void {
  if (request.method() !== 'POST' || !isCall(request.url())) return;
  try {
    noteTyped(request.postDataJSON());
  } catch {
    // A file, or a form.
  }
}

/** The cards of children: their names and secrets. A page that was closed has no answer any more. */
async function noteAnswered(reply: Response): Promise<void> {
  if (/\/api\/(?:createStudents|reissueSecrets)/.test(reply.url()))
    noteTyped(await reply.json().catch(() => undefined));
}

/**
 * Every journey with its traffic read: each request and each socket of every page, worker and service worker in every
 * context. A test in which a browser so much as asks for another host fails, even where the security policy would stop
 * the request; of the one request that the client of Firestore makes, it has to be the policy that stops it.
 */
export const test = base.extend<{ readonly ownHostsOnly: undefined; readonly typedIsNoted: undefined }>({
  ownHostsOnly: [
    async ({ browser }, use) => {
      const foreign = new Set<string>();
      const note = (address: string) => {
        const host = foreignHost(address);
        if (host !== undefined) foreign.add(`${host} (${address.slice(0, 200)})`);
      };
      const watch = (context: BrowserContext) => {
        context.on('request', (request) => {
          if (!isNetworkProbe(request)) note(request.url());
        });
        context.on('requestfinished', (request) => note(request.url()));
        context.on('requestfailed', (request) => {
          if (isNetworkProbe(request) && request.failure()?.errorText !== 'csp') note(request.url());
        });
        context.on('page', (page) => page.on('websocket', (socket) => note(socket.url().replace(/^ws/, 'http'))));
      };
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect([...foreign], 'requests to hosts that are not ours').toEqual([]);
    },
    { auto: true },
  ],
  typedIsNoted: [
    async ({ browser }, use) => {
      const watch = (context: BrowserContext) => {
        context.on('request', noteAsked);
        context.on('response', (reply) => void noteAnswered(reply));
      };
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
    },
    { auto: true },
  ],
});
export { expect };
