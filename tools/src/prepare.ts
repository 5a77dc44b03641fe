import { findChromium } from './chromium.ts';
import { buildAll } from './launcher/build.ts';
import { findFirestore } from './launcher/find-firestore.ts';
import { type Progress, showProgress } from './progress.ts';

/**
 * Gets what test suites need, which may take minutes the first time, and shows the progress. The suites look for
 * emulator and browser themselves, but first where these variables point.
 */
export async function prepare(building: Progress): Promise<void> {
  const firestore = await findFirestore(showProgress);
  if (firestore.kind === 'hidane') process.env.HIDANE_BIN = firestore.binary;
  process.env.CHROMIUM_BIN = await findChromium(showProgress);
  await buildAll(building);
}
