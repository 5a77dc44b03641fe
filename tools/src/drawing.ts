import { allImports, arrowsOf } from './drawing/graph.ts';
import { drawnSvg } from './drawing/svg.ts';
import { exitWith } from './explained.ts';
import { inRepository } from './repository.ts';
import { settle } from './written.ts';

/** `npm run drawing`: writes docs/architecture.svg from the imports. With `--check` it only compares. */
async function main(): Promise<void> {
  const text = drawnSvg(arrowsOf(await allImports()));
  await settle({ path: inRepository('docs/architecture.svg'), text, command: 'npm run drawing' });
}

main().catch(exitWith);
