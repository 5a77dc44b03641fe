import { submissionSchema } from '@lemma/school/work';
import { describe, expect, it } from 'vitest';
import { sampleJpeg, samplePng } from '../src/engines/files/sample-files.ts';
import {
  admin,
  changesSince,
  everything,
  everythingAtRest,
  fileIdOf,
  newAssignment,
  newClass,
  newId,
  newParent,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

async function family() {
  const made = await newClass();
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  const parent = await newParent();
  const { code: link } = await made.teacher.call('createParentCode', { studentId: card.studentId });
  return { ...made, card, parent, link, studentId: card.studentId };
}
async function linked() {
  const made = await family();
  await made.parent.call('linkParent', { code: made.link });
  return { ...made, assignmentId: await newAssignment(made.teacher, made.classId) };
}

describe('linking', () => {
  it('gives access to the child at once, in any case, and counts the adults', async () => {
    const { parent, link, studentId, classId } = await family();
    expect(await outcomeOf(parent.read(`desks/${studentId}`))).toBe('auth/forbidden');
    const answer = await parent.call('linkParent', { code: link.toLowerCase().replace('-', ' ') });
    expect(answer).toEqual({ studentId, studentName: 'Ana López' });
    expect(await outcomeOf(parent.read(`desks/${studentId}`))).toBe('ok');
    expect((await stored(`rosters/${classId}`))?.students).toMatchObject({ [studentId]: { parentCount: 1 } });
    expect(await parent.call('linkParent', { code: link })).toEqual(answer);
  });
  it('accepts a code once, from one person, even at the same time', async () => {
    const { link } = await family();
    const parents = await Promise.all([newParent('One'), newParent('Two'), newParent('Three')]);
    const outcomes = await Promise.all(parents.map((one) => outcomeOf(one.call('linkParent', { code: link }))));
    expect(outcomes.sort()).toEqual(['code/unknown', 'code/unknown', 'ok']);
  });
  it('refuses a code that is unknown or expired, and stores none in the database', async () => {
    const { parent, link } = await family();
    expect(await outcomeOf(parent.call('linkParent', { code: 'AAAAA-AAAAA' }))).toBe('code/unknown');
    expect(JSON.stringify([...(await everything())])).not.toContain(link);
    const codes = await admin().collection('parentCodes').get();
    await Promise.all(codes.docs.map((one) => one.ref.update({ expiresAt: Date.now() - 1 })));
    expect(await outcomeOf(parent.call('linkParent', { code: link }))).toBe('code/expired');
  });
  it('refuses a blocked adult whatever the code, and every new adult while linking is closed', async () => {
    const { teacher, parent, studentId } = await linked();
    const codeFor = async () => (await teacher.call('createParentCode', { studentId })).code;
    const link = async (person: typeof parent) => outcomeOf(person.call('linkParent', { code: await codeFor() }));
    await teacher.call('revokeParent', { studentId, parentId: parent.uid, block: true });
    expect(await link(parent)).toBe('code/unknown');
    await teacher.call('closeLinking', { studentId, closed: true });
    const other = await newParent('Two');
    expect(await link(other)).toBe('code/unknown');
    await teacher.call('closeLinking', { studentId, closed: false });
    expect([await link(other), await link(parent)]).toEqual(['ok', 'code/unknown']);
    await teacher.call('revokeParent', { studentId, parentId: parent.uid });
    expect(await link(parent)).toBe('ok');
    expect(await outcomeOf(other.call('closeLinking', { studentId, closed: true }))).toBe('auth/forbidden');
  });
  it('ends at once when the teacher revokes it, also for a file and a hand-in', async () => {
    const { teacher, parent, studentId, classId, link, assignmentId } = await linked();
    await teacher.call('revokeParent', { studentId, parentId: parent.uid });
    expect(await outcomeOf(parent.read(`desks/${studentId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(parent.read(`students/${studentId}`))).toBe('auth/forbidden');
    expect((await stored(`rosters/${classId}`))?.students).toMatchObject({ [studentId]: { parentCount: 0 } });
    expect(await outcomeOf(parent.call('linkParent', { code: link }))).toBe('code/unknown');
    const input = {
      assignmentId,
      studentId,
      handInId: newId(),
      helpLevel: 'alone' as const,
      note: '',
      fileIds: [newId()],
    };
    expect(await outcomeOf(parent.call('handInForChild', input))).toBe('auth/forbidden');
  });
});

describe('turning in for a child', () => {
  it('creates the work where there is none, once, with its help level', async () => {
    const { parent, studentId, assignmentId, classId, teacher } = await linked();
    const fileId = await fileIdOf(await parent.upload(sampleJpeg(), 'page 1.jpeg'));
    const input = {
      assignmentId,
      studentId,
      handInId: newId(),
      helpLevel: 'explained' as const,
      note: 'On paper.',
      fileIds: [fileId],
    };
    const receipts = await Promise.all([1, 2, 3].map(() => parent.call('handInForChild', input)));
    expect(new Set(receipts.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(receipts[0]).toMatchObject({ late: false, pages: [{ fileId, name: 'page 1.jpg', type: 'image/jpeg' }] });
    const submission = submissionSchema.parse({
      ...(await stored(`submissions/${assignmentId}_${studentId}`)),
      id: 'x',
    });
    expect(submission).toMatchObject({
      state: 'submitted',
      handIns: [{ by: 'parent', byName: 'Jon Rivera', helpLevel: 'explained' }],
    });
    const line = async () => (await stored(`boards/${classId}`))?.assignments;
    await expect.poll(line).toMatchObject({ [assignmentId]: { submitted: 1, toGrade: 1 } });
    expect((await teacher.download(fileId)).status).toBe(200);
    // Pages that nobody has reviewed have no points yet: the desk marks them, so that nobody reads "0 of 8".
    const desk = async () => (await stored(`desks/${studentId}`))?.assignments;
    const turnedIn = { state: 'submitted', ungraded: true, score: 0 };
    await expect.poll(desk).toMatchObject({ [assignmentId]: turnedIn });
    await teacher.call('returnWork', { assignmentId, studentIds: [studentId] });
    await expect.poll(desk).toMatchObject({ [assignmentId]: { state: 'returned', ungraded: false } });
  });
  it('is stored beside the child’s own work, which the child can still turn in', async () => {
    const { parent, studentId, assignmentId, code, card } = await linked();
    const child = await signIn(code, card);
    const { submissionId } = await child.call('openWork', { assignmentId });
    const attempt = { submissionId, itemId: 'i1', response: '99', took: 5 };
    await child.call('submitAttempt', { ...attempt, attemptId: newId() });
    const fileId = await fileIdOf(await parent.upload(samplePng(), 'page.png'));
    const input = {
      assignmentId,
      studentId,
      handInId: newId(),
      helpLevel: 'wrote' as const,
      note: '',
      fileIds: [fileId],
    };
    await parent.call('handInForChild', input);
    expect(await outcomeOf(child.call('submitAttempt', { ...attempt, attemptId: newId() }))).toBe('ok');
    expect(await outcomeOf(child.call('handIn', { submissionId }))).toBe('ok');
    expect(await stored(`submissions/${submissionId}`)).toMatchObject({
      handIns: [{ by: 'parent' }, { by: 'student' }],
    });
  });
  it('shows typed answers beside the child’s own, credits correct ones and does not count them as attempts', async () => {
    const { parent, studentId, assignmentId, code, card } = await linked();
    const child = await signIn(code, card);
    const { submissionId } = await child.call('openWork', { assignmentId });
    await child.call('saveDraft', { submissionId, itemId: 'i2', draft: '99' });
    const { questions } = await parent.call('childWork', { studentId, assignmentId });
    expect(questions.map(({ own }) => own)).toEqual([undefined, { response: '99', draft: true }]);
    const sum = /(-?\d+) *\+ *\(?(-?\d+)/.exec(questions[1]?.math ?? questions[1]?.prompt ?? '');
    const right = String(Number(sum?.[1]) + Number(sum?.[2]));
    const fileId = await fileIdOf(await parent.upload(samplePng(), 'page.png'));
    await parent.call('handInForChild', {
      ...{ assignmentId, studentId, handInId: newId(), helpLevel: 'wrote', note: '' },
      fileIds: [fileId],
      pages: [{ fileId, questions: [2, 1] }],
      answers: [{ itemId: 'i2', response: right }],
    });
    const work = submissionSchema.parse(await stored(`submissions/${submissionId}`));
    expect(work.handIns[0]).toMatchObject({ answers: [{ response: right }], pages: [{ questions: [1, 2] }] });
    const [, second] = work.items;
    expect(second).toMatchObject({ draft: '99', attempts: [], solved: false, score: 4, credit: { score: 4 } });
    // The child continues: a wrong try takes nothing away, and a correct one counts.
    const attempt = { submissionId, itemId: 'i2', took: 5 };
    await child.call('submitAttempt', { ...attempt, attemptId: newId(), response: '999' });
    expect(submissionSchema.parse(await stored(`submissions/${submissionId}`)).items[1]?.score).toBe(4);
    await child.call('submitAttempt', { ...attempt, attemptId: newId(), response: right });
    expect(submissionSchema.parse(await stored(`submissions/${submissionId}`)).items[1]).toMatchObject({
      ...{ solved: true, score: 3 },
    });
    const nothing = { assignmentId, studentId, handInId: newId(), helpLevel: 'alone' as const, note: '' };
    expect(await outcomeOf(parent.call('handInForChild', nothing))).toBe('input/malformed');
  });
  it('accepts only own files, and only where the teacher allows parents', async () => {
    const { parent, teacher, studentId, assignmentId, classId } = await linked();
    const foreign = await fileIdOf(await teacher.upload(samplePng(), 'page.png'));
    const input = { assignmentId, studentId, handInId: newId(), helpLevel: 'alone' as const, note: '' };
    const before = await everythingAtRest();
    expect(await outcomeOf(parent.call('handInForChild', { ...input, fileIds: [foreign] }))).toBe('auth/forbidden');
    expect(await outcomeOf(parent.call('handInForChild', { ...input, fileIds: [newId()] }))).toBe('auth/forbidden');
    expect(await changesSince(before)).toEqual([]);
    const shut = await newAssignment(teacher, classId, { parentMayHandIn: false });
    const own = await fileIdOf(await parent.upload(samplePng(), 'page.png'));
    expect(await outcomeOf(parent.call('handInForChild', { ...input, assignmentId: shut, fileIds: [own] }))).toBe(
      'auth/forbidden',
    );
  });
});

describe('a child’s data', () => {
  it('is given to a linked parent completely, and a request reaches the teacher and is answered once', async () => {
    const { parent, teacher, studentId, classId, code, card, assignmentId } = await linked();
    const child = await signIn(code, card);
    await child.call('openWork', { assignmentId });
    const fileId = await fileIdOf(await child.upload(samplePng(), 'mine.png'));
    for (const audience of ['student', 'parents', 'teachers'] as const)
      await teacher.call('writeNote', { studentId, noteId: newId(), text: `For ${audience}`, audience });
    const done = async () => {
      const { changes } = await parent.call('recentChanges', {});
      return changes.map(({ action }) => action).filter((action) => action.startsWith('child-data'));
    };
    // What was done is folded in the background, and both calls count what has been folded.
    await everythingAtRest();
    const { counts } = await parent.call('countStored', { studentId });
    expect(await done()).toEqual(['child-data-seen']);
    const { data } = await parent.call('exportChild', { studentId });
    expect((await done()).sort()).toEqual(['child-data-exported', 'child-data-seen']);
    const lengths = Object.entries(data).map(([name, records]) => [name, records.length]);
    // The download is one more look.
    expect({ ...counts, looks: 0 }).toEqual({ ...Object.fromEntries(lengths), looks: 0 });
    expect(data.students).toMatchObject([{ fullName: 'Ana López' }]);
    expect(data.submissions).toMatchObject([{ assignmentId }]);
    expect(data.notes).toMatchObject([{ text: 'For student' }, { text: 'For parents' }]);
    expect(data.files).toMatchObject([{ id: fileId, name: 'mine.png' }]);
    expect((await parent.download(fileId)).status).toBe(200);
    expect(JSON.stringify(data)).not.toMatch(/"(seed|key|hash|salt)"/);
    const ask = { studentId, requestId: newId(), kind: 'delete' as const, text: 'We move away.' };
    await Promise.all([parent.call('askRights', ask), parent.call('askRights', ask)]);
    const waiting = async () => (await stored(`rosters/${classId}`))?.students;
    expect(await waiting()).toMatchObject({ [studentId]: { parentRequests: 1 } });
    const answer = {
      studentId,
      parentId: parent.uid,
      requestId: ask.requestId,
      state: 'done' as const,
      answer: 'Gone.',
    };
    await teacher.call('answerRights', answer);
    await teacher.call('answerRights', { ...answer, state: 'declined' });
    expect(await waiting()).toMatchObject({ [studentId]: { parentRequests: 0 } });
    expect(await stored(`guardians/${studentId}_${parent.uid}`)).toMatchObject({
      requests: [{ kind: 'delete', text: 'We move away.', state: 'done', answer: 'Gone.' }],
    });
  });
});
