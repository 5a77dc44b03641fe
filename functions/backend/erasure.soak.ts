import { HOUR } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { postReminders } from '../src/engines/digest/post-reminders.ts';
import { samplePng } from '../src/engines/files/sample-files.ts';
import {
  admin,
  backend,
  bringIn,
  changesSince,
  everything,
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

const NAME = 'Zdenka Quillfeather';
/** What the child was called before, and one who taught the class. */
const FORMER = 'Yaroslava Thistlewood';

/** A child with data of every kind, beside a classmate. */
async function knownStudent() {
  const made = await newClass([FORMER, 'Ben Osei', NAME]);
  const { teacher, classId, code } = made;
  const [card, other, double] = made.cards;
  if (!card || !other || !double) throw new Error('no cards');
  const { studentId } = card;
  await teacher.call('writeNote', {
    studentId: other.studentId,
    noteId: newId(),
    text: `Helps ${FORMER}.`,
    audience: 'teachers',
  });
  await teacher.call('changeStudents', { classId, changes: [{ studentId, fullName: NAME }] });
  const assignmentId = await newAssignment(teacher, classId);
  const corrections = await newAssignment(teacher, classId, { onlyFor: [studentId] });
  await teacher.call('setOverride', {
    assignmentId,
    override: { id: newId(), name: NAME, studentIds: [studentId], dueAt: Date.now() + 9_000_000 },
  });
  const [parent, second] = [await newParent('Pavel Quill'), await newParent('Petra Quill')];
  for (const adult of [parent, second])
    await adult.call('linkParent', { code: (await teacher.call('createParentCode', { studentId })).code });
  await teacher.call('createParentCode', { studentId });
  const child = await signIn(code, card);
  const { submissionId } = await child.call('openWork', { assignmentId });
  await child.call('openWork', { assignmentId: corrections });
  await (await signIn(code, double)).call('openWork', { assignmentId });
  await teacher.call('mergeStudents', { classId, keepId: studentId, doubleId: double.studentId });
  await child.call('submitAttempt', { submissionId, itemId: 'i1', attemptId: newId(), response: '99', took: 9000 });
  const own = await fileIdOf(await child.upload(samplePng(), 'mine.png'));
  await child.call('handInPages', { assignmentId, handInId: newId(), note: '', pages: [{ fileId: own, turn: 0 }] });
  const photo = await fileIdOf(await parent.upload(samplePng(), 'photo.png'));
  const page = { studentId, handInId: newId(), helpLevel: 'alone' as const, note: 'Hello', fileIds: [photo] };
  await parent.call('handInForChild', { ...page, assignmentId: corrections });
  await teacher.call('writeNote', { studentId, noteId: newId(), text: 'Counts well.', audience: 'parents' });
  const about = `Sits beside ${NAME}.`;
  await teacher.call('writeNote', { studentId: other.studentId, noteId: newId(), text: about, audience: 'teachers' });
  await teacher.call('writeFeedback', { submissionId, feedbackId: newId(), text: `Good, ${NAME}` });
  await teacher.call('startPupilInterview', { interviewId: newId(), studentId, skill: 'integers.add' });
  await teacher.call('askAssistant', { chatId: newId(), turnId: newId(), text: `How is ${NAME} doing?` });
  // A teacher who had the child, and is in the class no more.
  const email = `${newId()}@test.example`;
  const formerTeacher = await newTeacher({ email, fullName: 'Toni Reyes' });
  await bringIn(teacher, formerTeacher, { classId, email });
  await formerTeacher.call('askAssistant', { chatId: newId(), turnId: newId(), text: `How is ${NAME} doing?` });
  await teacher.call('removeCoTeacher', { classId, uid: formerTeacher.uid });
  // A letter that reminds the family.
  await parent.call('saveDigest', { often: 'weekly' });
  const missing = await newAssignment(teacher, classId, { openAt: Date.now() - 9 * HOUR, dueAt: Date.now() - HOUR });
  expect(await teacher.call('nudgeMissing', { assignmentId: missing, studentIds: [studentId] })).toMatchObject({
    students: 1,
    letters: 1,
  });
  // Its task runs minutes later.
  await postReminders([`${missing}:${studentId}`], Date.now() - HOUR);
  const reminders = (await admin().collection('mail').get()).docs.filter(({ id }) => id.includes(studentId));
  expect(reminders).toHaveLength(1);
  await child.call('saveSettings', {});
  const mate = await signIn(code, other);
  await mate.call('openWork', { assignmentId });
  const rows = async () => Object.keys((await stored(`insights/${classId}`))?.students ?? {});
  await expect.poll(rows, { timeout: 60_000 }).toContain(studentId);
  await child.call('startPractice', { start: true });
  return {
    ...made,
    card,
    doubleId: double.studentId,
    studentId,
    assignmentId,
    submissionId,
    parent,
    second,
    child,
    mate,
    own,
    photo,
  };
}

const isKnown = async (uid: string): Promise<boolean> => {
  const url = `http://${backend.auth}/identitytoolkit.googleapis.com/v1/projects/${backend.projectId}/accounts:lookup`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ localId: [uid] }) });
  return (await reply.text()).includes(uid);
};

