import { randomUUID as newId } from 'node:crypto';
import { SECOND } from '@lemma/school/time';
import type { permissions } from '../permissions.ts';
import { tokenOf } from '../rules/ask.ts';
import type { Claims, Who } from '../rules/people.ts';
import { planRequest } from './attempts.ts';
import { fileOf, LATE_OPERATOR, ownOf, TURN, target } from './target.ts';

type Inputs = Readonly<Record<string, object>>;

/** A file, and a recording, of somebody else than this person. */
const foreign = (uid: string): { readonly fileId: string; readonly voice: object } => {
  const other = uid === 'teacherB' ? 'coTeacherA' : 'teacherB';
  return { fileId: fileOf(other), voice: { fileId: `voice-${other}`, seconds: 3 } };
};

const { classId, assignmentId, planId, storyId, chatId, interviewId } = target;
/** A student of class B, and the assignments there. */
const [BEA, WORK_B, DRAFT_B] = ['bea', 'workB', 'draftB'] as const;

/** The token of a plan that is shared for copying. */
const shared = ({ openSharedPlan }: Inputs): unknown => Object(openSharedPlan).token;

const ofAssignments = (all: Inputs, uid: string) => ({
  'removeDraft?that is gone': { assignmentId: newId() },
  'duplicateAssignment?into class B': { assignmentId, copies: [{ classId: 'classB', assignmentId: newId() }] },
  'duplicateAssignment?from class B': { assignmentId: WORK_B, copies: [{ classId, assignmentId: newId() }] },
  'duplicateAssignment?over one of class B': { assignmentId, copies: [{ classId, assignmentId: WORK_B }] },
  'shiftDates?of class B': { ...all.shiftDates, assignmentIds: [WORK_B] },
  'saveAssignment?over one of class B': { ...all.saveAssignment, assignmentId: DRAFT_B },
  'assignPlan?their own': { ...all.assignPlan, planId: ownOf('plan', uid) },
  'assignPlan?over work of class B': { ...all.assignPlan, planId: ownOf('plan', uid), assignmentId: WORK_B },
  'assignPlan?over a draft of class B': { ...all.assignPlan, planId: ownOf('plan', uid), assignmentId: DRAFT_B },
  'assignStory?their own': { ...all.assignStory, storyId: ownOf('story', uid) },
  'assignStory?over work of class B': { ...all.assignStory, storyId: ownOf('story', uid), assignmentId: WORK_B },
});

const ofStudents = (all: Inputs) => ({
  'moveStudents?to class B': { classId, toClassId: 'classB', studentIds: ['moveA'] },
  'moveStudents?of class B': { classId, toClassId: 'classTo', studentIds: [BEA] },
  'mergeStudents?into one of class B': { classId, keepId: BEA, doubleId: 'doubleA' },
  'mergeStudents?with one of class B': { classId, keepId: 'keepA', doubleId: BEA },
  'changeStudents?of class B': { classId, changes: [{ studentId: BEA, fullName: 'Spy' }] },
  'changeAccounts?of class B': { classId, studentIds: [BEA], change: 'unlock' },
  'setConsent?of class B': { ...all.setConsent, studentIds: [BEA] },
  'groupStudents?of class B': { ...all.groupStudents, studentIds: [BEA] },
  'reissueSecrets?of class B': { ...all.reissueSecrets, studentIds: [BEA] },
  'grantLatePass?of class B': { ...all.grantLatePass, studentId: BEA },
  'handOverLead?to whoever leads': { classId, uid: 'teacherA' },
});

