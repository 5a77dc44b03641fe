import { defineConfig } from 'playwright/test';
import { isRunning, running } from './src/running.ts';

const soaks = process.env.LEMMA_SOAK !== undefined;

export default defineConfig({
  testDir: './src',
  // Journeys that take too long for the ordinary run: `npm run soak -w e2e`.
  testMatch: soaks ? '**/*.soak.ts' : '**/*.e2e.ts',
  // Every journey makes people and classes of its own on the same emulators, and waits half of its time; soaks break
  // files and stop servers.
  workers: soaks ? 1 : 2,
  fullyParallel: false,
  forbidOnly: true,
  // One retry, so that a single delay of a busy machine does not hide other failures. `npm test` lists every test that
  // needed it.
  retries: soaks ? 0 : 1,
  // Nothing here says how fast a machine is: one of five times the usual minutes is no failure.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  outputDir: '.reports/artifacts',
  use: {
    ...(isRunning && { baseURL: running().shell }),
    // A test that answers network requests itself would not see those of a service worker; tests of the worker allow
    // it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every step slows a small machine down. To examine a failure, set `LEMMA_TRACE=1`.
    trace: process.env.LEMMA_TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_BIN === undefined ? {} : { executablePath: process.env.CHROMIUM_BIN }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
