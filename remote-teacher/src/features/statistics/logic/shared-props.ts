import type { Selection } from './selection.ts';

/** The data for every part of the page. */
export type SharedProps = {
  readonly selection: Selection;
  readonly className: string;
  readonly skillName: (code: string) => string;
};
