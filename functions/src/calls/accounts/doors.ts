import { accountCalls } from '@lemma/school/class';
import { forVisitors, openDoors } from '../../platform/open-doors.ts';

export const accountDoors = openDoors(accountCalls, {
  createClass: () => import('./create-class.ts'),
  renameClass: () => import('./rename-class.ts'),
  renewClassCode: () => import('./renew-class-code.ts'),
  stopClassCode: () => import('./stop-class-code.ts'),
  archiveClass: () => import('./archive-class.ts'),
  createStudents: () => import('./create-students.ts'),
  reissueSecrets: () => import('./reissue-secrets.ts'),
  classSignInList: forVisitors(() => import('./class-sign-in-list.ts')),
  studentSignIn: forVisitors(() => import('./student-sign-in.ts')),
  badgeSignIn: forVisitors(() => import('./badge-sign-in.ts')),
  askForNewSecret: forVisitors(() => import('./ask-for-new-secret.ts')),
});
