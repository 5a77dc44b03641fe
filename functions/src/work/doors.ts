import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const openWork = door(calls.openWork, async () => (await import('./open-work.ts')).openWork);
export const saveDraft = door(calls.saveDraft, async () => (await import('./save-draft.ts')).saveDraft);
export const submitAttempt = door(calls.submitAttempt, async () => (await import('./submit-attempt.ts')).submitAttempt);
export const takeHint = door(calls.takeHint, async () => (await import('./take-hint.ts')).takeHint);
export const showTwin = door(calls.showTwin, async () => (await import('./show-twin.ts')).showTwin);
export const attachWorking = door(calls.attachWorking, async () => (await import('./attach-working.ts')).attachWorking);
export const nextProblem = door(calls.nextProblem, async () => (await import('./mastery.ts')).nextProblem);
export const showLatePass = door(calls.showLatePass, async () => (await import('./late-pass.ts')).showLatePass);
export const takeLatePass = door(calls.takeLatePass, async () => (await import('./late-pass.ts')).takeLatePass);
export const handIn = door(calls.handIn, async () => (await import('./hand-in.ts')).handIn);
