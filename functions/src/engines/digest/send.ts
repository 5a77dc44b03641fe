import { activityOf, type DigestChoice, type Guardian } from '@lemma/school/family';
import { mayUse } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import type { UserRecord } from 'firebase-admin/auth';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { accounts, atOnce, getAll } from '../../platform/firebase.ts';
import { siteOrigin } from './addresses.ts';
import type { Letter } from './letter.ts';
import { postEach } from './post-each.ts';
import { type ChildOfLetter, renderLetter, renderReminder } from './render.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const MONDAY = 1;
/** How long a sent letter is kept in the queue. */
const RETENTION_MS = 30 * DAY;
const MOST_CHILDREN = 20;
const ALREADY_EXISTS = 6;

/** Undefined for a child without a consent to letters. */
async function childOf({ studentId, studentName }: Guardian, now: number): Promise<ChildOfLetter | undefined> {
  const [student, desk, progress] = await Promise.all([
    documents.students.read(studentId),
    documents.desks.read(studentId),
    documents.progress.read(studentId),
  ]);
  if (!mayUse(student?.consent, 'letters')) return undefined;
  // The same one as on the parent's page this week.
  return { name: studentName, desk, progress, activity: activityOf(desk?.family, now) };
}

/**
 * The letter to one parent as it stands now, in the language that they chose or else in `unchosen`, and its link to stop; undefined
 * while there is no child to write about.
 */
export async function letterTo(
  uid: string,
  now: number,
  unchosen: DigestChoice['language'] = 'en',
): Promise<(Letter & { unsubscribe: string }) | undefined> {
  const links = await documents.guardians.where(['parentId', '==', uid]).limit(MOST_CHILDREN).get();
  const active = links.docs
    .flatMap((snapshot) => documents.guardians.parse(snapshot) ?? [])
    .filter(({ state }) => state === 'active');
  const children = (await Promise.all(active.map((link) => childOf(link, now)))).flatMap((child) => child ?? []);
  if (children.length === 0) return undefined;
  const [unsubscribe, choice] = await Promise.all([unsubscribeLink(uid), documents.digests.read(uid)]);
  const language = choice?.language ?? unchosen;
  const home = `${siteOrigin()}/parent-dashboard`;
  return { ...renderLetter(children, { home, unsubscribe }, { language, now }), unsubscribe };
}

type Stamped = Letter & { readonly unsubscribe: string };

/** Undefined for one that is gone. */
const accountOf = (uid: string): Promise<UserRecord | undefined> =>
  accounts()
    .getUsers([{ uid }])
    .then(({ users }) => users[0]);

/** Puts one letter into the queue, once for each id. @returns false where it has no recipient or was queued before. */
export async function enqueue(uid: string, id: string, letter: Stamped, now: number): Promise<boolean> {
  const account = await accountOf(uid);
  // Whoever typed somebody else's address at sign-up has no letters about a child sent there.
  if (account?.email === undefined || !account.emailVerified || account.disabled) return false;
  const { subject, text, html, unsubscribe } = letter;
  const mail = {
    to: [account.email],
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    message: { subject, text, html },
    deleteAt: Timestamp.fromMillis(now + RETENTION_MS),
  };
  try {
    await documents.mail.create(atOnce, id, mail);
    return true;
  } catch (error) {
    // Sent by an earlier run.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === ALREADY_EXISTS) return false;
    throw error;
  }
}

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The letter of one morning, once a day at the most. */
async function post(uid: string, now: number): Promise<boolean> {
  const letter = await letterTo(uid, now);
  return letter !== undefined && enqueue(uid, `digest-${uid}-${dayOf(now)}`, letter, now);
}

/** What a teacher reminds of. */
export type Reminder = {
  readonly assignmentId: string;
  readonly title: string;
  readonly dueAt: number;
  readonly byName: string;
};

/** Writes to one parent that a child's work is waited for: once a day for each work, and only to those who want letters. */
export async function sendReminder(guardian: Guardian, about: Reminder, now: number): Promise<boolean> {
  const { parentId, studentId, studentName } = guardian;
  const { often = 'off', language = 'en' } = (await documents.digests.read(parentId)) ?? {};
  if (often === 'off') return false;
  if (!mayUse((await documents.students.read(studentId))?.consent, 'letters')) return false;
  const unsubscribe = await unsubscribeLink(parentId);
  const addresses = { home: `${siteOrigin()}/parent-dashboard`, unsubscribe };
  const letter = { ...renderReminder(studentName, about, addresses, language), unsubscribe };
  return enqueue(parentId, `reminder-${parentId}-${studentId}-${about.assignmentId}-${dayOf(now)}`, letter, now);
}

/** Whose letter of this kind and day does not stand in the queue yet. A share that was cut goes on where it was. */
export async function notYetPosted(kind: string, uids: readonly string[], now: number): Promise<string[]> {
  if (uids.length === 0) return [];
  const refs = uids.map((uid) => documents.mail.ref(`${kind}-${uid}-${dayOf(now)}`));
  const there = await getAll(refs, []);
  return uids.filter((_, index) => there[index]?.exists !== true);
}

/** Who gets a letter on a day: those who want one daily, and on Mondays (UTC) those who want one weekly. */
export const digestsWanted = (now: number): Query =>
  documents.digests.where([
    'often',
    'in',
    new Date(now).getUTCDay() === MONDAY ? (['daily', 'weekly'] as const) : (['daily'] as const),
  ]);

/** Writes to these people the letter of a day. Run again on the same day, it writes no second one. */
export async function postDigests(uids: readonly string[], now: number): Promise<void> {
  await postEach(await notYetPosted('digest', uids, now), (uid) => post(uid, now));
}
