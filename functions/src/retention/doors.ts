import { calls } from '@lemma/school/calls';
import { door } from '../door.ts';

export const retentionPlan = door(calls.retentionPlan, async () => (await import('./plan.ts')).retentionPlan);
export const setOwnRetention = door(calls.setOwnRetention, async () => (await import('./choose.ts')).setOwnRetention);
export const setClassRetention = door(
  calls.setClassRetention,
  async () => (await import('./choose.ts')).setClassRetention,
);
