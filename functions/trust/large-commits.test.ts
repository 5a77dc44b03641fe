import * as firestore from '@google-cloud/firestore';
import { IS_SOAK } from '@lemma/math/part-of';
import type { Assignment } from '@lemma/school/assignment';
import { calls } from '@lemma/school/calls';
import type { Results } from '@lemma/school/results';
import type { Submission } from '@lemma/school/work';
import { logger } from 'firebase-functions/v2';
import { beforeAll, expect, it, vi } from 'vitest';
import { givenBy, handedIn, madeBy, studentOf } from '../backend/daily-work.ts';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { mergeStudents } from '../src/calls/roster/merge-students.ts';
import { newBoardEntry, newDeskEntry } from '../src/domain/assignments/entries.ts';
import { noteOutdated } from '../src/domain/evidence/note-outdated.ts';
import { boundedResults } from '../src/domain/results/bounded-results.ts';
import { rowOf } from '../src/domain/results/summary.ts';
import { newSubmission } from '../src/domain/work/submission.ts';
import { foldClass } from '../src/engines/folding/fold-class.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { atOnce, inTransaction } from '../src/platform/firebase.ts';
import { MOST_SENT_BYTES } from '../src/platform/measured.ts';
import { beforeRequests } from './before-requests.ts';
import { makeClass, openMemory, storeTeacher, teacher } from './school-in-memory.ts';

const NOW = Date.UTC(2027, 5, 1, 9);
/** A large class and its year in the soak, which is where a commit comes near to the bound; here what one does. */
const [ASSIGNMENTS, CHILDREN] = IS_SOAK ? [120, 600] : [12, 60];
/** What we leave to Firestore: a commit of ours is at most half as large as it takes. */
const BOUND_BYTES = MOST_SENT_BYTES / 2;

const maya = teacher(NOW, 'teacher');
const years = {
  ...{ students: CHILDREN, different: CHILDREN, years: 1, assignmentsAYear: ASSIGNMENTS, items: 1 },
  ...{ practiceADay: 0, every: 20, full: 1 },
};

// As Google's client sends it; the type is not exported.
const { CommitRequest }: { CommitRequest: { encode: (request: unknown) => { finish: () => Uint8Array } } } =
  Reflect.get(firestore, 'protos').google.firestore.v1;

beforeAll(async () => {
  // No queue: what is noted is folded here.
  process.env.CLOUD_TASKS_EMULATOR_HOST = '127.0.0.1:1';
  openMemory();
  await makeClass(NOW, 0, 1);
  await storeTeacher(maya);
});

/** The bytes of every commit that is sent meanwhile. */
async function commitsBy(work: () => Promise<unknown>): Promise<number[]> {
  const sizes: number[] = [];
  const stop = beforeRequests('request', ([method, request]) => {
    if (method === 'commit') sizes.push(CommitRequest.encode(request).finish().length);
  });
  await work().finally(stop);
  return sizes;
}

async function newPair(): Promise<{ readonly classId: string; readonly ids: readonly [string, string] }> {
  const { classId } = await createClass(calls.createClass.input.parse({ name: '6B', grade: 6 }), maya);
  const students = ['Ana López', 'Anna Lopez'].map((fullName) => ({ fullName }));
  const request = { classId, requestId: 'students', secretKind: 'words', students };
  const { cards } = await createStudents(calls.createStudents.input.parse(request), maya);
  const [one, other] = cards.map(({ studentId }) => studentId);
  if (one === undefined || other === undefined) throw new Error('no students');
  return { classId, ids: [one, other] };
}

const workOn = (given: Assignment, index: number, studentId: string): Submission => {
  const entries = madeBy(index, 0, given, years)[0]?.[1].entries ?? [];
  const work = handedIn(index, given, newSubmission(given, studentId, given.openAt), entries);
  return { ...work, id: `${given.id}_${studentId}`, studentId };
};

/** Assignments of a large class with everybody's results: the largest documents that are stored as they are. */
async function storeYear(classId: string): Promise<readonly Assignment[]> {
  const all = Array.from({ length: ASSIGNMENTS }, (_, day) => ({ ...givenBy(day, years), classId }));
  const [first] = all;
  if (first === undefined) throw new Error('no assignment');
  const rows = Array.from({ length: CHILDREN }, (_, index) => rowOf(workOn(first, index, studentOf(index))));
  const byStudent: Results['rows'] = Object.fromEntries(rows.map((row) => [row.studentId, row]));
  for (const given of all) {
    await documents.assignments.create(atOnce, given.id, given);
    const results = boundedResults({ assignmentId: given.id, classId, rows: byStudent });
    await documents.results.put(atOnce, given.id, results);
  }
  const lines = all.map((given) => [given.id, newBoardEntry(given, CHILDREN)] as const);
  await documents.boards.replace(atOnce, classId, { assignments: Object.fromEntries(lines) });
  return all;
}

