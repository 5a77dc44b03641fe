import { fileCalls } from '@lemma/school/files';
import { openDoors } from '../../platform/open-doors.ts';

export const fileDoors = openDoors(fileCalls, {
  removeFile: () => import('./remove-file.ts'),
  handInPages: () => import('./hand-in-pages.ts'),
  handInForStudent: () => import('./hand-in-for-student.ts'),
});
