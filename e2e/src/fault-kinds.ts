import type { BrowserContext, Route } from 'playwright/test';
import { running } from './running.ts';

const PAGE = '<!doctype html><html lang="en"><title>Not this</title><p>Some other page</p></html>';
const STALL_MS = 30_000;

const stall = async (route: Route): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, STALL_MS));
  // The page may have been closed meanwhile.
  await route.abort('timedout').catch(() => undefined);
};

/** The faults that can happen to a request. */
export const kinds = {
  '404': (route: Route) => route.fulfill({ status: 404, body: 'not found' }),
  'HTML with 200': (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: PAGE }),
  dropped: (route: Route) => route.abort('connectionreset'),
  '30 s stall': stall,
  '503': (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
} as const;
export type Kind = keyof typeof kinds;

const below = (origin: string, path: RegExp) => (url: URL) => url.origin === origin && path.test(url.pathname);
const emulator = (name: 'auth' | 'firestore' | 'functions') => (url: URL) => url.host === running().emulators[name];

/** The servers whose requests can be affected. */
export const targets = {
  'shell chunk': () => below(running().shell, /^\/assets\/.*\.js$/),
  'remote entry': () => below(running().areas.student, /\/remoteEntry\.js$/),
  'remote chunk': () => below(running().areas.student, /\/assets\/.*\.js$/),
  'style sheet': () => (url: URL) => url.pathname.endsWith('.css'),
  Firestore: () => emulator('firestore'),
  auth: () => emulator('auth'),
  functions: () => emulator('functions'),
} as const;
export type Target = keyof typeof targets;

/** Applies a fault to all requests from now on. Returns the function that ends it. */
export async function breakRequests(context: BrowserContext, target: Target, kind: Kind): Promise<() => Promise<void>> {
  const matches = targets[target]();
  await context.route(matches, kinds[kind]);
  return () => context.unrouteAll({ behavior: 'ignoreErrors' });
}
