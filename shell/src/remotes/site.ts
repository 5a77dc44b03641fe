import type { Area } from '@lemma/contract';

/** Where an area is served, and who decides which of its versions run. */
export type Site = {
  readonly area: Area;
  readonly address: string;
  /** True for a development server: its scripts change during use, so their hashes cannot be known. */
  readonly isDevelopment: boolean;
  /**
   * The keys of the area's team, of which one must have signed the release. Undefined for the address in a signed link:
   * the link's own signature names that address.
   */
  readonly keys: readonly string[] | undefined;
};
