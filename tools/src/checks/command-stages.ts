import { join } from 'node:path';
import { execa } from 'execa';
import { cruiseArguments } from '../cruise.ts';
import { repository } from '../repository.ts';
import { changedSince, rememberGreen } from './green.ts';
import { type Outcome, oneCheck, sumOf } from './outcome.ts';
import { forgetReport, readPlaywright, readReport, readVitest } from './reports.ts';
import { unitProjects } from './unit-projects.ts';

/** Tests start our programs again and again: compiled once, a start takes 1.2 seconds of the processor in place of 3.2. */
const COMPILED = join(repository, 'node_modules/.cache/lemma-compiled');

const run = (program: string, parameters: readonly string[], cwd = repository) =>
  execa(program, parameters, {
    cwd,
    env: { FORCE_COLOR: '0', NODE_COMPILE_CACHE: COMPILED },
    preferLocal: true,
    localDir: repository,
    all: true,
    reject: false,
    stdin: 'ignore',
  });

async function command(program: string, ...parameters: readonly string[]): Promise<Outcome> {
  const { failed, all, shortMessage } = await run(program, parameters);
  return oneCheck(!failed, all || shortMessage || `${program} failed`);
}

/** Checks the whole repository as one program, and then the service worker as a worker, without the DOM's types. */
export async function types(): Promise<Outcome> {
  return sumOf([await command('tsc'), await command('tsc', '--project', 'packages/offline')]);
}

export const lint = (): Promise<Outcome> => command('biome', 'check', '--error-on-warnings', '--max-diagnostics=50');

export const boundaries = async (): Promise<Outcome> => command('depcruise', ...(await cruiseArguments()));

export const unused = (): Promise<Outcome> => command('knip', '--no-progress', '--no-config-hints');

/** Checks that generated documents are up to date and that documents name nothing that does not exist. */
export const documents = async (): Promise<Outcome> =>
  sumOf([
    await command('node', 'tools/src/drawing.ts', '--check'),
    await command('node', 'functions/data-model/write.ts', '--check'),
    await command('node', 'tools/src/documents.ts'),
  ]);

type Reported = {
  /** The report's name in `.reports`. */
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
  readonly read: (text: string) => Outcome;
  readonly folder?: string;
};

async function reported({ name, program, parameters, read, folder = repository }: Reported): Promise<Outcome> {
  const path = join(folder, '.reports', `${name}.json`);
  await forgetReport(path);
  const { all, failed } = await run(program, parameters, folder);
  const outcome = await readReport(path, read, { said: all, failed });
  if (!failed) return outcome;
  return { ...outcome, failed: Math.max(1, outcome.failed), details: [all, ...outcome.details] };
}

/** Projects of the repository's Vitest configuration. */
const vitest = (name: string, projects: readonly string[], ...more: readonly string[]): Promise<Outcome> =>
  reported({
    name,
    program: 'vitest',
    parameters: [
      ...['run', ...projects.flatMap((project) => ['--project', project]), ...more],
      ...['--reporter=dot', '--reporter=json', `--outputFile=.reports/${name}.json`],
    ],
    read: readVitest,
  });

/** The unit tests of all workspaces. */
export async function unit(): Promise<Outcome> {
  const outcome = await vitest('unit', unitProjects);
  if (outcome.failed === 0) await rememberGreen();
  return outcome;
}

/** Only those unit tests that reach a module which changed since all of them passed. */
export async function changedUnit(): Promise<Outcome> {
  const since = await changedSince();
  if (since === undefined) return unit();
  const outcome = await vitest('unit', unitProjects, '--changed', since, '--passWithNoTests');
  if (outcome.failed === 0) await rememberGreen();
  return outcome;
}

/** The security rules, against their own Firestore emulator. */
export const rules = (): Promise<Outcome> => vitest('rules', ['rules']);

/** Calls, events and tasks, against the emulators. */
export const backend = (): Promise<Outcome> => vitest('backend', ['backend']);

/** Tests of how the emulators are started, stopped and restarted, and of the schools that are made to be looked at. */
export const launcher = (): Promise<Outcome> =>
  vitest('launcher', ['launcher', 'demonstration'], '--no-file-parallelism');

/** End-to-end journeys in Chromium. */
export const e2e = (): Promise<Outcome> =>
  reported({
    name: 'e2e',
    program: 'npm',
    parameters: ['run', '--silent', 'e2e'],
    read: readPlaywright,
    folder: join(repository, 'e2e'),
  });
