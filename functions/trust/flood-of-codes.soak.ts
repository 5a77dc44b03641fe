import { calls } from '@lemma/school/calls';
import { wholeCode } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { classSignInList } from '../src/calls/accounts/class-sign-in-list.ts';
import {
  countUnknownCode,
  noteSchoolAddress,
  UNKNOWN_CODES,
  WRONG_KEYS_OF_A_CLASS,
} from '../src/domain/accounts/code-limits.ts';
import { makeClass, openMemory, type SchoolClass, visit } from './school-in-memory.ts';

const NOW = Date.UTC(2026, 8, 1, 8);
/** A code that no class has. */
const UNKNOWN = 'CAAAAAAA';
let school: SchoolClass;

const lookUp = (classCode: string, ip: string, now: number) => visit('classSignInList', { classCode }, { ip, now });

/** What a stranger with a new device and the whole code of a card is shown; undefined: the code is unknown. */
const lookUpWhole = (classCode: string, now: number) =>
  classSignInList(calls.classSignInList.input.parse({ classCode }), { uid: undefined, ip: '192.0.2.9', now }).catch(
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'code/unknown' });
      return undefined;
    },
  );

beforeAll(async () => {
  openMemory();
  school = await makeClass(NOW, 0, 2);
});

it('opens no list by wrong keys while strangers flood us with codes', async () => {
  const later = NOW + 14 * HOUR;
  const whole = wholeCode(school.code, 'ACDEF');
  for (let tried = 0; tried <= WRONG_KEYS_OF_A_CLASS; tried += 1) await lookUpWhole(whole, later);
  expect((await lookUpWhole(whole, later))?.students).toHaveLength(school.cards.length);
  expect(await lookUp(wholeCode(UNKNOWN, 'ACDEF'), '198.51.100.9', later)).toBe('code/unknown');
  // However many one address types, only that address is held for a flood.
  for (let number = 1; number < UNKNOWN_CODES.flood; number += 1)
    await countUnknownCode(UNKNOWN, '198.51.100.9', later);
  expect(await lookUp(whole, '198.51.100.9', later)).toBe('sign-in/card');
  expect(await lookUp(whole, '192.0.2.1', later)).toBe('ok');
  for (let number = 0; number < UNKNOWN_CODES.flood; number += 1)
    await countUnknownCode(UNKNOWN, `198.51.101.${Math.floor(number / UNKNOWN_CODES.address)}`, later);
  expect(await lookUp(whole, '192.0.2.1', later)).toBe('sign-in/card');
});

it('opens none while somebody with a card does so from many addresses', async () => {
  const later = NOW + 20 * HOUR;
  const whole = wholeCode(school.code, 'ACDEF');
  for (let tried = 0; tried < WRONG_KEYS_OF_A_CLASS; tried += 1) await lookUpWhole(whole, later);
  const addressOf = (number: number) => `198.18.0.${Math.floor(number / UNKNOWN_CODES.address)}`;
  for (let number = 0; number < UNKNOWN_CODES.flood; number += 1) {
    if (number % UNKNOWN_CODES.address === 0) await noteSchoolAddress(addressOf(number), later);
    await countUnknownCode(UNKNOWN, addressOf(number), later);
  }
  expect(await lookUp(whole, '192.0.2.1', later)).toBe('sign-in/card');
  expect(await lookUp(whole, '192.0.2.1', later + 2 * HOUR)).toBe('code/unknown');
});
