import type { Journal, JournalEntry, LocalDraft } from './journal.ts';
import type { Receipt } from './receipt.ts';

/**
 * A journal that this page alone has: it goes with the page, and nothing of it is on the device. What is refused was only
 * tried, so it is told and not stored.
 */
export function journalInMemory(): Journal {
  const entries = new Map<string, JournalEntry>();
  const receipts = new Map<string, Receipt & { readonly uid: string }>();
  const drafts = new Map<string, LocalDraft>();
  let sequence = 0;
  const draftKey = (submissionId: string, itemId: string) => `${submissionId}/${itemId}`;
  return {
    add: async (entry) => {
      sequence += 1;
      const journaled = entries.get(entry.id) ?? { ...entry, sequence };
      entries.set(entry.id, journaled);
      if (entry.kind === 'attempt') drafts.delete(draftKey(entry.submissionId, entry.itemId));
      return journaled;
    },
    settle: async ({ id, uid }, receipt) => {
      if (receipt) receipts.set(receipt.id, { ...receipt, uid });
      entries.delete(id);
    },
    receipts: async (uid) => [...receipts.values()].filter((one) => one.uid === uid),
    told: async (ids) => {
      for (const id of ids) receipts.delete(id);
    },
    withdraw: async (id) => void entries.delete(id),
    waiting: async (uid) => [...entries.values()].filter((one) => one.uid === uid),
    refuse: async ({ id }) => void entries.delete(id),
    refused: async () => [],
    letGo: async () => undefined,
    saveDraft: async (_uid, submissionId, itemId, draft) => {
      const key = draftKey(submissionId, itemId);
      if (draft.text === draft.base) drafts.delete(key);
      else drafts.set(key, draft);
    },
    readDraft: async (submissionId, itemId) => drafts.get(draftKey(submissionId, itemId)),
  };
}
