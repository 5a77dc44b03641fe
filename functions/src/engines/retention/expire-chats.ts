import { isExpired, retentionChoices, retentionDefaults } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { pagesOf } from '../../platform/pages.ts';
import { RETENTION_ACTOR } from '../erasure/retention-actor.ts';
import type { Faults } from './faults.ts';

const LONGEST = Math.max(...retentionChoices.chats);

/** How long a person's conversations are retained, in days. */
export const daysOfChats = async (uid: string): Promise<number> =>
  (await documents.settings.read(uid))?.retention?.chats ?? retentionDefaults.chats;

/** Deletes a person's expired conversations together with their lines on the shelf. */
const expireOf = (uid: string, days: number, now: number): Promise<number> =>
  inTransaction(async (tx) => {
    const shelf = await documents.chatShelves.read(uid, tx);
    const expired = Object.values(shelf?.chats ?? {}).filter(({ updatedAt }) => isExpired(updatedAt, days, now));
    if (expired.length === 0) return 0;
    const lines = expired.map(({ id }) => documents.chatShelves.at(['chats', id], FieldValue.delete()));
    documents.chatShelves.patch(tx, uid, ...lines);
    for (const { id } of expired) tx.delete(documents.chats.ref(id));
    audit(tx, { action: 'retention-chats', by: RETENTION_ACTOR, subject: uid, count: expired.length });
    return expired.length;
  });

/**
 * Deletes conversations that are on no shelf, such as those stopped before their first answer, after the longest
 * period.
 */
export async function expireUnshelved(now: number): Promise<void> {
  const old = documents.chats.where(['updatedAt', '<=', now - LONGEST * DAY]);
  for (let { docs } = await old.limit(100).get(); docs.length > 0; { docs } = await old.limit(100).get())
    await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/**
 * Deletes the conversations whose retention period, as their owners chose it, has ended. @returns the number of deleted
 * ones.
 */
export async function expireChatsOf(uids: readonly string[], now: number, faults: Faults): Promise<number> {
  let gone = 0;
  for (const uid of uids) gone += await faults.guard(async () => expireOf(uid, await daysOfChats(uid), now), 0);
  return gone;
}

/** Deletes expired conversations of all owners, and those that are on no shelf. */
export async function expireChats(now: number, faults: Faults): Promise<number> {
  let gone = 0;
  for await (const page of pagesOf(documents.chatShelves.where()))
    gone += await expireChatsOf(
      page.map(({ id }) => id),
      now,
      faults,
    );
  await faults.guard(() => expireUnshelved(now), undefined);
  return gone;
}
