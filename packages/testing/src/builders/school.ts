import type { Assignment, AssignmentItem } from '@lemma/school/assignment';
import type { Classroom, RosterStudent } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import type { Guardian } from '@lemma/school/family';
import type { ResultRow } from '@lemma/school/results';
import { DAY } from '@lemma/school/time';
import type { Attempt, Feedback, HandIn, Submission, WorkItem } from '@lemma/school/work';

/** Saturday, 21 November 2026, 9:00 UTC: the "now" of built documents. */
export const NOW = Date.UTC(2026, 10, 21, 9);

/** Returns a valid document with the values that the test is about. */
type Build<T> = (over?: Partial<T>) => T;

export const buildClassroom: Build<Classroom> = (over = {}) => ({
  id: 'class-1',
  name: '6B Mathematics',
  grade: 6,
  teacherIds: ['teacher-1'],
  teacherName: 'Maya Okafor',
  code: 'ACDEFG',
  codeExpiresAt: NOW + 300 * DAY,
  createdAt: NOW - 60 * DAY,
  ...over,
});

export const buildRosterStudent: Build<RosterStudent> = (over = {}) => ({
  id: 'student-1',
  fullName: 'Ana López',
  displayName: 'Ana L.',
  userName: 'ana',
  state: 'active',
  secretKind: 'words',
  createdAt: NOW - 60 * DAY,
  parentCount: 0,
  groupIds: [],
  ...over,
});

export const buildGuardian: Build<Guardian> = (over = {}) => ({
  id: 'student-1_parent-1',
  studentId: 'student-1',
  parentId: 'parent-1',
  parentName: 'Jon Rivera',
  studentName: 'Ana López',
  classIds: ['class-1'],
  state: 'active',
  notes: [],
  createdAt: NOW - 30 * DAY,
  ...over,
});

export const buildItem: Build<AssignmentItem> = (over = {}) => ({
  id: 'item-1',
  skill: 'fractions.add-unlike',
  level: 1,
  points: 2,
  tries: 3,
  tryPenalty: 0.25,
  hints: 'free',
  variants: true,
  ...over,
});

export const buildAssignment: Build<Assignment> = (over = {}) => ({
  id: 'assignment-1',
  classId: 'class-1',
  title: 'Fractions',
  instructions: '',
  items: [buildItem()],
  state: 'open',
  seed: 2026,
  openAt: NOW - DAY,
  dueAt: NOW + DAY,
  parentMayHandIn: true,
  createdBy: 'teacher-1',
  createdAt: NOW - 2 * DAY,
  updatedAt: NOW - DAY,
  publishedAt: NOW - DAY,
  ...over,
});

export const buildAttempt: Build<Attempt> = (over = {}) => ({
  id: 'attempt-1',
  response: '2/5',
  verdict: 'wrong',
  sameValue: false,
  message: 'Look at the size of the pieces.',
  at: NOW,
  took: 20_000,
  hintsShown: 0,
  ...over,
});

export const buildWorkItem: Build<WorkItem> = (over = {}) => ({
  id: 'item-1',
  canDo: 'I can add fractions with different denominators.',
  skill: 'fractions.add-unlike',
  prompt: 'Add.',
  math: '1/2 + 1/3',
  field: { kind: 'number' },
  points: 2,
  tries: 3,
  hintCount: 3,
  hints: [],
  attempts: [],
  solved: false,
  closed: false,
  score: 0,
  ...over,
});

export const buildHandIn: Build<HandIn> = (over = {}) => ({
  id: 'hand-in-1',
  by: 'student',
  byName: 'Ana L.',
  uid: 'student-1',
  at: NOW,
  late: false,
  pages: [],
  ...over,
});

export const buildFeedback: Build<Feedback> = (over = {}) => ({
  id: 'feedback-1',
  text: 'Good work on the common denominators.',
  byName: 'Maya Okafor',
  at: NOW,
  ...over,
});

export const buildSubmission: Build<Submission> = (over = {}) => ({
  id: 'assignment-1_student-1',
  assignmentId: 'assignment-1',
  classId: 'class-1',
  studentId: 'student-1',
  title: 'Fractions',
  instructions: '',
  dueAt: NOW + DAY,
  state: 'in-progress',
  items: [buildWorkItem()],
  score: 0,
  maxScore: 2,
  startedAt: NOW - 1000,
  late: false,
  handIns: [],
  feedback: [],
  revision: 1,
  updatedAt: NOW,
  ...over,
});

export const buildResultRow: Build<ResultRow> = (over = {}) => ({
  studentId: 'student-1',
  state: 'submitted',
  score: 2,
  maxScore: 2,
  late: false,
  items: [{ itemId: 'item-1', tries: 1, solved: true, score: 2, hints: 0, took: 20_000, wrong: [] }],
  feedbackCount: 0,
  revision: 3,
  ...over,
});

export const buildDeskEntry: Build<DeskEntry> = (over = {}) => ({
  assignmentId: 'assignment-1',
  classId: 'class-1',
  className: '6B Mathematics',
  teacherName: 'Maya Okafor',
  title: 'Fractions',
  openAt: NOW - DAY,
  dueAt: NOW + DAY,
  itemCount: 1,
  itemsDone: 0,
  state: 'not-started',
  score: 0,
  maxScore: 2,
  late: false,
  parentMayHandIn: true,
  feedback: [],
  revision: 0,
  ...over,
});
