import { join, resolve } from 'node:path';

/** The folder that holds the workspaces. */
export const repository = resolve(import.meta.dirname, '../..');

/** A file below the repository. */
export const inRepository = (...parts: readonly string[]): string => join(repository, ...parts);

/** The project of the emulators. `demo-` keeps firebase-tools from calling any real service. */
export const PROJECT_ID = 'demo-lemma';

/** The version that is fetched or built, and the name of its folder in the cache. */
export const HIDANE_VERSION = '0.6.0';
