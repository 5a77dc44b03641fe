import { parseArgs } from 'node:util';
import { readArguments, runCommand } from '../../platform/command.ts';
import { pointAt } from '../../platform/point-at.ts';

const { values } = readArguments(() =>
  parseArgs({
    options: { project: { type: 'string' }, firestore: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  }),
);

const USAGE = `Usage: npm run -s fit-easiness -- --project ID [--firestore HOST:PORT]

Computes how easy each skill is at this school from the answers of its students, as the nightly function does. Without
--firestore it works on the project itself, with the credentials of gcloud auth application-default login.
`;

async function main(): Promise<number> {
  if (values.help || !pointAt(values, ['firestore'])) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const { fitSchool } = await import('./fit-school.ts');
  const { students, answers } = await fitSchool(Date.now());
  process.stdout.write(`${answers} answers of ${students} students\n`);
  return 0;
}

await runCommand(main);
