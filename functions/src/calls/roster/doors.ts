import { rosterCalls } from '@lemma/school/class';
import { openDoors } from '../../platform/open-doors.ts';

export const rosterDoors = openDoors(rosterCalls, {
  showTies: () => import('./show-ties.ts'),
  changeStudents: () => import('./change-students.ts'),
  changeAccounts: () => import('./change-accounts.ts'),
  groupStudents: () => import('./group-students.ts'),
  removeGroup: () => import('./remove-group.ts'),
  moveStudents: () => import('./move-students.ts'),
  mergeStudents: () => import('./merge-students.ts'),
  setConsent: () => import('./set-consent.ts'),
  setAccessProfile: () => import('./set-access-profile.ts'),
});
