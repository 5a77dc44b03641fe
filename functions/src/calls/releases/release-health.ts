import type { calls } from '@lemma/school/calls';
import { healthId } from '../../domain/releases/health-id.ts';
import { documents } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';

export const releaseHealth: PublicHandler<typeof calls.releaseHealth> = async ({ area, version }) =>
  (await documents.releaseHealth.read(healthId(area, version))) ?? { loads: 0, failed: 0 };
