import { AppError } from '@lemma/contract';
import { findSkill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { Aim, Goal } from '@lemma/school/practice';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

function namedAim(aim: Aim): NonNullable<Goal['aim']> {
  if (aim.kind === 'questions') return aim;
  const skill = findSkill(aim.skill);
  if (!skill) throw new AppError('data/not-found', aim.skill);
  return { ...aim, name: skill.name };
}

/**
 * Sets the student's own goal on the student's desk. Nobody else can: a goal that somebody else sets is a task. A clock
 * that is ahead must not make a choice final, so that no choice is later than now.
 */
export const setGoal: Handler<typeof calls.setGoal> = (input, caller) =>
  inTransaction(async (tx) => {
    await requireStudent(caller, tx);
    const desk = await documents.desks.read(caller.uid, tx);
    if (!desk) throw new AppError('data/not-found', 'desk');
    const at = Math.min(input.at, caller.now);
    if ((desk.goal?.at ?? 0) > at) return { set: false };
    const goal: Goal = { at, ...(input.aim && { aim: namedAim(input.aim) }) };
    documents.desks.patch(tx, caller.uid, documents.desks.at(['goal'], goal));
    return { set: true };
  });
