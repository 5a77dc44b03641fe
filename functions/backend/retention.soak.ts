import { readdirSync } from 'node:fs';
import { isAuditAction, nextDeletion } from '@lemma/school/privacy';
import { DAY, MINUTE, SECOND } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { samplePng } from '../src/engines/files/sample-files.ts';
import { deleteExpired } from '../src/engines/retention/delete-expired.ts';
import {
  admin,
  everythingAtRest,
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

/** The ages of three documents: the whole retention period, a minute less, and new. */
const agesOf = (days: number, now: number) => [now - days * DAY, now - days * DAY + MINUTE, now] as const;

const isThere = async (path: string): Promise<boolean> => (await stored(path)) !== undefined;

async function chatOf(teacher: Awaited<ReturnType<typeof newTeacher>>, updatedAt: number): Promise<string> {
  const chatId = newId();
  await teacher.call('askAssistant', { chatId, turnId: newId(), text: 'help' });
  await admin().doc(`chats/${chatId}`).update({ updatedAt });
  await admin()
    .doc(`chatShelves/${teacher.uid}`)
    .update({ [`chats.${chatId}.updatedAt`]: updatedAt });
  return chatId;
}

describe('data that belongs to one person', () => {
  it('is deleted after the period that the person chose, to the minute, and nobody else’s', async () => {
    // This call initializes the database client of this process, as in the functions.
    await deleteExpired(0);
    const [teacher, other] = [await newTeacher(), await newTeacher()];
    const now = Date.now();
    const [due = '', almost = '', fresh = ''] = await Promise.all(agesOf(30, now).map((at) => chatOf(teacher, at)));
    const [theirs] = [await chatOf(other, now - 364 * DAY)];
    expect(await outcomeOf(teacher.call('setOwnRetention', { chats: 29 }))).toBe('input/malformed');
    await teacher.call('setOwnRetention', { chats: 30 });
    await teacher.call('saveSettings', {});
    const plan = await teacher.call('retentionPlan', {});
    expect(plan.chats.days).toBe(30);
    expect(nextDeletion(plan.chats.since, 30, now)?.count).toBe(2);
    expect((await other.call('retentionPlan', {})).chats).toMatchObject({ days: 365, since: [now - 364 * DAY] });
    expect(await deleteExpired(now)).toMatchObject({ chats: 1 });
    expect(await deleteExpired(now)).toMatchObject({ chats: 0 });
    const left = await Promise.all([due, almost, fresh, theirs].map((id) => isThere(`chats/${id}`)));
    expect(left).toEqual([false, true, true, true]);
    const onShelf = Object.keys(Object((await stored(`chatShelves/${teacher.uid}`))?.chats));
    expect(new Set(onShelf)).toEqual(new Set([almost, fresh]));
    const { last } = await teacher.call('retentionPlan', {});
    expect(last).toMatchObject([{ action: 'retention-chats', count: 1 }]);
    expect(last.every(({ action }) => isAuditAction(action))).toBe(true);
    expect((await other.call('retentionPlan', {})).last).toEqual([]);
  });

  it('is deleted after fixed periods: codes, unfinished uploads, unused devices, the log', async () => {
    const teacher = await newTeacher();
    const now = Date.now();
    const write = (name: string, field: string, ages: readonly unknown[], more: object) =>
      Promise.all(
        ages.map(async (age) => {
          const id = newId();
          await admin()
            .doc(`${name}/${id}`)
            .set({ ...more, id, [field]: age });
          return `${name}/${id}`;
        }),
      );
    const code = { studentId: 'x', createdBy: teacher.uid };
    const codes = await write('parentCodes', 'expiresAt', [now, now + MINUTE], code);
    const uploads = await write('uploads', 'at', agesOf(1, now), { uid: teacher.uid, size: 9, parts: [] });
    const log = agesOf(1095, now).map(Timestamp.fromMillis);
    const lines = await write('audit', 'at', log, { by: teacher.uid, action: 'class-archived' });
    const device = { browser: 'edge', system: 'windows' };
    const [idle, almost] = agesOf(30, now);
    // Both began long before they were last used, and neither so long ago that it ends however much it is used.
    const began = (days: number) => Math.floor((now - days * DAY) / SECOND);
    const [first, second] = [began(100), began(99)];
    const open = { [first]: { ...device, lastActiveAt: idle }, [second]: { ...device, lastActiveAt: almost } };
    await admin().doc(`sessions/${teacher.uid}`).set({ uid: teacher.uid, open, sweepAt: now });
    expect((await teacher.call('retentionPlan', {})).fixed.uploads).toHaveLength(3);

    expect(await deleteExpired(now)).toMatchObject({ parentCodes: 1, uploads: 1, devices: 1, log: 1 });
    const left = async (paths: readonly string[]) => Promise.all(paths.map(isThere));
    expect(await left(codes)).toEqual([false, true]);
    expect(await left(uploads)).toEqual([false, true, true]);
    expect(await left(lines)).toEqual([false, true, true]);
    expect(await stored(`settings/${teacher.uid}`)).toMatchObject({ endedSessions: [first] });
    expect(Object.keys(Object((await stored(`sessions/${teacher.uid}`))?.open))).not.toContain(`${first}`);
    expect(await deleteExpired(now)).toMatchObject({ parentCodes: 0, uploads: 0, devices: 0, log: 0 });
  });
});

describe('students who left', () => {
  it('are deleted when they were archived for the whole period, and nobody else is', async () => {
    const { teacher, classId, cards } = await newClass(['Due Dee', 'Almost Al', 'Undated Una', 'Moved Mo', 'Here Hal']);
    const elsewhere = await teacher.call('createClass', { name: '7B', grade: 7 });
    const ids = cards.map(({ studentId }) => studentId);
    const [due = '', almost = '', undated = '', moved = '', here = ''] = ids;
    const assignmentId = await newAssignment(teacher, classId);
    await teacher.call('moveStudents', { classId, toClassId: elsewhere.classId, studentIds: [moved] });
    await teacher.call('changeAccounts', { classId, studentIds: [due, almost, undated], change: 'archive' });
    await teacher.call('setClassRetention', { classId, retention: { students: 90 } });
    const now = Date.now();
    const [old, younger] = agesOf(90, now);
    const roster = admin().doc(`rosters/${classId}`);
    const dates = { [`students.${due}.archivedAt`]: old, [`students.${almost}.archivedAt`]: younger };
    // Archived before the date was recorded.
    const { archivedAt: _none, ...line } = Object(Object(await teacher.read(`rosters/${classId}`)).students)[undated];
    await roster.update({ ...dates, [`students.${undated}`]: line, [`students.${moved}.archivedAt`]: old });
    const plan = (await teacher.call('retentionPlan', {})).classes.find((one) => one.classId === classId);
    expect(plan).toMatchObject({ mayChoose: true, students: { days: 90 }, classes: { days: 730, since: [], work: 0 } });
    expect(nextDeletion(plan?.students.since ?? [], 90, now)?.count).toBe(2);

    expect(await deleteExpired(now)).toMatchObject({ students: 1, classes: 0 });
    expect(await Promise.all(ids.map((id) => isThere(`students/${id}`)))).toEqual([false, true, true, true, true]);
    const left = Object(await stored(`rosters/${classId}`)).students;
    expect(Object.keys(left).sort()).toEqual([almost, undated, moved, here].sort());
    expect(left[undated]).toMatchObject({ archivedAt: now });
    expect(await isThere(`assignments/${assignmentId}`)).toBe(true);
    // An account that is restored in time is not deleted.
    await teacher.call('changeAccounts', { classId, studentIds: [almost], change: 'restore' });
    expect(await deleteExpired(now + 2 * MINUTE)).toMatchObject({ students: 0 });
  });
});

/**
 * A class with one student who is in no other class, one who stays in another class, their work, a file and a parent.
 */
async function fullClass() {
  const made = await newClass(['Ana Quillfeather', 'Ben Onward']);
  const { teacher, classId, code, cards } = made;
  const [first, second] = cards;
  if (!first || !second) throw new Error('no cards');
  const assignmentId = await newAssignment(teacher, classId);
  const [ana, ben] = [await signIn(code, first), await signIn(code, second)];
  const parent = await newParent();
  await parent.call('linkParent', { code: (await teacher.call('createParentCode', { studentId: ana.uid })).code });
  const { submissionId } = await ana.call('openWork', { assignmentId });
  const fileId = await fileIdOf(await ana.upload(samplePng(), 'mine.png'));
  await ana.call('handInPages', { assignmentId, handInId: newId(), note: '', pages: [{ fileId, turn: 0 }] });
  const bens = await ben.call('openWork', { assignmentId });
  const next = await teacher.call('createClass', { name: 'Next', grade: 7 });
  await teacher.call('moveStudents', { classId, toClassId: next.classId, studentIds: [ben.uid] });
  const later = await newAssignment(teacher, next.classId);
  const retained = await ben.call('openWork', { assignmentId: later });
  await everythingAtRest();
  return { ...made, ana, ben, parent, fileId, submissionId, assignmentId, next, later, kept: retained, bens };
}

describe('archived classes', () => {
  it('are deleted with their work and the students of no other class, and nothing a minute early', async () => {
    const world = await fullClass();
    const {
      teacher,
      classId,
      ana,
      ben,
      parent,
      fileId,
      submissionId,
      assignmentId,
      next,
      later,
      kept: retained,
      bens,
    } = world;
    const colleague = await newTeacher({ email: `${newId()}@test.example` });
    const young = await newClass(['Yara Young']);
    await admin()
      .doc(`classes/${classId}`)
      .update({ teacherIds: [teacher.uid, colleague.uid] });
    const chosen = { classId, retention: { classes: 180 } };
    expect(await outcomeOf(colleague.call('setClassRetention', chosen))).toBe('class/not-lead');
    expect(await outcomeOf(young.teacher.call('setClassRetention', chosen))).toBe('auth/forbidden');
    expect(await outcomeOf(ana.call('setClassRetention', chosen))).toBe('auth/forbidden');
    expect(await outcomeOf(ana.call('retentionPlan', {}))).toBe('auth/forbidden');
    const never = { classId, retention: { classes: 179 } };
    expect(await outcomeOf(teacher.call('setClassRetention', never))).toBe('input/malformed');
    for (const one of [world, young]) {
      await one.teacher.call('setClassRetention', { classId: one.classId, retention: { classes: 180 } });
      await one.teacher.call('archiveClass', { classId: one.classId, archived: true });
    }
    const now = Date.now();
    const [due, almost] = agesOf(180, now);
    await admin().doc(`classes/${classId}`).update({ archivedAt: due });
    await admin().doc(`classes/${young.classId}`).update({ archivedAt: almost });
    const mine = async (person: typeof teacher) =>
      (await person.call('retentionPlan', {})).classes.find((one) => one.classId === classId);
    expect(await mine(teacher)).toMatchObject({ mayChoose: true, classes: { days: 180, since: [due], work: 2 } });
    expect(await mine(colleague)).toMatchObject({ mayChoose: false });

    expect(await deleteExpired(now)).toMatchObject({ classes: 1, students: 1 });
    const gone = [`classes/${classId}`, `rosters/${classId}`, `boards/${classId}`, `insights/${classId}`];
    const work = [`assignments/${assignmentId}`, `results/${assignmentId}`, `submissions/${submissionId}`];
    const hers = [`students/${ana.uid}`, `users/${ana.uid}`, `desks/${ana.uid}`, `files/${fileId}`];
    for (const path of [...gone, ...work, ...hers, `submissions/${bens.submissionId}`])
      expect([path, await isThere(path)]).toEqual([path, false]);
    // The bytes were deleted with the record.
    expect((await teacher.download(fileId)).status).toBe(403);
    expect(readdirSync(process.env.LEMMA_FILES_DIR ?? '').filter((name) => name.includes(fileId))).toEqual([]);
    const left = await everythingAtRest();
    for (const word of [ana.uid, 'Quillfeather'])
      expect([...left].filter((entry) => entry.join(' ').includes(word))).toEqual([]);
    expect(
      [...left].filter(([, text]) => text.includes(`"classId":"${classId}"`)).map(([path]) => path.split('/')[0]),
    ).toEqual(
      expect.not.arrayContaining(['submissions', 'assignments', 'results', 'classCodes', 'insightMarks', 'guardians']),
    );
    expect(await stored(`students/${ben.uid}`)).toMatchObject({ classIds: [next.classId], pastClassIds: [] });
    expect(Object.keys(Object((await ben.read(`desks/${ben.uid}`)).assignments))).toEqual([later]);
    for (const path of [`submissions/${retained.submissionId}`, `classes/${young.classId}`, `users/${parent.uid}`])
      expect([path, await isThere(path)]).toEqual([path, true]);
    expect((await young.teacher.read(`rosters/${young.classId}`)).students).toMatchObject({
      [young.cards[0]?.studentId ?? '']: { state: 'created' },
    });
    const { last } = await teacher.call('retentionPlan', {});
    expect(last.map(({ action, count }) => `${action} ${count}`).sort()).toEqual([
      'retention-classes 1',
      'retention-students 1',
    ]);
    expect(await deleteExpired(now)).toMatchObject({ classes: 0, students: 0 });
  });

  it('are deleted completely after an interrupted run, and do not stop the deletion of others', async () => {
    const [broken, whole] = [await fullClass(), await newClass(['Wim Whole'])];
    const now = Date.now();
    for (const { classId } of [broken, whole])
      await admin()
        .doc(`classes/${classId}`)
        .update({ archivedAt: now - 730 * DAY });
    const { classId, teacher, ana } = broken;
    const odd = admin().doc(`submissions/${newId()}`);
    await odd.set({ classId, items: 'nothing that can be read' });
    await expect(deleteExpired(now)).rejects.toThrow('still there');
    expect([await isThere(`classes/${whole.classId}`), await isThere(`classes/${classId}`)]).toEqual([false, true]);
    expect(await isThere(`students/${ana.uid}`)).toBe(true);
    // A deletion that has begun cannot be undone.
    expect(await outcomeOf(teacher.call('archiveClass', { classId, archived: false }))).toBe('data/conflict');
    await odd.delete();
    expect(await deleteExpired(now)).toMatchObject({ classes: 1, students: 1 });
    expect([await isThere(`classes/${classId}`), await isThere(`students/${ana.uid}`)]).toEqual([false, false]);
  });
});
