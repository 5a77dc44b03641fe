import type { calls } from '@lemma/school/calls';
import { isSlower, withReport } from '@lemma/school/release';
import { Timestamp } from 'firebase-admin/firestore';
import { RETENTION_MS } from '../../domain/releases/count-served.ts';
import { healthId } from '../../domain/releases/health-id.ts';
import { tabsId } from '../../domain/releases/tabs-id.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Of one person: somebody whose device is slow does not halt a version alone. */
const MOST_MEASURED = 3;

/** Counts each tab once, and few of one person. Halts a trial of which the tabs are slower than those of everybody else. */
export const reportVitals: Handler<typeof calls.reportVitals> = (
  { area, version, tab, beside, ...report },
  { uid, now },
) =>
  inTransaction(async (tx) => {
    const id = healthId(area, version);
    const own = tabsId(area, version, uid, 'served');
    const health = (await documents.releaseHealth.read(id, tx)) ?? { loads: 0, failed: 0 };
    const known = await documents.releaseTabs.read(own, tx);
    const measured = known?.measured ?? [];
    if (measured.includes(tab) || measured.length >= MOST_MEASURED) return {};
    const vitals = withReport(health.vitals, report);
    const others = beside === undefined ? undefined : await documents.releaseHealth.read(healthId(area, beside), tx);
    const halts = health.haltedAt === undefined && others?.vitals !== undefined && isSlower(vitals, others.vitals);
    if (halts) audit(tx, { action: 'canary-halted', by: 'the vitals', subject: `${area}@${version}` });
    documents.releaseHealth.put(tx, id, { ...health, vitals, ...(halts && { haltedAt: now }) });
    documents.releaseTabs.put(tx, own, {
      tabs: known?.tabs ?? {},
      measured: [...measured, tab],
      deleteAt: Timestamp.fromMillis(now + RETENTION_MS),
    });
    return {};
  });
