import { AppError, type Area, type ListedArea } from '@lemma/contract';
import type { AreaLink } from '../links/area-link.ts';
import type { Site } from './site.ts';

/** The source of each area: its own site, for one of them with what a signed link changes. */
export const sitesOf =
  (areas: readonly ListedArea[], link: AreaLink | undefined) =>
  (area: Area): Site => {
    const listed = areas.find((each) => each.area === area);
    if (listed === undefined) throw new AppError('remote/unreachable', `${area} is not in the list of areas`);
    const { address, keys } = listed;
    return { area, address, isDevelopment: import.meta.env.DEV, keys, ...(link?.area === area && link.site) };
  };
