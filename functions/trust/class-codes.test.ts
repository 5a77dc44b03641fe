import { CLASS_CODE_ALPHABET, CLASS_CODE_LENGTH, wholeCode } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { UNKNOWN_CODES } from '../src/domain/accounts/code-limits.ts';
import { makeClass, openMemory, type SchoolClass, visit } from './school-in-memory.ts';

const NOW = Date.UTC(2026, 8, 1, 8);
const SCHOOL = '203.0.113.7';
let school: SchoolClass;

/** A code that no class has, another one for each number. */
const unknownCode = (number: number): string =>
  Array.from({ length: CLASS_CODE_LENGTH }, (_, place) =>
    CLASS_CODE_ALPHABET.charAt(Math.floor(number / CLASS_CODE_ALPHABET.length ** place) % CLASS_CODE_ALPHABET.length),
  ).join('');

/** A stranger types so many codes, each from an address of the list in turn. */
async function guess(count: number, addressOf: (number: number) => string, now: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    expect(await visit('classSignInList', { classCode: unknownCode(number) }, { ip: addressOf(number), now })).toBe(
      'code/unknown',
    );
}

const lookUp = (classCode: string, ip: string, now: number, deviceId?: string) =>
  visit('classSignInList', { classCode, ...(deviceId !== undefined && { deviceId }) }, { ip, now });

beforeAll(async () => {
  openMemory();
  school = await makeClass(NOW, 0, 2);
  const [card] = school.cards;
  if (card === undefined) throw new Error('no card');
  const shown = { classCode: school.code, userName: card.userName, secret: card.secret, deviceId: 'own-device' };
  expect(await visit('studentSignIn', shown, { ip: SCHOOL, now: NOW })).toBe('ok');
});

it('looks up no class code for an address from which too many unknown ones came, but for who shows more', async () => {
  await guess(UNKNOWN_CODES.address, () => SCHOOL, NOW);
  expect(await lookUp(unknownCode(1), SCHOOL, NOW)).toBe('sign-in/card');
  expect(await lookUp(school.code, SCHOOL, NOW)).toBe('sign-in/card');
  expect(await lookUp(school.code, SCHOOL, NOW, 'own-device')).toBe('ok');
  expect(await lookUp(wholeCode(school.code, school.cards[1]?.cardKey ?? ''), SCHOOL, NOW)).toBe('ok');
  expect(await lookUp(school.code, '198.51.100.1', NOW)).toBe('ok');
});

it('looks up no class code for strangers when too many came from all addresses, and still does for the school’s', async () => {
  const later = NOW + 2 * HOUR;
  await guess(UNKNOWN_CODES.everywhere, (number) => `198.51.${number % 250}.${Math.floor(number / 250)}`, later);
  expect(await lookUp(school.code, '192.0.2.1', later)).toBe('sign-in/card');
  expect(await lookUp(school.code, SCHOOL, later)).toBe('ok');
  expect(await lookUp(school.code, '192.0.2.1', later + 2 * HOUR)).toBe('ok');
});
