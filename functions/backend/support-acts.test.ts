import { laterActs, supportActs } from '@lemma/school/privacy';
import { HOUR } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { signOutPeople } from '../src/engines/sign-out/sign-out-people.ts';
import { admin, bringIn, newClass, newId, newParent, newTeacher, outcomeOf } from './school.ts';

it('shows each act on a child’s account or data to who leads the class and to the family, and to nobody else', async () => {
  const { teacher, classId, cards } = await newClass(['Ana López', 'Ana López', 'Ben Osei']);
  const [card, double, mate] = cards;
  if (!card || !double || !mate) throw new Error('no cards');
  const { studentId } = card;
  const studentIds = [studentId];
  const [parent, second, stranger] = [
    await newParent(),
    await newParent('Petra Rivera'),
    await newParent('Nobody Here'),
  ];
  for (const adult of [parent, second])
    await adult.call('linkParent', { code: (await teacher.call('createParentCode', { studentId })).code });
  await teacher.call('mergeStudents', { classId, keepId: studentId, doubleId: double.studentId });
  await teacher.call('reissueSecrets', { classId, studentIds, secretKind: 'words' });
  for (const change of ['lock', 'unlock', 'sign-out', 'archive', 'restore'] as const)
    await teacher.call('changeAccounts', { classId, studentIds, change });
  const consent = { by: 'school' as const, name: 'Maya Okafor', on: '2026-09-01', uses: ['letters' as const] };
  await teacher.call('setAccessProfile', { studentId, change: { time: 'half-more' } });
  for (const one of [consent, null]) await teacher.call('setConsent', { classId, studentIds, consent: one });
  await parent.call('exportChild', { studentId });
  await teacher.call('revokeParent', { studentId, parentId: second.uid, block: false });
  const { classId: toClassId } = await teacher.call('createClass', { name: '7C', grade: 7 });
  await teacher.call('moveStudents', { classId, toClassId, studentIds });
  await teacher.call('changeStudents', {
    classId: toClassId,
    changes: [{ studentId, fullName: 'Ana Lindqvist' }],
  });
  for (const closed of [true, false]) await teacher.call('closeLinking', { studentId, closed });
  await teacher.call('revokeParent', { studentId, parentId: second.uid, block: true });
  for (const state of ['done', 'declined'] as const) {
    const correction = { studentId, requestId: newId() };
    await parent.call('askRights', { ...correction, kind: 'correct', text: 'Her name.' });
    await teacher.call('answerRights', { ...correction, parentId: parent.uid, state, answer: '' });
  }
  const requestId = newId();
  await parent.call('askRights', { studentId, requestId, kind: 'delete', text: '' });
  const asked = { studentId, parentId: parent.uid, requestId, name: 'Ana Lindqvist', answer: '' };
  const { receipt } = await teacher.call('eraseChild', asked);
  await teacher.call('restoreErased', { id: receipt.id });

  await signOutPeople([studentId], Date.now());

  // A year of grading stands in the same log and pushes no act out of sight.
  await Promise.all(
    Array.from({ length: 301 }, () =>
      admin()
        .collection('audit')
        .add({ action: 'item-graded', by: teacher.uid, classId, studentIds, at: new Date(Date.now() + HOUR) }),
    ),
  );

  // Looks of one moment are more than a page; the parent's download of all data is one more.
  const looked = { studentId, by: teacher.uid, kind: 'page', lastAt: Date.now(), count: 1 };
  await Promise.all(Array.from({ length: 150 }, () => admin().collection('looks').add(looked)));
  const page = await parent.call('whoLooked', { studentId });
  const next = await parent.call('whoLooked', { studentId, ...(page.older && { before: page.older }) });
  expect([page.looks.length, next.looks.length, next.acts, next.older]).toEqual([100, 51, [], undefined]);

  const email = `${newId()}@test.example`;
  const colleague = await newTeacher({ email });
  await bringIn(teacher, colleague, { classId: toClassId, email });
  for (const reader of [teacher, parent]) {
    const { acts, laterActs: later = [] } = await reader.call('whoLooked', { studentId });
    expect([...new Set(acts.map(({ action }) => action))].sort()).toEqual([...supportActs].sort());
    // A restore by a command: other-installation.test.ts; a class that was brought back: deleted-class.test.ts.
    const elsewhere = ['backup-restored', 'class-brought-back'];
    expect([...new Set(later.map(({ action }) => action)), ...elsewhere].sort()).toEqual([...laterActs].sort());
    expect(later.find(({ action }) => action === 'signed-out-everywhere')).toMatchObject({ id: 'operator', name: '' });
    expect(new Set(acts.map(({ name }) => name))).toEqual(new Set(['Maya Okafor', 'Jon Rivera', 'Petra Rivera']));
  }
  for (const other of [second, stranger])
    expect(await outcomeOf(other.call('whoLooked', { studentId }))).toBe('auth/forbidden');
  expect(await outcomeOf(colleague.call('whoLooked', { studentId }))).toBe('class/not-lead');
  const { acts } = await teacher.call('whoLooked', { studentId: mate.studentId });
  expect(acts).toEqual([]);
});
