import { activityOf, type DigestChoice, type Guardian, type LetterLanguage } from '@lemma/school/family';
import { mayUse } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { atOnce, findAccount, getAll } from '../../platform/firebase.ts';
import { siteOrigin } from '../../platform/site-origin.ts';
import type { Letter } from './letter.ts';
import { isReadableIn } from './mathematics.ts';
import { postEach } from './post-each.ts';
import { type ChildOfLetter, renderLetter } from './render.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const MONDAY = 1;
/** How long a sent letter stays in the queue, in milliseconds. */
const RETENTION_MS = 30 * DAY;
const MOST_CHILDREN = 20;
const ALREADY_EXISTS = 6;

/** A child's part of the letter; undefined for a child without consent to letters. */
async function childOf(
  { studentId, studentName, notes }: Guardian,
  now: number,
  language: LetterLanguage,
): Promise<ChildOfLetter | undefined> {
  const [student, desk, progress] = await Promise.all([
    documents.students.read(studentId),
    documents.desks.read(studentId),
    documents.progress.read(studentId),
  ]);
  if (!mayUse(student?.consent, 'letters')) return undefined;
  // The same activity that the parent's page shows this week.
  const activity = activityOf(desk?.family, now, isReadableIn(language));
  return { name: studentName, desk, progress, activity, notes };
}

/**
 * The letter to one parent, with its link to unsubscribe; undefined if there is no child to write about. `reading` is the
 * language of a person who reads it on the page; left out, the language that they chose for letters.
 */
export async function letterTo(
  uid: string,
  now: number,
  reading?: DigestChoice['language'],
): Promise<(Letter & { unsubscribe: string }) | undefined> {
  const links = await documents.guardians.where(['parentId', '==', uid]).limit(MOST_CHILDREN).get();
  const active = links.docs
    .flatMap((snapshot) => documents.guardians.parse(snapshot) ?? [])
    .filter(({ state }) => state === 'active');
  const language = reading ?? (await documents.digests.read(uid))?.language ?? 'en';
  const found = await Promise.all(active.map((link) => childOf(link, now, language)));
  const children = found.flatMap((child) => child ?? []);
  if (children.length === 0) return undefined;
  const unsubscribe = await unsubscribeLink(uid);
  const home = `${siteOrigin()}/parent-dashboard`;
  return { ...renderLetter(children, { home, unsubscribe }, { language, now }), unsubscribe };
}

type Stamped = Letter & { readonly unsubscribe: string };

/** Puts a letter into the queue, once for each id. @returns false if it has no recipient or was queued before. */
export async function enqueue(uid: string, id: string, letter: Stamped, now: number): Promise<boolean> {
  const account = await findAccount(uid);
  // An unconfirmed address may belong to somebody else, who must get no letters about a child.
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
    // An earlier run has queued it.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === ALREADY_EXISTS) return false;
    throw error;
  }
}

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Queues the letter of one morning, at most one a day. */
async function post(uid: string, now: number): Promise<boolean> {
  const letter = await letterTo(uid, now);
  return letter !== undefined && enqueue(uid, `digest-${uid}-${dayOf(now)}`, letter, now);
}

/**
 * Those of these people whose letter of this kind and day is not queued yet, so that an interrupted task continues
 * where it stopped.
 */
export async function notYetPosted(kind: string, uids: readonly string[], now: number): Promise<string[]> {
  const left = new Set(await notYetQueued(uids.map((uid) => `${kind}-${uid}-${dayOf(now)}`)));
  return uids.filter((uid) => left.has(`${kind}-${uid}-${dayOf(now)}`));
}

/** Those of these letters, by their ids, that are not queued yet. */
export async function notYetQueued(ids: readonly string[]): Promise<string[]> {
  const there = await getAll(
    ids.map((id) => documents.mail.ref(id)),
    [],
  );
  return ids.filter((_, index) => there[index]?.exists !== true);
}

/**
 * Who gets a letter on this day: subscribers to daily letters, and on Mondays (UTC) also subscribers to weekly ones.
 */
export const digestsWanted = (now: number): Query =>
  documents.digests.where([
    'often',
    'in',
    new Date(now).getUTCDay() === MONDAY ? (['daily', 'weekly'] as const) : (['daily'] as const),
  ]);

/** Writes the letters of a day to these people. A second run on the same day writes none twice. */
export async function postDigests(uids: readonly string[], now: number): Promise<void> {
  await postEach(await notYetPosted('digest', uids, now), (uid) => post(uid, now));
}
