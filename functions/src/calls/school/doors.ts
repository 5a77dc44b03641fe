import { schoolCalls } from '@lemma/school/privacy';
import { openDoors } from '../../platform/open-doors.ts';

export const schoolDoors = openDoors(schoolCalls, {
  showSchool: () => import('./show-school.ts'),
  demandFactor: () => import('./demand-factor.ts'),
  backUpSchool: () => import('./back-up-school.ts'),
  linkToBackup: () => import('./link-to-backup.ts'),
});
