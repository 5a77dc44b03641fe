import type { CallInput } from '@lemma/school';
import { describe, expect, it } from 'vitest';
import { sampleJpeg } from '../src/files/sample-files.ts';
import { admin, fileIdOf, newClass, newId, newParent, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const chosen: CallInput<'saveSettings'> = {
  theme: 'dark',
  textSize: 'large',
  contrast: 'more',
  motion: 'reduce',
  decimalMark: 'comma',
  readAloud: true,
  model: { assistant: false, interviews: true },
  latePolicy: { early: [], late: [{ hours: 24, percent: 80 }], after: { kind: 'practice' } },
  mastery: { rule: 'streak', streak: 4, most: 15 },
};

describe('settings', () => {
  it('are kept for the person and read by nobody else', async () => {
    const { code, cards, teacher } = await newClass();
    const [card] = cards;
    if (!card) throw new Error('no card');
    const student = await signIn(code, card);
    await student.call('saveSettings', chosen);
    expect(await student.read(`settings/${student.uid}`)).toMatchObject(chosen);
    expect(await outcomeOf(teacher.read(`settings/${student.uid}`))).toBe('auth/forbidden');
    expect((await student.callRaw('saveSettings', { data: { theme: 'pink' } })).status).toBe(400);
  });
});

describe('teaching together', () => {
  it('opens a class to a second teacher, and shuts it', async () => {
    const { teacher, classId } = await newClass();
    const email = `${newId()}@test.example`;
    const second = await newTeacher({ email, fullName: 'Ines Ort' });
    expect(await outcomeOf(second.read(`rosters/${classId}`))).toBe('auth/forbidden');
    expect(await teacher.call('addCoTeacher', { classId, email: email.toUpperCase() })).toEqual({
      uid: second.uid,
      name: 'Ines Ort',
    });
    expect(await outcomeOf(second.read(`rosters/${classId}`))).toBe('ok');
    expect((await second.call('listCoTeachers', { classId })).teachers).toHaveLength(2);
    await second.call('removeCoTeacher', { classId, uid: teacher.uid });
    expect(await outcomeOf(teacher.read(`rosters/${classId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(second.call('removeCoTeacher', { classId, uid: second.uid }))).toBe('data/conflict');
  });
  it('takes no parent, nobody unknown, and no stranger’s word', async () => {
    const { teacher, classId } = await newClass();
    const email = `${newId()}@test.example`;
    await newTeacher({ email, role: 'parent' });
    expect(await outcomeOf(teacher.call('addCoTeacher', { classId, email }))).toBe('data/not-found');
    expect(await outcomeOf(teacher.call('addCoTeacher', { classId, email: 'nobody@test.example' }))).toBe(
      'data/not-found',
    );
    const stranger = await newTeacher();
    const outcomes = await Promise.all([
      outcomeOf(stranger.call('addCoTeacher', { classId, email })),
      outcomeOf(stranger.call('removeCoTeacher', { classId, uid: teacher.uid })),
      outcomeOf(stranger.call('listCoTeachers', { classId })),
    ]);
    expect(outcomes).toEqual(['auth/forbidden', 'auth/forbidden', 'auth/forbidden']);
  });
});

describe('own data', () => {
  it('is given whole to its owner and names nobody else’s', async () => {
    const { teacher, classId, cards, code } = await newClass();
    const other = await newClass(['Somebody Else']);
    const { data } = await teacher.call('exportMyData', {});
    expect(data.classes).toMatchObject([{ id: classId }]);
    expect(JSON.stringify(data)).toContain('Ana López');
    expect(JSON.stringify(data)).not.toContain('Somebody Else');
    const [card] = cards;
    if (!card) throw new Error('no card');
    const own = await (await signIn(code, card)).call('exportMyData', {});
    expect(own.data.desk).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain('Ben Osei');
    expect(other.classId).not.toBe(classId);
  });
  it('is deleted with the account: files, links and profile', async () => {
    const parent = await newParent();
    const fileId = await fileIdOf(await parent.upload(sampleJpeg({ width: 77 }), 'page.jpg'));
    await parent.call('saveSettings', chosen);
    await parent.call('deleteMyAccount', {});
    for (const path of [`users/${parent.uid}`, `settings/${parent.uid}`, `shelves/${parent.uid}`, `files/${fileId}`])
      expect(await stored(path)).toBeUndefined();
  });
  it('stays while a class would be left alone, and where a child asks', async () => {
    const { teacher, classId, code, cards } = await newClass();
    expect(await outcomeOf(teacher.call('deleteMyAccount', {}))).toBe('data/conflict');
    const [card] = cards;
    if (!card) throw new Error('no card');
    expect(await outcomeOf((await signIn(code, card)).call('deleteMyAccount', {}))).toBe('auth/forbidden');
    await admin().doc(`classes/${classId}`).update({ archivedAt: Date.now() });
    await teacher.call('deleteMyAccount', {});
    expect(await stored(`users/${teacher.uid}`)).toBeUndefined();
  });
  it('lists what one did oneself', async () => {
    const { teacher } = await newClass();
    const { changes } = await teacher.call('recentChanges', {});
    expect(changes.length).toBeGreaterThan(0);
    expect((await (await newTeacher()).call('recentChanges', {})).changes).toEqual([]);
  });
});