function ofWork(all: Inputs, uid: string) {
  const { fileId, voice } = foreign(uid);
  const pages = [{ fileId, turn: 0 }];
  const newNote = { ...all.writeNote, noteId: newId() };
  return {
    'writeNote?of a child who leaves': { ...newNote, studentId: 'leaveA' },
    'writeNote?recording of another': { ...newNote, voice },
    'writeNote?a file for a recording': { ...newNote, voice: { fileId: fileOf(uid), seconds: 3 } },
    'writeNotes?recording of another': { ...all.writeNotes, noteId: newId(), voice },
    'handInForStudent?file of another': { ...all.handInForStudent, pages },
    'handInForStudent?page of a file of another': { ...all.handInForStudent, pages: [{ fileId, page: 1, turn: 0 }] },
    'handInForStudent?for one of class B': { ...all.handInForStudent, studentId: BEA },
    'handInForChild?file of another': { ...all.handInForChild, fileIds: [fileId] },
    'handInForChild?work of class B': { ...all.handInForChild, assignmentId: WORK_B },
    'handInForChild?not for parents': { ...all.handInForChild, assignmentId: 'workShut' },
    'childWork?of class B': { ...all.childWork, assignmentId: WORK_B },
    'childWork?for others': { ...all.childWork, assignmentId: 'workFor' },
    'handInPages?file of another': { ...all.handInPages, pages },
    'handInPages?of class B': { ...all.handInPages, assignmentId: WORK_B },
    'openWork?of class B': { assignmentId: WORK_B },
    'openWork?for Ben': { assignmentId: 'workFor' },
    'takeLatePass?of class B': { assignmentId: WORK_B, passId: newId() },
    'handIn?for others': { submissionId: `workBegun_${target.studentId}` },
    'takeBack?for others': { submissionId: `workTurned_${target.studentId}` },
    'submitAttempt?for others': { ...all.submitAttempt, submissionId: `workBegun_${target.studentId}` },
    'submitAttempt?unreadable': { ...all.submitAttempt, response: ')(' },
    'handInPages?for others': { ...all.handInPages, assignmentId: 'workBegun' },
    'openWork?drawn for others': { assignmentId: 'workEmpty' },
    'attachWorking?file of another': { ...all.attachWorking, fileId },
  };
}

/** The token of a session that has given the second factor. */
const givenBefore = (uid: string, came: Pick<Claims, 'provider' | 'adult'>): string =>
  tokenOf(uid, process.env.GCLOUD_PROJECT ?? '', {
    ...{ ...came, email: LATE_OPERATOR.email, verified: true },
    ...{ authTime: Math.floor(Date.now() / SECOND), secondFactor: 1, secondAt: 2 },
  });

const ofOwn = (all: Inputs, uid: string) => ({
  'showAsked?alone': { asked: [{ assignmentId: 'practice', studentId: target.studentId, itemId: 'i1' }] },
  'startPupilInterview?over another': { ...all.startPupilInterview, interviewId },
  'startInterview?over another': { ...all.startInterview, interviewId },
  'startInterview?from another': { ...all.startInterview, interviewId: newId(), from: { interviewId, turns: 0 } },
  'finishInterview?with a student': { interviewId: ownOf('pupil', uid) },
  'makeStory?over another': { ...all.makeStory, storyId },
  'makePlan?of no class': { planId: newId(), request: planRequest },
  'makePlan?over another': { ...all.makePlan, planId },
  'copyPlan?over another': { planId: ownOf('plan', uid), newId: planId },
  'copyPlan?shared to be read': { newId: newId(), token: 'shareToRead' },
  'restorePlan?version of another': { planId, version: 1, restore: 7 },
  'askAssistant?in another chat': { ...all.askAssistant, chatId },
  'askAssistant?a turn of another': { ...all.askAssistant, chatId, turnId: TURN },
  'askAssistant?of no class': { chatId: newId(), turnId: newId(), text: 'help' },
  'stopAssistant?before it is stored': { chatId: newId(), turnId: newId(), shown: 0 },
  'copyPlan?shared': { newId: newId(), token: shared(all) },
  'askAssistant?for a plan': { ...all.askAssistant, text: 'Make a lesson plan for 5.NF.A.1' },
  'passSecondFactor?with a token of nobody': { before: givenBefore(uid, { provider: 'anonymous' }) },
  'passSecondFactor?with an earlier token': { before: givenBefore(uid, { provider: 'custom', adult: true }) },
  'removeChat?that is not there': { chatId: 'chatNowhere' },
  'removeFile?at once': { ...all.removeFile, ask: false },
  'answerInvitation?as a parent': { id: 'inv2', accept: true },
});

/** What is sent to each call of the table's `beside`; `all`: what is sent to the calls otherwise. */
export const besideOf = (all: Inputs, { uid }: Who): Readonly<Record<keyof typeof permissions.beside, object>> => ({
  ...{ ...ofAssignments(all, uid), ...ofStudents(all) },
  ...{ ...ofWork(all, uid), ...ofOwn(all, uid) },
});
