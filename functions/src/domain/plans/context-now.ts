import { AppError } from '@lemma/contract';
import { contextOf } from '@lemma/plans';
import { requireTeacher } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { classMisconceptions } from './class-misconceptions.ts';
import { officialWording } from './official-wording.ts';
import { requireOwnPlan } from './own-plan.ts';

/** What the blocks of a plan are computed from today. A class that the caller no longer teaches is left out. */
export async function contextNow(planId: string, caller: Caller) {
  const context = await findContext(planId, caller);
  if (context === undefined) throw new AppError('data/not-found', `no skill for plan ${planId}`);
  return context;
}

/** The same; undefined if no skill covers the standard any more. */
export async function findContext(planId: string, caller: Caller) {
  const { request } = await requireOwnPlan(planId, caller);
  const mine =
    request.classId !== undefined && (await requireTeacher('read', request.classId, caller).then(Boolean, () => false));
  const seen = mine && request.classId !== undefined ? await classMisconceptions(request.classId, caller.now) : [];
  return contextOf(request, seen, await officialWording(request.standard, caller.uid));
}
