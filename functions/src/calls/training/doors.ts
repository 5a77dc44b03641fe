import { trainingCalls } from '@lemma/school/interview';
import { openDoors } from '../../platform/open-doors.ts';

export const trainingDoors = openDoors(trainingCalls, {
  listScenarios: () => import('./list-scenarios.ts'),
  startInterview: () => import('./start-interview.ts'),
  startPupilInterview: () => import('./start-pupil-interview.ts'),
  anticipate: () => import('./anticipate.ts'),
  say: () => import('./say.ts'),
  hear: () => import('./hear.ts'),
  undoTurn: () => import('./undo-turn.ts'),
  pauseInterview: () => import('./pause-interview.ts'),
  finishInterview: () => import('./finish-interview.ts'),
  diagnose: () => import('./diagnose.ts'),
  reflect: () => import('./reflect.ts'),
  removeInterview: () => import('./remove-interview.ts'),
});
