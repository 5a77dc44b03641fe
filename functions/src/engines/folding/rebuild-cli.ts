import { parseArgs } from 'node:util';
import { readArguments, runCommand } from '../../platform/command.ts';
import { pointAt } from '../../platform/point-at.ts';

const { values } = readArguments(() =>
  parseArgs({
    options: { project: { type: 'string' }, firestore: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  }),
);

const USAGE = `Usage: npm run -s rebuild-insights -- --project ID [--firestore HOST:PORT]

Makes every student's progress and every class's insight anew from the work turned in, and mends
the results and lists of assignments. Without --firestore it works on the
project itself, with the credentials of gcloud auth application-default login.
`;

async function main(): Promise<number> {
  if (values.help || !pointAt(values, ['firestore'])) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const { rebuildInsights } = await import('./rebuild.ts');
  const { students, classes, results, leftOut } = await rebuildInsights();
  process.stdout.write(`${students} students and ${classes} classes; results mended: ${results}\n`);
  if (leftOut.length > 0) process.stdout.write(`left out, cannot be read: ${leftOut.join(', ')}\n`);
  return 0;
}

await runCommand(main);
