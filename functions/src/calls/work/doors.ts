import { workCalls } from '@lemma/school/work';
import { openDoors } from '../../platform/open-doors.ts';

export const workDoors = openDoors(workCalls, {
  openWork: () => import('./open-work.ts'),
  saveDraft: () => import('./save-draft.ts'),
  submitAttempt: () => import('./submit-attempt.ts'),
  takeHint: () => import('./take-hint.ts'),
  showTwin: () => import('./show-twin.ts'),
  nextProblem: () => import('./next-problem.ts'),
  showLatePass: () => import('./show-late-pass.ts'),
  takeLatePass: () => import('./take-late-pass.ts'),
  attachWorking: () => import('./attach-working.ts'),
  handIn: () => import('./hand-in.ts'),
  takeBack: () => import('./take-back.ts'),
});
