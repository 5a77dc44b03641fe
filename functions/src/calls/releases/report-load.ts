import { AppError, passesBound } from '@lemma/contract';
import type { CallInput, calls } from '@lemma/school/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { classToTake } from '../../domain/releases/class-to-take.ts';
import { countServed, MOST_TABS, RETENTION_MS } from '../../domain/releases/count-served.ts';
import { healthId } from '../../domain/releases/health-id.ts';
import { isRate } from '../../domain/releases/is-rate.ts';
import { letInBy } from '../../domain/releases/let-in-by.ts';
import { mayAdd } from '../../domain/releases/may-add.ts';
import { tabsId } from '../../domain/releases/tabs-id.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

type Load = CallInput<'reportLoad'>;

/**
 * Counts a load of a canary. Of one person few tabs count, and one failed tab as for a version that everybody is served: nobody
 * alone halts or delays a version.
 */
const countTrial = ({ area, version, tab, failed }: Load, { uid, email, now }: Caller) =>
  inTransaction(async (tx) => {
    const id = healthId(area, version);
    const own = tabsId(area, version, { uid, email }, 'trial');
    const counted = await documents.releaseHealth.read(id, tx);
    const health = counted ?? { loads: 0, failed: 0 };
    const known = await documents.releaseTabs.read(own, tx);
    const tabs = known?.tabs ?? {};
    const before = tabs[tab];
    if (failed && Object.values(tabs).includes(true)) return {};
    if (before === undefined && Object.keys(tabs).length >= MOST_TABS) throw new AppError('data/too-large', 'tabs');
    if (before === true || before === failed) return {};
    if (counted === undefined && !(await mayAdd(tx, { uid, now }))) return {};
    const next = {
      ...health,
      loads: health.loads + (before === undefined ? 1 : 0),
      failed: health.failed + (failed ? 1 : 0),
    };
    const halts = next.haltedAt === undefined && passesBound(next);
    if (halts) audit(tx, { action: 'canary-halted', by: 'the bound', subject: `${area}@${version}` });
    documents.releaseHealth.put(tx, id, { ...next, ...(halts && { haltedAt: now }) });
    documents.releaseTabs.put(tx, own, {
      ...known,
      tabs: { ...tabs, [tab]: failed },
      deleteAt: Timestamp.fromMillis(now + RETENTION_MS),
    });
    return {};
  });

/**
 * Counts a load of a version that everybody is served, and halts it when too many have failed: one failed load of each class, so
 * that it takes several classes.
 */
const count = (
  { area, version, tab, failed }: Load,
  oneIn: number,
  { uid, email, now }: Caller,
  classes: readonly string[],
) =>
  inTransaction(async (tx) => {
    const id = healthId(area, version);
    const own = tabsId(area, version, { uid, email }, 'served');
    const counted = await documents.releaseHealth.read(id, tx);
    const health = counted ?? { loads: 0, failed: 0 };
    const known = await documents.releaseTabs.read(own, tx);
    const tabs = known?.tabs ?? {};
    const served = countServed(health.served, tabs, { tab, failed, oneIn }, now);
    if (served === undefined) return {};
    const mark = failed ? await classToTake(tx, { area, version }, classes, now) : undefined;
    if (failed && mark === undefined) return {};
    if (counted === undefined && !(await mayAdd(tx, { uid, now }))) return {};
    mark?.take();
    if (served.haltedAt === now)
      audit(tx, { action: 'release-halted', by: 'the bound', subject: `${area}@${version}` });
    documents.releaseHealth.put(tx, id, { ...health, served });
    documents.releaseTabs.put(tx, own, {
      ...known,
      tabs: { ...tabs, [tab]: failed },
      deleteAt: Timestamp.fromMillis(now + RETENTION_MS),
    });
    return {};
  });

/** A failed load counts of those whom a class let in: an address alone is quickly had. */
export const reportLoad: Handler<typeof calls.reportLoad> = async (load, caller) => {
  const classes = load.failed ? await letInBy(caller.uid) : [];
  if (load.failed && classes.length === 0) return {};
  if (load.oneIn === undefined) return countTrial(load, caller);
  return isRate(load.oneIn) ? count(load, load.oneIn, caller, classes) : {};
};
