import type { Area, Environment } from '@lemma/contract';
import { Command } from 'commander';
import { factsOf, ownAreas, withAreas } from './areas.ts';
import { DEV_SHELL_PORT, devAddresses } from './dev/addresses.ts';
import { type ReservedPorts, reserveSitePorts } from './dev/reserved-ports.ts';
import { startDevServers } from './dev/servers.ts';
import { Explained, exitWith } from './explained.ts';
import { localEnvironment } from './launcher/addresses.ts';
import { showBlock } from './launcher/block.ts';
import { buildAll } from './launcher/build.ts';
import { findFirestore } from './launcher/find-firestore.ts';
import { given, interruptible } from './launcher/interruption.ts';
import { launch } from './launcher/launch.ts';
import { prepareLivingSchool } from './launcher/living-school.ts';
import { port } from './launcher/options.ts';
import { isRunning, readRecord } from './launcher/processes.ts';
import { type Running, readRunning } from './launcher/running-file.ts';
import { workspaceBuilds } from './launcher/stage.ts';
import { type State, stateIn } from './launcher/state.ts';
import { showProgress } from './progress.ts';
import { readEnvironment } from './release/shell-page.ts';
import { inRepository } from './repository.ts';

const parts = ['shell', ...ownAreas];

const command = new Command('npm run dev --')
  .description(
    'Serves the shell and the areas with hot reload. With areas named, only the shell and those: ' +
      'the backend and the other areas are those of a running npm start.',
  )
  .argument('[parts...]', `which of ${parts.join(', ')} (default: all)`)
  .option(
    '--port <number>',
    "the shell's port, or the first to be tried; areas and emulators take those above it",
    port,
    DEV_SHELL_PORT,
  )
  .option(
    '--shell <address>',
    'a shell that runs elsewhere, here or deployed: its backend and its other areas are used',
  )
  .helpOption('-h, --help', 'show this');

function chosenAreas(typed: readonly string[]): readonly Area[] {
  const unknown = typed.find((part) => !parts.some((known) => known === part));
  if (unknown !== undefined) throw new Explained(`There is no ${unknown}. There are: ${parts.join(', ')}.`);
  return typed.length === 0 ? ownAreas : ownAreas.filter((area) => typed.includes(area));
}

/** The run that already uses this folder, if there is one. */
async function alreadyRunning(state: State): Promise<Running | undefined> {
  const record = await readRecord(state);
  return record !== undefined && (await isRunning(record.launcher)) ? readRunning(state) : undefined;
}

/** Serves the shell and some areas from source; everything else is at the addresses in `environment`. */
async function besideOthers(
  environment: Environment,
  where: string,
  live: readonly Area[],
  ports: ReservedPorts,
): Promise<void> {
  const interruption = interruptible();
  const own = devAddresses(ports.shell);
  const edited = withAreas(
    environment,
    live.map((area) => ({ area, address: own.areas[area] ?? '', ...factsOf(area) })),
  );
  const servers = await startDevServers({ areas: live, ports, environment: edited });
  process.stdout.write(
    `\n  ${own.shell} shows the shell and ${live.join(', ') || 'no area'} as you edit them; the rest is ${where}'s.\n\n`,
  );
  await given(interruption);
  await servers.stop();
}

/** The environment that a running shell was given. */
async function environmentOf(shell: string): Promise<Environment> {
  const reply = await fetch(shell).catch((cause: unknown) => {
    throw new Explained(`${shell} can't be reached: ${cause}`);
  });
  const environment = readEnvironment(await reply.text());
  if (environment === undefined) throw new Explained(`${shell} is no shell of ours: its page tells of no environment.`);
  return environment;
}

async function withOwnBackend(state: State, ports: ReservedPorts): Promise<void> {
  const interruption = interruptible();
  const running = await launch({
    ...{ state, interruption, builds: workspaceBuilds, served: devAddresses(ports.shell), ports },
    makeReady: async () => {
      await buildAll(showProgress, 'functions');
      return findFirestore(showProgress);
    },
    prepareSeed: prepareLivingSchool,
    progress: showProgress,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  const environment = localEnvironment(running.addresses);
  const servers = await startDevServers({ areas: ownAreas, ports, environment, functions: true });
  showBlock(running, state);
  await Promise.race([given(interruption), running.ended]);
  await servers.stop();
  await running.stop();
}

/** Keeps free ports for the servers, and says so if they are others than people expect. */
async function freePorts(first: number): Promise<ReservedPorts> {
  const ports = await reserveSitePorts(first);
  if (ports.shell !== first)
    process.stdout.write(`Ports from ${first} on are in use: this takes ${ports.shell} and those above it.\n`);
  return ports;
}

async function dev(): Promise<void> {
  command.parse();
  const live = chosenAreas(command.args);
  const { port: first, shell } = command.opts<{ port: number; shell?: string }>();
  if (shell !== undefined) return besideOthers(await environmentOf(shell), shell, live, await freePorts(first));
  const state = stateIn(inRepository('.lemma'));
  const running = await alreadyRunning(state);
  if (running !== undefined) {
    const ports = await freePorts(first);
    const addresses = { ...running, shell: devAddresses(ports.shell).shell };
    // The running shell was told the areas with the keys with which those that are not edited are signed.
    const { areas, releaseKeys = {} } = await environmentOf(running.shell);
    return besideOthers({ ...localEnvironment(addresses), areas, releaseKeys }, running.shell, live, ports);
  }
  if (command.args.length > 0)
    throw new Explained(
      'This needs a running backend. Start one in another terminal (npm start), or name a shell that runs: --shell ADDRESS',
    );
  return withOwnBackend(state, await freePorts(first));
}

dev().then(() => process.exit(0), exitWith);
