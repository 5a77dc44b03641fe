import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['backend/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 30_000 },
});
