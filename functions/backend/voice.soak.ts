import { resultsSchema } from '@lemma/school/results';
import { type Person, visitor } from '@lemma/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMp4, samplePng, sampleWebm } from '../src/engines/files/sample-files.ts';
import {
  backend,
  bringIn,
  changesSince,
  everythingAtRest,
  fileIdOf,
  item,
  newAssignment,
  newClass,
  newId,
  newParent,
  newTeacher,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

/** Makes the content of each recording unique. */
let spoken = 0;
const recording = () => sampleWebm({ sound: `recording ${spoken++}` });
const record = async (person: Person) => fileIdOf(await person.upload(recording(), 'voice.webm', 'comment-voice'));

async function makeWorld() {
  const made = await newClass(['Ana López', 'Ben Osei']);
  const { teacher, classId, code } = made;
  const [anaCard, benCard] = made.cards;
  if (!anaCard || !benCard) throw new Error('no cards');
  const assignmentId = await newAssignment(teacher, classId, { items: [item('i1', undefined, { variants: false })] });
  const joined = async (role: 'teaches' | 'looks-on') => {
    const email = `${newId()}@test.example`;
    const person = await newTeacher({ email });
    await bringIn(teacher, person, { classId, email, role });
    return person;
  };
  const linked = async (studentId: string, name: string) => {
    const parent = await newParent(name);
    await parent.call('linkParent', await teacher.call('createParentCode', { studentId }));
    return parent;
  };
  const [ana, ben] = [await signIn(code, anaCard), await signIn(code, benCard)];
  const other = await newClass(['Bea Kim']);
  const [beaCard = anaCard] = other.cards;
  const people = {
    teacher,
    coTeacher: await joined('teaches'),
    onlooker: await joined('looks-on'),
    ana,
    anaParent: await linked(ana.uid, 'Jon López'),
    ben,
    benParent: await linked(ben.uid, 'Ama Osei'),
    otherTeacher: other.teacher,
    otherStudent: await signIn(other.code, beaCard),
    otherParent: await newParent('Kim'),
    visitor: visitor(backend),
  };
  const open = async (student: Person) => (await student.call('openWork', { assignmentId })).submissionId;
  return { ...people, people, classId, assignmentId, anaWork: await open(ana), benWork: await open(ben) };
}
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
  world = await makeWorld();
});

const TEACHERS = ['teacher', 'coTeacher', 'onlooker'];

/** The people, out of everybody, who may hear the recording. Everybody else must get a plain refusal. */
async function hearersOf(fileId: string): Promise<string[]> {
  const replies = await Promise.all(
    Object.entries(world.people).map(async ([name, person]) => [name, (await person.download(fileId)).status] as const),
  );
  for (const [name, status] of replies) expect([200, name === 'visitor' ? 401 : 403], name).toContain(status);
  return replies.flatMap(([name, status]) => (status === 200 ? [name] : []));
}

