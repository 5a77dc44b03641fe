/** What runs for minutes or hours, and stores its result in docs/benchmarks/runs. */
export type LongRun = {
  /** The command that makes it. */
  readonly command: string;
  /** The file that runs. */
  readonly entry: string;
  /** What it depends on: files and folders of the repository. A result is of this code while none of them has changed. */
  readonly paths: readonly string[];
};

/** What the emulators are, and how they are set up. */
const EMULATORS = ['firebase.json', 'package-lock.json'];
const DOMAIN = ['contract', 'interview', 'mastery', 'math', 'plans', 'school'].map((name) => `packages/${name}`);
const SERVER = ['functions/src', 'functions/vite.config.ts', ...DOMAIN, 'firestore.rules', ...EMULATORS];
/** The folder in which the tests of the server run, and the hostile requests and the doors that they take from elsewhere. */
const ON_SERVER = [...SERVER, 'functions/backend', 'functions/data-model', 'functions/trust', 'packages/testing'];
const LAUNCHER = [
  ...['tools/src/launcher', 'tools/src/release'],
  ...['areas', 'explained', 'progress', 'repository'].map((name) => `tools/src/${name}.ts`),
];
const SITES = ['shell', 'remote-student', 'remote-teacher', 'remote-parent', 'shared-auth', 'packages'];
const PRODUCT = [...SERVER, ...SITES, ...LAUNCHER];
const RULES = [
  ...['firestore.rules', 'functions/trust/rules', 'functions/trust/permissions.ts', 'functions/trust/beside.ts'],
  ...['base', 'collections', 'people', 'privacy', 'time'].map((name) => `packages/school/src/${name}`),
  ...['packages/math/src/soak/part-of.ts', ...EMULATORS],
];

const onServer = (name: string, paths: readonly string[] = ON_SERVER): LongRun => ({
  ...{ command: `npm run soak -- ${name}`, entry: `functions/backend/${name}.soak.ts`, paths },
});

export const longRuns = {
  chaos: { command: 'npm run soak -- chaos', entry: 'e2e/src/chaos.soak.ts', paths: [...PRODUCT, 'e2e/src'] },
  'turned-in-at-once': onServer('class-at-once'),
  'odd-inputs': onServer('odd-inputs'),
  'hostile-requests': onServer('fuzz'),
  'mutants-of-rules': onServer('rules-mutants', [...RULES, 'functions/backend/rules-mutants.soak.ts']),
  'random-worlds': onServer('rules-oracle', [...RULES, 'packages/math', 'functions/backend/rules-oracle.soak.ts']),
  'erasure-cuts': {
    command: 'npm run soak -- erasure-cuts',
    entry: 'functions/trust/erasure-figures.ts',
    paths: [...ON_SERVER, 'functions/demonstration'],
  },
  'guards-of-doors': onServer('guards', [...ON_SERVER, 'functions/demonstration']),
  'logs-of-soaks': {
    command: 'npm run soak -- chaos',
    entry: 'tools/src/log-search/search-run.ts',
    paths: [...PRODUCT, 'e2e/src', 'tools/src/log-search'],
  },
  'logs-of-journeys': {
    command: 'LEMMA_STORE_RUNS=true npm run e2e -w e2e',
    entry: 'tools/src/log-search/search-run.ts',
    paths: [...PRODUCT, 'e2e/src', 'tools/src/log-search'],
  },
  'kill-and-restart': {
    command: 'LEMMA_SOAK=1 LEMMA_STORE_RUNS=true npx vitest run --project launcher kill-and-restart',
    entry: 'tools/backend/kill-and-restart.test.ts',
    paths: [...SERVER, ...LAUNCHER, 'tools/backend/kill-and-restart.test.ts', 'tools/src/stand-in'],
  },
} as const satisfies Readonly<Record<string, LongRun>>;
