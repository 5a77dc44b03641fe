import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { intentWeights, measureIntents } from './intent-weights.ts';

const weights = intentWeights();
writeFileSync(join(import.meta.dirname, 'intent-weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
process.stdout.write(`${weights.rows.split('\n').length} features\n`);
for (const author of ['one', 'another']) {
  const { sentences, right } = measureIntents(author);
  process.stdout.write(`learned without author "${author}": ${right} of ${sentences} sentences right\n`);
}
