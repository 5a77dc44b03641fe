import { AppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { door, publicDoor, REFUSED } from './door.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

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

it.each([
  ['a visitor’s call', publicDoor, 'true', 'Unauthenticated'],
  ['a visitor’s call where no App Check is set up', publicDoor, '', 'answered'],
  ['a call with a sign-in', door, 'true', 'auth/signed-out'],
] as const)('without a token of App Check answers %s as it should', async (_, make, configured, expected) => {
  vi.stubEnv('LEMMA_APP_CHECK', configured);
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const open = make('openWork', call, async () => async () => ({}));
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: 'https://school.example' };
  const answered = await new Promise((resolve) => {
    const response = { statusCode: 200, on: () => response, setHeader: () => response, getHeader: () => undefined };
    const send = (body: { error?: { message: string } }) => resolve(body.error?.message ?? 'answered');
    const answer = { ...response, send, status: () => answer };
    const request = {
      ...{ method: 'POST', headers, body: { data: { name: 'Ana' } }, on: () => request },
      header: (name: string) => headers[name.toLowerCase()],
    };
    void Reflect.apply(open, undefined, [request, answer]);
  });
  expect(answered).toBe(expected);
});
