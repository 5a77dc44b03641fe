import { erasureCalls } from '@lemma/school/privacy';
import { openDoors } from '../../platform/open-doors.ts';

export const erasureDoors = openDoors(erasureCalls, {
  previewErasure: () => import('./preview-erasure.ts'),
  eraseChild: () => import('./erase-child.ts'),
  restoreErased: () => import('./restore-erased.ts'),
  deleteClass: () => import('./delete-class.ts'),
  restoreClass: () => import('./restore-class.ts'),
  deletedClasses: () => import('./deleted-classes.ts'),
  noteLook: () => import('./note-look.ts'),
  noteExport: () => import('./note-export.ts'),
  whoLooked: () => import('./who-looked.ts'),
  erasureReceipts: () => import('./erasure-receipts.ts'),
});
