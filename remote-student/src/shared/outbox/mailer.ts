import type { Journal, JournalEntry, NewEntry } from '@lemma/offline/journal';
import { sendOne, sendWaiting } from '@lemma/offline/sender';
import type { Delivery, Server } from './delivery.ts';

/** What a tab needs from its environment; tests pass their own. */
export type Surroundings = {
  readonly journal: Journal;
  readonly server: Server;
  /** Runs work in only one tab at a time. */
  readonly leading: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs work after a delay; returns the function that cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** Called when something stays unsent for now: asks the service worker to send it without this tab. */
  readonly leave: () => void;
  /** Reports a delivery, or undefined when something new waits. */
  readonly tell: (delivery: Delivery | undefined) => void;
};

/** Milliseconds until the next try after a temporary error; doubled each time up to a minute. */
const AGAIN_MS = { first: 2000, most: 60_000 } as const;

/** One tab's part of the outbox: stores entries first, then sends them, and retries while something is left. */
export function createMailer({ journal, server, leading, later, leave, tell }: Surroundings) {
  // Entries for which the device has no space: they exist in this tab only, and the page says so.
  const unsaved: JournalEntry[] = [];
  // Entries that were created on this page and never failed to send. All other entries had to wait.
  const fresh = new Set<string>();
  const waited = (id: string) => !fresh.has(id);
  let wait: number = AGAIN_MS.first;
  let stop: () => void = () => undefined;
  let underWay = 0;

  const sendUnsaved = async (uid: string): Promise<boolean> => {
    for (const entry of unsaved.filter((one) => one.uid === uid)) {
      // There may be space again.
      const journaled = await journal.add(entry).catch(() => undefined);
      const delivery = journaled ? undefined : await sendOne(server, entry);
      if (!journaled && delivery === undefined) return false;
      unsaved.splice(unsaved.indexOf(entry), 1);
      if (delivery) tell(delivery);
    }
    return true;
  };

  const flush = async (uid: string): Promise<void> => {
    stop();
    underWay += 1;
    const done = await leading(async () => {
      // In order, because stored entries are older. Where the journal cannot be read, what is in this tab alone is sent
      // all the same: it would be gone with the tab.
      const stored = await sendWaiting(journal, server, uid, tell, waited).catch(() => undefined);
      if (stored === false) return false;
      const sent = await sendUnsaved(uid);
      return stored === true && sent && (await sendWaiting(journal, server, uid, tell, waited));
    }).catch(() => false);
    underWay -= 1;
    wait = done ? AGAIN_MS.first : Math.min(AGAIN_MS.most, wait * 2);
    if (done) return;
    fresh.clear();
    leave();
    stop = later(() => void flush(uid), wait);
  };

  return {
    /** Takes back an entry that waits. While entries are being sent this waits: what the server has stays there. */
    withdraw: async (id: string): Promise<void> => {
      await leading(async () => {
        // Looked for only now: what was sent in the meantime has moved the others.
        const own = unsaved.findIndex((one) => one.id === id);
        return own < 0 ? journal.withdraw(id) : void unsaved.splice(own, 1);
      });
      tell(undefined);
    },
    flush: (uid: string): Promise<void> => {
      wait = AGAIN_MS.first;
      return flush(uid);
    },
    /** The tab may be about to close, so what is being sent is passed on to the service worker too. */
    leaving: (): void => {
      if (underWay > 0) leave();
    },
    waiting: async (uid: string) => {
      const waiting = await journal.waiting(uid).catch((): JournalEntry[] => []);
      const own = unsaved.filter((one) => one.uid === uid);
      return { entries: [...waiting, ...own], unsaved: own.length > 0 };
    },
    post: async (entry: NewEntry): Promise<'saved' | 'unsaved'> => {
      fresh.add(entry.id);
      const outcome = await journal.add(entry).then(
        () => 'saved' as const,
        () => 'unsaved' as const,
      );
      if (outcome === 'unsaved') unsaved.push({ ...entry, sequence: Number.MAX_SAFE_INTEGER });
      tell(undefined);
      wait = AGAIN_MS.first;
      void flush(entry.uid);
      return outcome;
    },
  };
}