describe('a recording', () => {
  it('is heard only by the person who made it before its comment is written, and is sent as sound only', async () => {
    const { teacher } = world;
    const bytes = recording();
    const fileId = await fileIdOf(await teacher.upload(bytes, 'a.html', 'comment-voice'));
    expect(await fileIdOf(await teacher.upload(bytes, 'again', 'comment-voice'))).toBe(fileId);
    expect(await hearersOf(fileId)).toEqual(['teacher']);
    const reply = await teacher.download(fileId);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'audio/webm',
      'content-disposition': "attachment; filename*=UTF-8''a.webm",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect((await stored(`shelves/${teacher.uid}`))?.files ?? {}).toEqual({});
  });
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page', '<!doctype html><script></script>'],
    ['a page behind a recording', Buffer.concat([sampleWebm(), Buffer.from('<html><script>')])],
    ['a film', sampleMp4({ kind: 'vide' })],
    ['a picture', samplePng()],
    ['two million and one bytes', Buffer.alloc(2_000_001)],
  ])('that is %s is refused, and nothing is kept', async (_what, content) => {
    const before = await everythingAtRest();
    const reply = await world.teacher.upload(Buffer.from(content), 'voice.webm', 'comment-voice');
    expect(await reply.text()).toMatch(/data\/unsupported-type|data\/too-large|file\/broken/);
    expect(await changesSince(before)).toEqual([]);
  });
  it('belongs to a teacher, for a comment, and for one only', async () => {
    const { teacher, coTeacher, ana, anaParent, anaWork, benWork, assignmentId } = world;
    for (const person of [ana, anaParent])
      expect((await person.upload(recording(), 'v', 'comment-voice')).status).toBe(403);
    const fileId = await record(teacher);
    const voice = { fileId, seconds: 3 };
    const write = (person: Person, submissionId: string, feedbackId = newId()) =>
      outcomeOf(person.call('writeFeedback', { submissionId, feedbackId, text: '', voice }));
    expect(await write(coTeacher, anaWork)).toBe('auth/forbidden');
    const page = { assignmentId, studentId: ana.uid, handInId: newId(), note: '' };
    const pages = [{ fileId, turn: 0 as const, page: 1 }];
    expect(await outcomeOf(teacher.call('handInForStudent', { ...page, pages }))).not.toBe('ok');
    const feedbackId = newId();
    expect(await write(teacher, anaWork, feedbackId)).toBe('ok');
    expect(await write(teacher, anaWork, feedbackId)).toBe('ok');
    expect(await write(teacher, benWork)).toBe('auth/forbidden');
    expect(await write(teacher, benWork, feedbackId)).toBe('auth/forbidden');
    expect(await outcomeOf(teacher.call('removeFile', { fileId }))).toBe('file/in-use');
    const nothing = { submissionId: anaWork, feedbackId: newId(), text: ' ' };
    expect(await outcomeOf(teacher.call('writeFeedback', nothing))).toBe('input/malformed');
    const foreign = { ...nothing, voice: { fileId: newId(), seconds: 1 } };
    expect(await outcomeOf(teacher.call('writeFeedback', foreign))).toBe('auth/forbidden');
  });
});

