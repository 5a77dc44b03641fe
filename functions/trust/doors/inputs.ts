import { randomUUID as newId } from 'node:crypto';
import { SERVED_BOUND } from '@lemma/contract';
import type { CallInput } from '@lemma/school/calls';
import { attempts, item, storyRequest, type Target } from './attempts.ts';

/** What inputs name, in a school that was made for them. */
export type Made = {
  readonly target: Target;
  /** What else has an id there, under the names that calls give it. */
  readonly named: Readonly<
    Record<'toClassId' | 'uid' | 'parentId' | 'keepId' | 'doubleId' | 'requestId' | 'id', string>
  >;
  readonly signIn: CallInput<'studentSignIn'>;
  readonly practiceItem: string;
  readonly placementItem: string;
  /** One of a teacher, one of a student. */
  readonly files: readonly string[];
  readonly shareToken: string;
  /** A code for one more adult of a child, which nobody has used. */
  readonly parentCode: string;
};

const one = item('i1');
const release = { area: 'teacher', version: 'a'.repeat(12) };

/** A valid input for calls that concern nobody else's data. */
const others = (of: Made): Readonly<Record<string, object>> => ({
  showSchool: {},
  // As it is: to demand it would shut everybody out.
  demandFactor: { isDemanded: false },
  backUpSchool: {},
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
  linkToBackup: { id: newId() },
  removeFile: { fileId: of.files[0], ask: true },
  teachNext: { topics: [{ kind: 'misconception', id: 'fractions.add-across', skill: 'fractions.add-unlike' }] },
  linkParent: { code: of.parentCode },
  saveDigest: { often: 'weekly', language: 'en' },
  showDigest: { now: true, language: 'en' },
  openSharedPlan: { token: of.shareToken },
  loadWordings: { title: 'Ours', notice: 'Free', wordings: { '5.NF.A.1': 'Add fractions.' } },
  releaseSeat: { ...release, share: 0.5, classes: [of.target.classId] },
  reportLoad: { ...release, tab: newId(), failed: false, oneIn: SERVED_BOUND.oneIn },
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
  changeSettings: { language: 'en', notices: { mail: [] } },
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
export function inputsOf(of: Made): Readonly<Record<string, object>> {
  const about = Object.entries(attempts).map(([name, make]) => {
    const made: object = make(of.target);
    const known = Object.entries(of.named).filter(([field]) => field in made);
    const base = { ...made, ...Object.fromEntries(known) };
    return [name, 'fileIds' in made ? { ...base, fileIds: [of.files[1]] } : base] as const;
  });
  return { ...others(of), ...Object.fromEntries(about) };
}
