import { defineConfig } from 'playwright/test';
import { isRunning, running } from './src/running.ts';

/** One browser, one worker: the journeys share one school, and the machine has two cores. */
export default defineConfig({
  testDir: './src',
  // What takes longer than a run of all tests may: `npm run soak -w e2e`.
  testMatch: process.env.LEMMA_SOAK === undefined ? '**/*.e2e.ts' : '**/*.soak.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A second go keeps one stumble of a busy machine from hiding what else a run says. `npm test` names each that needed it.
  retries: process.env.LEMMA_SOAK === undefined ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  outputDir: '.reports/artifacts',
  use: {
    ...(isRunning && { baseURL: running().shell }),
    // A test that stands in for the network would not see what the worker fetches; what is about the worker asks for it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // A recording of every step slows a small machine down. To look into a failure: `LEMMA_TRACE=1`.
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
