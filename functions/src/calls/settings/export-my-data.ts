import type { calls } from '@lemma/school/calls';
import type { Query } from 'firebase-admin/firestore';
import { MOST_OWN, ownClasses } from '../../domain/classes/own-classes.ts';
import { documents, unpackedData } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const all = async (query: Query): Promise<unknown[]> => (await query.limit(MOST_OWN).get()).docs.map(unpackedData);
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
