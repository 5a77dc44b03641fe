import { expect, it } from 'vitest';
import { readPlaywright, readReport, readVitest } from './reports.ts';

const vitestReport = (testResults: unknown[], numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

const assertion = (status: string, failureMessages: string[] = []) => ({ fullName: 'adds', status, failureMessages });

it('counts the tests of a Vitest report and shows the errors of failed ones', () => {
  const file = {
    name: 'add.test.ts',
    status: 'failed',
    assertionResults: [assertion('passed'), assertion('failed', ['4 is not 5'])],
  };
  const outcome = readVitest(vitestReport([file], 1, 1));
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.details.join()).toContain('4 is not 5');
});

it('counts a file that could not be loaded as a failure', () => {
  const file = { name: 'add.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
  const outcome = readVitest(vitestReport([file], 0, 0));
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.details.join()).toContain('Cannot find module');
});

it('counts a Playwright report, errors outside of tests included', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{ message: 'no browser' }] };
  expect(readPlaywright(JSON.stringify(report))).toMatchObject({ passed: 8, failed: 2, details: ['no browser'] });
});

it('names a journey that passed only on the second try', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'loop.e2e.ts',
    tests: [{ status, results: [{ error: { message: 'not enabled' } }, {}] }],
  });
  const suites = [{ specs: [spec('signs in', 'expected')], suites: [{ specs: [spec('turns in', 'flaky')] }] }];
  const report = { stats: { expected: 1, unexpected: 0, flaky: 1 }, suites };
  const { warnings } = readPlaywright(JSON.stringify(report));
  expect(warnings).toEqual(['passed at the second go only: loop.e2e.ts, turns in\nnot enabled']);
});

it('counts nothing when a command succeeded without a report: it had no tests', async () => {
  const outcome = await readReport('/nowhere/unit.json', readVitest, { said: 'No test files found', failed: false });
  expect(outcome).toMatchObject({ passed: 0, failed: 0 });
});

it('fails where a command failed without a report', async () => {
  const ended = { said: 'npm error missing script', failed: true };
  const outcome = await readReport('/nowhere/unit.json', readVitest, ended);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.details.join()).toContain('npm error missing script');
});
