import { calls } from '@lemma/school/calls';
import { door, publicDoor } from '../door.ts';

export const createClass = door(calls.createClass, async () => (await import('./create-class.ts')).createClass);
export const renameClass = door(calls.renameClass, async () => (await import('./rename-class.ts')).renameClass);
export const renewClassCode = door(
  calls.renewClassCode,
  async () => (await import('./create-class.ts')).renewClassCode,
);
export const stopClassCode = door(calls.stopClassCode, async () => (await import('./create-class.ts')).stopClassCode);
export const archiveClass = door(calls.archiveClass, async () => (await import('./create-class.ts')).archiveClass);
export const createStudents = door(
  calls.createStudents,
  async () => (await import('./create-students.ts')).createStudents,
);
export const reissueSecrets = door(
  calls.reissueSecrets,
  async () => (await import('./reissue-secrets.ts')).reissueSecrets,
);
export const classSignInList = publicDoor(
  calls.classSignInList,
  async () => (await import('./class-sign-in-list.ts')).classSignInList,
);
export const studentSignIn = publicDoor(
  calls.studentSignIn,
  async () => (await import('./student-sign-in.ts')).studentSignIn,
);
export const badgeSignIn = publicDoor(
  calls.badgeSignIn,
  async () => (await import('./student-sign-in.ts')).badgeSignIn,
);
export const askForNewSecret = publicDoor(
  calls.askForNewSecret,
  async () => (await import('./class-sign-in-list.ts')).askForNewSecret,
);