async function handInAll(given: readonly Assignment[], studentId: string): Promise<readonly Submission[]> {
  const works = given.map((one, index) => workOn(one, index, studentId));
  for (const work of works) await documents.submissions.put(atOnce, work.id, work);
  const classroom = await mustRead(documents.classes, given[0]?.classId ?? '');
  const lines = given.map((one) => [one.id, newDeskEntry(one, classroom, { id: studentId })] as const);
  await documents.desks.replace(atOnce, studentId, { assignments: Object.fromEntries(lines) });
  return works;
}

/** Folds a class until nothing is noted any more, as its tasks do. */
async function foldAll(classId: string): Promise<void> {
  const left = async () => !(await documents.insightMarks.where(['classId', '==', classId]).get()).empty;
  while (await left()) {
    await documents.insightLeases.put(atOnce, classId, { holder: 'test', until: 0, wroteAt: 0 });
    await foldClass(classId, 'test', async () => undefined);
  }
}

const resultsOf = async (given: readonly Assignment[]) => documents.results.readAll(given.map(({ id }) => id));

it(`folds ${ASSIGNMENTS} works that one note names in a class of ${CHILDREN}, and merges them, in commits that Firestore takes`, async () => {
  const { classId, ids } = await newPair();
  const [keepId, doubleId] = ids;
  const given = await storeYear(classId);
  const works = await handInAll(given, doubleId);
  for (const work of works) await inTransaction(async (tx) => noteOutdated(tx, work, NOW));

  const folds = await commitsBy(() => foldAll(classId));
  expect(Math.max(...folds)).toBeLessThan(BOUND_BYTES);
  const folded = await resultsOf(given);
  expect(folded.map(({ rows }) => Object.keys(rows).length)).toEqual(given.map(() => CHILDREN + 1));
  const board = await mustRead(documents.boards, classId);
  expect(given.map(({ id }) => board.assignments[id]?.started)).toEqual(given.map(() => CHILDREN + 1));
  const insight = await mustRead(documents.insights, classId);
  expect(given.filter(({ id }) => insight.assignments[id]?.rows[doubleId] === undefined)).toEqual([]);
  expect(Object.keys((await mustRead(documents.evidence, doubleId)).work)).toHaveLength(ASSIGNMENTS);

  const merge = () => mergeStudents({ classId, keepId, doubleId }, maya);
  const merged = await commitsBy(async () => expect(await merge()).toEqual({ moved: ASSIGNMENTS }));
  expect(Math.max(...merged)).toBeLessThan(BOUND_BYTES);
  expect((await resultsOf(given)).filter(({ rows }) => doubleId in rows)).toEqual([]);
  const moved = await documents.submissions.readAll(given.map(({ id }) => `${id}_${keepId}`));
  expect(moved.filter(({ drawnFor }) => drawnFor === doubleId)).toHaveLength(ASSIGNMENTS);
  const desk = await mustRead(documents.desks, keepId);
  expect(Object.keys(desk.assignments).toSorted()).toEqual(given.map(({ id }) => id).toSorted());
  expect((await mustRead(documents.desks, doubleId)).assignments).toEqual({});
  expect((await mustRead(documents.rosters, classId)).students[doubleId]).toMatchObject({ mergedInto: keepId });
});

it('writes results and insight of a class whose list is too large to be written, and says so in the log', async () => {
  const { classId, ids } = await newPair();
  const [studentId] = ids;
  const given = { ...givenBy(0, years), id: 'of-a-full-list', classId };
  await documents.assignments.create(atOnce, given.id, given);
  await documents.results.put(atOnce, given.id, { assignmentId: given.id, classId, rows: {} });
  const line = newBoardEntry(given, 2);
  const full = { ...line, title: 'x'.repeat(1_000_000) };
  await documents.boards.replace(atOnce, classId, { assignments: { [given.id]: line, full } });
  const [work] = await handInAll([given], studentId);
  if (work === undefined) throw new Error('no work');
  await inTransaction(async (tx) => noteOutdated(tx, work, NOW));
  await documents.insightLeases.put(atOnce, classId, { holder: 'test', until: 0, wroteAt: 0 });
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);

  const leftOut = await foldClass(classId, 'test', async () => undefined);
  expect([...leftOut]).toEqual([`boards/${classId}`]);
  expect(error.mock.calls).toEqual([
    ['a document is too large: not written', { path: `boards/${classId}`, size: expect.any(Number) }],
    ['left out of insight: cannot be read', { what: `class ${classId}`, count: 1, paths: [`boards/${classId}`] }],
  ]);
  error.mockRestore();
  expect((await mustRead(documents.boards, classId)).assignments[given.id]).toEqual(line);
  expect(Object.keys((await mustRead(documents.results, given.id)).rows)).toEqual([studentId]);
  const insight = await mustRead(documents.insights, classId);
  expect(Object.keys(insight.assignments[given.id]?.rows ?? {})).toEqual([studentId]);
});
