import { planCalls } from '@lemma/school/plan';
import { openDoors } from '../../platform/open-doors.ts';

export const planDoors = openDoors(planCalls, {
  makePlan: () => import('./make-plan.ts'),
  savePlan: () => import('./save-plan.ts'),
  remakeBlock: () => import('./remake-block.ts'),
  remakePlan: () => import('./remake-plan.ts'),
  restorePlan: () => import('./restore-plan.ts'),
  markPlan: () => import('./mark-plan.ts'),
  sharePlan: () => import('./share-plan.ts'),
  openSharedPlan: () => import('./open-shared-plan.ts'),
  copyPlan: () => import('./copy-plan.ts'),
  assignPlan: () => import('./assign-plan.ts'),
  showWordings: () => import('./show-wordings.ts'),
  loadWordings: () => import('./load-wordings.ts'),
  removeWordings: () => import('./remove-wordings.ts'),
});
