import { type AccountBatch, accountBatchSchema } from '@lemma/school/class';

const KEY = 'lemma.teacher.batch';

/**
 * The batch in progress, stored on this device until its cards are shown, so that a closed tab loses nothing. Signing
 * out deletes it.
 */
export const storedBatch = {
  read(uid: string, classId: string): AccountBatch | undefined {
    try {
      const parsed = accountBatchSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
      return parsed.success && parsed.data.uid === uid && parsed.data.classId === classId ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  },
  write(batch: AccountBatch): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(batch));
    } catch {
      // Some school devices block storage: then the list can be continued only until the page is closed.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Without storage there is no batch to continue.
    }
  },
};
