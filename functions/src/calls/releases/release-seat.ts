import { getsCanary } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { circlesOf } from '../../domain/releases/circles.ts';
import { healthId } from '../../domain/releases/health-id.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

export const releaseSeat: Handler<typeof calls.releaseSeat> = async ({ area, version, share, classes }, { uid }) => {
  const health = await documents.releaseHealth.read(healthId(area, version));
  if (health?.haltedAt !== undefined) return { canary: false };
  return { canary: getsCanary({ version, share, classes }, area, await circlesOf(uid)) };
};
