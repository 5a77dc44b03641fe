import { join, resolve } from 'node:path';

/**
 * The root folder of the repository: this one or, where the kit's command runs, the one of the team
 * (`tools/src/kit/cli.ts`).
 */
export const repository = process.env.LEMMA_REPOSITORY ?? resolve(import.meta.dirname, '../..');

/** The path of a file in the repository. */
export const inRepository = (...parts: readonly string[]): string => join(repository, ...parts);

/** The project of the emulators. The prefix `demo-` stops firebase-tools from calling real services. */
export const PROJECT_ID = 'demo-lemma';

/** The version to download or build; its folder in the cache has this name. */
export const HIDANE_VERSION = '0.6.0';
