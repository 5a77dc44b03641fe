import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { areaPaths, areas } from '@lemma/contract';
import { Command, Option } from 'commander';
import { execa } from 'execa';
import { z } from 'zod';
import { Explained, exitWith } from './explained.ts';
import { applyEdits, type NewArea } from './new-area/edits.ts';
import { filesOf } from './new-area/files.ts';
import { inRepository, repository } from './repository.ts';

const MOST_AREAS = 5;

const command = new Command('npm run new-area --')
  .description(
    'Makes an area: its folder with routes, a screen, texts and a test, its site, and its place in every list.',
  )
  .argument('<name>', 'lower case, as in addresses: coach')
  .option('--path <path>', 'where it hangs in the shell (default: /NAME)')
  .addOption(
    new Option('--role <role>', 'whose area it is').choices(['teacher', 'parent', 'student']).default('teacher'),
  )
  .helpOption('-h, --help', 'show this');

const optionsSchema = z.object({ path: z.string().optional(), role: z.enum(['teacher', 'parent', 'student']) });

function checked(name: string, path: string, role: NewArea['role']): NewArea {
  if (!/^[a-z][a-z0-9]{1,20}$/.test(name))
    throw new Explained(`${name} is no name: lower-case letters and digits, 2 to 21.`);
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) throw new Explained(`${path} is no path: /lower-case, no slash at the end.`);
  if (areas.some((known) => known === name)) throw new Explained(`There is an area ${name} already.`);
  if (Object.values<string>(areaPaths).includes(path)) throw new Explained(`${path} is taken.`);
  if (areas.length >= MOST_AREAS)
    throw new Explained('The local ports of tools/src/launcher/ports.ts hold five areas.');
  return { name, path, role };
}

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

async function make(): Promise<void> {
  const [name = ''] = command.parse().args;
  const { path = `/${name}`, role } = optionsSchema.parse(command.opts());
  const area = checked(name, path, role);
  const folder = `remote-${name}`;
  if (await stat(inRepository(folder)).catch(() => undefined))
    throw new Explained(`There is a folder ${folder} already.`);
  const like = manifestSchema.parse(JSON.parse(await readFile(inRepository('remote-parent', 'package.json'), 'utf8')));
  const versions = { ...like.dependencies, ...like.devDependencies };
  await applyEdits(repository, area, areas.length);
  for (const [file, content] of Object.entries(filesOf(area, versions))) {
    const target = inRepository(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  const options = { cwd: repository, preferLocal: true, localDir: repository } as const;
  await execa('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { ...options, stdio: 'inherit' });
  await execa(
    'biome',
    ['check', '--write', folder, 'packages/contract/src', 'tools/src', 'shell', 'firebase.json'],
    options,
  );
  process.stdout.write(`
  ${folder} is there, at ${path}, for the ${role}.
  See it:      npm start, then npm run dev -w ${folder}
  Test it:     npm run unit -w ${folder}
  Release it:  npm run release -- publish ${name}
  A deployed shell needs its address once: "areas" in environment.json.
`);
}

make().then(() => process.exit(0), exitWith);
