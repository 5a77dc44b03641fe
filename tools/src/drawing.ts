import { relative } from 'node:path';
import { workspaces } from './checks/workspaces.ts';
import { arrowsOf, importsOf } from './drawing/graph.ts';
import { drawnSvg } from './drawing/svg.ts';
import { exitWith } from './explained.ts';
import { inRepository, repository } from './repository.ts';
import { settle } from './written.ts';

/** `npm run drawing`: writes docs/architecture.svg from the imports. With `--check` it only compares. */
async function main(): Promise<void> {
  const folders = (await workspaces()).map(({ folder }) => relative(repository, folder));
  const text = drawnSvg(arrowsOf(await importsOf(folders)));
  await settle({ path: inRepository('docs/architecture.svg'), text, command: 'npm run drawing' });
}

main().catch(exitWith);
