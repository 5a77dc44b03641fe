const variables = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  /** The folder in which emulators keep files. */
  files: 'LEMMA_FILES_DIR',
} as const;
type Place = keyof typeof variables;
type Places = { readonly [P in Place | 'project']?: string | undefined };

/**
 * Has a command work on a project, or on emulators where the places that it needs are given. To be called before
 * anything of firebase-admin is imported, which reads these variables once. @returns false, and changes nothing, without
 * a project or with some of the places only: half of such a command would work on the project itself.
 */
export function pointAt(given: Places, needed: readonly Place[]): boolean {
  const { project } = given;
  const emulated = needed.filter((place) => given[place] !== undefined);
  if (project === undefined || (emulated.length > 0 && emulated.length < needed.length)) return false;
  process.env.GCLOUD_PROJECT = project;
  // Without this, firebase-admin would look for the metadata server of Google Cloud.
  if (emulated.length > 0) process.env.METADATA_SERVER_DETECTION = 'none';
  for (const place of emulated) process.env[variables[place]] = given[place];
  return true;
}
