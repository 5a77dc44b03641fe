import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const emulators = join(import.meta.dirname, 'packages/testing/src/emulators');
const SECOND = 1000;

/**
 * How long is waited for what should happen: nothing here says how fast a machine is, and a slow one of five times the
 * usual minutes is no failure. What takes how long is measured by `npm run bench`.
 */
const patience = {
  testTimeout: 900 * SECOND,
  hookTimeout: 900 * SECOND,
  expect: { poll: { timeout: 180 * SECOND } },
};

/** Where components are rendered. */
const withDocument = ['{shell,shared-auth}/src/**/*.test.{ts,tsx}', 'packages/!(ui)/src/**/*.test.tsx'];
/** Files that replace modules, or look at what a module keeps, have modules of their own. Each costs a second or two. */
const withOwnModules = globSync(withDocument, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ Needs modules of its own/m.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
);
const ui = 'packages/ui/src/**/*.test.{ts,tsx}';
/** Look at what is not loaded, or replace a module, and so share their modules with nobody. */
const alone = [
  'packages/math/src/check/core.test.ts',
  'functions/src/calls/sign-in/prove-password.test.ts',
  'functions/src/domain/accounts/secret.test.ts',
  'tools/src/checks/catalogs.test.ts',
  'tools/src/checks/small-zod.test.ts',
];
/** What an area loads when, looked at by replacing what it loads. */
const areaRoutes = 'remote-*/src/routes.test.ts';
const besideSource = '{shell,shared-auth,remote-*,functions,tools,packages/*}/{src,test,data-model}/**/*.test.{ts,tsx}';

/** Tests that take a part of a sweep each time, and all of it in the soak. */
const sweeps = [
  'functions/trust/doors/whole-table.test.ts',
  'functions/trust/large-commits.test.ts',
  'functions/trust/restore-orders.test.ts',
  'functions/src/domain/family/home-activity.test.ts',
  'functions/src/engines/folding/{simulated-school,unknown-students}.test.ts',
  'packages/mastery/src/placement/placement.test.ts',
  'packages/contract/src/canary.test.ts',
  'tools/backend/kill-and-restart.test.ts',
  'functions/src/engines/assistant/check-parts.test.ts',
  'functions/src/domain/work/problem.test.ts',
  'tools/src/checks/{small-zod,patterns/every-pattern}.test.ts',
];

/** Whole files that take a minute and seldom break: in the soak alone. */
const onlyInSoak = ['functions/src/engines/folding/many-years.test.ts', 'packages/plans/src/samples/samples.test.ts'];

/** The same against the emulators. */
const sweepsOnEmulators = ['assignment-states', 'creating', 'doors', 'insight'].map(
  (name) => `functions/backend/${name}.test.ts`,
);

/** Soaks that need no emulators, and so run on a fresh clone as they are. */
const inMemory = ['guards', 'many-years', 'unknown-students'].map((name) => `functions/backend/${name}.soak.ts`);

/** Screens of the areas, whole, with a school's server in the place of the network. */
const screens = 'remote-*/src/**/*.test.tsx';

/** Calls and events against the emulators. The first call of each function starts a process of its own there. */
const onEmulators: TestProjectInlineConfiguration['test'] = {
  globalSetup: [join(emulators, 'global-setup.ts')],
  setupFiles: ['functions/backend/fresh.ts'],
  ...patience,
  // One database for all: tests of "nothing was written" look at the whole of it.
  fileParallelism: false,
};

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // What is not imported as a module may be read by any test: after a change of it, all of them run (`npm run check`).
    forceRerunTriggers: ['**/*.{json,md,rules,cjs,css,html}', '**/{vitest,vite}.config.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          // Modules are pure, and 36 % of the time went into importing the same ones for every file.
          isolate: false,
          setupFiles: ['packages/testing/src/after-file.ts'],
          include: [besideSource],
          exclude: [...withDocument, ui, screens, ...alone, ...onlyInSoak, areaRoutes, '**/node_modules/**'],
          ...patience,
        },
      },
      // One of them imports the catalogs of every screen.
      { test: { name: 'alone', include: alone, ...patience } },
      // Half a year of three classes, made on a database in memory, and the sample class that the build has made.
      {
        test: {
          name: 'demonstration',
          include: ['functions/{demonstration,trust}/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'own modules',
          setupFiles: ['packages/testing/src/after-render.ts'],
          include: [...withOwnModules, areaRoutes],
          environment: 'happy-dom',
          ...patience,
        },
      },
      {
        test: {
          name: 'dom',
          isolate: false,
          setupFiles: ['packages/testing/src/after-file.ts', 'packages/testing/src/after-render.ts'],
          include: withDocument,
          exclude: [...withOwnModules, '**/node_modules/**'],
          environment: 'happy-dom',
          ...patience,
        },
      },
      {
        test: {
          name: 'ui',
          isolate: false,
          include: [ui],
          environment: 'happy-dom',
          setupFiles: ['packages/testing/src/after-file.ts', 'packages/ui/src/test-setup.ts'],
          env: { TZ: 'Europe/Berlin' },
          ...patience,
        },
      },
      {
        test: {
          name: 'screens',
          isolate: false,
          include: [screens],
          environment: 'happy-dom',
          setupFiles: ['packages/testing/src/screens/setup.ts'],
          env: { TZ: 'America/Chicago' },
          ...patience,
        },
      },
      // Firestore alone.
      {
        test: {
          name: 'rules',
          fileParallelism: false,
          include: ['functions/backend/rules*.test.ts'],
          globalSetup: [join(emulators, 'global-setup-rules.ts')],
          ...patience,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['functions/backend/**/*.test.ts'],
          exclude: ['functions/backend/rules*.test.ts'],
          ...onEmulators,
        },
      },
      {
        test: {
          name: 'launcher',
          include: ['tools/backend/**/*.test.ts'],
          fileParallelism: false,
          ...patience,
        },
      },
      // What takes longer than a run of all tests may.
      {
        test: {
          name: 'memory',
          include: [...inMemory, 'functions/trust/**/*.soak.ts', ...onlyInSoak, ...sweeps],
          env: { LEMMA_SOAK: '1' },
          ...patience,
        },
      },
      {
        test: {
          name: 'soak',
          include: ['functions/backend/**/*.soak.ts', ...sweepsOnEmulators],
          exclude: inMemory,
          env: { LEMMA_SOAK: '1' },
          ...onEmulators,
        },
      },
      // Needs fake-gcs-server, which is no npm package.
      { test: { name: 'bucket', include: ['functions/soak/**/*.test.ts'], ...patience } },
    ],
  },
});
