import { isSignedBy, newSigningKeys } from '@lemma/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { devRelease } from './dev-plugins.ts';

afterEach(() => vi.unstubAllEnvs());

/** What the development server of an area answers for `release.json`. */
async function answered(): Promise<unknown> {
  const { configureServer } = devRelease('teacher', 1);
  if (typeof configureServer !== 'function') throw new Error('the plugin serves nothing');
  const told = Promise.withResolvers<string>();
  const use = (_: string, answer: (request: unknown, response: unknown) => void) =>
    answer({}, { setHeader: () => undefined, end: told.resolve });
  Reflect.apply(configureServer, undefined, [{ middlewares: { use } }]);
  return JSON.parse(await told.promise);
}

it('signs what is being edited with the key of the run', async () => {
  const { privateKey, publicKey } = await newSigningKeys();
  vi.stubEnv('LEMMA_DEV_KEY', privateKey);
  const release = await answered();
  expect(release).toMatchObject({ area: 'teacher', current: '000000000000', issuedAt: expect.any(String) });
  expect(await isSignedBy(release, [publicKey])).toBe(true);
});

it('signs nothing without one, for the address of a signed link', async () => {
  vi.stubEnv('LEMMA_DEV_KEY', undefined);
  expect(await answered()).not.toHaveProperty('signatures');
});
