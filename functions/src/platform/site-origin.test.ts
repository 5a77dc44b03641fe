import { expect, it } from 'vitest';
import { pageOrigins } from './site-origin.ts';

it('lets pages of the school read what doors answer, and no others', () => {
  const own = { GCLOUD_PROJECT: 'riverside', LEMMA_ORIGIN: 'https://lemma.riverside.example' };
  const firebase = ['https://riverside.web.app', 'https://riverside.firebaseapp.com'];
  expect(pageOrigins(own)).toEqual([own.LEMMA_ORIGIN, ...firebase]);
  expect(pageOrigins({ GCLOUD_PROJECT: 'riverside' })).toEqual(firebase);
  expect(pageOrigins({ ...own, LEMMA_ORIGINS: 'https://a.example, https://b.example' })).toEqual([
    own.LEMMA_ORIGIN,
    ...firebase,
    'https://a.example',
    'https://b.example',
  ]);
});

it('asks nobody on a developer’s machine', () => expect(pageOrigins({ FUNCTIONS_EMULATOR: 'true' })).toBe(true));
