import { afterHeading } from './after-heading.ts';

/** The page's first lines (packages/federation, `look-early.ts`) read it, and set the other. */
const KEY = 'lemma.reads';
const EARLY = Symbol.for('lemma.early');

/** Milliseconds after which what was asked so early is asked anew. */
const FRESH_MS = 10_000;
const MOST = 8;

/** What was asked for until the page's heading. */
const asked = new Set<string>();
let isNoting = true;

/** The reply to what the page's first lines asked, once; undefined if they did not ask, or were not answered. */
export async function takeEarly(one: string): Promise<Response | undefined> {
  if (!isNoting) return undefined;
  asked.add(one);
  const early: unknown = await Reflect.get(globalThis, EARLY);
  if (!(early instanceof Map) || performance.now() > FRESH_MS) return undefined;
  const reply: unknown = await early.get(one);
  early.delete(one);
  return reply instanceof Response && reply.ok ? reply : undefined;
}

/** What is read from now on may depend on a call that the page has made: what was asked before is no answer to it. */
export const endNoting = (): void => {
  isNoting = false;
};

/** Remembers, for the next visit of this address, what it needed until its heading. */
export async function rememberAsked(uid: string): Promise<void> {
  const at = window.location.pathname + window.location.search;
  await afterHeading();
  endNoting();
  try {
    if (at === window.location.pathname + window.location.search)
      localStorage.setItem(KEY, JSON.stringify({ uid, at, asked: [...asked].slice(0, MOST) }));
  } catch {
    // Storage is blocked or full: the next visit asks later.
  }
}
