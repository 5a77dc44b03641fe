import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { weightsFrom } from './learn.ts';

const USAGE = `Usage: npm run learn-moves -- FOLDER

Learns how teachers' moves are told apart from MathDial's test.jsonl in FOLDER (data of eth-nlped/mathdial) and writes
the weights; \`npm run bench -- training\` measures them.
`;

const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-')) {
  process.stdout.write(USAGE);
  process.exitCode = folder === undefined ? 2 : 0;
} else {
  const weights = weightsFrom(folder);
  writeFileSync(join(import.meta.dirname, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
  process.stdout.write(`${weights.rows.length} features\n`);
}
