import { currentUid } from './session.ts';

/** The pages that somebody sent from this device, until they sign out: `wipeDevice` deletes every cache. */
const CACHE = 'lemma-sent';
/** As many as one piece of work has at most; the oldest go first. */
const MOST_SENT = 40;

const addressOf = (uid: string, fileId: string): string =>
  new URL(`/-/sent/${encodeURIComponent(uid)}/${encodeURIComponent(fileId)}`, window.location.origin).href;

/** Keeps a file that was sent, so that its sender can open it at once and without a connection. Never throws. */
export async function storeSent(fileId: string, file: Blob): Promise<void> {
  const uid = currentUid();
  if (uid === undefined) return;
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(uid, fileId), new Response(file, { headers: { 'content-type': file.type } }));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_SENT)).map((old) => cache.delete(old)));
  } catch {
    // No space, or no cache: the file is downloaded when it is opened.
  }
}

/** A file that this person sent from this device; undefined if it is not kept. Never throws. */
export async function sentFile(fileId: string): Promise<Blob | undefined> {
  const uid = currentUid();
  if (uid === undefined) return undefined;
  try {
    return await (await (await caches.open(CACHE)).match(addressOf(uid, fileId)))?.blob();
  } catch {
    return undefined;
  }
}
