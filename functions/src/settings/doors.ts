import { calls } from '@lemma/school';
import { door } from '../door.ts';

export const saveSettings = door(calls.saveSettings, async () => (await import('./save-settings.ts')).saveSettings);
export const signOutEverywhere = door(
  calls.signOutEverywhere,
  async () => (await import('./save-settings.ts')).signOutEverywhere,
);
export const addCoTeacher = door(calls.addCoTeacher, async () => (await import('./co-teachers.ts')).addCoTeacher);
export const removeCoTeacher = door(
  calls.removeCoTeacher,
  async () => (await import('./co-teachers.ts')).removeCoTeacher,
);
export const setClassRole = door(calls.setClassRole, async () => (await import('./co-teachers.ts')).setClassRole);
export const handOverLead = door(calls.handOverLead, async () => (await import('./co-teachers.ts')).handOverLead);
export const listCoTeachers = door(calls.listCoTeachers, async () => (await import('./co-teachers.ts')).listCoTeachers);
export const exportMyData = door(calls.exportMyData, async () => (await import('./my-data.ts')).exportMyData);
export const recentChanges = door(calls.recentChanges, async () => (await import('./my-data.ts')).recentChanges);
export const deleteMyAccount = door(calls.deleteMyAccount, async () => (await import('./my-data.ts')).deleteMyAccount);
