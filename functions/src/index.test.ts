import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { calls } from '@lemma/school/calls';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { doors } from './api.ts';
import * as deployed from './index.ts';

it('has a function for every call of the contract under its name, and none for unknown names', () => {
  expect(Object.keys(doors).sort()).toEqual(
    [...Object.keys(calls), 'upload', 'download', 'backup', 'unsubscribe', 'halted', 'policyReport'].sort(),
  );
});

it('has each call in a file of its name, and no other files there', () => {
  const files = readdirSync(new URL('calls/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const handlers = files.filter((file) => /(?<!doors|[.]test)[.]ts$/.test(file)).map((file) => basename(file, '.ts'));
  const names = Object.keys(doors).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(handlers.sort()).toEqual(names.sort());
});

it('deploys all calls as one function, and event handlers as their own', () => {
  const names = Object.entries(deployed).flatMap(([name, one]) => (one === undefined ? [] : name));
  expect(names.sort()).toEqual([
    'api',
    'backlog',
    'digests',
    'foldInsight',
    'onSubmissionWritten',
    'retention',
    'shares',
  ]);
});

it('is asked at each sign-in where the school has Identity Platform, and nowhere else', async () => {
  vi.stubEnv('LEMMA_IDENTITY_PLATFORM', 'true');
  vi.resetModules();
  const { cardsOnly } = await import('./index.ts');
  const asked = (data: object, providerId?: string) =>
    Reflect.apply(Reflect.get(cardsOnly ?? {}, 'run'), cardsOnly, [{ data, additionalUserInfo: { providerId } }]);
  expect(() => asked({ customClaims: { role: 'student' } })).toThrow('A student signs in with a card.');
  expect(asked({ customClaims: {} })).toBeUndefined();

  const own = { providerId: 'google.com', uid: 'g1', email: 'maya@school.example' };
  const tied = { providerId: 'google.com', uid: 'g2', email: 'thief@elsewhere.example' };
  const maya = (...providerData: object[]) => ({ email: 'maya@school.example', customClaims: {}, providerData });
  expect(asked(maya(own), 'google.com')).toBeUndefined();
  expect(() => asked(maya(tied), 'google.com')).toThrow('This is not tied to the account by its owner.');
  // Whoever comes by their own way comes in, whatever somebody else has tied.
  expect(asked(maya(tied), 'password')).toBeUndefined();
  vi.unstubAllEnvs();
});

it('runs in the region of the school, and so do letters and queues', async () => {
  vi.stubEnv('LEMMA_REGION', 'europe-west1');
  vi.resetModules();
  const elsewhere = await import('./index.ts');
  const { doorAddress } = await import('./engines/digest/addresses.ts');
  const endpoint = z.object({ __endpoint: z.object({ region: z.array(z.string()) }) });
  for (const one of Object.values(elsewhere).filter((each) => each !== undefined))
    expect(endpoint.parse({ __endpoint: one.__endpoint })).toEqual({ __endpoint: { region: ['europe-west1'] } });
  const env = { GCLOUD_PROJECT: 'school' };
  expect(doorAddress('unsubscribe', env)).toBe('https://europe-west1-school.cloudfunctions.net/api/unsubscribe');
  vi.unstubAllEnvs();
});
