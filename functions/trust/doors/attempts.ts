import { randomUUID as newId } from 'node:crypto';
import type { AssignmentItem } from '@lemma/school/assignment';
import type { CallInput, CallName } from '@lemma/school/calls';

/** Whose data the attempts concern, by ids. */
export type Target = Readonly<
  Record<
    'classId' | 'assignmentId' | 'submissionId' | 'planId' | 'storyId' | 'chatId' | 'interviewId' | 'studentId',
    string
  >
>;

export const planRequest = { standard: '5.NF.A.1', minutes: 45, model: 'explore' as const, needs: [] };

export const storyRequest = { standard: '5.NF.A.1', scenes: 3, interest: 'any' as const, reading: 'short' as const };

export const item = (
  id: string,
  skill = 'fractions.add-unlike',
  over: Partial<AssignmentItem> = {},
): AssignmentItem => ({
  id,
  skill,
  level: 1,
  points: 4,
  tries: 3,
  tryPenalty: 0.25,
  hints: 'free',
  variants: true,
  ...over,
});

const now = Date.now();
/** A valid input for every call that concerns somebody's data. */
export const attempts = {
  renameClass: ({ classId }: Target) => ({ classId, name: 'Mine now', grade: 6 }),
  renewClassCode: ({ classId }: Target) => ({ classId }),
  stopClassCode: ({ classId }: Target) => ({ classId }),
  archiveClass: ({ classId }: Target) => ({ classId, archived: true }),
  deleteClass: ({ classId }: Target) => ({ classId, name: 'no name of it' }),
  addCoTeacher: ({ classId }: Target) => ({ classId, email: 'spy@test.example' }),
  inviteCoTeacher: ({ classId }: Target) => ({ classId, email: 'spy@test.example', role: 'teaches' as const }),
  takeBackInvitation: ({ classId }: Target) => ({ classId, id: 'x' }),
  showTies: ({ classId }: Target) => ({ classId }),
  removeCoTeacher: ({ classId }: Target) => ({ classId, uid: 'x' }),
  setClassRole: ({ classId }: Target) => ({ classId, uid: 'x', role: 'looks-on' }),
  handOverLead: ({ classId }: Target) => ({ classId, uid: 'x' }),
  listCoTeachers: ({ classId }: Target) => ({ classId }),
  createStudents: ({ classId }: Target) => ({
    classId,
    requestId: newId(),
    secretKind: 'words',
    students: [{ fullName: 'Spy' }],
  }),
  reissueSecrets: ({ classId, studentId }: Target) => ({ classId, studentIds: [studentId], secretKind: 'words' }),
  changeStudents: ({ classId, studentId }: Target) => ({ classId, changes: [{ studentId, fullName: 'Spy' }] }),
  changeAccounts: ({ classId, studentId }: Target) => ({ classId, studentIds: [studentId], change: 'archive' }),
  placeClass: ({ classId, studentId }: Target) => ({ classId, studentIds: [studentId] }),
  groupStudents: ({ classId, studentId }: Target) => ({
    ...{ classId, groupId: 'g1', name: 'Spies', studentIds: [studentId], member: true },
  }),
  removeGroup: ({ classId }: Target) => ({ classId, groupId: 'g1' }),
  moveStudents: ({ classId, studentId }: Target) => ({ classId, toClassId: newId(), studentIds: [studentId] }),
  setConsent: ({ classId, studentId }: Target) => ({
    ...{ classId, studentIds: [studentId] },
    consent: { by: 'school', name: 'Spy', on: '2026-11-20', uses: ['letters'] },
  }),
  setAccessProfile: ({ studentId }: Target) => ({ studentId, change: { time: 'double' } }),
  mergeStudents: ({ classId, studentId }: Target) => ({ classId, keepId: studentId, doubleId: newId() }),
  saveAssignment: ({ classId }: Target) => ({
    ...{ assignmentId: newId(), classId, title: 'Spy', instructions: '', items: [item('i1')] },
    ...{ openAt: now, dueAt: now + 1000, parentMayHandIn: true },
  }),
  publishAssignment: ({ assignmentId }: Target) => ({ assignmentId }),
  unpublishAssignment: ({ assignmentId }: Target) => ({ assignmentId }),
  closeAssignment: ({ assignmentId }: Target) => ({ assignmentId }),
  archiveAssignment: ({ assignmentId }: Target) => ({ assignmentId }),
  removeDraft: ({ assignmentId }: Target) => ({ assignmentId }),
  reopenAssignment: ({ assignmentId }: Target) => ({ assignmentId }),
  restoreAssignment: ({ assignmentId }: Target) => ({ assignmentId }),
  shiftDates: ({ assignmentId, classId }: Target) => ({
    ...{ classId, assignmentIds: [assignmentId], days: 7, timeZone: 'UTC', shiftId: newId() },
  }),
  setOverride: ({ assignmentId, studentId }: Target) => ({
    assignmentId,
    override: { id: newId(), name: 'Spy', studentIds: [studentId], dueAt: now + 9_000_000 },
  }),
  removeOverride: ({ assignmentId }: Target) => ({ assignmentId, overrideId: 'o1' }),
  duplicateAssignment: ({ assignmentId, classId }: Target) => ({
    assignmentId,
    copies: [{ classId, assignmentId: newId() }],
  }),
  excuseWork: ({ assignmentId, studentId }: Target) => ({ assignmentId, studentIds: [studentId], excused: true }),
  nudgeMissing: ({ assignmentId, studentId }: Target) => ({ assignmentId, studentIds: [studentId] }),
  askAgain: ({ assignmentId, studentId }: Target) => ({ assignmentId, studentIds: [studentId] }),
  paperVersions: ({ assignmentId }: Target) => ({ assignmentId, variants: 1 }),
  writeAnswerComment: ({ assignmentId }: Target) => ({
    assignmentId,
    comment: { id: newId(), itemId: 'i1', match: { kind: 'idea', misconception: 'fractions.add-across' }, text: 'Spy' },
  }),
  fixItem: ({ assignmentId }: Target) => ({
    ...{ assignmentId, itemId: 'i1', apply: true },
    fix: { kind: 'accept', acceptance: { kind: 'all' } },
  }),
  saveRubric: ({ assignmentId }: Target) => ({
    ...{ assignmentId, itemId: 'i1', apply: true },
    rubric: { from: 'zero', items: [{ id: 'r1', label: 'Spy', points: 1 }] },
  }),
  gradeItem: ({ assignmentId, studentId }: Target) => ({
    ...{ assignmentId, itemId: 'i1', studentIds: [studentId], rubric: null },
  }),
  suggestGrade: ({ assignmentId, studentId }: Target) => ({ assignmentId, itemId: 'i1', studentId }),
  contestAnswer: ({ submissionId }: Target) => ({ submissionId, itemId: 'i1', attemptId: newId(), note: '' }),
  declineContest: ({ assignmentId, studentId }: Target) => ({
    ...{ assignmentId, itemId: 'i1', studentIds: [studentId], feedbackId: newId(), text: 'Spy' },
  }),
  showSolutions: ({ submissionId }: Target) => ({ submissionId }),
  exportAnswers: ({ classId }: Target) => ({ classId }),
  writeFeedback: ({ submissionId }: Target) => ({ submissionId, feedbackId: newId(), text: 'Spy' }),
  removeFeedback: ({ submissionId }: Target) => ({ submissionId, feedbackId: 'f1' }),
  writeNote: ({ studentId }: Target) => ({ studentId, noteId: newId(), text: 'Spy', audience: 'teachers' }),
  writeNotes: ({ classId, studentId }: Target) => ({
    ...{ classId, studentIds: [studentId], noteId: newId(), text: 'Spy', audience: 'parents' },
  }),
  judgeIdea: ({ studentId }: Target) => ({ studentId, idea: 'fractions.add-across', verdict: 'dismissed' }),
  judgeLevel: ({ studentId }: Target) => ({
    ...{ studentId, skill: 'integers.add', level: { level: 'strong', reason: 'Spy' } },
  }),
  removeNote: ({ studentId }: Target) => ({ studentId, noteId: 'n1' }),
  readNotes: ({ studentId }: Target) => ({ studentId }),
  returnWork: ({ assignmentId, studentId }: Target) => ({ assignmentId, studentIds: [studentId] }),
  showKeys: ({ submissionId }: Target) => ({ submissionId }),
  showAsked: ({ assignmentId, studentId }: Target) => ({ asked: [{ assignmentId, studentId, itemId: 'i1' }] }),
  createParentCode: ({ studentId }: Target) => ({ studentId }),
  revokeParent: ({ studentId }: Target) => ({ studentId, parentId: 'x' }),
  handInForChild: ({ assignmentId, studentId }: Target) => ({
    ...{ assignmentId, studentId, handInId: newId(), helpLevel: 'alone', note: '', fileIds: [newId()] },
  }),
  handInForStudent: ({ assignmentId, studentId }: Target) => ({
    ...{ assignmentId, studentId, handInId: newId(), pages: [{ fileId: newId(), turn: 0 }], note: '' },
  }),
  handInPages: ({ assignmentId }: Target) => ({
    assignmentId,
    handInId: newId(),
    pages: [{ fileId: newId(), turn: 0 }],
    note: '',
  }),
  countStored: ({ studentId }: Target) => ({ studentId }),
  exportChild: ({ studentId }: Target) => ({ studentId }),
  noteLook: ({ studentId }: Target) => ({ studentId }),
  noteExport: ({ classId, studentId }: Target) => ({ classId, studentIds: [studentId], what: 'list' }),
  whoLooked: ({ studentId }: Target) => ({ studentId }),
  askRights: ({ studentId }: Target) => ({ studentId, requestId: newId(), kind: 'delete', text: 'Spy' }),
  answerRights: ({ studentId }: Target) => ({
    ...{ studentId, parentId: 'x', requestId: newId(), state: 'done', answer: '' },
  }),
  closeLinking: ({ studentId }: Target) => ({ studentId, closed: true }),
  previewErasure: ({ studentId }: Target) => ({ studentId }),
  eraseChild: ({ studentId }: Target) => ({
    ...{ studentId, parentId: 'x', requestId: newId(), name: 'Ana López', answer: '' },
  }),
  childWork: ({ assignmentId, studentId }: Target) => ({ assignmentId, studentId }),
  openWork: ({ assignmentId }: Target) => ({ assignmentId }),
  saveDraft: ({ submissionId }: Target) => ({ submissionId, itemId: 'i1', draft: '1' }),
  submitAttempt: ({ submissionId }: Target) => ({
    submissionId,
    itemId: 'i1',
    attemptId: newId(),
    response: '1',
    took: 1,
  }),
  grantLatePass: ({ classId, studentId }: Target) => ({ classId, studentId, grantId: newId() }),
  setLatePasses: ({ classId }: Target) => ({ classId, passes: { each: 3, hours: 24 } }),
  showLatePass: ({ assignmentId }: Target) => ({ assignmentId }),
  takeLatePass: ({ assignmentId }: Target) => ({ assignmentId, passId: newId() }),
  nextProblem: ({ submissionId }: Target) => ({ submissionId, itemId: 'i1', round: 2 }),
  takeHint: ({ submissionId }: Target) => ({ submissionId, itemId: 'i1', index: 0 }),
  attachWorking: ({ submissionId }: Target) => ({ submissionId, itemId: 'i1', fileId: newId() }),
  showTwin: ({ submissionId }: Target) => ({ submissionId, itemId: 'i1' }),
  handIn: ({ submissionId }: Target) => ({ submissionId }),
  takeBack: ({ submissionId }: Target) => ({ submissionId }),
  readFeedback: ({ submissionId }: Target) => ({ submissionId }),
  startPupilInterview: ({ studentId }: Target) => ({ interviewId: newId(), studentId, skill: 'integers.add' }),
  anticipate: ({ interviewId }: Target) => ({ interviewId, anticipation: { ideas: [], text: 'Spy' } }),
  say: ({ interviewId }: Target) => ({ interviewId, turnId: newId(), text: 'Why?' }),
  hear: ({ interviewId }: Target) => ({
    ...{ interviewId, turnId: newId(), text: 'Why?', answer: '1', strategies: [], note: '' },
  }),
  undoTurn: ({ interviewId }: Target) => ({ interviewId, turnId: 'x' }),
  pauseInterview: ({ interviewId }: Target) => ({ interviewId, paused: true }),
  finishInterview: ({ interviewId }: Target) => ({ interviewId }),
  diagnose: ({ interviewId }: Target) => ({ interviewId, named: null, predictions: [] }),
  reflect: ({ interviewId }: Target) => ({ interviewId, text: 'Spy', disagree: [], confidence: 1 }),
  removeInterview: ({ interviewId }: Target) => ({ interviewId }),
  makePlan: ({ classId }: Target) => ({ planId: newId(), request: { ...planRequest, classId } }),
  savePlan: ({ planId }: Target) => ({
    ...{ planId, version: 1, title: 'Spy' },
    blocks: [{ id: 'goal', kind: 'goal', seed: 1, locked: false, edited: false, rows: [] }],
  }),
  remakeBlock: ({ planId }: Target) => ({ planId, version: 1, blockId: 'goal' }),
  remakePlan: ({ planId }: Target) => ({ planId, version: 1 }),
  restorePlan: ({ planId }: Target) => ({ planId, version: 1, restore: 1 }),
  markPlan: ({ planId }: Target) => ({ planId, note: 'Spy' }),
  sharePlan: ({ planId }: Target) => ({ planId, mode: 'copy' }),
  copyPlan: ({ planId }: Target) => ({ planId, newId: newId() }),
  askAssistant: ({ classId }: Target) => ({ chatId: newId(), turnId: newId(), text: 'Who needs help?', classId }),
  stopAssistant: ({ chatId }: Target) => ({ chatId, turnId: newId(), shown: 0 }),
  noteChatExport: ({ chatId }: Target) => ({ chatId }),
  removeChat: ({ chatId }: Target) => ({ chatId }),
  removeStory: ({ storyId }: Target) => ({ storyId }),
  assignStory: ({ storyId, classId }: Target) => ({ storyId, classId, assignmentId: newId() }),
  setClassRetention: ({ classId }: Target) => ({ classId, retention: { classes: 180 } }),
  assignPlan: ({ planId, classId }: Target) => ({ planId, classId, assignmentId: newId(), exitTicket: false }),
} satisfies { [N in CallName]?: (target: Target) => CallInput<N> };
