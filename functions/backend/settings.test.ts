import type { CallInput } from '@lemma/school/calls';
import { MOST_ENDED, MOST_OPEN, SESSION_LONGEST_MS } from '@lemma/school/people';
import { DAY, HOUR, SECOND } from '@lemma/school/time';
import { type Person, signInByPassword, withToken } from '@lemma/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleJpeg } from '../src/engines/files/sample-files.ts';
import { database } from '../src/platform/database.ts';
import { storeSession } from '../src/platform/sessions.ts';
import {
  admin,
  adminAuth,
  backend,
  bringIn,
  fileIdOf,
  newAssignment,
  newClass,
  newId,
  newParent,
  newTeacher,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

// The database client must be initialized before its first use, which is in this file.
beforeAll(() => void database());

const chosen: CallInput<'saveSettings'> = {
  language: 'es',
  theme: 'dark',
  textSize: 'large',
  contrast: 'more',
  motion: 'reduce',
  decimalMark: 'comma',
  readAloud: true,
  model: { assistant: false, interviews: true, grading: true },
  suggestions: 'after',
  latePolicy: { early: [], late: [{ hours: 24, percent: 80 }], after: { kind: 'practice' } },
  mastery: { rule: 'streak', streak: 4, most: 15 },
};

describe('settings', () => {
  it('are stored for the person and read by nobody else', async () => {
    const { code, cards, teacher } = await newClass();
    const [card] = cards;
    if (!card) throw new Error('no card');
    const student = await signIn(code, card);
    await student.call('saveSettings', chosen);
    expect(await student.read(`settings/${student.uid}`)).toMatchObject(chosen);
    expect(await outcomeOf(teacher.read(`settings/${student.uid}`))).toBe('auth/forbidden');
    expect((await student.callRaw('saveSettings', { data: { theme: 'pink' } })).status).toBe(400);
    expect((await student.callRaw('changeSettings', { data: { theme: 'pink' } })).status).toBe(400);
  });
  it('keep what one device changed where another, which does not know of it, changes something else', async () => {
    const { desk, phone } = await atTwoDevices();
    await desk.call('saveSettings', chosen);
    await Promise.all([
      phone.call('changeSettings', { language: 'en', notices: { mail: ['cards'] } }),
      desk.call('changeSettings', { theme: 'light', model: { assistant: true }, mastery: null }),
    ]);
    const { mastery: _none, ...rest } = chosen;
    const now = await desk.read(`settings/${desk.uid}`);
    expect(now).toMatchObject({
      ...{ ...rest, language: 'en', theme: 'light' },
      model: { assistant: true, interviews: true, grading: true },
      notices: { overview: ['grade', 'contested', 'parents', 'cards'], mail: ['cards'] },
    });
    expect(now).not.toHaveProperty('mastery');
  });
});

const idsOf = async (person: Person): Promise<number[]> =>
  (await person.call('listSessions', {})).sessions.map(({ id }) => id);

/** A teacher signed in on two devices. Sessions are identified by the second in which they began. */
async function atTwoDevices() {
  const email = `${newId()}@test.example`;
  const desk = await newTeacher({ email });
  const first = await idsOf(desk);
  let phone = desk;
  const isAnother = async () => {
    phone = await signInByPassword(backend, { email, password: 'correct horse' });
    return (await idsOf(phone)).length;
  };
  await expect.poll(isAnother).toBe(2);
  return { desk, phone, deskId: first[0] ?? 0, phoneId: (await idsOf(phone))[0] ?? 0 };
}

describe('sessions', () => {
  it('are listed, the current one first, and one can be ended for good without the others', async () => {
    const { desk, phone, deskId, phoneId } = await atTwoDevices();
    const { sessions } = await desk.call('listSessions', {});
    expect(sessions.map(({ id, here }) => [id, here])).toEqual([
      [deskId, true],
      [phoneId, false],
    ]);
    expect(Object.keys((await stored(`sessions/${desk.uid}`)) ?? {}).sort()).toEqual(['open', 'sweepAt', 'uid']);
    // Session ids belong to one person: somebody else cannot end this session with them.
    await outcomeOf((await newTeacher()).call('endSession', { id: phoneId }));
    expect(await outcomeOf(desk.call('endSession', { id: phoneId - 5 }))).toBe('data/not-found');
    expect(await idsOf(phone)).toHaveLength(2);

    await desk.call('endSession', { id: phoneId });
    await desk.call('endSession', { id: phoneId });
    expect(await idsOf(desk)).toEqual([deskId]);
    await expect.poll(() => outcomeOf(phone.call('noteSession', {}))).toBe('auth/signed-out');
    expect((await phone.upload(sampleJpeg({ width: 20 }), 'p.jpg')).status).toBe(401);
    // The open page on the phone is notified, and saving settings does not change the ended sessions.
    await desk.call('saveSettings', chosen);
    expect(await phone.read(`settings/${desk.uid}`)).toMatchObject({ endedSessions: [phoneId], theme: 'dark' });
    expect(await idsOf(desk)).toEqual([deskId]);
    expect((await desk.call('exportMyData', {})).data.sessions).toHaveLength(1);
    await desk.call('deleteMyAccount', {});
    await desk.call('leaveSession', {});
    expect(await stored(`sessions/${desk.uid}`)).toBeUndefined();
  });
  it('end when a device signs out, when it was idle too long, and with all others', async () => {
    const { desk, phone, deskId, phoneId } = await atTwoDevices();
    await phone.call('leaveSession', {});
    // Its token goes on for up to an hour, and is no way to a new session.
    expect(await outcomeOf(phone.call('passSecondFactor', { code: '123456' }))).toBe('auth/signed-out');
    expect(await idsOf(desk)).toEqual([deskId]);
    const path = `sessions/${desk.uid}`;
    const old = { browser: 'edge', system: 'windows', lastActiveAt: Date.now() - 31 * DAY };
    const recent = { ...old, lastActiveAt: Date.now() - 29 * DAY };
    const open = { [deskId]: recent, [phoneId]: old, [phoneId - 9]: recent };
    await admin().doc(path).update({ open });
    expect((await idsOf(desk)).sort()).toEqual([phoneId - 9, deskId].sort());
    await desk.call('endOtherSessions', {});
    expect(await idsOf(desk)).toEqual([deskId]);
    await desk.call('signOutEverywhere', {});
    await expect.poll(() => outcomeOf(desk.call('noteSession', {}))).toBe('auth/signed-out');
    expect(await stored(path)).toBeUndefined();
  });
  it('that are not in the list end with all others: those that only read, and a token that has begun none yet', async () => {
    const { teacher: desk, classId } = await newClass();
    // Sessions of one second are one.
    const [deskId = 0] = await idsOf(desk);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(deskId);
    const shown = await adminAuth().createCustomToken(desk.uid, { adult: true, shownAt: Date.now() });
    const begin = () => withToken(backend, { token: shown });
    const reader = await begin();
    const reads = (person: Person) => outcomeOf(person.read(`rosters/${classId}`));
    expect(await reads(reader)).toBe('ok');
    expect(await idsOf(desk)).toHaveLength(1);
    await desk.call('endOtherSessions', {});
    await desk.call('saveSettings', chosen);
    for (const one of [reader, await begin()]) {
      expect(await reads(one)).toBe('auth/forbidden');
      expect(await outcomeOf(one.call('noteSession', {}))).toBe('auth/signed-out');
    }
    expect(await reads(desk)).toBe('ok');
    const anew = async () => adminAuth().createCustomToken(desk.uid, { adult: true, shownAt: Date.now() });
    await expect.poll(async () => reads(await withToken(backend, { token: await anew() }))).toBe('ok');
    await desk.call('signOutEverywhere', {});
    expect(await reads(desk)).toBe('auth/forbidden');
  });
  it('end after their longest time however much they are used', async () => {
    const { desk, deskId, phoneId } = await atTwoDevices();
    const past = (phoneId + 1) * SECOND + SESSION_LONGEST_MS;
    const path = `sessions/${desk.uid}`;
    const used = { browser: 'edge', system: 'windows', lastActiveAt: past - HOUR };
    await admin()
      .doc(path)
      .update({ open: { [deskId]: used } });
    const at = (signedInAt: number, now: number) => storeSession({ uid: desk.uid, now, signedInAt, userAgent: '' });
    // The process that answers has noted both; another one has not. The second is of a device that was never noted.
    for (const id of [deskId, phoneId]) expect(await outcomeOf(at(id * SECOND, past))).toBe('auth/signed-out');
    expect(await outcomeOf(at(past - HOUR, past))).toBe('ok');
    expect((await stored(`settings/${desk.uid}`))?.endedSessions).toEqual(expect.arrayContaining([deskId, phoneId]));
    await expect.poll(() => outcomeOf(desk.call('noteSession', {}))).toBe('auth/signed-out');
  });
  it('that have ended stay ended when their ids are too many to store', async () => {
    const { desk, phone, deskId, phoneId } = await atTwoDevices();
    const path = `settings/${desk.uid}`;
    const old = Array.from({ length: MOST_ENDED }, (_, index) => deskId - 1_000_000 + index);
    await admin().doc(path).set({ endedSessions: old }, { merge: true });
    await desk.call('endSession', { id: phoneId });
    const { signedOutAt, endedSessions } = (await stored(path)) ?? {};
    expect(endedSessions).toEqual([phoneId]);
    expect(signedOutAt).toBeGreaterThan(Math.max(...old) * SECOND);
    await expect.poll(() => outcomeOf(phone.call('noteSession', {}))).toBe('auth/signed-out');
    expect(await idsOf(desk)).toEqual([deskId]);
  });
  it('are bounded: one more ends the one that was not used for longest', async () => {
    const { desk, deskId, phoneId } = await atTwoDevices();
    const path = `sessions/${desk.uid}`;
    const used = (ago: number) => ({ browser: 'edge', system: 'windows', lastActiveAt: Date.now() - ago });
    const others = Array.from({ length: MOST_OPEN - 1 }, (_, index) => [`${deskId - 100 - index}`, used(HOUR + index)]);
    await admin()
      .doc(path)
      .update({ open: { ...Object.fromEntries(others), [deskId]: used(2 * HOUR) } });
    // The process that answers has noted the phone's session already; another one has not.
    expect(await storeSession({ uid: desk.uid, now: Date.now(), signedInAt: phoneId * SECOND, userAgent: '' })).toBe(
      true,
    );
    const open = Object.keys((await stored(path))?.open ?? {});
    expect(open).toHaveLength(MOST_OPEN);
    expect(open).toContain(`${phoneId}`);
    expect((await stored(`settings/${desk.uid}`))?.endedSessions).toEqual([deskId]);
    await expect.poll(() => outcomeOf(desk.call('noteSession', {}))).toBe('auth/signed-out');
  });
  it('of a student end at once, for calls and for documents', async () => {
    const { code, cards, teacher } = await newClass();
    const [card] = cards;
    if (!card) throw new Error('no card');
    const tablet = await signIn(code, card);
    await tablet.call('noteSession', {});
    let desk = tablet;
    const isAnother = async () => {
      desk = await signIn(code, card, 'desk');
      return (await idsOf(desk)).length;
    };
    await expect.poll(isAnother).toBe(2);
    const [, id = 0] = await idsOf(desk);
    await outcomeOf(teacher.call('endSession', { id }));
    expect(await idsOf(tablet)).toHaveLength(2);
    await desk.call('endSession', { id });
    expect(await outcomeOf(tablet.call('noteSession', {}))).toBe('auth/signed-out');
    expect(await outcomeOf(tablet.read(`desks/${tablet.uid}`))).toBe('auth/forbidden');
    expect(await outcomeOf(tablet.read(`students/${tablet.uid}`))).toBe('auth/forbidden');
    expect(await outcomeOf(desk.read(`desks/${tablet.uid}`))).toBe('ok');
    await desk.call('signOutEverywhere', {});
    expect(await outcomeOf(desk.read(`students/${tablet.uid}`))).toBe('auth/forbidden');
    expect(await outcomeOf(desk.call('listSessions', {}))).toBe('auth/signed-out');
  });
});

describe('teaching together', () => {
  it('gives a second teacher access to a class, and takes it away', async () => {
    const { teacher, classId } = await newClass();
    const email = `${newId()}@test.example`;
    const second = await newTeacher({ email, fullName: 'Ines Ort' });
    expect(await outcomeOf(second.read(`rosters/${classId}`))).toBe('auth/forbidden');
    await bringIn(teacher, second, { classId, email: email.toUpperCase() });
    expect(await outcomeOf(second.read(`rosters/${classId}`))).toBe('ok');
    expect((await second.call('listCoTeachers', { classId })).teachers).toHaveLength(2);
    expect(await outcomeOf(second.call('removeCoTeacher', { classId, uid: teacher.uid }))).toBe('class/not-lead');
    await second.call('removeCoTeacher', { classId, uid: second.uid });
    expect(await outcomeOf(second.read(`rosters/${classId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(teacher.call('removeCoTeacher', { classId, uid: teacher.uid }))).toBe('data/conflict');
  });
  it('ignores requests of strangers', async () => {
    const { teacher, classId } = await newClass();
    const email = `${newId()}@test.example`;
    const stranger = await newTeacher();
    const outcomes = await Promise.all([
      outcomeOf(stranger.call('inviteCoTeacher', { classId, email, role: 'teaches' })),
      outcomeOf(stranger.call('removeCoTeacher', { classId, uid: teacher.uid })),
      outcomeOf(stranger.call('listCoTeachers', { classId })),
    ]);
    expect(outcomes).toEqual(['auth/forbidden', 'auth/forbidden', 'auth/forbidden']);
  });
});

/** A class with a second teacher in a role. */
async function classWith(role: 'teaches' | 'looks-on') {
  const made = await newClass();
  const email = `${newId()}@test.example`;
  const second = await newTeacher({ email, fullName: 'Ines Ort' });
  await bringIn(made.teacher, second, { classId: made.classId, email, role });
  return { ...made, second, email };
}

describe('roles in a class', () => {
  it('apply from the next call on, and are shown to every teacher of the class', async () => {
    const { teacher, classId, second } = await classWith('looks-on');
    const rename = () => outcomeOf(second.call('renameClass', { classId, name: '6C', grade: 6 }));
    const role = { classId, uid: second.uid };
    expect(await rename()).toBe('class/looks-on');
    await teacher.call('setClassRole', { ...role, role: 'teaches' });
    expect(await rename()).toBe('ok');
    await teacher.call('setClassRole', { ...role, role: 'looks-on' });
    expect(await rename()).toBe('class/looks-on');
    const { teachers } = await second.call('listCoTeachers', { classId });
    expect(teachers.map((one) => [one.uid, one.role])).toEqual([
      [teacher.uid, 'leads'],
      [second.uid, 'looks-on'],
    ]);
    const { changes } = await teacher.call('recentChanges', {});
    expect(changes.map(({ action }) => action).slice(0, 2)).toEqual(['teacher-looks-on', 'teacher-teaches']);
  });
  it('leave exactly one owner, through handing over, handing back and every refusal', async () => {
    const { teacher, classId, second } = await classWith('looks-on');
    const accept = async (person: Person) => {
      const offer = (await admin().collection('invitations').where('classId', '==', classId).get()).docs.find(
        (one) => one.get('kind') === 'lead' && one.get('state') === 'open',
      );
      await person.call('answerInvitation', { id: offer?.id ?? 'none', accept: true });
    };
    const leads = async () => {
      const { teachers } = await second.call('listCoTeachers', { classId });
      return teachers.filter(({ role }) => role === 'leads').map(({ uid }) => uid);
    };
    const self = { classId, uid: teacher.uid };
    expect(await outcomeOf(teacher.call('setClassRole', { ...self, role: 'looks-on' }))).toBe('data/conflict');
    expect(await outcomeOf(teacher.call('handOverLead', { classId, uid: 'nobody' }))).toBe('data/not-found');
    expect(await leads()).toEqual([teacher.uid]);
    await teacher.call('handOverLead', { classId, uid: second.uid });
    // A repeated request after a lost answer gets the same answer.
    await teacher.call('handOverLead', { classId, uid: second.uid });
    expect(await leads()).toEqual([teacher.uid]);
    await accept(second);
    expect(await leads()).toEqual([second.uid]);
    await teacher.call('handOverLead', { classId, uid: second.uid });
    expect(await stored(`classes/${classId}`)).toMatchObject({ teacherName: 'Ines Ort', onlookerIds: [] });
    expect(await outcomeOf(teacher.call('archiveClass', { classId, archived: true }))).toBe('class/not-lead');
    expect(await outcomeOf(teacher.call('renameClass', { classId, name: '6D', grade: 6 }))).toBe('ok');
    await second.call('setClassRole', { ...self, role: 'looks-on' });
    await second.call('handOverLead', self);
    await accept(teacher);
    expect(await leads()).toEqual([teacher.uid]);
  });
  it('make the first teacher the owner of a class from before there were roles', async () => {
    const { teacher, classId, second } = await classWith('teaches');
    await admin().doc(`classes/${classId}`).update({ leaderId: FieldValue.delete(), onlookerIds: FieldValue.delete() });
    expect(await outcomeOf(second.call('archiveClass', { classId, archived: true }))).toBe('class/not-lead');
    await teacher.call('setClassRole', { classId, uid: second.uid, role: 'looks-on' });
    expect(await stored(`classes/${classId}`)).toMatchObject({ leaderId: teacher.uid, onlookerIds: [second.uid] });
  });
  it('apply to one class each: a viewer in one who teaches another copies into their own class only', async () => {
    const first = await classWith('looks-on');
    const { second, classId, cards } = first;
    const own = await second.call('createClass', { name: '7A', grade: 7 });
    const assignmentId = await newAssignment(first.teacher, classId);
    const copy = (from: string, to: string) =>
      outcomeOf(
        second.call('duplicateAssignment', { assignmentId: from, copies: [{ classId: to, assignmentId: newId() }] }),
      );
    const ownWork = await newAssignment(second, own.classId);
    expect(await copy(assignmentId, own.classId)).toBe('ok');
    expect(await copy(ownWork, classId)).toBe('class/looks-on');
    expect(await outcomeOf(second.call('closeAssignment', { assignmentId }))).toBe('class/looks-on');
    expect(await outcomeOf(second.call('closeAssignment', { assignmentId: ownWork }))).toBe('ok');
    const planId = newId();
    const request = { standard: '5.NF.A.1', minutes: 45, model: 'explore' as const, needs: [], classId };
    await second.call('makePlan', { planId, request });
    const assign = (to: string) =>
      outcomeOf(second.call('assignPlan', { planId, classId: to, assignmentId: newId(), exitTicket: false }));
    expect([await assign(classId), await assign(own.classId)]).toEqual(['class/looks-on', 'ok']);
    const [ana, ben] = cards.map(({ studentId }) => studentId);
    if (ana === undefined || ben === undefined) throw new Error('no cards');
    const move = { classId, toClassId: own.classId, studentIds: [ana] };
    expect(await outcomeOf(second.call('moveStudents', move))).toBe('class/looks-on');
    // Ana is in both classes, Ben only in the first.
    await admin()
      .doc(`students/${ana}`)
      .update({ classIds: [classId, own.classId] });
    const note = (studentId: string) =>
      outcomeOf(second.call('writeNote', { studentId, noteId: newId(), text: 'Well done', audience: 'teachers' }));
    expect([await note(ana), await note(ben)]).toEqual(['ok', 'class/looks-on']);
    const excuse = { assignmentId, studentIds: [ana], excused: true };
    expect(await outcomeOf(second.call('excuseWork', excuse))).toBe('class/looks-on');
  });
  it('continue when the owner deletes their account, unless only viewers would be left', async () => {
    const { teacher, classId, second } = await classWith('looks-on');
    expect(await outcomeOf(teacher.call('deleteMyAccount', {}))).toBe('data/conflict');
    await teacher.call('setClassRole', { classId, uid: second.uid, role: 'teaches' });
    await teacher.call('deleteMyAccount', {});
    expect(await stored(`classes/${classId}`)).toMatchObject({
      teacherIds: [second.uid],
      leaderId: second.uid,
      teacherName: 'Ines Ort',
    });
  });
});

describe('own data', () => {
  it('is given completely to its owner and names nobody else’s', async () => {
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
  it('takes an adult out of the number that the child’s roster shows', async () => {
    const { teacher, classId, cards } = await newClass();
    const studentId = cards[0]?.studentId ?? '';
    const parent = await newParent();
    await parent.call('linkParent', { code: (await teacher.call('createParentCode', { studentId })).code });
    const line = async () => Object(Object((await stored(`rosters/${classId}`))?.students)[studentId]);
    expect(await line()).toMatchObject({ parentCount: 1 });
    await parent.call('deleteMyAccount', {});
    expect(await line()).toMatchObject({ parentCount: 0 });
    expect(await stored(`guardians/${studentId}_${parent.uid}`)).toMatchObject({ state: 'revoked', parentName: '' });
  });
  it('stays while a class would be left without a teacher, and while a child asks', async () => {
    const { teacher, classId, code, cards } = await newClass();
    expect(await outcomeOf(teacher.call('deleteMyAccount', {}))).toBe('data/conflict');
    const [card] = cards;
    if (!card) throw new Error('no card');
    expect(await outcomeOf((await signIn(code, card)).call('deleteMyAccount', {}))).toBe('auth/forbidden');
    await admin().doc(`classes/${classId}`).update({ archivedAt: Date.now() });
    await teacher.call('deleteMyAccount', {});
    expect(await stored(`users/${teacher.uid}`)).toBeUndefined();
  });
  it('lists the person’s own actions', async () => {
    const { teacher } = await newClass();
    const { changes } = await teacher.call('recentChanges', {});
    expect(changes.length).toBeGreaterThan(0);
    expect((await (await newTeacher()).call('recentChanges', {})).changes).toEqual([]);
  });
});
