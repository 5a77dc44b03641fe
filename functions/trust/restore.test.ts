import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR } from '@lemma/school/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LivingSchool } from '../demonstration/make-school.ts';
import { readBackup, writeBackup } from '../src/engines/erasure/backup-file.ts';
import { standInBy } from '../src/engines/erasure/erased-copy.ts';
import { forgetElsewhere } from '../src/engines/erasure/forget-elsewhere.ts';
import { gatherChild, gatherClass, gatherSchool } from '../src/engines/erasure/gather.ts';
import { linksIn, linksQuery, removeStudent, unlist } from '../src/engines/erasure/remove-student.ts';
import { restore } from '../src/engines/erasure/restore.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { allOf, collectionNames } from '../src/platform/any-collection.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { inTransaction } from '../src/platform/firebase.ts';
import { asStored, differences } from './as-stored.ts';
import { type SixthClass, sixthClass } from './sixth-class.ts';

const NOW = new Date(2026, 10, 23, 9).getTime();
const SIZE = 4;

let files = '';
let school: LivingSchool;
let people: SixthClass['people'];

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-restore-'));
  ({ school, people } = await sixthClass(NOW, files, SIZE));
});
afterAll(() => rm(files, { recursive: true, force: true }));

const classIdOf = (): string => school.classes[0]?.classId ?? '';
const historyOf = async () => Object.keys((await mustRead(documents.trainings, school.teacher.uid)).lines);

it('brings a class back as it was, and with it the lines of its interviews in the history of its teacher', async () => {
  const classId = classIdOf();
  await documents.classes.change(classId, documents.classes.at(['archivedAt'], 1));
  const [before, history] = [await asStored(files), await historyOf()];
  const bytes = await writeBackup({ kind: 'class', id: classId, madeAt: NOW }, gatherClass(classId, 'whole'));
  await expireClassesOf([classId], NOW, new Faults());
  expect(await documents.classes.read(classId)).toBeUndefined();
  expect((await historyOf()).length).toBeLessThan(history.length);
  const { head, lines } = readBackup(bytes);
  await restore(head, lines, NOW);
  expect(differences(before, await asStored(files))).toEqual([]);
});

it('brings a child back: assignments that nobody has yet, and those that are over, count the students that they did', async () => {
  const classId = classIdOf();
  const states = Object.values((await mustRead(documents.boards, classId)).assignments).map(({ state }) => state);
  expect(states).toEqual(expect.arrayContaining(['draft', 'returned', 'open']));
  const student = await mustRead(documents.students, school.classes[0]?.students[1]?.uid ?? '');
  const before = await asStored(files);
  const bytes = await writeBackup({ kind: 'child', id: student.id, madeAt: NOW }, gatherChild(student.id, 'whole'));
  const doubles = await removeStudent(student, linksIn(await linksQuery(student.id).get()), standInBy('key'));
  await inTransaction((tx) => unlist(tx, student, doubles));
  const { head, lines } = readBackup(bytes);
  await restore(head, lines, NOW);
  const back = { id: standInBy('key')(student.id), standIn: student.id, fullName: '', displayName: '' };
  await forgetElsewhere([classId], back);
  expect(differences(before, await asStored(files))).toEqual([]);
});

it('restores nothing of a school over what is newer until it is told to, and then leaves or replaces it', async () => {
  const before = await asStored(files);
  const [bytes, classId] = [await writeBackup({ kind: 'school', id: null, madeAt: NOW }, gatherSchool()), classIdOf()];
  const { head, lines } = readBackup(bytes);
  school.stage.setClock(NOW + HOUR);
  await documents.classes.change(classId, documents.classes.at(['name'], 'A newer name'));
  const [work] = (await allOf('submissions').get()).docs;
  await work?.ref.delete();
  const meanwhile = await asStored(files);
  const told = /Documents that were changed after the file was made: 1 \(classes 1\)/;
  await expect(restore(head, lines, NOW)).rejects.toMatchObject({
    ...{ code: 'data/conflict', detail: expect.stringMatching(told) },
  });
  expect(differences(meanwhile, await asStored(files))).toEqual([]);
  expect(await restore(head, lines, NOW, 'leave')).toMatchObject({ left: 1 });
  expect(differences(before, await asStored(files))).toEqual([`classes/${classId}`]);
  expect(await restore(head, lines, NOW, 'replace')).toMatchObject({ left: 0 });
  expect(differences(before, await asStored(files))).toEqual([]);
});

/**
 * Has the functions hear of each piece of work as soon as it is written, and fold it before anything else is.
 * @returns what has them no longer hear.
 */
function hearAtOnce(): () => void {
  const client = database();
  const request: unknown = Reflect.get(client, 'request');
  if (typeof request !== 'function') throw new Error('The client sends its requests in another way.');
  let folding = false;
  Object.assign(client, {
    request: async (...given: unknown[]): Promise<unknown> => {
      const reply: unknown = await Reflect.apply(request, client, given);
      if (!folding && JSON.stringify(given[1]).includes('/documents/submissions/')) {
        folding = true;
        await school.stage.fold(classIdOf()).finally(() => {
          folding = false;
        });
      }
      return reply;
    },
  });
  return () => void Object.assign(client, { request });
}

it('brings a school back into an empty database, while the functions fold what they hear of', async () => {
  const before = await asStored(files);
  const bytes = await writeBackup({ kind: 'school', id: null, madeAt: NOW }, gatherSchool());
  for (const name of collectionNames) for (const { ref } of (await allOf(name).get()).docs) await ref.delete();
  for (const file of await readdir(files)) await rm(join(files, file));
  people.clear();
  const stop = hearAtOnce();
  const { head, lines } = readBackup(bytes);
  await restore(head, lines, NOW).finally(stop);
  expect(differences(before, await asStored(files))).toEqual([]);
});

it('leaves the interviews with a child who is still in the school as they are', async () => {
  const classId = classIdOf();
  const interviews = documents.interviews.every((await allOf('interviews').get()).docs);
  const [interview] = interviews.filter(({ student }) => student.studentId !== undefined);
  const { id = '', student: { studentId = '' } = {}, teacherId = '' } = interview ?? {};
  const bytes = await writeBackup({ kind: 'class', id: classId, madeAt: NOW }, gatherClass(classId, 'whole'));
  await documents.students.change(studentId, documents.students.at(['classIds'], ['another']));
  await documents.classes.ref(classId).delete();
  await documents.interviews.change(id, documents.interviews.at(['notes'], 'written later'));
  await documents.trainings.change(teacherId, documents.trainings.at(['lines', id, 'turns'], 99));
  const { head, lines } = readBackup(bytes);
  await restore(head, lines, NOW);
  expect((await mustRead(documents.students, studentId)).classIds).toEqual(['another', classId]);
  expect((await mustRead(documents.interviews, id)).notes).toBe('written later');
  expect((await mustRead(documents.trainings, teacherId)).lines[id]?.turns).toBe(99);
});
