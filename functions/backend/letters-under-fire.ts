import { digestsWanted, notYetPosted } from '../src/engines/digest/post-digests.ts';
import type { Share } from '../src/engines/shares/share.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { Killed, runShares } from './share-queue.ts';

export const MONDAY = Date.UTC(2026, 10, 23, 6);

const mail = { to: ['parent@test.example'], headers: {}, message: { subject: 's', text: 't', html: 'h' } };

async function wanting(parents: number): Promise<string[]> {
  const uids = Array.from({ length: parents }, (_, index) => `parent-${String(index).padStart(6, '0')}`);
  const writer = database().bulkWriter();
  for (const uid of uids)
    void documents.digests.put(writer, uid, { uid, often: 'weekly' as const, language: 'en' as const });
  await writer.close();
  return uids;
}

/** The shares after which a machine dies in the middle of a deal: more than one deal has, so that its repetition ends. */
const DEALT_UNTIL_DEATH = 29;

/**
 * Sends letters without their text: who gets one, and that each is queued only once, are the real code. Between two tries
 * of a deal somebody leaves the list, so that the shares are cut in other places.
 */
export async function lettersUnderFire(parents: number) {
  const uids = await wanting(parents);
  const twice: string[] = [];
  const left = new Set<string>();
  const sent = new Set<string>();
  let tries = 0;
  const each = async (ids: readonly string[], at: number) => {
    for (const uid of await notYetPosted('digest', ids, at)) {
      tries += 1;
      // Simulates a machine that dies now and then in the middle of a share, between two letters.
      if (tries % 701 === 0) throw new Killed();
      // Where shares overlap, the later one finds the letter there.
      const isSent = await documents.mail.create(atOnce, `digest-${uid}-2026-11-23`, mail).then(
        () => true,
        () => false,
      );
      if (isSent && sent.has(uid)) twice.push(uid);
      if (isSent) sent.add(uid);
    }
  };
  let seen = 0;
  const around = () => {
    seen += 1;
    // The distribution of ids is interrupted too, after it has queued some of its tasks.
    if (seen % 5 === 0) throw new Killed();
  };
  let dealt = 0;
  const dies = async ({ ids }: Share): Promise<boolean> => {
    dealt += 1;
    if (ids === undefined || dealt % DEALT_UNTIL_DEATH !== 7) return false;
    // Of the share before this one, which is queued.
    const leaves = uids[uids.indexOf(ids[0] ?? '') - 50];
    if (leaves !== undefined) {
      left.add(leaves);
      await database().doc(`digests/${leaves}`).delete();
    }
    return true;
  };
  const tasks = await runShares('digests', MONDAY, { work: { wanted: digestsWanted, size: 100, each }, around, dies });
  const written = await database().collection('mail').select().get();
  const got = new Set(written.docs.map(({ id }) => id));
  const missing = uids.filter((uid) => !left.has(uid) && !got.has(`digest-${uid}-2026-11-23`));
  return { missing, letters: got.size, tasks, twice, left: left.size };
}
