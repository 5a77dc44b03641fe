import type { Area, Release } from '@lemma/contract';

/** A release as its site serves it. */
export type ServedRelease = {
  readonly release: Release;
  /** The same as it was signed. */
  readonly served: unknown;
  /** The version to open, where the release itself does not say: without a network, the only one that is stored. */
  readonly version?: string | undefined;
};

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
  /** A version that nobody is served, for somebody with a link to it: opened in the place of what the site serves. */
  readonly preview?: ServedRelease;
};
