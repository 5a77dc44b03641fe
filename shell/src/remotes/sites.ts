import type { Area, Environment, Override } from '@lemma/contract';
import type { Site } from './open-version.ts';

/** The source of each area: its own site or, for one of them, the machine that a signed link names. */
export const sitesOf =
  (environment: Environment, override: Override | undefined) =>
  (area: Area): Site =>
    override?.area === area
      ? { area, address: override.address, isDevelopment: true }
      : { area, address: environment.areas[area], isDevelopment: import.meta.env.DEV };
