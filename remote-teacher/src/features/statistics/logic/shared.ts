import type { Selection } from './selection.ts';

/** What every part of the page is given. */
export type SharedProps = {
  readonly selection: Selection;
  readonly className: string;
  readonly skillName: (code: string) => string;
};
