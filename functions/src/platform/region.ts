const USUAL = 'us-central1';

/**
 * Where the functions run: `LEMMA_REGION` in functions/.env when they are built, the same as `functionsRegion` of the environment that
 * browsers are given. The emulators of a developer's machine stand where they always stand.
 */
export const regionOf = (): string =>
  process.env.FUNCTIONS_EMULATOR === 'true' ? USUAL : (process.env.LEMMA_REGION ?? USUAL);
