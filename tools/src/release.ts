import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Area, isAreaName, type Release } from '@lemma/contract';
import { Command, Option } from 'commander';
import { execa } from 'execa';
import { folderOf, ownAreas } from './areas.ts';
import { Explained, exitWith } from './explained.ts';
import { quietTurbo, turbo } from './launcher/build.ts';
import { describeRelease, percent, releaseHelp, summaryOf } from './release/describe.ts';
import { haltedVersions } from './release/halts.ts';
import type { Healths } from './release/health.ts';
import { openHostingSite } from './release/hosting-site.ts';
import { localSite } from './release/local-site.ts';
import { findVersion, halt, promote, released, rollback, signAnew, startCanary } from './release/move.ts';
import { makeOverrideLink } from './release/override.ts';
import { makePreviewLinks } from './release/preview.ts';
import { publish } from './release/publish.ts';
import { addReportCommands } from './release/report-commands.ts';
import { addShellCommands } from './release/shell-commands.ts';
import { fileSigner } from './release/signer.ts';
import { makeSigningKey } from './release/signing-key.ts';
import type { Site } from './release/site.ts';
import { checkBeforeServing, healthOfStored, surroundings } from './release/surroundings.ts';
import { isOfOneArea, TOOL, toolHelp } from './release/tool-name.ts';
import { inRepository, repository } from './repository.ts';

type Shared = { sites: string; json?: boolean; project?: string; shell: string[]; key?: string[] };
type Trusting = { trust?: string[]; unsigned?: boolean; anew?: boolean };
type Moving = Shared & { why?: string; despite?: string; skipContract?: string };

const program = new Command(TOOL)
  .configureHelp(toolHelp)
  .description(
    'Publishes one area under an immutable version and moves what is served. Touches neither the shell nor another area.',
  )
  .addHelpText('after', releaseHelp);

const withShared = (command: Command): Command =>
  command
    .addOption(
      new Option('--sites <folder>', 'the folder that holds the sites').default(inRepository('sites'), 'sites'),
    )
    .option('--json', 'print one object and nothing else')
    .helpOption('-h, --help', 'show this');

const collected = (value: string, before: readonly string[] = []): string[] => [...before, value];

const keysOfEnvironment = (process.env.LEMMA_RELEASE_KEY ?? '').split(delimiter).filter((file) => file !== '');

const areaCommand = (name: string, description: string): Command =>
  withShared(program.command(name).description(description).argument('<area>', ownAreas.join(', ')))
    .option('--project <id>', "the area's site on Firebase Hosting, as .firebaserc names it, instead of the folder")
    .addOption(
      new Option('--shell <address>', 'a shell that is live; may be given again')
        .argParser(collected)
        .default([], 'the one in the folder'),
    )
    .addOption(
      new Option(
        '--key <file>',
        "the team's private key, which signs the release; while keys are exchanged, both (default: LEMMA_RELEASE_KEY)",
      ).argParser(collected),
    );

/** The area of a name. One of another repository is known by what is released of it: its build, or its site. */
function areaOf(typed: string, { sites, from, project }: Partial<Shared> & { readonly from?: string } = {}): Area {
  const isElsewhere = from !== undefined || project !== undefined || (sites && existsSync(join(resolve(sites), typed)));
  if (ownAreas.includes(typed) || (isElsewhere && isAreaName(typed))) return typed;
  throw new Explained(`There is no area ${typed}. There are: ${ownAreas.join(', ')}.`);
}

async function siteOf(typed: string, options: Shared & Trusting & { from?: string }): Promise<Site> {
  const { sites, project, key = keysOfEnvironment, trust, unsigned = false, anew = false } = options;
  const area = areaOf(typed, options);
  const own = { ...(trust && { trusted: trust }), takesUnsigned: unsigned, startsAnew: anew };
  const signer = key.length === 0 ? undefined : fileSigner({ keyFiles: key.map((file) => resolve(file)), ...own });
  if (project === undefined && (signer !== undefined || !isOfOneArea)) return localSite(resolve(sites), area, signer);
  if (project !== undefined && signer !== undefined)
    return openHostingSite({ project, sites: resolve(sites) }, area, signer);
  throw new Explained(
    `A release of ${area} is signed: name the team's key with --key or LEMMA_RELEASE_KEY. ${TOOL} release-key FILE makes one.`,
  );
}

