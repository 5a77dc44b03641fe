type Places = {
  readonly project: string;
  readonly firestore: string | undefined;
  readonly auth: string | undefined;
};

/**
 * Has a command work on a project, or on emulators where their addresses are given. To be called before anything of
 * firebase-admin is imported, which reads these variables once.
 */
export function pointAt({ project, firestore, auth }: Places): void {
  process.env.GCLOUD_PROJECT = project;
  // Without this, firebase-admin would look for the metadata server of Google Cloud.
  if (firestore !== undefined) process.env.METADATA_SERVER_DETECTION = 'none';
  if (firestore !== undefined) process.env.FIRESTORE_EMULATOR_HOST = firestore;
  if (auth !== undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST = auth;
}
