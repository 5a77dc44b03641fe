import type { Plugin, ViteUserConfig } from 'vitest/config';

const EMPTY = '\0lemma-no-firebase:';

/** Only the shell has Firebase. In tests its place is empty, and the setup fills it with a stand-in. */
const noFirebase: Plugin = {
  name: 'lemma-no-firebase',
  enforce: 'pre',
  resolveId: (source) => (/^firebase\//.test(source) ? `${EMPTY}${source}` : undefined),
  load: (id) => (id.startsWith(EMPTY) ? 'export {};' : undefined),
};

/**
 * The configuration of an area's tests: a document, and a school's server in the place of the network, as
 * `@lemma/testing/screens` describes it.
 */
export const areaTests = (): ViteUserConfig => ({
  plugins: [noFirebase],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@lemma/testing/screens/setup'],
    // Otherwise Node would load the kit's packages by itself, beside what the setup puts in the place of Firebase.
    server: { deps: { inline: [/@lemma\//] } },
    // The first test of a file loads its modules, on a machine that may be busy.
    testTimeout: 900_000,
  },
});
