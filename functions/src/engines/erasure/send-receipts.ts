import type { Erasure } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { accounts, atOnce } from '../../platform/firebase.ts';
import { renderReceipt } from '../digest/receipt.ts';

const RETENTION_MS = 30 * DAY;

/**
 * Informs the adults who were linked, in their language. The letter does not name the child; its readers know whose
 * data it was.
 */
export async function sendReceipts(receipt: Erasure): Promise<void> {
  const { users } = await accounts().getUsers(receipt.parentIds.map((uid) => ({ uid })));
  const choices = await documents.digests.readAll(receipt.parentIds);
  await Promise.all(
    users.map(async ({ uid, email }) => {
      if (email === undefined) return;
      const language = choices.find((one) => one.uid === uid)?.language ?? 'en';
      const deleteAt = Timestamp.fromMillis(receipt.at + RETENTION_MS);
      const mail = { to: [email], headers: {}, message: renderReceipt(receipt, language), deleteAt };
      // The id makes a repeated receipt the same letter.
      await documents.mail.put(atOnce, `erased-${receipt.id}-${uid}`, mail);
    }),
  );
}
