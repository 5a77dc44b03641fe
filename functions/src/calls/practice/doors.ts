import { practiceCalls } from '@lemma/school/practice';
import { openDoors } from '../../platform/open-doors.ts';

export const practiceDoors = openDoors(practiceCalls, {
  startPractice: () => import('./start-practice.ts'),
  answerPractice: () => import('./answer-practice.ts'),
  startPlacement: () => import('./start-placement.ts'),
  answerPlacement: () => import('./answer-placement.ts'),
  placeClass: () => import('./place-class.ts'),
  practiceHint: () => import('./practice-hint.ts'),
  setGoal: () => import('./set-goal.ts'),
  noteGained: () => import('./note-gained.ts'),
  practiceSolution: () => import('./practice-solution.ts'),
});
