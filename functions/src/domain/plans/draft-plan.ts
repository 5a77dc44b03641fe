import { randomInt } from 'node:crypto';
import { AppError } from '@lemma/contract';
import { makePlan as draw, findStandard } from '@lemma/plans';
import type { CallInput } from '@lemma/school/calls';
import { requireNotStudent, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { classMisconceptions } from './class-misconceptions.ts';
import { officialWording } from './official-wording.ts';
import { shelve } from './own-plan.ts';

export const LARGEST_SEED = 2 ** 31 - 1;

/** Creates a plan from the curriculum, the problem generators and, if a class is given, what its work has shown. */
export async function draftPlan(
  { planId, request }: CallInput<'makePlan'>,
  caller: Caller,
): Promise<{ planId: string }> {
  const { uid, now } = caller;
  await requireNotStudent(caller);
  const classroom = request.classId === undefined ? undefined : await requireTeacher('read', request.classId, caller);
  const standard = findStandard(request.standard);
  if (standard === undefined) throw new AppError('data/not-found', request.standard);
  const seen = request.classId === undefined ? [] : await classMisconceptions(request.classId, now);
  const exact = { ...request, standard: standard.code };
  const official = await officialWording(standard.code, uid);
  const drawn = draw(exact, randomInt(1, LARGEST_SEED), seen, official);
  if (drawn === undefined) throw new AppError('data/not-found', `no skill for ${request.standard}`);
  await inTransaction(async (tx) => {
    const before = await documents.plans.read(planId, tx);
    if (before && before.ownerId !== uid) throw new AppError('auth/forbidden', planId);
    if (before) return;
    await shelve(
      tx,
      {
        ...drawn,
        ...{ id: planId, ownerId: uid, request: exact, writtenBy: 'builtin', version: 1 },
        ...(classroom && { className: classroom.name }),
        ...{ createdAt: now, updatedAt: now },
      },
      'made',
    );
    audit(tx, {
      action: 'plan-made',
      by: uid,
      subject: planId,
      ...(request.classId !== undefined && { classId: request.classId }),
    });
  });
  return { planId };
}
