import { expect, it } from 'vitest';
import { HASHES } from './hashes.ts';
import { isKnownPassword, isListedWord } from './known-passwords.ts';

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

it.each(['Teacher2026!', 'lemma-lemma', 'MathClass123', 'Matemáticas7', 'school.school.1'])(
  'takes %s for listed words',
  (typed) => expect(isListedWord(typed)).toBe(true),
);
it.each(['Riverside2026', 'maya.okafor!', 'okafor-teacher'])('takes %s for words of the own address', (typed) =>
  expect(isListedWord(typed, 'maya.okafor@riverside.example')).toBe(true),
);
it.each(['three blue kettles', 'correct horse', '7391 8264 0192', 'teacher of the year', 'a-long-enough-password'])(
  'lets %s pass',
  (typed) => expect(isListedWord(typed, 'maya.okafor@riverside.example')).toBe(false),
);
