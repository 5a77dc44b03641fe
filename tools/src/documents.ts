import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { workspaces } from './checks/workspaces.ts';
import { lostCommands } from './documents/commands.ts';
import { brokenLinks, lostNames } from './documents/links.ts';
import { Explained, exitWith } from './explained.ts';
import { inRepository, repository } from './repository.ts';

const rootSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** `npm run documents`: checks that what the documents name exists, and that every workspace has a README. */
async function main(): Promise<void> {
  const faults: string[] = [];
  const all = await workspaces();
  const { scripts } = rootSchema.parse(JSON.parse(await readFile(inRepository('package.json'), 'utf8')));
  const ofRoot = new Set(Object.keys(scripts));
  const folders = all.map(({ folder }) => relative(repository, folder));
  const readmes = folders.map((folder) => `${folder}/README.md`);
  for await (const path of glob(['*.md', 'docs/**/*.md', '.github/*.md', ...readmes], { cwd: repository })) {
    const whole = inRepository(path);
    const text = await readFile(whole, 'utf8');
    faults.push(...(await brokenLinks(whole, text)), ...(await lostNames(whole, text)));
    // Decision records and benchmark figures describe their own date, so old commands may stay in them.
    if (!/decisions|benchmarks/.test(path)) faults.push(...lostCommands(whole, text, ofRoot, all));
    if (readmes.includes(path)) readmes.splice(readmes.indexOf(path), 1);
  }
  faults.push(...readmes.map((path) => `${path} is not there`));
  if (faults.length > 0) throw new Explained(faults.join('\n'));
}

main().catch(exitWith);
