import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../../src/platform/database.ts';
import { readWorld, writeWorld } from '../doors/write-world.ts';
import type { Fields } from '../rules/world.ts';

const classesOf = async (uid: string) =>
  (await database().collection('classes').where('teacherIds', 'array-contains', uid).get()).docs;

/** Gives the lead of somebody's classes to another of their teachers. */
async function handOver(uid: string, change: object = {}): Promise<void> {
  for (const one of await classesOf(uid)) {
    const others: unknown[] = one.get('teacherIds').filter((id: unknown) => id !== uid);
    if (others.length > 0) await one.ref.update({ leaderId: others[0], ...change });
  }
}

/** Ways in which somebody loses what they may, from little to everything. */
export const departures: readonly ((uid: string) => Promise<unknown>)[] = [
  (uid) => handOver(uid),
  (uid) => handOver(uid, { onlookerIds: FieldValue.arrayUnion(uid) }),
  async (uid) => {
    for (const { ref } of await classesOf(uid)) await ref.update({ teacherIds: FieldValue.arrayRemove(uid) });
    for (const { ref } of (await database().collection('guardians').where('parentId', '==', uid).get()).docs)
      await ref.update({ state: 'revoked' });
    const student = database().doc(`students/${uid}`);
    if ((await student.get()).exists) await student.update({ state: 'locked' });
  },
  // Nothing that is stored names them any more.
  async (uid) => {
    const named = new RegExp(`(?<![\\w-])${uid}(?![\\w-])`, 'g');
    const text = JSON.stringify([...(await readWorld())]).replaceAll(named, 'somebody-else');
    await writeWorld(new Map<string, Fields>(JSON.parse(text)));
  },
];
