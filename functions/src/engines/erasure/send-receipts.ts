import type { Erasure } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { accounts, atOnce } from '../../platform/firebase.ts';
import { renderReceipt } from '../digest/receipt.ts';

const RETENTION_MS = 30 * DAY;

/**
 * Informs the adults who were linked, in their language. The letter does not name the child; its readers know whose
 * data it was. Those that are written already are left as they are, so that a call that was cut off before all were written
 * can be repeated.
 */
export async function sendReceipts(receipt: Erasure, now: number): Promise<void> {
  const endsAt = receipt.at + RETENTION_MS;
  if (now >= endsAt) return;
  const { users } = await accounts().getUsers(receipt.parentIds.map((uid) => ({ uid })));
  const choices = await documents.digests.readAll(receipt.parentIds);
  await Promise.all(
    users.map(async ({ uid, email }) => {
      // The id makes a repeated receipt the same letter.
      const id = `erased-${receipt.id}-${uid}`;
      if (email === undefined || (await documents.mail.read(id)) !== undefined) return;
      const language = choices.find((one) => one.uid === uid)?.language ?? 'en';
      const message = renderReceipt(receipt, language);
      const mail = { to: [email], headers: {}, message, deleteAt: Timestamp.fromMillis(endsAt) };
      await documents.mail.put(atOnce, id, mail);
    }),
  );
}
