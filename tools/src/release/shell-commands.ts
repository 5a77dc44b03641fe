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
import { refuseFor } from './reasons-to-refuse.ts';
import {
  archivedShell,
  atAddress,
  describeShell,
  rollbackShell,
  type ShellVersions,
  serveShell,
  shellVersionsIn,
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

const DEPLOY = 'Deploy it with: npx firebase deploy --config firebase.staged.json --only hosting:shell';

/** The commands for the shell, which has versions like the areas. */
export function addShellCommands(program: Command, { withShared, build, who }: Surrounding): void {
  const siteOf = ({ sites }: Shared): string => join(resolve(sites), 'shell');
  withShared(program.command('stage'))
    .description('build the shell and put it on its site, told where everything is, once it opens what areas serve')
    .requiredOption('--environment <file>', 'JSON as in packages/contract/src/environment.ts')
    .option('--no-build', 'stage what was built before')
    .option('--from <folder>', 'stage the build in this folder')
    .option('--live <address>', 'the shell that is deployed: its files stay for tabs that are open')
    .option('--skip-contract <why>', 'do without opening the areas in Chromium; the reason is kept in the audit line')
    .action(async (options: Staging) => {
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
      const live = options.live === undefined ? {} : { live: atAddress(options.live) };
      const why = skipContract && `contract tests skipped: ${skipContract}`;
      const versions = await serveShell(site, version, { ...who(why), ...live, action: 'stage' });
      await writeDeployConfig(sites, inRepository('firebase.staged.json'));
      show(versions, options, DEPLOY);
    });

  withShared(program.command('shell-rollback'))
    .description('stage the shell that was served before, or one that is named')
    .argument('[version]', 'its name or the start of it (default: the one before)')
    .option('--why <words>', 'kept in the audit line')
    .action(async (typed: string | undefined, options: Shared & { why?: string }) => {
      const versions = await rollbackShell(siteOf(options), typed, who(options.why));
      await writeDeployConfig(resolve(options.sites), inRepository('firebase.staged.json'));
      show(versions, options, DEPLOY);
    });

  withShared(program.command('shell-status'))
    .description('which shell is staged, and to which a rollback leads')
    .action(async (options: Shared) => {
      const versions = await shellVersionsIn(siteOf(options));
      if (versions === undefined) throw new Explained(`No shell with versions is staged in ${siteOf(options)}.`);
      show(versions, options, '');
    });
}