/** Who runs this, for the audit entry. */
const who = (why?: string) => ({ by: process.env.RELEASED_BY ?? userInfo().username, ...(why && { why }) });

const show = (release: Release, { json }: Shared, sentence?: string, healths: Healths = new Map()): void => {
  if (json) console.log(JSON.stringify(summaryOf(release, healths)));
  else console.log([...(sentence === undefined ? [] : [sentence, '']), describeRelease(release, healths)].join('\n'));
};

const around = ({ sites, shell }: Shared) => surroundings(resolve(sites), shell);

/** Versions that were halted after their promotion, as far as the backend answers. */
const halted = async (site: Site, options: Shared): Promise<readonly string[]> =>
  (await site.read()) === undefined ? [] : haltedVersions(await healthOfStored(site, await around(options)));

/** The chosen version after it has passed the checks. Says which checks were skipped. */
async function gated(site: Site, typed: string | undefined, options: Moving): Promise<string> {
  const version = findVersion(released(site, await site.read()), typed);
  if (options.despite !== undefined) return version;
  for (const note of await checkBeforeServing(site, version, await around(options), options.skipContract))
    console.error(`Not tested: ${note}`);
  return version;
}

const reasonOf = ({ why, despite, skipContract }: Moving): string | undefined =>
  [why, despite && `despite the gate: ${despite}`, skipContract && `contract tests skipped: ${skipContract}`]
    .filter(Boolean)
    .join('; ') || undefined;

async function build(workspace: string): Promise<void> {
  // A build from the cache is unpacked over what is there, and files of another build would be published with it.
  await rm(inRepository(workspace, 'dist'), { recursive: true, force: true });
  const { failed, all } = await execa(turbo, ['run', 'build', `--filter=${workspace}`, '--output-logs=errors-only'], {
    ...{ cwd: repository, env: quietTurbo, all: true, reject: false, stdin: 'ignore' },
  });
  if (failed) throw new Explained(`The build of ${workspace} failed:\n${all}`);
}

const moving = (name: string, description: string): Command =>
  areaCommand(name, description).option('--why <words>', 'kept in the audit line');
const gatedCommand = (name: string, description: string): Command =>
  moving(name, description)
    .argument('[version]', 'its name or the start of it (default: the newest)')
    .option('--despite <why>', 'serve it although the gate refuses; the reason is kept in the audit line')
    .option('--skip-contract <why>', 'do without the contract tests in Chromium; the reason is kept in the audit line');

areaCommand('publish', 'build an area and put it on its site; the first version is served at once')
  .option('--no-build', 'publish what was built before')
  .option('--from <folder>', 'publish the build in this folder')
  .option('--promote', 'serve it as well')
  .option('--anew', 'begin a new ledger: nothing of the one that is served is believed, as after a key was stolen')
  .option('--skip-contract <why>', 'with --promote: do without the contract tests in Chromium')
  .action(
    async (area: string, options: Moving & { build: boolean; from?: string; promote?: boolean; anew?: boolean }) => {
      const site = await siteOf(area, options);
      if (options.build && options.from === undefined) await build(folderOf(site.area));
      const dist = options.from === undefined ? inRepository(folderOf(site.area), 'dist') : resolve(options.from);
      const { version, isNew, release } = await publish(dist, site, who());
      const now = options.promote
        ? await promote(site, await gated(site, version, options), who(reasonOf(options)), await halted(site, options))
        : release;
      show(now, options, isNew ? `Published ${area} ${version}.` : `${area} ${version} had been published before.`);
    },
  );

