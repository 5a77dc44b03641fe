import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { hasUnsent } from './warn-of-unsent.ts';

afterEach(() => onlineManager.setOnline(true));

it('knows of a change that waits for the network until it is sent', async () => {
  const client = new QueryClient();
  onlineManager.setOnline(false);
  const grade = client.getMutationCache().build(client, { mutationFn: async () => 'saved' });
  const sent = grade.execute(undefined);
  expect(hasUnsent(client)).toBe(true);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(await sent).toBe('saved');
  expect(hasUnsent(client)).toBe(false);
});
