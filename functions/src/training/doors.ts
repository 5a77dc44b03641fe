import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const listScenarios = door(calls.listScenarios, async () => (await import('./list-scenarios.ts')).listScenarios);
export const startInterview = door(calls.startInterview, async () => (await import('./start.ts')).startInterview);
export const startPupilInterview = door(
  calls.startPupilInterview,
  async () => (await import('./pupil.ts')).startPupilInterview,
);
export const anticipate = door(calls.anticipate, async () => (await import('./turns.ts')).anticipate);
export const say = door(calls.say, async () => (await import('./turns.ts')).say);
export const hear = door(calls.hear, async () => (await import('./pupil.ts')).hear);
export const undoTurn = door(calls.undoTurn, async () => (await import('./turns.ts')).undoTurn);
export const pauseInterview = door(calls.pauseInterview, async () => (await import('./turns.ts')).pauseInterview);
export const finishInterview = door(calls.finishInterview, async () => (await import('./end.ts')).finishInterview);
export const diagnose = door(calls.diagnose, async () => (await import('./end.ts')).diagnose);
export const reflect = door(calls.reflect, async () => (await import('./end.ts')).reflect);
export const removeInterview = door(calls.removeInterview, async () => (await import('./end.ts')).removeInterview);
