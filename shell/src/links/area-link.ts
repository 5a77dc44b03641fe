import type { Area } from '@lemma/contract';
import type { ReactNode } from 'react';
import type { Site } from '../remotes/site.ts';

/** What a signed link changes in this tab. */
export type AreaLink = {
  readonly area: Area;
  /** What is different from the area's own site. */
  readonly site: Partial<Omit<Site, 'area'>>;
  /** Says so on every page. */
  readonly banner: ReactNode;
};
