import { z } from 'zod';
import { type ChosenAim, type Journal, type JournalEntry, openForSending } from '../outbox/journal.ts';
import { sendWaiting } from '../outbox/sender.ts';
import type { Network } from '../stored-set.ts';
import { backgroundServer } from './background-server.ts';
import { askPlaces } from './places.ts';
import { readSession, type StoredSession } from './stored-session.ts';

// Only what the sender needs is checked: the entry goes on as it is, also with fields that came later.
const base = { id: z.string(), uid: z.string(), submissionId: z.string(), sequence: z.number() };
const answer = { ...base, itemId: z.string(), response: z.string(), took: z.number() };
const entrySchema = z.discriminatedUnion('kind', [
  z.object({ ...answer, kind: z.literal('attempt') }),
  z.object({ ...answer, kind: z.literal('practice') }),
  z.object({ ...base, kind: z.literal('hand-in') }),
  z.object({ ...base, kind: z.literal('goal'), aim: z.custom<ChosenAim | null>(), at: z.number() }),
]);

const isKnown = (entry: JournalEntry): boolean => entrySchema.safeParse(entry).success;

type Sent = Pick<Journal, 'waiting' | 'refuse' | 'settle'>;

/**
 * The journal up to the first entry that this worker does not know: a newer area wrote it and sends it. Later entries
 * wait too, because order matters. A missing journal counts as empty.
 */
const knownTo = (journal: Sent): Sent => ({
  ...journal,
  waiting: async (uid) => {
    const entries = await journal.waiting(uid).catch((): JournalEntry[] => []);
    const strange = entries.findIndex((entry) => !isKnown(entry));
    return entries.slice(0, strange === -1 ? undefined : strange);
  },
});

export type Background = {
  readonly network: Network;
  readonly origin: string;
  /** Runs work in only one of all tabs and the worker at a time. */
  readonly leading: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether a page is visible that sends by itself and shows the answer. */
  readonly isWatched: () => Promise<boolean>;
  /** Tells open pages that the journal has changed. */
  readonly tell: () => void;
  /** Stand-ins for tests. */
  readonly journal?: Sent;
  readonly session?: (apiKey: string) => Promise<StoredSession | undefined>;
};

/**
 * Sends the waiting entries of whoever is signed in on this device, and of nobody else.
 * @throws Error if something is still waiting, so that the browser tries again.
 */
export async function sendInBackground(surroundings: Background): Promise<void> {
  const { network, origin, leading, isWatched, tell } = surroundings;
  const { journal = openForSending(), session = readSession } = surroundings;
  if (await isWatched()) throw new Error('a page sends by itself');
  const places = await askPlaces(network, origin);
  const owner = await session(places.apiKey);
  if (!owner) return;
  const server = backgroundServer({ places, network, session: () => session(places.apiKey) });
  // Every entry sent here had to wait, so its student is told when the area is opened.
  const done = await leading(() => sendWaiting(knownTo(journal), server, owner.uid, tell, () => true));
  if (!done) throw new Error('something still waits');
}
