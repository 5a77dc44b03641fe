import { hashOf } from '../../platform/hash.ts';

/** The document of one person's tabs with a version: on trial, or while everybody is served it. */
export const tabsId = (area: string, version: string, uid: string, phase: 'trial' | 'served'): string =>
  phase === 'trial' ? hashOf('release', area, version, uid) : hashOf('release', area, version, uid, phase);
