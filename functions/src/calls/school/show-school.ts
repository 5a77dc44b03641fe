import type { calls } from '@lemma/school/calls';
import { schoolActs } from '@lemma/school/privacy';
import { factorOf } from '../../domain/school/fresh-factor.ts';
import { isOperator } from '../../domain/school/operators.ts';
import { stateOf } from '../../engines/erasure/school-copy.ts';
import { auditTimeOf } from '../../platform/audit.ts';
import { demandsFactor } from '../../platform/demands.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const MOST_ACTS = 20;

type Act = (typeof schoolActs)[number];

/** What operators did, newest first. */
async function actsOf() {
  const found = await Promise.all(
    schoolActs.map(async (action: Act) => {
      const { docs } = await documents.audit
        .where(['action', '==', action])
        .orderBy('at', 'desc')
        .limit(MOST_ACTS)
        .get();
      return docs.map((one) => ({
        id: one.id,
        action,
        by: String(one.get('by')),
        at: auditTimeOf(one),
      }));
    }),
  );
  const acts = found.flat().toSorted((one, other) => other.at - one.at);
  const people = await documents.users.readAll(acts.map(({ by }) => by));
  const names = new Map(people.map(({ uid, fullName }) => [uid, fullName]));
  return acts.slice(0, MOST_ACTS).map(({ by, ...act }) => ({ ...act, name: names.get(by) ?? '' }));
}

export const showSchool: Handler<typeof calls.showSchool> = async (_, caller) => {
  if (!(await isOperator(caller))) return {};
  const [factor, isDemanded, acts, found] = await Promise.all([
    factorOf(caller),
    demandsFactor(),
    actsOf(),
    documents.schoolBackups.where().get(),
  ]);
  const backups = documents.schoolBackups
    .every(found.docs)
    .filter(({ until }) => until > caller.now)
    .toSorted((one, other) => other.at - one.at)
    .map((record) => {
      const { id, at, until, byName, done, of } = record;
      return { id, at, until, byName, done, of, state: stateOf(record, caller.now) };
    });
  return { school: { factor, demandsFactor: isDemanded, acts, backups } };
};
