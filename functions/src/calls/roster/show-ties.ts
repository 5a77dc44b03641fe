import type { calls } from '@lemma/school/calls';
import { presentStudents } from '@lemma/school/class';
import { accountsOf, tiesOf } from '../../domain/accounts/settle-accounts.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/**
 * Lists ways to sign in that were linked to students' accounts, with one request to the auth service per hundred
 * students.
 */
export const showTies: Handler<typeof calls.showTies> = async ({ classId }, caller) => {
  await requireTeacher('teach', classId, caller);
  const roster = await documents.rosters.read(classId);
  const found = await accountsOf(presentStudents(roster).map(({ id }) => id));
  const ties = found.flatMap((account) =>
    tiesOf(account).length === 0
      ? []
      : [{ studentId: account.uid, ...(account.email !== undefined && { email: account.email }) }],
  );
  return { ties };
};
