import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A skill is tried over thousands of problems; on a busy machine with two cores that takes its time.
    testTimeout: 120_000,
  },
});
