import type { CallInput, calls } from '@lemma/school/calls';
import { type Again, type SignCounts, slowerIn, withReport, withSigns } from '@lemma/school/release';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { RETENTION_MS } from '../../domain/releases/count-served.ts';
import { healthId } from '../../domain/releases/health-id.ts';
import { isRate } from '../../domain/releases/is-rate.ts';
import { letInBy } from '../../domain/releases/let-in-by.ts';
import { mayAdd } from '../../domain/releases/may-add.ts';
import { tabsId } from '../../domain/releases/tabs-id.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Of one person: somebody whose device is slow is few of those who are counted. */
const MOST_MEASURED = 3;

type Health = NonNullable<Awaited<ReturnType<typeof documents.releaseHealth.read>>>;

/** What halts the version now, if its tabs are slower than those of the other. */
async function haltOf(
  tx: Transaction,
  health: Health,
  counts: SignCounts,
  { area, beside, oneIn }: Pick<CallInput<'reportVitals'>, 'area'> & Again,
  now: number,
): Promise<Partial<Health>> {
  const { haltedAt, served = { counts: [] } } = health;
  const isHalted = (oneIn === undefined ? haltedAt : served.haltedAt) !== undefined;
  if (isHalted || beside === undefined) return {};
  const others = (await documents.releaseHealth.read(healthId(area, beside), tx))?.again;
  const sign = others && slowerIn(counts, others);
  if (sign === undefined) return {};
  return { slowerIn: sign, ...(oneIn === undefined ? { haltedAt: now } : { served: { ...served, haltedAt: now } }) };
}

/**
 * Counts each tab once, and few of one person. One tab of a person is compared with another version, and halts this one,
 * on trial or served to everybody, if its tabs are slower than those. Only tabs of people whom a class let in are compared.
 */
export const reportVitals: Handler<typeof calls.reportVitals> = async (
  { area, version, tab, again: asked, ...report },
  { uid, email, now },
) => {
  const again = asked && (await letInBy(uid)).length > 0 ? asked : undefined;
  if (asked?.onlySlow === true && again === undefined) return {};
  return inTransaction(async (tx) => {
    const id = healthId(area, version);
    const own = tabsId(area, version, { uid, email }, 'served');
    const counted = await documents.releaseHealth.read(id, tx);
    const health = counted ?? { loads: 0, failed: 0 };
    const known = await documents.releaseTabs.read(own, tx);
    const { tabs = {}, measured = [] } = known ?? {};
    const { oneIn = 1, onlySlow = false } = again ?? {};
    if (again?.oneIn !== undefined && !isRate(oneIn)) return {};
    const isShown = !onlySlow && !measured.includes(tab) && measured.length < MOST_MEASURED;
    const compared = known?.again === true ? undefined : again;
    if (!isShown && compared === undefined) return {};
    const counts = compared && withSigns(health.again, report, { oneIn, onlySlow });
    const halt = compared && counts ? await haltOf(tx, health, counts, { ...compared, area }, now) : {};
    if (counted === undefined && !(await mayAdd(tx, { uid, now }))) return {};
    if (halt.slowerIn !== undefined) {
      const action = halt.served === undefined ? 'canary-halted' : 'release-halted';
      audit(tx, { action, by: 'the vitals', subject: `${area}@${version}` });
    }
    const vitals = isShown ? withReport(health.vitals, report) : health.vitals;
    documents.releaseHealth.put(tx, id, {
      ...health,
      ...(vitals && { vitals }),
      ...(counts && { again: counts }),
      ...halt,
    });
    documents.releaseTabs.put(tx, own, {
      tabs,
      measured: isShown ? [...measured, tab] : measured,
      ...((known?.again === true || compared !== undefined) && { again: true }),
      deleteAt: Timestamp.fromMillis(now + RETENTION_MS),
    });
    return {};
  });
};
