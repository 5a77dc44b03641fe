import { once } from 'node:events';
import { createServer } from 'node:http';
import { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { freePort } from '@lemma/testing/free-port';
import { beforeAll, expect, it } from 'vitest';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { publishAssignment } from '../src/calls/assignments/publish-assignment.ts';
import { saveAssignment } from '../src/calls/assignments/save-assignment.ts';
import { nudgeMissing } from '../src/calls/feedback/nudge-missing.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { doShare } from '../src/engines/shares/share.ts';
import { workOf } from '../src/engines/shares/works.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { toAppError } from '../src/platform/fault.ts';
import { beforeRequests } from './before-requests.ts';
import { openMemory, storeTeacher, teacher } from './school-in-memory.ts';

/** Calls beside services that cannot be reached: each does all of its work, or nothing and can be repeated. */
const NOW = Date.UTC(2026, 10, 23, 9);
const maya = teacher(NOW, 'teacher');

let queuePort = 0;

beforeAll(async () => {
  queuePort = await freePort();
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${queuePort}`;
  openMemory();
  await storeTeacher(maya);
});

async function newClass(name: string) {
  const { classId } = await createClass(calls.createClass.input.parse({ name, grade: 6 }), maya);
  const students = [{ fullName: 'Ana López' }, { fullName: 'Ben Osei' }];
  const request = { classId, requestId: `students-of-${name}`, secretKind: 'words', students };
  const { cards } = await createStudents(calls.createStudents.input.parse(request), maya);
  return { classId, studentIds: cards.map(({ studentId }) => studentId) };
}

const marks = async () => documents.insightMarks.every((await allOf('insightMarks').get()).docs);

it('does the whole of a call whose queue cannot be reached; the night schedules what is left', async () => {
  const [from, to] = [await newClass('6A'), await newClass('6B')];
  const move = { classId: from.classId, toClassId: to.classId, studentIds: from.studentIds };
  expect(await moveStudents(move, maya)).toEqual({ renamed: expect.any(Array) });
  expect(new Set((await marks()).map(({ classId }) => classId))).toEqual(new Set([to.classId]));

  const asked: string[] = [];
  const queue = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push(Buffer.concat(parts).toString());
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  queue.listen(queuePort, '127.0.0.1');
  await once(queue, 'listening');
  const work = await workOf('folds');
  await doShare({ kind: 'folds', at: NOW }, work, async (_name, share) => doShare(share, work, async () => undefined));
  expect(asked.filter((task) => task.includes(`${to.classId}-`))).toHaveLength(1);
  queue.close();
});

/** Has the queries of this collection fail. @returns what lets them through again. */
const cutOff = (collection: string): (() => void) =>
  beforeRequests('requestStream', ([method, , query]) => {
    if (method === 'runQuery' && JSON.stringify(query).includes(collection)) throw new Error('cut off');
  });

it('reminds nobody where those who get the letters cannot be read, so that the call can be repeated', async () => {
  const { classId, studentIds } = await newClass('6C');
  const assignmentId = 'given';
  const item = { id: 'q1', skill: 'fractions.add-unlike', level: 1, points: 2, tries: 3, tryPenalty: 0 };
  const given = {
    ...{ assignmentId, classId, title: 'Given', instructions: '', items: [{ ...item, hints: 'free', variants: true }] },
    ...{ openAt: NOW - HOUR, dueAt: NOW + HOUR, parentMayHandIn: true },
  };
  await saveAssignment(calls.saveAssignment.input.parse(given), maya);
  await publishAssignment({ assignmentId }, maya);
  const letThrough = cutOff('guardians');
  await expect(nudgeMissing({ assignmentId, studentIds }, maya)).rejects.toThrow('cut off');
  letThrough();
  expect((await mustRead(documents.assignments, assignmentId)).nudges).toBeUndefined();
  expect(await nudgeMissing({ assignmentId, studentIds }, maya)).toEqual({ students: 2, letters: 0 });
});

it('says that a service of accounts cannot be reached, as it says of the database', async () => {
  const { getAuth } = await import('firebase-admin/auth');
  const { initializeApp } = await import('firebase-admin/app');
  const elsewhere = getAuth(initializeApp({ projectId: 'demo-trust' }, 'elsewhere'));
  const error = await elsewhere.getUser('ana').catch((fault: unknown) => fault);
  expect(toAppError(error)).toMatchObject({ code: 'server/unavailable' });
});