describe('a spoken comment', () => {
  it('on work is heard by those who read it, and the previous recording by nobody', async () => {
    const { teacher, coTeacher, anaWork: submissionId } = world;
    const [first, second] = [await record(teacher), await record(coTeacher)];
    const feedbackId = newId();
    const write = (person: Person, fileId: string) =>
      person.call('writeFeedback', { submissionId, feedbackId, text: '', voice: { fileId, seconds: 12 } });
    await write(teacher, first);
    expect(await hearersOf(first)).toEqual([...TEACHERS, 'ana', 'anaParent']);
    expect((await stored(`submissions/${submissionId}`))?.feedback).toContainEqual(
      expect.objectContaining({ text: 'Voice message', voice: { fileId: first, seconds: 12, type: 'audio/webm' } }),
    );
    await write(coTeacher, second);
    expect(await hearersOf(first)).toEqual([]);
    expect(await hearersOf(second)).toEqual([...TEACHERS, 'ana', 'anaParent']);
    await teacher.call('writeFeedback', { submissionId, feedbackId, text: 'Written now.' });
    expect(await hearersOf(second)).toEqual([]);
    expect(await stored(`files/${second}`)).toBeUndefined();
    const third = await record(teacher);
    await write(teacher, third);
    for (const _ of [1, 2]) await coTeacher.call('removeFeedback', { submissionId, feedbackId });
    expect(await hearersOf(third)).toEqual([]);
    expect(await stored(`files/${third}`)).toBeUndefined();
  });
  it('on a student is heard by the people it is for, from the moment that this changes', async () => {
    const { teacher, ana } = world;
    const fileId = await record(teacher);
    const note = { studentId: ana.uid, noteId: newId(), text: 'Listen', voice: { fileId, seconds: 60 } };
    for (const [audience, hearers] of [
      ['student', ['ana', 'anaParent']],
      ['parents', ['anaParent']],
      ['teachers', []],
    ] as const) {
      await teacher.call('writeNote', { ...note, audience });
      expect(await hearersOf(fileId), audience).toEqual([...TEACHERS, ...hearers]);
    }
    await teacher.call('removeNote', { studentId: ana.uid, noteId: note.noteId });
    expect(await hearersOf(fileId)).toEqual([]);
    expect(await stored(`files/${fileId}`)).toBeUndefined();
  });
  it('to several families stays with the others when one is withdrawn', async () => {
    const { teacher, classId, ana, ben } = world;
    const fileId = await record(teacher);
    const note = { noteId: newId(), text: '', audience: 'parents' as const, voice: { fileId, seconds: 5 } };
    await teacher.call('writeNotes', { ...note, classId, studentIds: [ana.uid, ben.uid] });
    expect(await hearersOf(fileId)).toEqual([...TEACHERS, 'anaParent', 'benParent']);
    await teacher.call('removeNote', { studentId: ana.uid, noteId: note.noteId });
    expect(await hearersOf(fileId)).toEqual([...TEACHERS, 'benParent']);
    await teacher.call('removeNote', { studentId: ben.uid, noteId: note.noteId });
    expect(await hearersOf(fileId)).toEqual([]);
  });
  it('to an answer is heard by those who gave it, and by those who give it later', async () => {
    const { teacher, ana, ben, anaWork, benWork, assignmentId } = world;
    const answer = (student: Person, submissionId: string) =>
      student.call('submitAttempt', { submissionId, itemId: 'i1', attemptId: newId(), response: '99', took: 1 });
    await answer(ana, anaWork);
    const row = async () => resultsSchema.parse(await stored(`results/${assignmentId}`)).rows[ana.uid]?.items[0];
    await expect.poll(async () => (await row())?.problem, { timeout: 30_000 }).toBeDefined();
    const match = { kind: 'answer' as const, problem: (await row())?.problem ?? '', response: '99' };
    const fileId = await record(teacher);
    const comment = { id: newId(), itemId: 'i1', match, text: 'Think of the size.', voice: { fileId, seconds: 9 } };
    await teacher.call('writeAnswerComment', { assignmentId, comment });
    expect(await hearersOf(fileId)).toEqual([...TEACHERS, 'ana', 'anaParent']);
    await answer(ben, benWork);
    expect(await hearersOf(fileId)).toEqual([...TEACHERS, 'ana', 'anaParent', 'ben', 'benParent']);
    await teacher.call('removeFeedback', { submissionId: anaWork, feedbackId: comment.id });
    expect(await hearersOf(fileId)).toEqual([...TEACHERS, 'ben', 'benParent']);
  });
  it('is in the copy of a child’s data, and is deleted with the child', async () => {
    const { teacher, ben, benParent, benWork } = world;
    const [onWork, onChild, hidden] = [await record(teacher), await record(teacher), await record(teacher)];
    const voice = (fileId: string) => ({ text: '', voice: { fileId, seconds: 2 } });
    await teacher.call('writeFeedback', { submissionId: benWork, feedbackId: newId(), ...voice(onWork) });
    const note = { studentId: ben.uid, noteId: newId() };
    await teacher.call('writeNote', { ...note, audience: 'parents', ...voice(onChild) });
    await teacher.call('writeNote', { ...note, noteId: newId(), audience: 'teachers', ...voice(hidden) });
    const { data } = await benParent.call('exportChild', { studentId: ben.uid });
    const ids = data.files?.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([onWork, onChild]));
    expect(ids).not.toContain(hidden);
    const request = { studentId: ben.uid, requestId: newId() };
    await benParent.call('askRights', { ...request, kind: 'delete', text: 'We move.' });
    await teacher.call('eraseChild', { ...request, parentId: benParent.uid, name: 'Ben Osei', answer: 'Gone.' });
    for (const fileId of [onWork, onChild, hidden]) {
      expect(await stored(`files/${fileId}`)).toBeUndefined();
      expect((await teacher.download(fileId)).status).toBe(403);
      expect((await benParent.download(fileId)).status).toBe(403);
    }
  });
});
