import { defineConfig } from 'vitest/config';

const emulators = '../packages/testing/src/emulators';

const suite = {
  globalSetup: [`${emulators}/global-setup.ts`],
  setupFiles: ['backend/fresh.ts'],
  // The first call of each function starts a process of its own in the emulator.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Summaries follow by events.
  expect: { poll: { timeout: 20_000 } },
  // One database for all: tests of "nothing was written" look at the whole of it.
  fileParallelism: false,
};

/** Needs no emulators, and so runs on a fresh clone as it is. */
const inMemory = 'backend/many-years.soak.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      // Needs fake-gcs-server, which is no npm package: `npm run bucket -w functions`.
      { test: { name: 'bucket', include: ['soak/**/*.test.ts'], testTimeout: 30_000 } },
      // Firestore alone: seconds, while the rules are being written. `backend` runs them again with everything else.
      {
        test: {
          name: 'rules',
          include: ['backend/rules*.test.ts'],
          globalSetup: [`${emulators}/global-setup-rules.ts`],
        },
      },
      {
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts'],
          ...suite,
        },
      },
      // What takes longer than a run of all tests may.
      { test: { name: 'memory', include: [inMemory] } },
      { test: { name: 'soak', include: ['backend/**/*.soak.ts'], exclude: [inMemory], ...suite } },
    ],
  },
});
