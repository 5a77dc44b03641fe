import { expect, it } from 'vitest';
import { tabsId } from './tabs-id.ts';

const idOf = (uid: string, email?: string) => tabsId('student', 'v', { uid, email }, 'served');

it('is one of all accounts that were made with a mailbox, and of each student', () => {
  expect(idOf('a', 'me+1@school.example')).toBe(idOf('b', 'ME+2@School.example'));
  expect(idOf('a', 'me@school.example')).toBe(idOf('b', 'me+@school.example'));
  expect(idOf('a', 'me@school.example')).not.toBe(idOf('b', 'you@school.example'));
  expect(idOf('a', 'me@school.example')).not.toBe(idOf('b', 'me@other.example'));
  expect(idOf('a')).not.toBe(idOf('b'));
});
