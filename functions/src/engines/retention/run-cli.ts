import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    ...{ project: { type: 'string' }, firestore: { type: 'string' }, auth: { type: 'string' } },
    ...{ files: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  },
});

const USAGE = `Usage: npm run -s delete-expired -- --project ID [--firestore HOST:PORT --auth HOST:PORT --files FOLDER]

Deletes what has been kept for its whole time, as the nightly function does. With the three addresses it works on
emulators, which have no nightly run; without them on the project itself, with the credentials of
gcloud auth application-default login.
`;

async function main(): Promise<number> {
  const { project, firestore, auth, files } = values;
  const emulated = [firestore, auth, files].filter((one) => one !== undefined).length;
  if (values.help || project === undefined || (emulated !== 0 && emulated !== 3)) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  process.env.GCLOUD_PROJECT = project;
  // Without this, firebase-admin would look for the metadata server of Google Cloud.
  if (emulated > 0) process.env.METADATA_SERVER_DETECTION = 'none';
  if (firestore !== undefined) process.env.FIRESTORE_EMULATOR_HOST = firestore;
  if (auth !== undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST = auth;
  if (files !== undefined) process.env.LEMMA_FILES_DIR = files;
  const { deleteExpired } = await import('./delete-expired.ts');
  const deleted = await deleteExpired(Date.now());
  process.stdout.write(
    `${Object.entries(deleted)
      .flatMap(([kind, count]) => `${kind}: ${count}`)
      .join(', ')}\n`,
  );
  return 0;
}

process.exitCode = await main();
