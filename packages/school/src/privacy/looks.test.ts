import { expect, it } from 'vitest';
import { MOST_IN_A_CLASS } from '../class/index.ts';
import type { AuditAction } from './audit.ts';
import { exportKinds, laterActs, lookSchema, MOST_IN_A_FILE, supportActs } from './looks.ts';

it('takes a file of a whole class', () => {
  expect(MOST_IN_A_FILE).toBe(MOST_IN_A_CLASS);
});

it('asks for all acts in one query, of which Firestore takes thirty values', () => {
  expect(supportActs.length + laterActs.length).toBeLessThanOrEqual(30);
});

it.each(exportKinds)('stores that a file with %s was made', (what) => {
  const look = { studentId: 'ana', by: 'teacher', kind: 'export', what, lastAt: 1, count: 1 };
  expect(lookSchema.parse(look)).toEqual(look);
});

/** What a line of the log is to a family: an act on the child's account or data, the daily work, a look, or none of theirs. */
type Standing = 'act' | 'work' | 'look' | 'not of a child';

const standing = {
  'access-profile-changed': 'act',
  'asked-to-correct': 'act',
  'asked-to-delete': 'act',
  'assignment-archive': 'not of a child',
  'assignment-close': 'not of a child',
  'assignment-publish': 'not of a child',
  'assignment-published': 'not of a child',
  'assignment-reopen': 'not of a child',
  'assignment-restore': 'not of a child',
  'assignment-return': 'not of a child',
  'assignment-unpublish': 'not of a child',
  'draft-removed': 'not of a child',
  'canary-halted': 'not of a child',
  'backup-made': 'look',
  'backup-restored': 'act',
  'child-data-exported': 'act',
  'child-data-seen': 'look',
  'child-erased': 'not of a child',
  'child-restored': 'act',
  'class-archived': 'not of a child',
  'class-code-renewed': 'not of a child',
  'class-code-stopped': 'not of a child',
  'class-brought-back': 'act',
  'class-deleted': 'not of a child',
  'class-restored': 'not of a child',
  'consent-recorded': 'act',
  'consent-revoked': 'act',
  'contest-declined': 'work',
  'dates-overridden': 'work',
  'dates-shifted': 'not of a child',
  'erased-for-good': 'not of a child',
  exportAnswers: 'look',
  'factor-demand-ended': 'not of a child',
  'factor-demanded': 'not of a child',
  'feedback-written': 'work',
  'feedback-removed': 'work',
  'handed-in-by-parent': 'work',
  'handed-in-by-student': 'work',
  'handed-in-by-teacher': 'work',
  'idea-confirmed': 'work',
  'idea-dismissed': 'work',
  'idea-reopened': 'work',
  'idea-resolved': 'work',
  'invitation-declined': 'not of a child',
  'invitation-taken-back': 'not of a child',
  'item-graded': 'work',
  'late-pass': 'work',
  'late-pass-granted': 'work',
  'late-pass-returned': 'work',
  'late-passes-set': 'not of a child',
  'lead-handed-over': 'not of a child',
  'lead-offered': 'not of a child',
  'level-computed-again': 'work',
  'level-set': 'work',
  'linking-closed': 'act',
  'linking-opened': 'act',
  'note-removed': 'work',
  'note-written': 'work',
  'parent-blocked': 'act',
  'parent-code-made': 'act',
  'parent-linked': 'act',
  'parent-revoked': 'act',
  'plan-made': 'not of a child',
  'question-fixed': 'work',
  'release-halted': 'not of a child',
  'request-declined': 'act',
  'request-done': 'act',
  'retention-chats': 'not of a child',
  'retention-classes': 'not of a child',
  'retention-set': 'not of a child',
  'retention-students': 'not of a child',
  'recovery-code-used': 'not of a child',
  'recovery-codes-renewed': 'not of a child',
  'rubric-saved': 'work',
  'school-account-linked': 'not of a child',
  'school-backup-made': 'not of a child',
  'school-backup-taken': 'not of a child',
  'second-factor-off': 'not of a child',
  'second-factor-on': 'not of a child',
  'second-factor-reset': 'not of a child',
  'secrets-reissued': 'act',
  'sessions-ended': 'not of a child',
  'signed-out-everywhere': 'act',
  'story-made': 'not of a child',
  'story-removed': 'not of a child',
  'students-archive': 'act',
  'students-changed': 'act',
  // With the account begins what there is to look at.
  'students-created': 'not of a child',
  'students-lock': 'act',
  'students-merged': 'act',
  'students-moved': 'act',
  'students-restore': 'act',
  'students-sign-out': 'act',
  'students-unlock': 'act',
  'teacher-added': 'not of a child',
  'teacher-invited': 'not of a child',
  'teacher-left': 'not of a child',
  'teacher-looks-on': 'not of a child',
  'teacher-removed': 'not of a child',
  'teacher-teaches': 'not of a child',
  'wordings-loaded': 'not of a child',
  'wordings-removed': 'not of a child',
  'work-asked-again': 'work',
  'work-excused': 'work',
  'work-included': 'work',
  'work-reminded': 'work',
  'work-returned': 'work',
  'ways-in-removed': 'not of a child',
} as const satisfies Record<AuditAction, Standing>;

it('tells the family of each act on a child’s account or data, and of nothing else', () => {
  const acts = Object.entries(standing).flatMap(([action, is]) => (is === 'act' ? [action] : []));
  expect([...supportActs, ...laterActs].toSorted()).toEqual(acts.toSorted());
});
