import { parseArgs } from 'node:util';
import { readArguments, runCommand } from '../../platform/command.ts';
import { pointAt } from '../../platform/point-at.ts';

const { values } = readArguments(() =>
  parseArgs({
    options: {
      ...{ project: { type: 'string' }, firestore: { type: 'string' }, auth: { type: 'string' } },
      ...{ uid: { type: 'string', multiple: true }, everybody: { type: 'boolean' } },
      help: { type: 'boolean', short: 'h' },
    },
  }),
);

const USAGE = `Usage: npm run -s end-sessions -- --project ID (--uid UID … | --everybody) [--firestore HOST:PORT --auth HOST:PORT]

Signs accounts out on every device: rules and doors refuse their sessions at once, and no token is renewed. They sign in
again as before; work that is not sent yet stays on its device. With the two addresses it works on emulators; without
them on the project itself, with the credentials of gcloud auth application-default login.
`;

async function main(): Promise<number> {
  const { uid = [], everybody = false } = values;
  const isOneOf = uid.length > 0 !== everybody;
  if (values.help || !isOneOf || !pointAt(values, ['firestore', 'auth'])) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const { signOutPeople } = await import('./sign-out-people.ts');
  const count = await signOutPeople(everybody ? 'everybody' : uid, Date.now());
  process.stdout.write(`${count} accounts signed out\n`);
  return 0;
}

await runCommand(main);