gatedCommand('canary', 'serve a version to some teaching circles: a class, its teachers and their other classes')
  .option('--share <percent>', 'of the circles, 0 to 100', percent, 5)
  .addOption(
    new Option('--classes <ids>', 'classes that take part whatever the share, commas between')
      .argParser((ids) => ids.split(','))
      .default([], 'none'),
  )
  .action(async (area: string, typed: string | undefined, options: Moving & { share: number; classes: string[] }) => {
    const site = await siteOf(area, options);
    const canary = {
      version: await gated(site, typed, options),
      share: options.share / 100,
      classes: options.classes,
    };
    show(await startCanary(site, canary, who(reasonOf(options))), options);
  });

gatedCommand('promote', 'serve a published version to everybody').action(
  async (area: string, typed: string | undefined, options: Moving) => {
    const site = await siteOf(area, options);
    const version = await gated(site, typed, options);
    show(await promote(site, version, who(reasonOf(options)), await halted(site, options)), options);
  },
);

moving('rollback', 'go back to the version before, or to any that is kept')
  .argument('[version]', 'its name or the start of it (default: the one served before)')
  .action(async (area: string, version: string | undefined, options: Moving) => {
    const site = await siteOf(area, options);
    show(await rollback(site, version, who(options.why), await halted(site, options)), options);
  });

moving('sign', 'sign what is served anew, after keys were exchanged; nothing else changes')
  .option(
    '--trust <public-key>',
    'believe the signature of a key that is gone, this once; may be given again',
    collected,
  )
  .option('--unsigned', 'believe what was published before releases were signed, this once')
  .action(async (area: string, options: Moving & Trusting) => {
    show(await signAnew(await siteOf(area, options), who(options.why)), options);
  });

moving('halt', 'end the canary').action(async (area: string, options: Moving) => {
  show(await halt(await siteOf(area, options), who(options.why)), options);
});

areaCommand('preview', 'make a link with which people see a published version in a deployed shell before it is served')
  .argument('<version>', 'its name or the start of it')
  .option('--days <number>', 'at most 14', Number, 7)
  .option('--to <path>', "the page that opens (default: the area's first)")
  .action(async (area: string, version: string, options: Shared & { days: number; to?: string }) => {
    const { sites, shell, days, to } = options;
    const around = await surroundings(resolve(sites), shell);
    const wanted = { version, days, to, by: who().by, shells: shell };
    const links = await makePreviewLinks(await siteOf(area, options), wanted, around);
    console.log(options.json ? JSON.stringify({ area, links }) : links.join('\n'));
  });

addReportCommands({ areaCommand, siteOf, around, show });
if (!isOfOneArea) addShellCommands(program, { withShared, build, who });

program
  .command('release-key')
  .description("make a team's key for signing releases; put what it prints into the environment's releaseKeys")
  .argument('<file>', 'where the private key goes; keep it off the repository, and a copy in a safe place')
  .action(async (file: string) => console.log(await makeSigningKey(resolve(file))));

program
  .command('override-key')
  .description('make the key for signing links; put what it prints into the environment as overrideKey')
  .argument('<file>', 'where the private key goes; keep it off the repository')
  .action(async (file: string) => console.log(await makeSigningKey(resolve(file))));

program
  .command('override')
  .description('make a link: in your browser the area comes from your machine, on a deployed shell, for some hours')
  .argument('<area>', ownAreas.join(', '))
  .argument('<address>', 'http://localhost:5301')
  .requiredOption('--shell <address>', 'the deployed shell')
  .requiredOption('--key <file>', 'the private key')
  .option('--hours <number>', 'at most 8', Number, 4)
  .action(async (typed: string, address: string, options: { shell: string; key: string; hours: number }) => {
    const { shell, hours, key: keyFile } = options;
    console.log(await makeOverrideLink({ area: typed, address, shell, hours, keyFile, by: who().by }));
  });

program.helpOption('-h, --help', 'show this').parseAsync().catch(exitWith);
