import { resolve } from 'node:path';
import { Command } from 'commander';
import { exitWith } from './explained.ts';
import { showBlock } from './launcher/block.ts';
import { buildAll } from './launcher/build.ts';
import { findFirestore } from './launcher/find-firestore.ts';
import { interruptible } from './launcher/interruption.ts';
import { launch } from './launcher/launch.ts';
import { prepareLivingSchool } from './launcher/living-school.ts';
import { emulatorPortOptions, port, portRequest } from './launcher/options.ts';
import { DEFAULT_SHELL_PORT } from './launcher/ports.ts';
import { runUntilStopped } from './launcher/run-until-stopped.ts';
import { workspaceBuilds } from './launcher/stage.ts';
import { stateIn } from './launcher/state.ts';
import { showProgress } from './progress.ts';
import { inRepository } from './repository.ts';

const command = emulatorPortOptions(
  new Command('npm start --')
    .description('Builds Lemma and runs it on this machine: the shell, the three areas, and a backend of emulators.')
    .option('--port <number>', `the shell's port; the areas take +5, +6 and +7 (default: ${DEFAULT_SHELL_PORT})`, port)
    .option('--reset', 'forget all data and start with a new demonstration school')
    .option('--empty', 'a new school without a demonstration: nobody is there yet')
    .option('--no-build', 'serve what was built before')
    .option('--data <folder>', 'where data is kept (default: .lemma)'),
).helpOption('-h, --help', 'show this');

type Options = { build: boolean; reset?: boolean; empty?: boolean; data?: string };

async function start(): Promise<void> {
  const options = command.parse().opts<Options & Record<string, unknown>>();
  const state = stateIn(options.data === undefined ? inRepository('.lemma') : resolve(options.data));
  const interruption = interruptible();
  const running = await launch({
    interruption,
    state,
    sites: options.data === undefined ? inRepository('sites') : resolve(options.data, 'sites'),
    builds: workspaceBuilds,
    ports: portRequest(command),
    makeReady: async () => {
      if (options.build) await buildAll(showProgress);
      return findFirestore(showProgress);
    },
    ...(!options.empty && { prepareSeed: prepareLivingSchool }),
    reset: options.reset === true,
    progress: showProgress,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  showBlock(running, state);
  await runUntilStopped(running, state, interruption);
}

start().then(() => process.exit(0), exitWith);
