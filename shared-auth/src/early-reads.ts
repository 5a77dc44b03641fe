import { afterHeading } from './after-heading.ts';

/** The page's first lines (packages/federation, `look-early.ts`) read it, and set the other. */
const KEY = 'lemma.reads';
const EARLY = Symbol.for('lemma.early');

/** Milliseconds after which what was asked so early is asked anew. */
const FRESH_MS = 10_000;
const MOST = 8;
/** Addresses whose reads are remembered. */
const MOST_ADDRESSES = 6;

/** What an address needed until its heading, and what after it while Firestore's client was not there. */
type Reads = { readonly asked: readonly string[]; readonly later: readonly string[] };

const asked = new Set<string>();
const later = new Set<string>();
let isNoting = true;
let tellEnd: () => void = () => {};

const address = (): string => window.location.pathname + window.location.search;

/** The remembered addresses of this person, the latest last. */
function remembered(uid: string): Readonly<Record<string, Partial<Reads>>> {
  try {
    const { uid: whose, pages } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return whose === uid && typeof pages === 'object' && pages !== null ? pages : {};
  } catch {
    return {};
  }
}

function remember(uid: string, at: string): void {
  const { [at]: _, ...others } = remembered(uid);
  const pages = [
    ...Object.entries(others),
    [at, { asked: [...asked].slice(0, MOST), later: [...later].slice(0, MOST) }],
  ];
  try {
    localStorage.setItem(KEY, JSON.stringify({ uid, pages: Object.fromEntries(pages.slice(-MOST_ADDRESSES)) }));
  } catch {
    // Storage is blocked or full: the next visit asks later.
  }
}

/** The reply to what was asked early, once; undefined if it was not asked, or not answered. */
export async function takeEarly(one: string): Promise<Response | undefined> {
  if (!isNoting) return undefined;
  if (document.querySelector('h1') === null) asked.add(one);
  else if (!asked.has(one)) later.add(one);
  const early: unknown = await Reflect.get(globalThis, EARLY);
  if (!(early instanceof Map) || performance.now() > FRESH_MS) return undefined;
  const reply: unknown = await early.get(one);
  early.delete(one);
  return reply instanceof Response && reply.ok ? reply : undefined;
}

/**
 * Asks for what this address needed after its heading at the last visit. The page's first lines leave it out, because it
 * would come in place of scripts; now they are there.
 */
export async function askLater(uid: string, ask: (one: string) => Promise<Response>): Promise<void> {
  const found: unknown = await Reflect.get(globalThis, EARLY);
  const early: Map<unknown, unknown> = found instanceof Map ? found : new Map();
  for (const one of remembered(uid)[address()]?.later ?? [])
    if (!early.has(one))
      early.set(
        one,
        ask(one).catch(() => undefined),
      );
  if (early !== found) Reflect.set(globalThis, EARLY, Promise.resolve(early));
}

/**
 * What is read from now on may depend on a call that the page has made: what was asked before is no answer to it. Also
 * called when Firestore's client is there, which reads by itself.
 */
export const endNoting = (): void => {
  isNoting = false;
  tellEnd();
};

/** Remembers, for the next visit of this address, what it needed until its heading, and then what after it. */
export async function rememberAsked(uid: string): Promise<void> {
  const at = address();
  const ended = new Promise<void>((resolve) => {
    tellEnd = resolve;
    if (!isNoting) resolve();
  });
  await afterHeading();
  if (at === address()) remember(uid, at);
  await ended;
  if (at === address()) remember(uid, at);
}
