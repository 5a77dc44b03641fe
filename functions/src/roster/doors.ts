import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const changeStudents = door(
  calls.changeStudents,
  async () => (await import('./change-students.ts')).changeStudents,
);
export const changeAccounts = door(
  calls.changeAccounts,
  async () => (await import('./change-accounts.ts')).changeAccounts,
);
export const groupStudents = door(calls.groupStudents, async () => (await import('./groups.ts')).groupStudents);
export const removeGroup = door(calls.removeGroup, async () => (await import('./groups.ts')).removeGroup);
export const moveStudents = door(calls.moveStudents, async () => (await import('./move-students.ts')).moveStudents);
export const mergeStudents = door(calls.mergeStudents, async () => (await import('./merge-students.ts')).mergeStudents);
export const setConsent = door(calls.setConsent, async () => (await import('./consent.ts')).setConsent);
