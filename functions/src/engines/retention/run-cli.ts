import { parseArgs } from 'node:util';
import { readArguments, runCommand } from '../../platform/command.ts';
import { pointAt } from '../../platform/point-at.ts';

const { values } = readArguments(() =>
  parseArgs({
    options: {
      ...{ project: { type: 'string' }, firestore: { type: 'string' }, auth: { type: 'string' } },
      ...{ files: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    },
  }),
);

const USAGE = `Usage: npm run -s delete-expired -- --project ID [--firestore HOST:PORT --auth HOST:PORT --files FOLDER]

Deletes what has been kept for its whole time, as the nightly function does. With the three addresses it works on
emulators, which have no nightly run; without them on the project itself, with the credentials of
gcloud auth application-default login.
`;

async function main(): Promise<number> {
  if (values.help || !pointAt(values, ['firestore', 'auth', 'files'])) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const { deleteExpired } = await import('./delete-expired.ts');
  const deleted = await deleteExpired(Date.now());
  process.stdout.write(
    `${Object.entries(deleted)
      .flatMap(([kind, count]) => `${kind}: ${count}`)
      .join(', ')}\n`,
  );
  return 0;
}

await runCommand(main);
