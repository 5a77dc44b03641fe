import { expect, it } from 'vitest';
import { sessionOf } from './visitor.ts';

it('signs the visitor in with a token that the page can parse, with a confirmed address', () => {
  const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
  const firebase = { apiKey: 'k', authDomain: 'a.example', projectId: 'p' };
  const { value } = sessionOf({ firebase, areas, functionsRegion: 'us-central1' });
  const parts: string[] = JSON.parse(value).stsTokenManager.accessToken.split('.');
  expect(parts).toHaveLength(3);
  expect(JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString())).toMatchObject({ email_verified: true });
});
