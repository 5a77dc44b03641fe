import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type CollectionName, collections } from '@lemma/school/collections';
import { type DocumentData, doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore';

// The SDK logs each refusal, and refusals are what these tests expect.
setLogLevel('silent');

/**
 * Test data: two classes, A and B, with a teacher, a student and a parent each; Ana's people are the ones under test.
 */
export const world = {
  'users/teacherA': {
    uid: 'teacherA',
    email: 'teacherA@test.example',
    fullName: 'Teacher A',
    role: 'teacher',
    createdAt: 1,
  },
  'users/ana': { uid: 'ana', email: null, fullName: 'Ana López', role: 'student', createdAt: 1 },
  // A teacher who was removed may still be in the map of roles: that must give no access.
  'classes/classA': {
    ...{ id: 'classA', name: 'A', teacherIds: ['teacherA', 'coTeacherA', 'onlookerA'] },
    ...{ leaderId: 'teacherA', onlookerIds: ['onlookerA', 'teacherB'] },
  },
  'classes/classB': { id: 'classB', teacherIds: ['teacherB'], name: 'B' },
  'invitations/inv1': { classId: 'classA', email: 'teacherWithoutClass@test.example', state: 'open' },
  'rosters/classA': { classId: 'classA', students: {} },
  'boards/classA': { classId: 'classA', assignments: {} },
  'assignments/workA': { classId: 'classA', seed: 5 },
  'results/workA': { classId: 'classA', assignmentId: 'workA', rows: {} },
  'students/ana': { classIds: ['classA'], fullName: 'Ana López' },
  'students/ben': { classIds: ['classA'], fullName: 'Ben Osei' },
  'students/bea': { classIds: ['classB'], fullName: 'Bea Kim' },
  'students/cleo': { classIds: ['classA'], fullName: 'Cleo Diaz', signedOutAt: 2_000_000 },
  'desks/ana': { studentId: 'ana', assignments: {} },
  'desks/cleo': { studentId: 'cleo', assignments: {} },
  'submissions/workA_ana': { classId: 'classA', studentId: 'ana', assignmentId: 'workA' },
  'insights/classA': { classId: 'classA', students: {} },
  'progress/ana': { studentId: 'ana', skills: {} },
  'evidence/ana': { studentId: 'ana', work: {} },
  'insightMarks/classA_ana': { classId: 'classA', studentId: 'ana' },
  'insightLeases/classA': { holder: 'x' },
  'easiness/school': { fittedAt: 1, skills: {} },
  'guardians/ana_parentA': { studentId: 'ana', parentId: 'parentA', classIds: ['classA'], state: 'active' },
  'guardians/ana_revoked': { studentId: 'ana', parentId: 'revoked', classIds: ['classA'], state: 'revoked' },
  'guardians/ana_waiting': { studentId: 'ana', parentId: 'waiting', classIds: ['classA'], state: 'waiting' },
  'guardians/bea_parentB': { studentId: 'bea', parentId: 'parentB', classIds: ['classB'], state: 'active' },
  'interviews/talk1': { teacherId: 'teacherA', kind: 'practice' },
  'interviewSecrets/talk1': { teacherId: 'teacherA', state: '{}' },
  'trainings/teacherA': { lines: {} },
  'talks/ana': { studentId: 'ana', talks: [] },
  'judgements/ana': { studentId: 'ana' },
  'notes/ana': { studentId: 'ana', notes: [] },
  'studentNotes/ana': { studentId: 'ana', notes: [] },
  'studentNotes/cleo': { studentId: 'cleo', notes: [] },
  'files/file1': { uid: 'parentA' },
  'settings/ana': { theme: 'dark' },
  'sessions/ana': { uid: 'ana', open: {}, sweepAt: 1 },
  'digests/parentA': { uid: 'parentA', often: 'weekly' },
  'mail/m1': { to: ['parentA@test.example'] },
  'signingKeys/unsubscribe': { key: 'x' },
  'shelves/parentA': { uid: 'parentA', files: {} },
  'uploads/upload1': { uid: 'parentA' },
  'plans/plan1': { ownerId: 'teacherA' },
  'planVersions/plan1_1': { planId: 'plan1', ownerId: 'teacherA' },
  'banks/teacherA': { uid: 'teacherA', items: {}, phrases: [] },
  'planShelves/teacherA': { uid: 'teacherA', plans: {} },
  'planShares/share1': { planId: 'plan1', ownerId: 'teacherA' },
  'stories/story1': { ownerId: 'teacherA' },
  'storyShelves/teacherA': { uid: 'teacherA', stories: {} },
  'modelBudgets/teacherA_2026-11-21': { uid: 'teacherA', calls: 1 },
  'suggestions/s1': { uid: 'teacherA', studentId: 'ana', lines: [] },
  'suggestionTallies/teacherA': { uid: 'teacherA', shown: 1, same: 1 },
  'chats/chat1': { ownerId: 'teacherA' },
  'chatShelves/teacherA': { uid: 'teacherA', chats: {} },
  'secrets/ana': { hash: 'x' },
  'practice/ana': { studentId: 'ana' },
  'placements/ana': { studentId: 'ana', state: 'asked', items: [] },
  'releaseTabs/tab1': { uid: 'teacherA' },
  'releaseHealth/teacher': { loads: 1 },
  'classCodes/ACDEFG': { classId: 'classA' },
  'parentCodes/code1': { studentId: 'ana' },
  'throttles/t1': { tokens: 1 },
  'erasures/e1': { by: 'teacherA', parentIds: ['parentA'], documents: 3 },
  'requests/r1': { sealed: 'x' },
  'audit/a1': { by: 'teacherA' },
} satisfies Record<string, DocumentData>;
export type WorldPath = keyof typeof world;

/** Everybody who might read: each relation to Ana, the same roles in another class, and somebody signed out. */
export const actors = [
  'teacherA',
  'coTeacherA',
  'onlookerA',
  'teacherB',
  'teacherWithoutClass',
  'ana',
  'ben',
  'bea',
  'parentA',
  'revoked',
  'waiting',
  'parentB',
  'visitor',
] as const;
export type Actor = (typeof actors)[number];

export const everyCollection = Object.keys(collections).filter((name): name is CollectionName => name in collections);

/** A new Firestore emulator with the repository's rules. */
export function startRules(projectId: string): Promise<RulesTestEnvironment> {
  const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  return initializeTestEnvironment({ projectId, firestore: { rules, host, port: Number(port) } });
}

export async function fillWorld(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db: unknown = context.firestore();
    for (const [path, fields] of Object.entries(world)) await setDoc(doc(db as Firestore, path), fields);
  });
}

const databases = new WeakMap<RulesTestEnvironment, Map<Actor, Firestore>>();

function connect(environment: RulesTestEnvironment, actor: Actor): Firestore {
  const isStudent = actor === 'ana' || actor === 'ben' || actor === 'bea';
  const by = <P extends 'custom' | 'password'>(sign_in_provider: P) => ({
    firebase: { sign_in_provider, identities: {} },
  });
  const address = { email: `${actor}@test.example`, email_verified: true };
  const token = isStudent ? { role: 'student', ...by('custom') } : { ...address, ...by('password') };
  const context =
    actor === 'visitor' ? environment.unauthenticatedContext() : environment.authenticatedContext(actor, token);
  const db: unknown = context.firestore();
  return db as Firestore;
}

/**
 * The database as one actor sees it. Connections are reused, because opening one takes longer than a hundred requests.
 */
export function as(environment: RulesTestEnvironment, actor: Actor): Firestore {
  const known = databases.get(environment) ?? new Map<Actor, Firestore>();
  databases.set(environment, known);
  const db = known.get(actor) ?? connect(environment, actor);
  known.set(actor, db);
  return db;
}
