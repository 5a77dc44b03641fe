import { findChromium } from './chromium.ts';
import { buildAll } from './launcher/build.ts';
import { findFirestore } from './launcher/find-firestore.ts';
import { type Progress, showProgress } from './progress.ts';

/**
 * What suites need and may take minutes to get the first time, so it shows its progress. They look for the emulator and the browser by
 * themselves, and find first what these variables name.
 */
export async function prepare(building: Progress): Promise<void> {
  const firestore = await findFirestore(showProgress);
  if (firestore.kind === 'hidane') process.env.HIDANE_BIN = firestore.binary;
  process.env.CHROMIUM_BIN = await findChromium(showProgress);
  await buildAll(building);
}
