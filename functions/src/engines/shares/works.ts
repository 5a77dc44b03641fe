import { documents } from '../../platform/documents.ts';
import { Faults } from '../retention/faults.ts';
import type { ShareKind, Work } from './share.ts';

/** What each kind of share does; its code is loaded when first needed. */
const works: Record<ShareKind, () => Promise<Work>> = {
  digests: async () => {
    const { digestsWanted, postDigests } = await import('../digest/post-digests.ts');
    return { wanted: digestsWanted, size: 100, each: postDigests };
  },
  waiting: async () => {
    const { waitingWanted, postWaiting } = await import('../digest/post-waiting.ts');
    return { wanted: waitingWanted, size: 50, each: postWaiting };
  },
  /** Letters about work that a teacher reminded of, by assignment and child. */
  reminders: async () => {
    const { postReminders } = await import('../digest/post-reminders.ts');
    return { size: 1, each: postReminders };
  },
  chats: async () => {
    const { expireChatsOf } = await import('../retention/expire-chats.ts');
    return { wanted: () => documents.chatShelves.where(), size: 200, each: withFaults(expireChatsOf) };
  },
  classes: async () => {
    const { expireClassesOf } = await import('../retention/expire-classes.ts');
    // Few classes per task, because deleting one with all its students' work may take minutes.
    return { wanted: () => documents.classes.where(), size: 20, each: withFaults(expireClassesOf) };
  },
  /** Classes that somebody restores, by the ids of their deletions. */
  returns: async () => {
    const { bringClassBack } = await import('../erasure/bring-class-back.ts');
    return { size: 1, each: eachAlone(bringClassBack) };
  },
  /** Backups of the school that operators asked for, by their ids; and their end, a day later. */
  school: async () => {
    const { makeSchoolBackup } = await import('../erasure/school-copy.ts');
    return { size: 1, each: eachAlone(makeSchoolBackup) };
  },
  schoolGone: async () => {
    const { expireSchoolBackup } = await import('../erasure/school-copy.ts');
    return { size: 1, each: eachAlone((id) => expireSchoolBackup(id, Date.now())) };
  },
  rest: async () => {
    const [{ expireUnshelved }, { expireErased }, { expireRest }] = await Promise.all([
      import('../retention/expire-chats.ts'),
      import('../retention/expire-erased.ts'),
      import('../retention/expire-rest.ts'),
    ]);
    const each = withFaults(async (_: readonly string[], now, faults) => {
      await faults.guard(() => expireUnshelved(now), undefined);
      await faults.guard(() => expireErased(now, faults), 0);
      await expireRest(now, faults);
    });
    return { size: 1, each };
  },
  easiness: async () => {
    const { fitSchool } = await import('../easiness/fit-school.ts');
    return { size: 1, each: async (_, now) => void (await fitSchool(now)) };
  },
  folds: async () => {
    const { foldLeft, leftToFold } = await import('../../domain/evidence/fold-left.ts');
    return { wanted: leftToFold, size: 200, each: foldLeft };
  },
};

/** The same work on each of the documents, by its id. */
const eachAlone =
  (work: (id: string, now: number) => Promise<unknown>): Work['each'] =>
  async (ids, now) =>
    void (await Promise.all(ids.map((id) => work(id, now))));

/** Continues after a deletion that fails; the share fails at the end and is tried again. */
const withFaults =
  (work: (ids: readonly string[], now: number, faults: Faults) => Promise<unknown>): Work['each'] =>
  async (ids, now) => {
    const faults = new Faults();
    await work(ids, now, faults);
    faults.tell();
  };

export const workOf = (kind: ShareKind): Promise<Work> => works[kind]();
