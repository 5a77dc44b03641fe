import { assignmentCalls } from '@lemma/school/assignment';
import { openDoors } from '../../platform/open-doors.ts';

export const assignmentDoors = openDoors(assignmentCalls, {
  saveAssignment: () => import('./save-assignment.ts'),
  previewItems: () => import('./preview-items.ts'),
  tryPreview: () => import('./try-preview.ts'),
  testItems: () => import('./test-items.ts'),
  paperVersions: () => import('./paper-versions.ts'),
  publishAssignment: () => import('./publish-assignment.ts'),
  unpublishAssignment: () => import('./unpublish-assignment.ts'),
  closeAssignment: () => import('./close-assignment.ts'),
  reopenAssignment: () => import('./reopen-assignment.ts'),
  setOverride: () => import('./set-override.ts'),
  removeOverride: () => import('./remove-override.ts'),
  duplicateAssignment: () => import('./duplicate-assignment.ts'),
  removeDraft: () => import('./remove-draft.ts'),
  archiveAssignment: () => import('./archive-assignment.ts'),
  restoreAssignment: () => import('./restore-assignment.ts'),
  shiftDates: () => import('./shift-dates.ts'),
  setLatePasses: () => import('./set-late-passes.ts'),
  grantLatePass: () => import('./grant-late-pass.ts'),
  keepItem: () => import('./keep-item.ts'),
  dropItem: () => import('./drop-item.ts'),
  keepPhrase: () => import('./keep-phrase.ts'),
  listSkills: () => import('./list-skills.ts'),
});
