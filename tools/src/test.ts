import { runStages } from './checks/run-stages.ts';
import { allStages } from './checks/stages.ts';
import { findChromium } from './chromium.ts';
import { exitWith } from './explained.ts';
import { buildAll } from './launcher/build.ts';
import { findFirestore } from './launcher/find-firestore.ts';
import { showProgress, silentProgress } from './progress.ts';

/** What the other stages need and may take minutes to get the first time, so it shows its progress. */
async function prepare() {
  const firestore = await findFirestore(showProgress);
  // The suites of the stages look for it by themselves, and find what this variable names first.
  if (firestore.kind === 'hidane') process.env.HIDANE_BIN = firestore.binary;
  await findChromium(showProgress);
  await buildAll(silentProgress);
  return { passed: 1, failed: 0, details: [] };
}

runStages(allStages({ name: 'build', run: prepare }), console.log).then(
  (passed) => process.exit(passed ? 0 : 1),
  exitWith,
);
