import { isAppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { laterActs, type SupportAct, supportActs } from '@lemma/school/privacy';
import { requireGuardian, requireTeacherOfLeaving } from '../../platform/access.ts';
import { auditTimeOf } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/** The most of each that is shown: a year of a child with several teachers. */
const MOST = 300;

const isSupportAct = (action: string): action is SupportAct => supportActs.some((one) => one === action);

/** Whoever leads a class of the child, or an active guardian. */
async function requireReader(studentId: string, caller: Caller): Promise<void> {
  try {
    await requireGuardian(studentId, caller);
  } catch (error) {
    if (!isAppError(error)) throw error;
    await requireTeacherOfLeaving('lead', studentId, caller);
  }
}

async function actsOn(studentId: string) {
  const found = await documents.audit
    .where(['studentIds', 'array-contains', studentId], ['action', 'in', [...supportActs, ...laterActs]])
    .orderBy('at', 'desc')
    .limit(MOST)
    .get();
  return found.docs.flatMap((each) => {
    const line = documents.audit.parse(each);
    if (line === undefined) return [];
    return [{ id: line.by, action: line.action, at: auditTimeOf(each) }];
  });
}

export const whoLooked: Handler<typeof calls.whoLooked> = async ({ studentId }, caller) => {
  await requireReader(studentId, caller);
  const [found, acts] = await Promise.all([
    documents.looks.where(['studentId', '==', studentId]).orderBy('lastAt', 'desc').limit(MOST).get(),
    actsOn(studentId),
  ]);
  const looks = documents.looks.every(found.docs);
  const people = await documents.users.readAll([...looks.map(({ by }) => by), ...acts.map(({ id }) => id)]);
  const names = new Map(people.map(({ uid, fullName }) => [uid, fullName]));
  const named = acts.map((one) => ({ ...one, name: names.get(one.id) ?? '' }));
  return {
    looks: looks.map(({ by, studentId: _, ...look }) => ({ ...look, id: by, name: names.get(by) ?? '' })),
    acts: named.flatMap(({ action, ...one }) => (isSupportAct(action) ? [{ ...one, action }] : [])),
    laterActs: named.filter(({ action }) => !isSupportAct(action)),
  };
};
