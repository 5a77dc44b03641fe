import { AppError, passesBound } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { healthId } from '../../domain/releases/health-id.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';

/** The most tabs that count for one person, so that one person alone cannot halt or delay a version. */
export const MOST_TABS = 20;
const RETENTION_MS = 30 * DAY;

export const reportLoad: Handler<typeof calls.reportLoad> = ({ area, version, tab, failed }, { uid, now }) =>
  inTransaction(async (tx) => {
    const id = healthId(area, version);
    const own = hashOf('release', area, version, uid);
    const health = (await documents.releaseHealth.read(id, tx)) ?? { loads: 0, failed: 0 };
    const tabs = (await documents.releaseTabs.read(own, tx))?.tabs ?? {};
    const before = tabs[tab];
    if (before === undefined && Object.keys(tabs).length >= MOST_TABS) throw new AppError('data/too-large', 'tabs');
    if (before === true || before === failed) return {};
    const next = {
      ...health,
      loads: health.loads + (before === undefined ? 1 : 0),
      failed: health.failed + (failed ? 1 : 0),
    };
    const halts = next.haltedAt === undefined && passesBound(next);
    if (halts) audit(tx, { action: 'canary-halted', by: 'the bound', subject: `${area}@${version}` });
    documents.releaseHealth.put(tx, id, { ...next, ...(halts && { haltedAt: now }) });
    documents.releaseTabs.put(tx, own, {
      tabs: { ...tabs, [tab]: failed },
      deleteAt: Timestamp.fromMillis(now + RETENTION_MS),
    });
    return {};
  });
