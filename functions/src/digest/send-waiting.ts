import { mayIn, noticeEvents, noticesIn } from '@lemma/school';
import { documents } from '../platform/documents.ts';
import { db } from '../platform/firebase.ts';
import { siteOrigin } from './addresses.ts';
import { dayOf, enqueue, sendTo } from './send.ts';
import { unsubscribeLink } from './unsubscribe.ts';
import { renderWaiting, type WaitingClass } from './waiting-letter.ts';

const MOST_CLASSES = 50;
const [SUNDAY, SATURDAY] = [0, 6];

/** What waits in each class that a teacher may act in and that is not archived. */
async function waitingClasses(uid: string): Promise<WaitingClass[]> {
  const found = await db().collection('classes').where('teacherIds', 'array-contains', uid).limit(MOST_CLASSES).get();
  const classes = found.docs
    .flatMap((snapshot) => documents.classes.parse(snapshot) ?? [])
    .filter((one) => one.archivedAt === undefined && mayIn(one, uid, 'teach'));
  return Promise.all(
    classes.map(async ({ id, name }) => {
      const [roster, board] = await Promise.all([documents.rosters.read(id), documents.boards.read(id)]);
      const entries = Object.values(board?.assignments ?? {}).filter(({ state }) => state !== 'archived');
      return { name, counts: noticesIn(entries, roster) };
    }),
  );
}

async function post(uid: string, now: number): Promise<boolean> {
  const events = (await documents.settings.read(uid))?.notices.mail ?? [];
  const unsubscribe = await unsubscribeLink(uid, 'waiting');
  const letter = renderWaiting(await waitingClasses(uid), events, { home: `${siteOrigin()}/dashboard`, unsubscribe });
  return letter !== undefined && enqueue(uid, `waiting-${uid}-${dayOf(now)}`, { ...letter, unsubscribe }, now);
}

/**
 * Writes to the teachers who asked for it what waits for them, Monday to Friday (UTC). Run again on the same day, it writes no
 * second one. @returns how many letters were written.
 */
export async function sendWaiting(now: number): Promise<number> {
  const day = new Date(now).getUTCDay();
  if (day === SUNDAY || day === SATURDAY) return 0;
  const wanted = db()
    .collection('settings')
    .where('notices.mail', 'array-contains-any', [...noticeEvents]);
  return sendTo(wanted, (uid) => post(uid, now));
}
