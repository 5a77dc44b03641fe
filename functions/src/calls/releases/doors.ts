import { releaseCalls } from '@lemma/school/release';
import { forVisitors, openDoors } from '../../platform/open-doors.ts';

export const releaseDoors = openDoors(releaseCalls, {
  releaseSeat: () => import('./release-seat.ts'),
  reportFault: () => import('./report-fault.ts'),
  reportLoad: () => import('./report-load.ts'),
  reportVitals: () => import('./report-vitals.ts'),
  releaseHealth: forVisitors(() => import('./release-health.ts')),
});
