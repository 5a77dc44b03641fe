import { type AccountBatch, accountBatchSchema } from '@lemma/school/class';

const KEY = 'lemma.teacher.batch';

/** The batch that is under way, kept on this device until its cards are shown: a closed tab loses nothing. Signing out wipes it. */
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
      // Storage is off on some school devices: the list can then be gone on with until the page is closed.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // As above: nothing was kept.
    }
  },
};
