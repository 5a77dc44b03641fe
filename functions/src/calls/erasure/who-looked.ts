import { isAppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { laterActs, type ReadUntil, type SupportAct, supportActs } from '@lemma/school/privacy';
import { requireGuardian, requireTeacherOfLeaving } from '../../platform/access.ts';
import { auditTimeOf } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/** How many looks one page has, and how many acts: these stay together, unless somebody does hundreds. */
const LOOKS_A_PAGE = 100;
const ACTS_A_PAGE = 300;

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

/** What a page has of what was found, which is one more than it takes if there is another page. */
const pageOf = <T>(found: readonly T[], most: number) => ({
  page: found.slice(0, most),
  last: found.length > most ? found[most - 1] : undefined,
});

async function looksAt(studentId: string, before: ReadUntil['look']) {
  const newest = documents.looks
    .where(['studentId', '==', studentId])
    .orderBy('lastAt', 'desc')
    .orderBy('__name__', 'desc')
    .limit(LOOKS_A_PAGE + 1);
  const { docs } = await (before ? newest.startAfter(before.at, before.id) : newest).get();
  const { page, last } = pageOf(docs, LOOKS_A_PAGE);
  return { looks: documents.looks.every(page), look: last && { at: Number(last.get('lastAt')), id: last.id } };
}

async function actsOn(studentId: string, before: string | undefined) {
  const newest = documents.audit
    .where(['studentIds', 'array-contains', studentId], ['action', 'in', [...supportActs, ...laterActs]])
    .orderBy('at', 'desc')
    .limit(ACTS_A_PAGE + 1);
  const shown = before === undefined ? undefined : await documents.audit.ref(before).get();
  // The log loses its oldest lines first: what is older than one that is gone is gone too.
  if (shown && !documents.audit.parse(shown)?.studentIds?.includes(studentId)) return { acts: [], act: undefined };
  const { docs } = await (shown ? newest.startAfter(shown) : newest).get();
  const { page, last } = pageOf(docs, ACTS_A_PAGE);
  const acts = page.flatMap((each) => {
    const line = documents.audit.parse(each);
    return line === undefined ? [] : [{ id: line.by, action: line.action, at: auditTimeOf(each) }];
  });
  return { acts, act: last?.id };
}

export const whoLooked: Handler<typeof calls.whoLooked> = async ({ studentId, before }, caller) => {
  await requireReader(studentId, caller);
  const isOver = (part: keyof ReadUntil): boolean => before !== undefined && before[part] === undefined;
  const [{ looks, look }, { acts, act }] = await Promise.all([
    isOver('look') ? { looks: [], look: undefined } : looksAt(studentId, before?.look),
    isOver('act') ? { acts: [], act: undefined } : actsOn(studentId, before?.act),
  ]);
  const people = await documents.users.readAll([...looks.map(({ by }) => by), ...acts.map(({ id }) => id)]);
  const names = new Map(people.map(({ uid, fullName }) => [uid, fullName]));
  const named = acts.map((one) => ({ ...one, name: names.get(one.id) ?? '' }));
  return {
    looks: looks.map(({ by, studentId: _, ...one }) => ({ ...one, id: by, name: names.get(by) ?? '' })),
    acts: named.flatMap(({ action, ...one }) => (isSupportAct(action) ? [{ ...one, action }] : [])),
    laterActs: named.filter(({ action }) => !isSupportAct(action)),
    ...((look || act) && { older: { ...(look && { look }), ...(act && { act }) } }),
  };
};
