import type { calls } from '@lemma/school/calls';
import { withReport } from '@lemma/school/release';
import { Timestamp } from 'firebase-admin/firestore';
import { MOST_TABS, RETENTION_MS } from '../../domain/releases/count-served.ts';
import { healthId } from '../../domain/releases/health-id.ts';
import { tabsId } from '../../domain/releases/tabs-id.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Counts each tab once, and a bounded number of one person. */
export const reportVitals: Handler<typeof calls.reportVitals> = ({ area, version, tab, ...report }, { uid, now }) =>
  inTransaction(async (tx) => {
    const id = healthId(area, version);
    const own = tabsId(area, version, uid, 'served');
    const health = (await documents.releaseHealth.read(id, tx)) ?? { loads: 0, failed: 0 };
    const known = await documents.releaseTabs.read(own, tx);
    const measured = known?.measured ?? [];
    if (measured.includes(tab) || measured.length >= MOST_TABS) return {};
    documents.releaseHealth.put(tx, id, { ...health, vitals: withReport(health.vitals, report) });
    documents.releaseTabs.put(tx, own, {
      tabs: known?.tabs ?? {},
      measured: [...measured, tab],
      deleteAt: Timestamp.fromMillis(now + RETENTION_MS),
    });
    return {};
  });
