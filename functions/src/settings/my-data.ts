import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type Classroom, leaderOf, roleIn } from '@lemma/school/class';
import { FieldValue, type Query } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { dropFile } from '../files/keep-file.ts';
import { dropLoose } from '../files/keep-voice.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/caller.ts';
import { documents, unpackedData } from '../platform/documents.ts';
import { accounts, bulkWriter, inTransaction } from '../platform/firebase.ts';
import { leadChange } from './lead.ts';

const MINUTES = 60_000;
const MOST = 500;

const all = async (query: Query): Promise<unknown[]> => (await query.limit(MOST).get()).docs.map(unpackedData);
const one = async (collection: keyof typeof documents, id: string): Promise<unknown[]> => {
  const found = await documents[collection].ref(id).get();
  return found.exists ? [unpackedData(found)] : [];
};

/** What somebody recorded for comments. */
const recordingsOf = async (uid: string): Promise<unknown[]> =>
  (
    await Promise.all(
      (['work', 'note', 'loose'] as const).map((kind) =>
        all(documents.files.where(['uid', '==', uid], ['voice.kind', '==', kind])),
      ),
    )
  ).flat();

async function ownClasses(uid: string) {
  const found = await documents.classes.where(['teacherIds', 'array-contains', uid]).limit(MOST).get();
  return found.docs.flatMap((snapshot) => documents.classes.parse(snapshot) ?? []);
}

/** A teacher's classes with all that belongs to them. */
async function classData(uid: string): Promise<Record<string, unknown[]>> {
  const classes = await ownClasses(uid);
  const ids = classes.map(({ id }) => id);
  const under = async (collection: 'rosters' | 'boards') =>
    (await Promise.all(ids.map((id) => one(collection, id)))).flat();

  return {
    classes,
    rosters: await under('rosters'),
    boards: await under('boards'),
    assignments: (await Promise.all(ids.map((id) => all(documents.assignments.where(['classId', '==', id]))))).flat(),
    results: (await Promise.all(ids.map((id) => all(documents.results.where(['classId', '==', id]))))).flat(),
  };
}

export const exportMyData: Handler<typeof calls.exportMyData> = async (_, { uid }) => {
  const [profile, student] = await Promise.all([documents.users.read(uid), documents.students.read(uid)]);
  const data: Record<string, unknown[]> = {
    profile: profile ? [{ ...profile, createdAt: String(profile.createdAt) }] : [],
    settings: await one('settings', uid),
    sessions: await one('sessions', uid),
    files: await one('shelves', uid),
    recordings: await recordingsOf(uid),
    digest: await one('digests', uid),
    guardians: await all(documents.guardians.where(['parentId', '==', uid])),
    plans: await all(documents.plans.where(['ownerId', '==', uid])),
    planShelf: await one('planShelves', uid),
    bank: await one('banks', uid),
    chats: await all(documents.chats.where(['ownerId', '==', uid])),
    suggestions: await all(documents.suggestions.where(['uid', '==', uid])),
    suggestionTallies: await all(documents.suggestionTallies.where(['uid', '==', uid])),
    stories: await all(documents.stories.where(['ownerId', '==', uid])),
    interviews: await all(documents.interviews.where(['teacherId', '==', uid])),
    training: await one('trainings', uid),
    ...(student && {
      student: [student],
      desk: await one('desks', uid),
      notes: await one('studentNotes', uid),
      submissions: await all(documents.submissions.where(['studentId', '==', uid])),
    }),
    ...(profile?.role === 'teacher' && (await classData(uid))),
  };
  // Dates of the database as plain JSON.
  return { data: JSON.parse(JSON.stringify(data)) };
};

export const recentChanges: Handler<typeof calls.recentChanges> = async (_, { uid }) => {
  const found = await documents.audit.where(['by', '==', uid]).orderBy('at', 'desc').limit(50).get();
  const changes = found.docs.map((each) => ({
    id: each.id,
    action: String(each.get('action')),
    at: Number(each.get('at')?.toMillis?.() ?? 0),
  }));
  return { changes };
};

