import { type Person, visitor } from '@lemma/testing';
import { samplePng } from '../src/engines/files/sample-files.ts';
import { attempts, planRequest, storyRequest, type Target } from './attempts.ts';
import {
  backend,
  bringIn,
  fileIdOf,
  item,
  newAssignment,
  newClass,
  newId,
  newParent,
  newTeacher,
  signIn,
} from './school.ts';

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

const one = item('i1');
const release = { area: 'teacher', version: 'a'.repeat(12) };

/** A valid input for calls that concern nobody else's data. */
const others = (of: MarkedClass): Readonly<Record<string, object>> => ({
  createClass: { name: '7A', grade: 7, requestId: newId() },
  classSignInList: { classCode: of.signIn.classCode, deviceId: 'tablet-1' },
  studentSignIn: of.signIn,
  badgeSignIn: { badge: 'abcd-efgh', deviceId: 'tablet-1' },
  askForNewSecret: { classCode: of.signIn.classCode, userName: of.signIn.userName },
  previewItems: { items: [one], sample: 1 },
  tryPreview: { item: one, sample: 1, response: '1/2', hintsShown: 0 },
  testItems: { items: [one, item('i2', 'integers.add')] },
  keepItem: { keptId: newId(), item: one },
  dropItem: { keptId: newId() },
  keepPhrase: { phrase: 'Show your working.', kept: true },
  restoreErased: { id: newId() },
  restoreClass: { id: newId() },
  showSchool: {},
  backUpSchool: {},
  linkToBackup: { id: newId() },
  removeFile: { fileId: of.files[0], ask: true },
  teachNext: { topics: [{ kind: 'misconception', id: 'fractions.add-across', skill: 'fractions.add-unlike' }] },
  linkParent: { code: 'ACDEFGHJ' },
  saveDigest: { often: 'weekly', language: 'en' },
  showDigest: { now: true, language: 'en' },
  openSharedPlan: { token: of.shareToken },
  loadWordings: { title: 'Ours', notice: 'Free', wordings: { '5.NF.A.1': 'Add fractions.' } },
  releaseSeat: { ...release, share: 0.5, classes: [of.target.classId] },
  reportLoad: { ...release, tab: newId(), failed: false, oneIn: 1 },
  reportVitals: {
    ...release,
    tab: newId(),
    lcp: 900,
    inp: 90,
    cls: 0.1,
    longTasks: [1, 1, 1, 1, 1],
    again: { beside: 'b'.repeat(12), oneIn: 1, onlySlow: false },
  },
  reportFault: { ...release, kind: 'load', code: 'unknown', place: 'page.js:1:20' },
  releaseHealth: release,
  startPractice: { start: true },
  answerPractice: {
    itemId: of.practiceItem,
    attemptId: newId(),
    response: '1',
    took: 9,
    written: { lines: ['1'], mended: [], asked: 0 },
  },
  practiceHint: { itemId: of.practiceItem, index: 0 },
  practiceSolution: { itemId: of.practiceItem },
  setGoal: { aim: { kind: 'skill', skill: 'integers.add' }, at: Date.now() },
  noteGained: { until: Date.now() },
  startPlacement: { start: true },
  answerPlacement: { itemId: of.placementItem, attemptId: newId(), response: '1', took: 9 },
  saveSettings: { theme: 'dark', language: 'en', textSize: 'large', notices: { overview: ['grade'], mail: [] } },
  endSession: { id: 1 },
  answerInvitation: { id: of.named.id, accept: true },
  setOwnRetention: { chats: 90 },
  judgePassword: { password: 'three blue kettles', address: 'maya@test.example' },
  provePassword: { password: 'three blue kettles', apiKey: 'local' },
  turnOnSecondFactor: { code: '123456' },
  passSecondFactor: { code: '123456' },
  renewRecoveryCodes: { code: '123456' },
  turnOffSecondFactor: { code: '123456' },
  beginSchoolSignIn: { provider: 'elsewhere' },
  finishSchoolSignIn: { ticket: 'x', answer: '?code=1&state=x' },
  makeStory: { storyId: newId(), request: storyRequest },
  listScenarios: { grades: [0, 9] },
  startInterview: { interviewId: newId(), scenarioId: 'f1', grades: [0, 9], limits: { turns: 5, minutes: 5 } },
});

/** A valid input for every call that has one, with real ids wherever one is asked for. */
export function basesOf(of: MarkedClass): Readonly<Record<string, object>> {
  const about = Object.entries(attempts).map(([name, make]) => {
    const made: object = make(of.target);
    const known = Object.entries(of.named).filter(([field]) => field in made);
    const base = { ...made, ...Object.fromEntries(known) };
    return [name, 'fileIds' in made ? { ...base, fileIds: [of.files[1]] } : base] as const;
  });
  return { ...others(of), ...Object.fromEntries(about) };
}
