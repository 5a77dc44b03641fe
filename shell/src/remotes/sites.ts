import { AppError, type Area, type ListedArea, type Override } from '@lemma/contract';
import type { Site } from './site.ts';

/** The source of each area: its own site or, for one of them, the machine that a signed link names. */
export const sitesOf =
  (areas: readonly ListedArea[], override: Override | undefined) =>
  (area: Area): Site => {
    if (override?.area === area) return { area, address: override.address, isDevelopment: true, keys: undefined };
    const listed = areas.find((each) => each.area === area);
    if (listed === undefined) throw new AppError('remote/unreachable', `${area} is not in the list of areas`);
    return { area, address: listed.address, isDevelopment: import.meta.env.DEV, keys: listed.keys };
  };