/** Who leads a class when this one goes: whoever leads it now, else the first of the others who teaches. */
const nextLead = (classroom: Classroom, uid: string): string | undefined =>
  roleIn(classroom, uid) === 'leads'
    ? classroom.teacherIds.find((id) => roleIn(classroom, id) === 'teaches')
    : leaderOf(classroom);

async function leaveClasses({ uid }: Caller): Promise<void> {
  const classes = await ownClasses(uid);
  const alone = classes.filter((one) => one.archivedAt === undefined && nextLead(one, uid) === undefined);
  if (alone.length > 0) throw new AppError('data/conflict', alone.map(({ id }) => id).join(' '));
  await inTransaction(async (tx) => {
    const current = await Promise.all(classes.map(({ id }) => documents.classes.read(id, tx)));
    const changes = [];
    for (const classroom of current) {
      const lead = classroom && nextLead(classroom, uid);
      // An archived class that nobody else teaches stays as it is.
      if (!classroom || lead === undefined) continue;
      const passed = leaderOf(classroom) !== lead;
      changes.push({ classId: classroom.id, lead, passed, change: await leadChange(classroom, lead, tx) });
    }
    for (const { classId, lead, passed, change } of changes) {
      const onlookerIds = FieldValue.arrayRemove(uid, lead);
      tx.update(documents.classes.ref(classId), { ...change, onlookerIds, teacherIds: FieldValue.arrayRemove(uid) });
      audit(tx, { action: 'teacher-left', by: uid, classId, subject: uid });
      if (passed) audit(tx, { action: 'lead-handed-over', by: uid, classId, subject: lead });
    }
  });
}

/** What belongs to one teacher alone, and the links to it. */
async function dropOwned(uid: string): Promise<void> {
  const owned = [
    documents.plans.where(['ownerId', '==', uid]),
    documents.planVersions.where(['ownerId', '==', uid]),
    documents.planShares.where(['ownerId', '==', uid]),
    documents.stories.where(['ownerId', '==', uid]),
    documents.chats.where(['ownerId', '==', uid]),
    documents.suggestions.where(['uid', '==', uid]),
    documents.suggestionTallies.where(['uid', '==', uid]),
  ];
  for (const query of owned) {
    const writer = bulkWriter();
    for (const { ref } of (await query.get()).docs) void writer.delete(ref);
    await writer.close();
  }
}

export const deleteMyAccount: Handler<typeof calls.deleteMyAccount> = async (_, caller) => {
  const { uid, now, signedInAt } = caller;
  if (now - signedInAt > 5 * MINUTES) throw new AppError('auth/signed-out', 'not a fresh sign-in');
  if (await documents.students.read(uid)) throw new AppError('auth/forbidden', 'the school keeps students');
  await leaveClasses(caller);
  const links = await documents.guardians.where(['parentId', '==', uid]).get();
  await Promise.all(links.docs.map(({ ref }) => ref.update({ state: 'revoked', parentName: '' })));
  const shelf = await documents.shelves.read(uid);
  // What was handed in stays with the child's work.
  for (const fileId of Object.keys(shelf?.files ?? {}))
    await dropFile(fileId, uid).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'file/in-use') throw error;
    });
  await dropLoose(uid, Number.POSITIVE_INFINITY);
  await dropOwned(uid);
  for (const interviews of [
    documents.interviews.where(['teacherId', '==', uid]),
    documents.interviewSecrets.where(['teacherId', '==', uid]),
  ]) {
    const own = await interviews.limit(MOST).get();
    await Promise.all(own.docs.map(({ ref }) => ref.delete()));
  }
  await Promise.all([
    documents.trainings.ref(uid).delete(),
    documents.shelves.ref(uid).delete(),
    documents.settings.ref(uid).delete(),
    documents.sessions.ref(uid).delete(),
    documents.planShelves.ref(uid).delete(),
    documents.banks.ref(uid).delete(),
    documents.storyShelves.ref(uid).delete(),
    documents.chatShelves.ref(uid).delete(),
    documents.digests.ref(uid).delete(),
    documents.users.ref(uid).delete(),
  ]);
  await accounts().deleteUser(uid);
  return {};
};
