import { expect, it } from 'vitest';
import { HASHES } from './hashes.ts';
import { isKnownPassword } from './known-passwords.ts';

it.each(['password', '12345678', 'Password', 'ILOVEYOU', ' qwertyuiop ', 'baseball', 'sunshine'])('knows %o', (typed) =>
  expect(isKnownPassword(typed)).toBe(true),
);

it.each(['correct horse', 'blue-kettle-94', 'Größe ist 7 €', '', '日本語のパスワード'])('does not know %o', (typed) =>
  expect(isKnownPassword(typed)).toBe(false),
);

it('contains 5,000 hashes, and rarely matches any other password', () => {
  expect(atob(HASHES).length).toBe(20_000);
  const taken = Array.from({ length: 20_000 }, (_, index) => `${index} made up ${index * 7}`).filter(isKnownPassword);
  expect(taken.length).toBeLessThanOrEqual(1);
});