it('deletes a child everywhere on a parent’s request that the teacher confirms, and leaves a receipt', async () => {
  const world = await knownStudent();
  const { teacher, classId, code, card, studentId, assignmentId, parent, second, child, mate, own, photo, doubleId } =
    world;
  await everythingAtRest();
  const { data } = await parent.call('exportChild', { studentId });
  expect(data).toMatchObject({
    practice: [{ studentId }],
    evidence: [{ studentId }],
    notes: [{ text: 'Counts well.' }],
  });
  expect(data.files?.map(({ id }) => id).sort()).toEqual([own, photo].sort());
  expect(JSON.stringify(data.practice)).not.toMatch(/"(seed|key)"/);
  const request = { studentId, requestId: newId(), kind: 'delete' as const, text: 'We move away.' };
  const confirm = { studentId, parentId: parent.uid, requestId: request.requestId, name: NAME, answer: 'Farewell.' };
  const before = await everything();
  // Refused: without a parent's request; by a parent; with a wrong name of the child.
  expect(await outcomeOf(teacher.call('eraseChild', confirm))).toBe('data/not-found');
  expect(await changesSince(before)).toEqual([]);
  await parent.call('askRights', request);
  expect(await outcomeOf(parent.call('eraseChild', confirm))).toBe('auth/forbidden');
  expect(await outcomeOf(child.call('eraseChild', confirm))).toBe('auth/forbidden');
  expect(await outcomeOf(teacher.call('eraseChild', { ...confirm, name: 'Ben Osei' }))).toBe('input/malformed');
  const preview = await teacher.call('previewErasure', { studentId });
  expect(preview).toMatchObject({ documents: { submissions: 2, guardians: 2, practice: 1, evidence: 1 }, files: 2 });

  const { receipt } = await teacher.call('eraseChild', confirm);
  expect(receipt).toMatchObject({ byName: 'Maya Okafor', files: 2, answer: 'Farewell.' });
  // A repeated request, for example after its answer was lost, gets the same receipt.
  expect(await teacher.call('eraseChild', confirm)).toEqual({ receipt });
  const left = await everythingAtRest();
  for (const word of [
    studentId,
    doubleId,
    NAME,
    'Quillfeather',
    FORMER,
    'Thistlewood',
    card.displayName,
    card.userName,
  ])
    expect([...left].filter((entry) => entry.join(' ').includes(word))).toEqual([]);
  expect(await isKnown(studentId)).toBe(false);
  expect(await outcomeOf(signIn(code, card))).toBe('sign-in/refused');
  expect(await outcomeOf(child.call('openWork', { assignmentId }))).toBe('auth/forbidden');
  expect((await child.upload(samplePng(), 'again.png')).status).toBe(401);
  for (const [person, fileId] of [
    [teacher, own],
    [parent, photo],
  ] as const)
    expect((await person.download(fileId)).status).toBe(403);
  // The classmate's work, and the summaries of the class without the child.
  expect(await outcomeOf(mate.call('openWork', { assignmentId }))).toBe('ok');
  expect((await stored(`boards/${classId}`))?.assignments).toMatchObject({
    [assignmentId]: { started: 1, submitted: 0, studentCount: 1 },
  });
  for (const person of [parent, second, teacher])
    expect(await person.call('erasureReceipts', {})).toEqual({ receipts: [receipt] });
  const letters = (await admin().collection('mail').get()).docs.map((each) => each.data().message.text);
  expect(letters.filter((text: string) => text.includes(receipt.id))).toHaveLength(2);
  // A deleted child can be neither requested nor deleted again.
  expect(await outcomeOf(parent.call('askRights', { ...request, requestId: newId() }))).toBe('auth/forbidden');
  expect(await outcomeOf(teacher.call('previewErasure', { studentId }))).toBe('auth/forbidden');
});
