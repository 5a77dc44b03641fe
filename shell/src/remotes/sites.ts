import type { Area, Environment, Override } from '@lemma/contract';
import type { Site } from './site.ts';

/** The source of each area: its own site or, for one of them, the machine that a signed link names. */
export const sitesOf =
  ({ areas, releaseKeys = {} }: Environment, override: Override | undefined) =>
  (area: Area): Site =>
    override?.area === area
      ? { area, address: override.address, isDevelopment: true, keys: undefined }
      : { area, address: areas[area], isDevelopment: import.meta.env.DEV, keys: releaseKeys[area] ?? [] };
