import { insightCalls } from '@lemma/school/insight';
import { openDoors } from '../../platform/open-doors.ts';

export const insightDoors = openDoors(insightCalls, {
  teachNext: () => import('./teach-next.ts'),
  exportAnswers: () => import('./export-answers.ts'),
});
