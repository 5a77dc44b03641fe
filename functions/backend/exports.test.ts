import type { Person } from '@lemma/testing';
import { beforeAll, expect, it } from 'vitest';
import { newClass, newId, newParent, newTeacher, outcomeOf } from './school.ts';

let made: Awaited<ReturnType<typeof newClass>>;
let [ana, ben, parent] = ['', '', undefined as Person | undefined];
beforeAll(async () => {
  made = await newClass(['Ana López', 'Ben Osei']);
  [ana = '', ben = ''] = made.cards.map(({ studentId }) => studentId);
  parent = await newParent('Jon López');
  await parent.call('linkParent', { code: (await made.teacher.call('createParentCode', { studentId: ana })).code });
});

/** What somebody reads of the files with the data of a child. */
const filesOf = async (studentId: string, reader: Person = made.teacher): Promise<string[]> =>
  (await reader.call('whoLooked', { studentId })).looks
    .map(({ kind, what, name, count }) => `${kind} ${what} by ${name}: ${count}`)
    .sort();

it('tells the family and the school of each file that a page makes, by what is in it', async () => {
  const { teacher, classId } = made;
  const note = (what: 'list' | 'gradebook' | 'copy', ...studentIds: string[]) =>
    teacher.call('noteExport', { classId, studentIds, what });
  await note('list', ana);
  await note('list', ana);
  await note('gradebook', ana, ben);
  const ofAna = ['export gradebook by Maya Okafor: 1', 'export list by Maya Okafor: 2'];
  for (const reader of [teacher, parent]) expect(await filesOf(ana, reader)).toEqual(ofAna);
  expect(await filesOf(ben)).toEqual(['export gradebook by Maya Okafor: 1']);
});

it('records whoever has left the class for another of the same teacher, and refuses the ids of strangers', async () => {
  const { teacher, classId } = made;
  const other = await newClass(['Cleo Diaz']);
  const [cleo] = other.cards;
  if (!cleo) throw new Error('no card');
  const { classId: second } = await teacher.call('createClass', { name: '7C', grade: 7 });
  const list = (studentIds: string[], who = teacher, from = classId) =>
    outcomeOf(who.call('noteExport', { classId: from, studentIds, what: 'copy' }));
  expect(await list([ana, cleo.studentId])).toBe('auth/forbidden');
  expect(await list([cleo.studentId], teacher, other.classId)).toBe('auth/forbidden');
  expect(await list([ana], await newTeacher())).toBe('auth/forbidden');
  expect(await filesOf(cleo.studentId, other.teacher)).toEqual([]);
  await teacher.call('moveStudents', { classId, toClassId: second, studentIds: [ben] });
  expect(await list([ana, ben])).toBe('ok');
  expect(await filesOf(ben)).toContain('export copy by Maya Okafor: 1');
});

it('tells of a teacher who downloads all of their own data', async () => {
  const { teacher } = await newClass(['Dora Klein']);
  const { data } = await teacher.call('exportMyData', {});
  const [id = ''] = Object.keys(Object(data.rosters?.[0]).students);
  expect(await filesOf(id, teacher)).toEqual(['export account by Maya Okafor: 1']);
});

it('tells of a conversation that is saved, each child whom it names and no other', async () => {
  const { teacher, classId, cards } = await newClass(['Eve Adler', 'Finn Bell']);
  const [eve = '', finn = ''] = cards.map(({ studentId }) => studentId);
  const chatId = newId();
  await teacher.call('askAssistant', { chatId, turnId: newId(), text: 'How is Eve Adler doing?', classId });
  await teacher.call('noteChatExport', { chatId });
  expect(await filesOf(eve, teacher)).toEqual(['export conversation by Maya Okafor: 1']);
  expect(await filesOf(finn, teacher)).toEqual([]);
  expect(await outcomeOf(made.teacher.call('noteChatExport', { chatId }))).toBe('auth/forbidden');
});
