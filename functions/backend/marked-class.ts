import { type Person, visitor } from '@lemma/testing';
import { samplePng } from '../src/engines/files/sample-files.ts';
import { item, planRequest, storyRequest, type Target } from '../trust/doors/attempts.ts';
import { backend, bringIn, fileIdOf, newAssignment, newClass, newId, newParent, newTeacher, signIn } from './school.ts';

const address = () => `${newId()}@test.example`;

/** A class with work, files, notes, a plan, a story, a chat and an interview, and its people. `mark` is in every text. */
export async function markedClass(mark: string) {
  const lead = await newTeacher({ fullName: `Maya ${mark}`, email: address() });
  const { classId, code } = await lead.call('createClass', { name: `6B ${mark}`, grade: 6 });
  const { classId: toClassId } = await lead.call('createClass', { name: `7B ${mark}`, grade: 7 });
  const students = ['Ana', 'Ben', 'Bea'].map((name) => ({ fullName: `${name} ${mark}` }));
  const { cards } = await lead.call('createStudents', { classId, requestId: newId(), secretKind: 'words', students });
  const [card, mate, double] = cards;
  if (!card || !mate || !double) throw new Error('no cards');
  const { studentId } = card;
  const assignmentId = await newAssignment(lead, classId, { title: `Fractions ${mark}` });
  const draftId = newId();
  const draft = { assignmentId: draftId, classId, title: mark, instructions: mark, items: [item('i1')] };
  const dates = { openAt: Date.now(), dueAt: Date.now() + 9_000_000, parentMayHandIn: true };
  await lead.call('saveAssignment', { ...draft, ...dates });
  const student = await signIn(code, card);
  const parent = await newParent(`Jon ${mark}`);
  await parent.call('linkParent', { code: (await lead.call('createParentCode', { studentId })).code });
  const requestId = newId();
  await parent.call('askRights', { studentId, requestId, kind: 'correct', text: mark });
  const email = address();
  const onlooker = await newTeacher({ fullName: `Ines ${mark}`, email });
  await bringIn(lead, onlooker, { classId, email, role: 'looks-on' });
  const { submissionId } = await student.call('openWork', { assignmentId });
  const attempt = { submissionId, itemId: 'i1', attemptId: newId(), response: '99', took: 9000 };
  await student.call('submitAttempt', attempt);
  const { items } = await student.call('startPractice', { start: true });
  const placement = await student.call('startPlacement', { start: true });
  await lead.call('writeNote', { studentId, noteId: newId(), text: mark, audience: 'teachers' });
  await lead.call('writeFeedback', { submissionId, feedbackId: newId(), text: mark });
  const [planId, storyId, chatId, interviewId] = [newId(), newId(), newId(), newId()];
  await lead.call('makePlan', { planId, request: planRequest });
  const { token = '' } = await lead.call('sharePlan', { planId, mode: 'copy' });
  await lead.call('makeStory', { storyId, request: storyRequest });
  await lead.call('askAssistant', { chatId, turnId: newId(), text: `How is Ana ${mark}?` });
  await lead.call('startInterview', { interviewId, scenarioId: 'f1', limits: {} });
  const fileId = await fileIdOf(await lead.upload(samplePng(), `${mark}.png`));
  const ownFileId = await fileIdOf(await student.upload(samplePng({ width: 40 }), `${mark}.png`));
  const { id } = await lead.call('inviteCoTeacher', { classId, email: address(), role: 'teaches' });
  const target: Target = { classId, assignmentId, submissionId, planId, storyId, chatId, interviewId, studentId };
  return {
    people: { lead, onlooker, student, parent },
    target,
    /** What else has an id here, under the names that calls give it. */
    named: {
      toClassId,
      uid: onlooker.uid,
      parentId: parent.uid,
      keepId: studentId,
      doubleId: double.studentId,
      requestId,
      id,
    },
    ids: [
      mate.studentId,
      draftId,
      fileId,
      ownFileId,
      lead.uid,
      ...Object.values(target),
      toClassId,
      onlooker.uid,
      parent.uid,
      requestId,
      id,
    ],
    signIn: { classCode: code, userName: card.userName, secret: card.secret, deviceId: 'tablet-1' },
    practiceItem: items[0]?.item.id ?? 'p1',
    placementItem: Object(placement).item?.id ?? 'q1',
    files: [fileId, ownFileId],
    shareToken: token,
  };
}
export type MarkedClass = Awaited<ReturnType<typeof markedClass>>;

/** Everybody who calls, by what they are to a class of `marked`: its people, another teacher and nobody. */
export async function callersOf({ people }: MarkedClass): Promise<Readonly<Record<string, Person>>> {
  return { ...people, stranger: (await newClass()).teacher, visitor: visitor(backend) };
}
