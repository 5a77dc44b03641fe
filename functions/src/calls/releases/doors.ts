import { releaseCalls } from '@lemma/school/release';
import { forVisitors, openDoors } from '../../platform/open-doors.ts';

export const releaseDoors = openDoors(releaseCalls, {
  releaseSeat: () => import('./release-seat.ts'),
  reportLoad: () => import('./report-load.ts'),
  releaseHealth: forVisitors(() => import('./release-health.ts')),
});
