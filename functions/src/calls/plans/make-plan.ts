import type { calls } from '@lemma/school/calls';
import { draftPlan } from '../../domain/plans/draft-plan.ts';
import type { Handler } from '../../platform/door.ts';

export const makePlan: Handler<typeof calls.makePlan> = draftPlan;
