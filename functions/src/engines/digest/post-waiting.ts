import { mayIn, presentStudents } from '@lemma/school/class';
import { teachFirst } from '@lemma/school/insight';
import { type NoticeEvent, noticeEvents, noticesIn } from '@lemma/school/settings';
import type { Query } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { siteOrigin } from '../../platform/site-origin.ts';
import { dayOf, enqueue, notYetPosted } from './post-digests.ts';
import { postEach } from './post-each.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { letterLanguageOf, renderWaitingLetter, type WaitingClass, waitsIn } from './waiting-letter.ts';

const MOST_CLASSES = 50;
const [SUNDAY, SATURDAY] = [0, 6];

/** What needs review in each class that is not archived and that the teacher may teach, and what to teach first there. */
async function waitingClasses(uid: string, events: readonly NoticeEvent[], now: number): Promise<WaitingClass[]> {
  const found = await documents.classes.where(['teacherIds', 'array-contains', uid]).limit(MOST_CLASSES).get();
  const classes = found.docs
    .flatMap((snapshot) => documents.classes.parse(snapshot) ?? [])
    .filter((one) => one.archivedAt === undefined && mayIn(one, uid, 'teach'));
  return Promise.all(
    classes.map(async ({ id, name }) => {
      const [roster, board] = await Promise.all([documents.rosters.read(id), documents.boards.read(id)]);
      const entries = Object.values(board?.assignments ?? {}).filter(({ state }) => state !== 'archived');
      const counts = noticesIn(entries, roster);
      if (!waitsIn(counts, events)) return { name, counts };
      const insight = (await documents.insights.read(id)) ?? null;
      return { name, counts, teach: teachFirst(insight, presentStudents(roster), now)[0] };
    }),
  );
}

async function post(uid: string, now: number): Promise<boolean> {
  const settings = await documents.settings.read(uid);
  const events = settings?.notices.mail ?? [];
  const unsubscribe = await unsubscribeLink(uid, 'waiting');
  const addresses = { home: `${siteOrigin()}/dashboard`, unsubscribe };
  const letter = renderWaitingLetter(
    await waitingClasses(uid, events, now),
    events,
    addresses,
    letterLanguageOf(settings),
  );
  return letter !== undefined && enqueue(uid, `waiting-${uid}-${dayOf(now)}`, { ...letter, unsubscribe }, now);
}

/** The teachers who want letters about what needs review, from Monday to Friday (UTC). */
export function waitingWanted(now: number): Query | undefined {
  const day = new Date(now).getUTCDay();
  if (day === SUNDAY || day === SATURDAY) return undefined;
  return documents.settings.where(['notices.mail', 'array-contains-any', [...noticeEvents]]);
}

/** Writes these letters. A second run on the same day writes none twice. */
export async function postWaiting(uids: readonly string[], now: number): Promise<void> {
  await postEach(await notYetPosted('waiting', uids, now), (uid) => post(uid, now));
}
