import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createRoutes } from './routes.ts';

const startSending = vi.hoisted(() => vi.fn());
vi.mock('#shared/outbox/start-sending.ts', () => ({ startSending }));

it('begins to send what waits when the screen has its heading, which comes first', async () => {
  createRoutes({ queryClient: new QueryClient(), reportError: (error: unknown) => expect.fail(String(error)) });
  await vi.dynamicImportSettled();
  expect(startSending).not.toHaveBeenCalled();
  document.body.append(document.createElement('h1'));
  await expect.poll(() => startSending).toHaveBeenCalledOnce();
});
