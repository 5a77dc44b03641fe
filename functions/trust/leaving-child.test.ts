import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedEasiness } from '@lemma/mastery';
import { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LivingSchool } from '../demonstration/make-school.ts';
import { reissueSecrets } from '../src/calls/accounts/reissue-secrets.ts';
import { publishAssignment } from '../src/calls/assignments/publish-assignment.ts';
import { eraseChild } from '../src/calls/erasure/erase-child.ts';
import { noteLook } from '../src/calls/erasure/note-look.ts';
import { excuseWork } from '../src/calls/feedback/excuse-work.ts';
import { storeSuggestion } from '../src/calls/feedback/suggest-grade.ts';
import { handInForStudent } from '../src/calls/files/hand-in-for-student.ts';
import { writeNote } from '../src/calls/notes/write-note.ts';
import { changeAccounts } from '../src/calls/roster/change-accounts.ts';
import { saveSettings } from '../src/calls/settings/save-settings.ts';
import { noteLooks } from '../src/domain/family/note-looks.ts';
import { noteInLine } from '../src/domain/roster/roster-lines.ts';
import { samplePng } from '../src/engines/files/sample-files.ts';
import { takePart } from '../src/engines/files/take-part.ts';
import { foldStudents } from '../src/engines/folding/fold-student.ts';
import { budgetOf } from '../src/engines/models/budget.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { asStored } from './as-stored.ts';
import { sixthClass } from './sixth-class.ts';

/**
 * While a child is being erased, and after the server died in the middle of it, others go on: teachers who have the
 * class open, the child's own device, a guesser, the functions. Nothing that they do may be left over.
 */
const NOW = new Date(2026, 10, 23, 9).getTime();
const SIZE = 3;
const REQUEST = 'request-to-delete';
const CUT = 'the server died here';
/** Writes after which it dies: after the child is locked, in the middle, and when little but the last step is left. */
const CUTS = [2, 12, 30];

let files = '';
let school: LivingSchool;

const callerOf = ({ uid, name, email }: { uid: string; name: string; email?: string | undefined }) => ({
  ...{ uid, name, email, ip: '127.0.0.1', now: NOW, signedInAt: NOW, isStudent: email === undefined },
});

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-leaving-'));
  ({ school } = await sixthClass(NOW, files, SIZE));
});
afterAll(() => rm(files, { recursive: true, force: true }));

/** Lets a number of writes through, and then none. @returns what lets all through again. */
function dieAfter(writes: number): () => void {
  const client = database();
  const request: unknown = Reflect.get(client, 'request');
  if (typeof request !== 'function') throw new Error('The client sends its requests in another way.');
  let left = writes;
  Object.assign(client, {
    request: async (method: string, ...given: unknown[]): Promise<unknown> => {
      if (method === 'commit' || method === 'batchWrite') left -= 1;
      if (left < 0) throw new Error(CUT);
      return Reflect.apply(request, client, [method, ...given]);
    },
  });
  return () => void Object.assign(client, { request });
}

const outcome = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => String(Object(error).code ?? error),
  );

/** What others do to the child, or with it, meanwhile; each with what it is answered. */
async function meanwhile(studentId: string): Promise<Record<string, string>> {
  const [{ classId }] = school.classes as [LivingSchool['classes'][number]];
  const teacher = callerOf(school.teacher);
  const child = callerOf({ uid: studentId, name: 'child' });
  const bytes = Buffer.concat([samplePng(), Buffer.from(studentId)]);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const part = { digest, name: 'a.png', purpose: 'hand-in' as const, at: 0, size: bytes.length, bytes };
  const all = documents.assignments.every((await allOf('assignments').get()).docs);
  const items = all.find(({ state }) => state === 'open')?.items ?? [];
  const assignmentId = school.stage.id();
  await school.stage.act(school.teacher, NOW, 'saveAssignment', {
    ...{ assignmentId, classId, title: 'Meanwhile', instructions: '', items, parentMayHandIn: true },
    ...{ openAt: NOW - HOUR, dueAt: NOW + HOUR },
  });
  const settings = calls.saveSettings.input.parse({});
  const fileId = await school.stage.upload(school.teacher, NOW, samplePng(), 'paper.png', 'student-work');
  const paper = { assignmentId, studentId, handInId: 'paper-meanwhile', note: '', pages: [{ fileId, turn: 0 }] };
  const note = { studentId, noteId: 'note-meanwhile', text: 'Good.', audience: 'parents' };
  const card = { classId, requestId: 'card-meanwhile', secretKind: 'words', studentIds: [studentId] };
  const suggested = { kind: 'suggested' as const, lines: [], dropped: 0, by: 'a model' };
  await storeSuggestion({ assignmentId, itemId: 'q1', studentId }, teacher, 'an answer', suggested, {
    ...{ suggested: [], rubric: [] },
  });
  await budgetOf(studentId, NOW, { callsADay: 1, tokensADay: 1, schoolTokensADay: 4 }).settle(1, 2);
  await noteInLine(classId, studentId, 'guessedAt', NOW);
  await noteLooks(teacher.uid, [studentId], 'page', NOW);
  await foldStudents([studentId], new Map([[studentId, []]]), {
    leftOut: { paths: new Set(), leaveOut: () => undefined },
    easinessOf: shippedEasiness,
  });
  return {
    'a co-teacher writes a note': await outcome(writeNote(calls.writeNote.input.parse(note), teacher)),
    'and looks at the child': await outcome(noteLook({ studentId }, teacher)),
    'and makes a new card': await outcome(reissueSecrets(calls.reissueSecrets.input.parse(card), teacher)),
    'and takes the child back': await outcome(
      changeAccounts({ classId, studentIds: [studentId], change: 'restore' }, teacher),
    ),
    'the child saves settings': await outcome(saveSettings(settings, child)),
    'and sends a file': await outcome(takePart(studentId, part, NOW)),
    'or a part of one': await outcome(takePart(studentId, { ...part, size: 2 * bytes.length }, NOW)),
    'an assignment is given to the class': await outcome(publishAssignment({ assignmentId }, teacher)),
    'the child is excused from it': await outcome(
      excuseWork({ assignmentId, studentIds: [studentId], excused: true }, teacher),
    ),
    'a paper is handed in for the child': await outcome(
      handInForStudent(calls.handInForStudent.input.parse(paper), teacher),
    ),
  };
}

