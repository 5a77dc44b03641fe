import { getsCanary } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';
import { documents } from '../platform/documents.ts';
import { circlesOf } from './circles.ts';
import { healthId } from './health.ts';

export const releaseSeat: Handler<typeof calls.releaseSeat> = async ({ area, version, share, classes }, { uid }) => {
  const health = await documents.releaseHealth.read(healthId(area, version));
  if (health?.haltedAt !== undefined) return { canary: false };
  return { canary: getsCanary({ version, share, classes }, area, await circlesOf(uid)) };
};
