import { Command } from 'commander';
import { execa } from 'execa';
import { findChromium } from './chromium.ts';
import { exitWith } from './explained.ts';
import { interruptible } from './launcher/interruption.ts';
import { workspaceBuilds } from './launcher/stage.ts';
import { startThrowaway, type Throwaway } from './launcher/throwaway.ts';
import { searchRun, typedIn } from './log-search/search-run.ts';
import { silentProgress } from './progress.ts';
import { PROJECT_ID } from './repository.ts';
import { mixedBuilds, type Part, parseParts } from './skew/parts.ts';

const command = new Command('with-suite')
  .description('Runs a command beside the emulators, in a fresh folder on free ports, and removes both when it ends.')
  .option('--sites', 'serve the built shell and areas as well')
  .option('--browser', 'find Chromium and name it in CHROMIUM_BIN')
  .option('--before <folder>', 'a built repository of the release before')
  .option('--old <parts>', 'what of it is served: shell, remotes, rules, functions', parseParts)
  .argument(
    '<command...>',
    'what to run; the addresses are in the file that LEMMA_RUNNING names, and what it types goes into LEMMA_TYPED',
  )
  .passThroughOptions();

type Options = { sites?: boolean; browser?: boolean; before?: string; old?: readonly Part[] };

/** The variables from which a test finds the emulators; firebase-admin reads the last three by itself. */
const variablesOf = ({ state, addresses, sites, overrideKey }: Throwaway) => ({
  LEMMA_RUNNING: state.running,
  LEMMA_FILES_DIR: state.files,
  LEMMA_TYPED: typedIn(state),
  ...(sites === undefined ? {} : { LEMMA_SITES: sites, LEMMA_OVERRIDE_KEY: overrideKey }),
  GCLOUD_PROJECT: PROJECT_ID,
  FIREBASE_AUTH_EMULATOR_HOST: addresses.emulators.auth,
  FIRESTORE_EMULATOR_HOST: addresses.emulators.firestore,
});

async function withSuite(): Promise<number> {
  const { args } = command.parse();
  const options = command.opts<Options>();
  const chromium = options.browser ? { CHROMIUM_BIN: await findChromium(silentProgress) } : {};
  const interruption = interruptible();
  const suite = await startThrowaway({
    interruption,
    builds: options.before === undefined ? workspaceBuilds : mixedBuilds(options.before, options.old ?? []),
    sites: options.sites === true,
    progress: silentProgress,
  });
  try {
    const [program = '', ...parameters] = args;
    const { exitCode } = await execa(program, parameters, {
      env: { ...variablesOf(suite), ...chromium },
      stdio: 'inherit',
      preferLocal: true,
      reject: false,
      cancelSignal: interruption,
    });
    return (await searchRun(suite)) ? (exitCode ?? 1) : exitCode || 1;
  } finally {
    await suite.stop();
  }
}

withSuite().then((code) => process.exit(code), exitWith);
