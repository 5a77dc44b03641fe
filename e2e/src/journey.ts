import { type BrowserContext, test as base, expect } from 'playwright/test';

const OWN_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The host of a request that leaves this machine; undefined for one of our own and for what needs no network. */
function foreignHost(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || ['data:', 'blob:', 'about:', 'chrome-extension:'].includes(url.protocol)) return undefined;
  return OWN_MACHINE.has(url.hostname) ? undefined : url.host;
}

/**
 * Every journey with its traffic read: each request and each socket of every page, worker and service worker in every
 * context. A test in which a browser so much as asks for another host fails, even where the security policy would stop
 * the request.
 */
export const test = base.extend<{ readonly ownHostsOnly: undefined }>({
  ownHostsOnly: [
    async ({ browser }, use) => {
      const foreign = new Set<string>();
      const note = (address: string) => {
        const host = foreignHost(address);
        if (host !== undefined) foreign.add(`${host} (${address.slice(0, 200)})`);
      };
      const watch = (context: BrowserContext) => {
        context.on('request', (request) => note(request.url()));
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
});
export { expect };
