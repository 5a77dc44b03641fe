import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Area, areas, environmentSchema, type Release } from '@lemma/contract';
import { Command, Option } from 'commander';
import { execa } from 'execa';
import { Explained, exitWith } from './explained.ts';
import { quietTurbo, turbo } from './launcher/build.ts';
import { describeRelease } from './release/describe.ts';
import { promote, rollback } from './release/move.ts';
import { publish } from './release/publish.ts';
import { readRelease, type Site, siteIn } from './release/site.ts';
import { stageShell } from './release/stage-shell.ts';
import { inRepository, repository } from './repository.ts';

type Shared = { sites: string; json?: boolean };

const program = new Command('npm run release --').description(
  'Publishes one area under an immutable version and moves what is served. Touches neither the shell nor another area.',
);

const withShared = (command: Command): Command =>
  command
    .addOption(
      new Option('--sites <folder>', 'the folder that holds the sites').default(inRepository('sites'), 'sites'),
    )
    .option('--json', 'print one object and nothing else');

const areaCommand = (name: string, description: string): Command =>
  withShared(program.command(name).description(description).argument('<area>', areas.join(', ')));

const siteOf = (typed: string, { sites }: Shared): Site => {
  const area = areas.find((known): known is Area => known === typed);
  if (area === undefined) throw new Explained(`There is no area ${typed}. There are: ${areas.join(', ')}.`);
  return siteIn(resolve(sites), area);
};

const show = (release: Release, { json }: Shared, sentence?: string): void => {
  if (json) console.log(JSON.stringify(release));
  else console.log([...(sentence === undefined ? [] : [sentence, '']), describeRelease(release)].join('\n'));
};

async function build(workspace: string): Promise<void> {
  const { failed, all } = await execa(turbo, ['run', 'build', `--filter=${workspace}`, '--output-logs=errors-only'], {
    ...{ cwd: repository, env: quietTurbo, all: true, reject: false, stdin: 'ignore' },
  });
  if (failed) throw new Explained(`The build of ${workspace} failed:\n${all}`);
}

areaCommand('publish', 'build an area and put it on its site; the first version is served at once')
  .option('--no-build', 'publish what was built before')
  .option('--promote', 'serve it as well')
  .action(async (area: string, options: Shared & { build: boolean; promote?: boolean }) => {
    const site = siteOf(area, options);
    if (options.build) await build(`remote-${site.area}`);
    const { version, isNew, release } = await publish(inRepository(`remote-${site.area}`, 'dist'), site);
    const now = options.promote ? await promote(site, version) : release;
    show(now, options, isNew ? `Published ${area} ${version}.` : `${area} ${version} had been published before.`);
  });

areaCommand('promote', 'serve a published version')
  .argument('[version]', 'its name or the start of it (default: the newest)')
  .action(async (area: string, version: string | undefined, options: Shared) => {
    show(await promote(siteOf(area, options), version), options);
  });

areaCommand('rollback', 'go back to the version before, or to any that is kept')
  .argument('[version]', 'its name or the start of it (default: the one served before)')
  .action(async (area: string, version: string | undefined, options: Shared) => {
    show(await rollback(siteOf(area, options), version), options);
  });

areaCommand('status', 'what is served and what is kept').action(async (area: string, options: Shared) => {
  const release = await readRelease(siteOf(area, options));
  if (release === undefined) throw new Explained(`Nothing of ${area} has been published yet.`);
  show(release, options);
});

withShared(program.command('stage'))
  .description('build the shell and put it on its site, told where everything is')
  .requiredOption('--environment <file>', 'JSON as in packages/contract/src/environment.ts')
  .option('--no-build', 'stage what was built before')
  .action(async (options: Shared & { environment: string; build: boolean }) => {
    const environment = environmentSchema.parse(JSON.parse(await readFile(options.environment, 'utf8')));
    if (options.build) await build('shell');
    const site = join(resolve(options.sites), 'shell');
    await stageShell(inRepository('shell', 'dist'), site, environment);
    console.log(options.json ? JSON.stringify({ site }) : `Staged the shell in ${site}.`);
  });

program.helpOption('-h, --help', 'show this').parseAsync().catch(exitWith);