it('while a child is being erased, nothing is written of it, and the class goes on', async () => {
  const { stage, teacher, classes, parents } = school;
  const [parent] = parents;
  const studentId = parent?.children[0]?.uid ?? '';
  const { fullName } = await mustRead(documents.students, studentId);
  if (parent === undefined) throw new Error('no parent');
  await stage.act(parent, NOW, 'askRights', { studentId, requestId: REQUEST, kind: 'delete', text: '' });
  const consent = { by: 'school' as const, name: 'Maya Okafor', on: '2026-09-01', uses: ['answers' as const] };
  await stage.act(teacher, NOW, 'setConsent', { classId: classes[0]?.classId ?? '', studentIds: [studentId], consent });
  const asked = { studentId, parentId: parent.uid, requestId: REQUEST, name: fullName, answer: '' };
  const erase = () => eraseChild(calls.eraseChild.input.parse(asked), callerOf(teacher));
  for (const writes of CUTS) {
    const goOn = dieAfter(writes);
    await expect(erase().finally(goOn)).rejects.toThrow(CUT);
    const told = await meanwhile(studentId);
    expect((await readdir(files)).filter((name) => /^[\w-]{43}-\d+$/.test(name))).toEqual([]);
    expect(told).toEqual({
      'a co-teacher writes a note': 'auth/forbidden',
      'and looks at the child': 'auth/forbidden',
      'and makes a new card': 'data/conflict',
      'and takes the child back': 'data/conflict',
      'the child saves settings': 'auth/forbidden',
      'and sends a file': 'auth/forbidden',
      'or a part of one': 'auth/forbidden',
      'an assignment is given to the class': 'ok',
      'the child is excused from it': 'data/conflict',
      'a paper is handed in for the child': 'data/conflict',
    });
  }
  await erase();
  const left = [...(await asStored(files))].flatMap(([path, text]) =>
    `${path} ${text}`.includes(studentId) ? [path] : [],
  );
  expect(left).toEqual([]);
  // A guesser's try that was on its way meets the roster without the child.
  const [{ classId }] = classes as [LivingSchool['classes'][number]];
  await noteInLine(classId, studentId, 'guessedAt', NOW);
  await noteInLine('a class that is gone', studentId, 'askedForHelpAt', NOW);
  await noteLooks(teacher.uid, [studentId], 'page', NOW);
  expect((await mustRead(documents.rosters, classId)).students[studentId]).toBeUndefined();
  expect((await documents.looks.where(['studentId', '==', studentId]).get()).size).toBe(0);
});

it('of two children whose families asked under the same id, each is erased, with a copy of its own', async () => {
  const { stage, teacher, parents } = school;
  const families = parents.flatMap((parent) => parent.children.map(({ uid }) => ({ parent, studentId: uid })));
  const there = await documents.students.readAll(families.map(({ studentId }) => studentId));
  const [one, other] = families.filter(({ studentId }) => there.some(({ id }) => id === studentId));
  if (one === undefined || other === undefined) throw new Error('no two families');
  const asked = { requestId: 'the-same', kind: 'delete' as const, text: '' };
  for (const { parent, studentId } of [one, other]) await stage.act(parent, NOW, 'askRights', { ...asked, studentId });
  const copies = async () => (await readdir(files)).filter((name) => name.startsWith('erased-')).length;
  const before = await copies();
  for (const { parent, studentId } of [one, other]) {
    const { fullName: name } = await mustRead(documents.students, studentId);
    const input = { studentId, parentId: parent.uid, requestId: asked.requestId, name, answer: '' };
    await eraseChild(calls.eraseChild.input.parse(input), callerOf(teacher));
    expect(await documents.students.read(studentId)).toBeUndefined();
  }
  expect(await copies()).toBe(before + 2);
});
