import { calls } from '@lemma/school/calls';
import { door, partingDoor } from '../door.ts';

export const saveSettings = door(calls.saveSettings, async () => (await import('./save-settings.ts')).saveSettings);
export const noteSession = door(calls.noteSession, async () => (await import('./sessions.ts')).noteSession);
export const leaveSession = partingDoor(calls.leaveSession, async () => (await import('./sessions.ts')).leaveSession);
export const listSessions = door(calls.listSessions, async () => (await import('./sessions.ts')).listSessions);
export const endSession = door(calls.endSession, async () => (await import('./sessions.ts')).endSession);
export const endOtherSessions = door(
  calls.endOtherSessions,
  async () => (await import('./sessions.ts')).endOtherSessions,
);
export const modelState = door(calls.modelState, async () => (await import('./save-settings.ts')).modelState);
export const signOutEverywhere = door(
  calls.signOutEverywhere,
  async () => (await import('./sessions.ts')).signOutEverywhere,
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
