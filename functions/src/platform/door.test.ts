import { AppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { publicDoor, REFUSED } from './door.ts';

afterEach(() => vi.restoreAllMocks());

const call = { input: z.object({ name: z.string() }), output: z.object({}) };
const request = (data: unknown) => Object.assign(Object.create(null), { data, rawRequest: { headers: {} } });

it.each([
  ['a malformed call', { name: 7 }, 'input/malformed'],
  ['a refused one', { name: 'Ana' }, 'auth/forbidden'],
])('logs %s with its name and code, and nothing that was sent', async (_, data, code) => {
  const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  const door = publicDoor('openWork', call, async () => async () => {
    throw new AppError('auth/forbidden', 'Ana');
  });
  await expect(door.run(request(data))).rejects.toMatchObject({ message: code });
  expect(info.mock.calls).toEqual([[REFUSED, { call: 'openWork', code, uid: null }]]);
});
