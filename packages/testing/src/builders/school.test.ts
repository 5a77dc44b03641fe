import { assignmentItemSchema, assignmentSchema } from '@lemma/school/assignment';
import { classroomSchema, rosterStudentSchema } from '@lemma/school/class';
import { deskEntrySchema } from '@lemma/school/desk';
import { guardianSchema } from '@lemma/school/family';
import { resultRowSchema } from '@lemma/school/results';
import { attemptSchema, feedbackSchema, handInSchema, submissionSchema, workItemSchema } from '@lemma/school/work';
import { expect, it } from 'vitest';
import * as builders from './school.ts';

it.each([
  ['classroom', classroomSchema, builders.buildClassroom],
  ['roster student', rosterStudentSchema, builders.buildRosterStudent],
  ['guardian', guardianSchema, builders.buildGuardian],
  ['item', assignmentItemSchema, builders.buildItem],
  ['assignment', assignmentSchema, builders.buildAssignment],
  ['attempt', attemptSchema, builders.buildAttempt],
  ['work item', workItemSchema, builders.buildWorkItem],
  ['hand-in', handInSchema, builders.buildHandIn],
  ['feedback', feedbackSchema, builders.buildFeedback],
  ['submission', submissionSchema, builders.buildSubmission],
  ['result row', resultRowSchema, builders.buildResultRow],
  ['desk entry', deskEntrySchema, builders.buildDeskEntry],
])('builds a %s that its schema takes', (_what, schema, build) => {
  expect(schema.parse(build())).toEqual(build());
});

it('lays what the test is about over the rest', () => {
  expect(builders.buildSubmission({ state: 'returned' })).toMatchObject({ state: 'returned', classId: 'class-1' });
});
