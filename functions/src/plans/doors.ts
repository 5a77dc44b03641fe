import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const makePlan = door(calls.makePlan, async () => (await import('./make-plan.ts')).makePlan);
export const savePlan = door(calls.savePlan, async () => (await import('./change-plan.ts')).savePlan);
export const remakeBlock = door(calls.remakeBlock, async () => (await import('./change-plan.ts')).remakeBlock);
export const remakePlan = door(calls.remakePlan, async () => (await import('./change-plan.ts')).remakePlan);
export const restorePlan = door(calls.restorePlan, async () => (await import('./change-plan.ts')).restorePlan);
export const markPlan = door(calls.markPlan, async () => (await import('./library.ts')).markPlan);
export const sharePlan = door(calls.sharePlan, async () => (await import('./library.ts')).sharePlan);
export const openSharedPlan = door(calls.openSharedPlan, async () => (await import('./library.ts')).openSharedPlan);
export const copyPlan = door(calls.copyPlan, async () => (await import('./library.ts')).copyPlan);
export const assignPlan = door(calls.assignPlan, async () => (await import('./assign-plan.ts')).assignPlan);
