import { parseArgs } from 'node:util';
import { readArguments, runCommand } from '../../platform/command.ts';
import { pointAt } from '../../platform/point-at.ts';

const { values } = readArguments(() =>
  parseArgs({
    options: {
      ...{ project: { type: 'string' }, firestore: { type: 'string' }, auth: { type: 'string' } },
      ...{ email: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    },
  }),
);

const USAGE = `Usage: npm run -s reset-second-factor -- --project ID --email ADDRESS [--firestore HOST:PORT --auth HOST:PORT]

Turns two-step sign-in off for a person who has neither the phone nor a recovery code, and signs the account out on every
device. Make sure first that it is this person who asks: afterwards the password alone is enough. With the two addresses it
works on emulators; without them on the project itself, with the credentials of gcloud auth application-default login.
`;

async function main(): Promise<number> {
  const { email } = values;
  if (values.help || email === undefined || !pointAt(values, ['firestore', 'auth'])) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const { resetSecondFactor } = await import('./reset-second-factor.ts');
  const isReset = await resetSecondFactor(email, Date.now());
  process.stdout.write(isReset ? 'two-step sign-in is off\n' : 'this account had no two-step sign-in\n');
  return 0;
}

await runCommand(main);
