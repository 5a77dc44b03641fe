const USUAL = 'us-central1';

/**
 * The region of the functions: `LEMMA_REGION` of functions/.env at build time, equal to `functionsRegion` of the
 * environment that browsers get. The emulators always use us-central1.
 */
export const regionOf = (): string =>
  process.env.FUNCTIONS_EMULATOR === 'true' ? USUAL : (process.env.LEMMA_REGION ?? USUAL);
