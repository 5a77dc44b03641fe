import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { areasOf, isAreaName } from '@lemma/contract';
import { Command, Option } from 'commander';
import { execa } from 'execa';
import { z } from 'zod';
import { folderOf, listOf, ownAreas } from './areas.ts';
import { Explained, exitWith } from './explained.ts';
import { applyEdits, type NewArea } from './new-area/edits.ts';
import { factsFor, filesOf } from './new-area/files.ts';
import { inRepository, repository } from './repository.ts';

/** In the form of a key; the team's own comes when the area is released. */
const ANY_KEY = 'k'.repeat(100);

const command = new Command('npm run new-area --')
  .description(
    'Makes an area: its folder with routes, a screen, texts and a test, its site, and where it hangs in the shell.',
  )
  .argument('<name>', 'lower case, as in addresses: coach')
  .option('--path <path>', 'where it hangs in the shell (default: /NAME)')
  .addOption(
    new Option('--role <role>', 'whose area it is').choices(['teacher', 'parent', 'student']).default('teacher'),
  )
  .helpOption('-h, --help', 'show this');

const optionsSchema = z.object({ path: z.string().optional(), role: z.enum(['teacher', 'parent', 'student']) });

function checked(name: string, path: string, role: NewArea['role']): NewArea {
  if (!isAreaName(name)) throw new Explained(`${name} is no name: lower-case letters, digits and dashes, 2 to 31.`);
  if (ownAreas.includes(name)) throw new Explained(`There is an area ${name} already.`);
  // As a shell would see it, with an address and a key that are still to come.
  const entry = { ...factsFor({ name, path, role }), address: `http://${name}.localhost`, keys: [ANY_KEY] };
  const addresses = Object.fromEntries(ownAreas.map((area) => [area, `http://${area}.localhost`]));
  const keys = Object.fromEntries(ownAreas.map((area) => [area, [ANY_KEY]]));
  const { areas } = listOf(addresses, keys);
  const [reason] = areasOf({ areas: { ...areas, [name]: entry } }).refused;
  if (reason !== undefined) throw new Explained(reason);
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
  const folder = folderOf(name);
  if (await stat(inRepository(folder)).catch(() => undefined))
    throw new Explained(`There is a folder ${folder} already.`);
  const like = manifestSchema.parse(JSON.parse(await readFile(inRepository('remote-parent', 'package.json'), 'utf8')));
  const versions = { ...like.dependencies, ...like.devDependencies };
  await applyEdits(repository, area);
  for (const [file, content] of Object.entries(filesOf(area, versions))) {
    const target = inRepository(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  const options = { cwd: repository, preferLocal: true, localDir: repository } as const;
  await execa('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { ...options, stdio: 'inherit' });
  await execa('biome', ['check', '--write', folder, 'firebase.json'], options);
  process.stdout.write(`
  ${folder} is there, at ${path}, for the ${role}.
  See it:      npm start, then npm run dev -w ${folder}
  Test it:     npm run unit -w ${folder}
  Release it:  npm run release -- publish ${name}
  A deployed shell needs its entry once, under "areas" in environment.json; it is not built anew.
`);
}

make().then(() => process.exit(0), exitWith);
