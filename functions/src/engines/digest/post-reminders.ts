import type { DeskEntry } from '@lemma/school/desk';
import type { Guardian } from '@lemma/school/family';
import { mayUse } from '@lemma/school/privacy';
import { isWaitedFor } from '@lemma/school/work';
import { documents } from '../../platform/documents.ts';
import { getAll } from '../../platform/firebase.ts';
import { MOST_IN_ONE_QUERY } from '../../platform/most-in-one-query.ts';
import { siteOrigin } from '../../platform/site-origin.ts';
import { dayOf, enqueue, notYetQueued } from './post-digests.ts';
import { postEach } from './post-each.ts';
import { renderReminder } from './render.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** A document that cannot be read is that of one family: the others get their letters. */
const leaveOut = () => undefined;

/** Between the ids of an assignment and of a child. No id has this sign. */
const BETWEEN = ':';
/** What a share of reminders has for the work of a child. */
export const reminderOf = (assignmentId: string, studentId: string): string => `${assignmentId}${BETWEEN}${studentId}`;

/** The adults of these children who want letters about them, as far as what says so can be read. */
export async function readersOf(studentIds: readonly string[]): Promise<Guardian[]> {
  const some = Array.from({ length: Math.ceil(studentIds.length / MOST_IN_ONE_QUERY) }, (_, index) =>
    studentIds.slice(index * MOST_IN_ONE_QUERY, (index + 1) * MOST_IN_ONE_QUERY),
  );
  const found = await Promise.all(some.map((ids) => documents.guardians.where(['studentId', 'in', ids]).get()));
  const links = documents.guardians
    .readable(
      found.flatMap(({ docs }) => docs),
      leaveOut,
    )
    .filter(({ state }) => state === 'active');
  const subscribers = [...new Set(links.map(({ parentId }) => parentId))];
  const [digests, students] = await Promise.all([
    getAll(subscribers.map((id) => documents.digests.ref(id))),
    documents.students.readEach(studentIds, leaveOut),
  ]);
  const asked = new Set(
    digests.flatMap((snapshot) => {
      const [digest] = documents.digests.readable([snapshot], leaveOut);
      return (digest?.often ?? 'off') === 'off' ? [] : [snapshot.id];
    }),
  );
  const agreed = new Set(students.flatMap(({ id, consent }) => (mayUse(consent, 'letters') ? [id] : [])));
  return links.filter(({ parentId, studentId }) => asked.has(parentId) && agreed.has(studentId));
}

type Reminded = { readonly assignmentId: string; readonly studentId: string; readonly entry: DeskEntry };

/** What stands on the desks of it: work that is still waited for, and of which the child was reminded then. */
async function remindedOf(ids: readonly string[], at: number): Promise<Reminded[]> {
  const asked = ids.flatMap((id) => {
    const [assignmentId, studentId] = id.split(BETWEEN);
    return assignmentId === undefined || studentId === undefined ? [] : [{ assignmentId, studentId }];
  });
  const read = await documents.desks.readEach(
    asked.map(({ studentId }) => studentId),
    leaveOut,
  );
  const desks = new Map(read.map((desk) => [desk.studentId, desk]));
  return asked.flatMap(({ assignmentId, studentId }) => {
    const entry = desks.get(studentId)?.assignments[assignmentId];
    return entry && (entry.nudge?.at ?? 0) >= at && isWaitedFor(entry) ? [{ assignmentId, studentId, entry }] : [];
  });
}

/** Writes one adult's letter. */
async function post({ parentId, studentName }: Guardian, id: string, entry: DeskEntry, at: number): Promise<boolean> {
  const { language = 'en' } = (await documents.digests.read(parentId)) ?? {};
  const unsubscribe = await unsubscribeLink(parentId);
  const addresses = { home: `${siteOrigin()}/parent-dashboard`, unsubscribe };
  const about = { title: entry.title, dueAt: entry.dueAt, byName: entry.nudge?.byName ?? '' };
  return enqueue(parentId, id, { ...renderReminder(studentName, about, addresses, language), unsubscribe }, at);
}

/** Writes the letters of reminders: one an adult, child, assignment and day. A second run writes none twice. */
export async function postReminders(ids: readonly string[], at: number): Promise<void> {
  const reminded = await remindedOf(ids, at);
  const readers = await readersOf(reminded.map(({ studentId }) => studentId));
  const letters = new Map(
    reminded.flatMap(({ assignmentId, studentId, entry }) =>
      readers
        .filter((reader) => reader.studentId === studentId)
        .map((reader) => {
          const id = `reminder-${reader.parentId}-${studentId}-${assignmentId}-${dayOf(at)}`;
          return [id, () => post(reader, id, entry, at)] as const;
        }),
    ),
  );
  await postEach(await notYetQueued([...letters.keys()]), async (id) => (await letters.get(id)?.()) ?? false);
}
