import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { areasOf, type Environment, environmentSchema } from '@lemma/contract';
import type { Command } from 'commander';
import { Explained } from '../explained.ts';
import { writeDeployConfig } from '../launcher/firebase-config.ts';
import { makeSample } from '../launcher/living-school.ts';
import { inRepository } from '../repository.ts';
import { runContract, servedCandidates } from './contract/run-contract.ts';
import { folderShell } from './contract/served.ts';
import { percent } from './describe.ts';
import { healthOf, stagedEnvironment } from './health.ts';
import { refuseFor } from './reasons-to-refuse.ts';
import {
  archivedShell,
  atAddress,
  describeShell,
  endShellCanary,
  rollbackShell,
  type ShellVersions,
  serveShell,
  shellVersionsIn,
  startShellCanary,
} from './shell-versions.ts';
import { SAMPLE, stageShell } from './stage-shell.ts';

type Shared = { sites: string; json?: boolean };
type Staging = Shared & { environment: string; build: boolean; from?: string; live?: string; skipContract?: string };

export type Surrounding = {
  readonly withShared: (command: Command) => Command;
  readonly build: (workspace: string) => Promise<void>;
  readonly who: (why?: string) => { readonly by: string; readonly why?: string };
};

async function readEnvironment(file: string): Promise<Environment> {
  const environment = environmentSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const { areas, refused } = areasOf(environment);
  if (refused.length > 0) throw new Explained(`${file}:\n${refused.map((each) => `  · ${each}`).join('\n')}`);
  const open = areas.filter(({ keys }) => keys.length === 0).map(({ area }) => area);
  if (open.length === 0) return environment;
  throw new Explained(
    `${file} lists no key for ${open.join(' and ')}: the shell would open nothing of it. npm run release -- release-key FILE makes one; what it prints goes into releaseKeys.`,
  );
}

/** Opens the version of each area that is served in a shell that is not. @throws Explained with what does not open. */
async function checkShell(sites: string, site: string, version: string, environment: Environment): Promise<void> {
  const shell = await folderShell(sites, environment, archivedShell(site, version), `the shell ${version}`);
  const reasons: string[] = [];
  const candidates = await servedCandidates(shell);
  for (const { area, address } of areasOf(environment).areas)
    if (candidates.every((each) => each.area !== area))
      console.error(`Not tested: ${address} serves no version of ${area}.`);
  for (const candidate of candidates) reasons.push(...(await runContract(candidate, [shell])).reasons);
  refuseFor(reasons, `The shell ${version}`);
}

const show = (versions: ShellVersions, { json }: Shared, more: string): void =>
  console.log(json ? JSON.stringify(versions) : `${describeShell(versions)}\n\n${more}`);

/** How the loads of the shell on trial went, if there is one and the backend answers. */
const healthOfTrial = async ({ sites }: Shared, { canary }: ShellVersions) =>
  canary === undefined ? undefined : healthOf(await stagedEnvironment(resolve(sites)), 'shell', canary.version);

/** @throws Explained when a trial that was halted by itself is to be promoted. */
async function refuseHalted(
  site: string,
  action: 'promote' | 'halt',
  options: Shared & { why?: string },
): Promise<void> {
  const versions = await shellVersionsIn(site);
  if (action === 'halt' || versions === undefined || options.why !== undefined) return;
  const health = await healthOfTrial(options, versions);
  if (health?.haltedAt !== undefined)
    throw new Explained(
      `The shell ${versions.canary?.version} was halted by itself: ${health.failed} of ${health.loads} loads failed. --why WORDS promotes it all the same.`,
    );
}

const DEPLOY = 'Deploy it with: npx firebase deploy --config firebase.staged.json --only hosting:shell';

/** The commands for the shell, which has versions like the areas. */
export function addShellCommands(program: Command, { withShared, build, who }: Surrounding): void {
  const siteOf = ({ sites }: Shared): string => join(resolve(sites), 'shell');
  const staging = (command: Command): Command =>
    withShared(command)
      .requiredOption('--environment <file>', 'JSON as in packages/contract/src/environment.ts')
      .option('--no-build', 'stage what was built before')
      .option('--from <folder>', 'stage the build in this folder')
      .option(
        '--skip-contract <why>',
        'do without opening the areas in Chromium; the reason is kept in the audit line',
      );

  /** Puts a shell into the archive, opened by what the areas serve. */
  const prepare = async (options: Staging) => {
    const environment = await readEnvironment(options.environment);
    if (options.build && options.from === undefined) {
      await build('shell');
      await makeSample();
    }
    const [sites, site] = [resolve(options.sites), siteOf(options)];
    const dist = options.from === undefined ? inRepository('shell', 'dist') : resolve(options.from);
    const version = await stageShell(dist, site, environment, SAMPLE);
    const { skipContract } = options;
    if (skipContract === undefined) await checkShell(sites, site, version, environment);
    return { site, version, why: who(skipContract && `contract tests skipped: ${skipContract}`) };
  };
  const finish = async (versions: ShellVersions, options: Shared) => {
    await writeDeployConfig(resolve(options.sites), inRepository('firebase.staged.json'));
    show(versions, options, DEPLOY);
  };

  staging(program.command('stage'))
    .description('build the shell and put it on its site, told where everything is, once it opens what areas serve')
    .option('--live <address>', 'the shell that is deployed: its files stay for tabs that are open')
    .action(async (options: Staging) => {
      const { site, version, why } = await prepare(options);
      const live = options.live === undefined ? {} : { live: atAddress(options.live) };
      await finish(await serveShell(site, version, { ...why, ...live, action: 'stage' }), options);
    });

  staging(program.command('shell-canary'))
    .description('the same, for some teaching circles: their devices open it from the second page on')
    .option('--share <percent>', 'of the circles, 0 to 100', percent, 5)
    .option('--classes <ids...>', 'classes that take part whatever the share')
    .action(async (options: Staging & { share: number; classes?: string[] }) => {
      const { site, version, why } = await prepare(options);
      const canary = { version, share: options.share / 100, classes: options.classes ?? [] };
      await finish(await startShellCanary(site, canary, why), options);
    });

  for (const [name, action, what] of [
    ['shell-promote', 'promote', 'stage the shell on trial for everybody'],
    ['shell-halt', 'halt', 'end the trial of a shell'],
  ] as const)
    withShared(program.command(name))
      .description(what)
      .option('--why <words>', 'kept in the audit line')
      .action(async (options: Shared & { why?: string }) => {
        await refuseHalted(siteOf(options), action, options);
        await finish(await endShellCanary(siteOf(options), action, who(options.why)), options);
      });

  withShared(program.command('shell-rollback'))
    .description('stage the shell that was served before, or one that is named')
    .argument('[version]', 'its name or the start of it (default: the one before)')
    .option('--why <words>', 'kept in the audit line')
    .action(async (typed: string | undefined, options: Shared & { why?: string }) => {
      await finish(await rollbackShell(siteOf(options), typed, who(options.why)), options);
    });

  withShared(program.command('shell-status'))
    .description('which shell is staged, and to which a rollback leads')
    .action(async (options: Shared) => {
      const versions = await shellVersionsIn(siteOf(options));
      if (versions === undefined) throw new Explained(`No shell with versions is staged in ${siteOf(options)}.`);
      const health = await healthOfTrial(options, versions);
      const halted = health?.haltedAt === undefined ? '' : ', HALTED BY ITSELF';
      show(
        versions,
        options,
        health === undefined ? '' : `canary: ${health.failed} of ${health.loads} loads failed${halted}`,
      );
    });
}
