import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Outcome } from './outcome.ts';

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});
type VitestFile = z.infer<typeof vitestSchema>['testResults'][number];

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
type Spec = z.infer<typeof specSchema>;

const suiteSchema = z.object({
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
type Suite = z.infer<typeof suiteSchema>;

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema).default([]),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

const specsIn = (suites: readonly Suite[]): Spec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)]);

/** A journey that passed only on the second try points to a fault: it is listed with the error of the first try. */
const flakyIn = (suites: readonly Suite[]): string[] =>
  specsIn(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `passed at the second go only: ${file}, ${title}\n${results[0]?.error?.message ?? ''}`),
  );

const NOTHING: Outcome = { passed: 0, failed: 0, details: [] };

/** A file that could not be loaded has no failed test, but counts as one. */
const brokenFile = (file: VitestFile): boolean =>
  file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');

const faultsIn = (file: VitestFile): string[] => [
  ...(brokenFile(file) ? [`${file.name}\n${file.message ?? 'could not be run'}`] : []),
  ...file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file.name}\n${fullName}\n${failureMessages?.join('\n') ?? ''}`),
];

/** Vitest's JSON report. */
export function readVitest(text: string): Outcome {
  const report = vitestSchema.parse(JSON.parse(text));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(brokenFile).length,
    details: report.testResults.flatMap(faultsIn),
  };
}

/** Playwright's JSON report. A test that passed on the second try counts as passed, with a warning. */
export function readPlaywright(text: string): Outcome {
  const { stats, suites, errors } = playwrightSchema.parse(JSON.parse(text));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    details: errors.map(({ message }) => message ?? 'Playwright could not run'),
    warnings: flakyIn(suites),
  };
}

export const forgetReport = (path: string): Promise<void> => rm(path, { force: true });

type Ended = { readonly said: string; readonly failed: boolean };

/**
 * The result that a finished command reported. Without a report, it failed if its exit code says so; otherwise it had
 * no tests.
 */
export async function readReport(
  path: string,
  read: (text: string) => Outcome,
  { said, failed }: Ended,
): Promise<Outcome> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) return read(text);
  return failed ? { passed: 0, failed: 1, details: [`No report in ${path}.\n${said}`] } : NOTHING;
}
