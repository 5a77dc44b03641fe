import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type AreaFacts, areasOf, isSiteAddress, readAreaFacts } from '@lemma/contract';
import { Command, Option } from 'commander';
import { z } from 'zod';
import { Explained, exitWith } from '../explained.ts';
import { given, interruptible } from '../launcher/interruption.ts';
import { port } from '../launcher/options.ts';
import { publicKeyOf, readSigningKey } from '../release/signing-key.ts';
import { repository } from '../repository.ts';
import { initArea } from './init.ts';
import { startBefore } from './start-before.ts';

const namedSchema = z.object({ area: z.string() });

/** The name of the area of this folder, and where it hangs. @throws Explained. */
async function areaHere(): Promise<{ readonly area: string; readonly facts: AreaFacts }> {
  const file = join(repository, 'area.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Explained(`There is no ${file}: npx lemma-area init NAME makes an area in an empty folder.`);
  });
  const written: unknown = JSON.parse(text);
  const facts = readAreaFacts(written);
  if (typeof facts === 'string') throw new Explained(`${file} can't be read: ${facts}.`);
  return { area: namedSchema.parse(written).area, facts };
}

type Entry = { readonly address: string; readonly key: readonly string[] };

async function showEntry({ address, key }: Entry): Promise<void> {
  const { area, facts } = await areaHere();
  if (!isSiteAddress(address))
    throw new Explained(`${address} is no address of a site: https://coach.example, without a path.`);
  const keys = await Promise.all(key.map(async (file) => publicKeyOf(await readSigningKey(resolve(file)))));
  const entry = { address, ...facts, keys };
  const [reason] = areasOf({ areas: { [area]: entry } }).refused;
  if (reason !== undefined) throw new Explained(reason);
  console.log(JSON.stringify({ [area]: entry }, null, 2));
}

async function develop({ shell, port: first }: { readonly shell: string; readonly port: number }): Promise<void> {
  const interruption = interruptible();
  const running = await startBefore({ ...(await areaHere()), shell, port: first });
  process.stdout.write(`\n  Open ${running.link}\n  Save, and load the page anew. Ctrl-C stops.\n\n`);
  await given(interruption);
  await running.stop();
}

const FIRST_PORT = 5300;

/** The commands of the kit that the release tool does not have. */
export function ownProgram(): Command {
  const program = new Command('npx lemma-area').helpOption('-h, --help', 'show this').helpCommand(false);
  program
    .command('init')
    .description('make an area in this folder: a screen, routes, texts and a test; nothing that is there is changed')
    .argument('<name>', 'lower case, as in addresses: coach')
    .option('--path <path>', 'where it hangs in the shell (default: /NAME)')
    .addOption(
      new Option('--role <role>', 'whose area it is').choices(['teacher', 'parent', 'student']).default('teacher'),
    )
    .action(initArea);
  program
    .command('dev')
    .description('serve the area from source in a shell that runs somewhere else, here or deployed')
    .requiredOption('--shell <address>', 'that shell')
    .option('--port <number>', 'the first port that may be used; the next free ones are', port, FIRST_PORT)
    .action(develop);
  program
    .command('entry')
    .description('print what goes into "areas" of the environment of the shell')
    .requiredOption('--address <address>', "the area's own site")
    .requiredOption('--key <file...>', "the team's private key; while keys are exchanged, both")
    .action(showEntry);
  return program;
}

export async function ownCommands(argv: readonly string[]): Promise<void> {
  await ownProgram()
    .parseAsync([...argv])
    .catch(exitWith);
  process.exit(0);
}
