import { expect, it } from 'vitest';
import { checkingSize } from './size.ts';

it('keeps the checking core within 30 kB, as a browser loads it', async () => {
  const { core } = await checkingSize();
  expect(core).toBeGreaterThan(10_000);
  expect(core).toBeLessThanOrEqual(30_000);
});
