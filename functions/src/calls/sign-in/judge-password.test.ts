import { expect, it } from 'vitest';
import { judgePassword } from './judge-password.ts';

const visitor = { uid: undefined, ip: '', now: 0, userAgent: '' };
const judged = (password: string) =>
  judgePassword({ password, address: 'maya.okafor@riverside.example' }, visitor).then(({ fault }) => fault);

it('knows passwords from leaks that pages do not know, in capitals too', async () => {
  expect(await judged('dimazarya')).toBe('known');
  expect(await judged('DIMAZARYA')).toBe('known');
});
it.each(['12345678', 'Lemma2026!', 'okafor-teacher'])('knows %s', async (password) => {
  expect(await judged(password)).toBe('known');
});
it('takes no password of less than eight characters', async () => {
  expect(await judged('f7$kQ2z')).toBe('short');
});
it.each(['three blue kettles', '日本語のパスワード', 'f7$kQ2z!'])('takes %s', async (password) => {
  // Google's library makes a field without a value one that is null, which pages do not take.
  expect(await judgePassword({ password, address: 'maya.okafor@riverside.example' }, visitor)).toStrictEqual({});
});
