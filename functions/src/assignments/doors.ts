import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const saveAssignment = door(
  calls.saveAssignment,
  async () => (await import('./save-assignment.ts')).saveAssignment,
);
export const previewItems = door(calls.previewItems, async () => (await import('./preview.ts')).previewItems);
export const tryPreview = door(calls.tryPreview, async () => (await import('./preview.ts')).tryPreview);
export const publishAssignment = door(
  calls.publishAssignment,
  async () => (await import('./publish-assignment.ts')).publishAssignment,
);
export const closeAssignment = door(
  calls.closeAssignment,
  async () => (await import('./close-assignment.ts')).closeAssignment,
);
export const reopenAssignment = door(
  calls.reopenAssignment,
  async () => (await import('./close-assignment.ts')).reopenAssignment,
);
export const setOverride = door(calls.setOverride, async () => (await import('./overrides.ts')).setOverride);
export const removeOverride = door(calls.removeOverride, async () => (await import('./overrides.ts')).removeOverride);
export const duplicateAssignment = door(
  calls.duplicateAssignment,
  async () => (await import('./duplicate-assignment.ts')).duplicateAssignment,
);
export const archiveAssignment = door(
  calls.archiveAssignment,
  async () => (await import('./close-assignment.ts')).archiveAssignment,
);
export const restoreAssignment = door(
  calls.restoreAssignment,
  async () => (await import('./close-assignment.ts')).restoreAssignment,
);
export const shiftDates = door(calls.shiftDates, async () => (await import('./shift-dates.ts')).shiftDates);
export const grantLatePass = door(
  calls.grantLatePass,
  async () => (await import('./set-late-passes.ts')).grantLatePass,
);
export const setLatePasses = door(
  calls.setLatePasses,
  async () => (await import('./set-late-passes.ts')).setLatePasses,
);
export const keepItem = door(calls.keepItem, async () => (await import('./bank.ts')).keepItem);
export const dropItem = door(calls.dropItem, async () => (await import('./bank.ts')).dropItem);
export const keepPhrase = door(calls.keepPhrase, async () => (await import('./bank.ts')).keepPhrase);
export const listSkills = door(calls.listSkills, async () => (await import('./list-skills.ts')).listSkills);
export const testItems = door(calls.testItems, async () => (await import('./test-items.ts')).testItems);
export const paperVersions = door(calls.paperVersions, async () => (await import('./paper-versions.ts')).paperVersions);
