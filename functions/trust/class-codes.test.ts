import { calls } from '@lemma/school/calls';
import { CLASS_CODE_ALPHABET, CLASS_CODE_LENGTH, wholeCode } from '@lemma/school/class';
import { HOUR, MINUTE } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { askForNewSecret } from '../src/calls/accounts/ask-for-new-secret.ts';
import { classSignInList } from '../src/calls/accounts/class-sign-in-list.ts';
import {
  isFlood,
  noteSchoolAddress,
  UNKNOWN_CODES,
  WRONG_KEYS_OF_A_CLASS,
} from '../src/domain/accounts/code-limits.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
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

it('bounds whoever has a card and signs in from as many addresses as they like, and leaves strangers and whole codes alone', async () => {
  const later = NOW + 30 * HOUR;
  const [card] = school.cards;
  const shown = {
    classCode: school.code,
    userName: card?.userName ?? '',
    secret: card?.secret ?? '',
    deviceId: 'own-device',
  };
  const addresses = Array.from({ length: UNKNOWN_CODES.students / UNKNOWN_CODES.address }, (_, at) => `198.18.0.${at}`);
  for (const ip of addresses) expect(await visit('studentSignIn', shown, { ip, now: later })).toBe('ok');
  await guess(UNKNOWN_CODES.students, (number) => addresses[number % addresses.length] ?? '', later);
  const another = '198.18.1.1';
  expect(await visit('studentSignIn', shown, { ip: another, now: later })).toBe('ok');
  expect(await lookUp(school.code, another, later)).toBe('sign-in/card');
  expect(await lookUp(school.code, another, later, 'own-device')).toBe('ok');
  expect(await lookUp(wholeCode(school.code, card?.cardKey), another, later)).toBe('ok');
  expect(await lookUp(school.code, '192.0.2.60', later)).toBe('ok');
});

it('counts a stranger’s code of six letters like 25 of eight, and one that is typed at school like any other', async () => {
  const later = NOW + 40 * HOUR;
  const old = (number: number) => unknownCode(number).slice(0, 6);
  for (let number = 0; number < UNKNOWN_CODES.everywhere / 25; number += 1) {
    expect(await lookUp(school.code, '192.0.2.70', later)).toBe('ok');
    expect(await lookUp(old(number), SCHOOL, later)).toBe('code/unknown');
    expect(await lookUp(old(number), `198.19.0.${number}`, later)).toBe('code/unknown');
  }
  expect(await lookUp(school.code, '192.0.2.70', later)).toBe('sign-in/card');
  expect(await lookUp(school.code, SCHOOL, later)).toBe('ok');
});

it('lets nobody at one address shut out who is new elsewhere by codes of six letters, and looks up few of them there', async () => {
  const later = NOW + 50 * HOUR;
  const alone = '192.0.2.80';
  const answers: string[] = [];
  for (let number = 0; number < UNKNOWN_CODES.address / 2; number += 1)
    answers.push(await lookUp(unknownCode(number).slice(0, 6), alone, later));
  expect(answers.filter((answer) => answer === 'code/unknown')).toHaveLength(UNKNOWN_CODES.address / 25);
  expect(new Set(answers)).toEqual(new Set(['code/unknown', 'sign-in/card']));
  // Whole codes are, and count no more either.
  for (let number = 0; number < UNKNOWN_CODES.everywhere / 25; number += 1)
    expect(await lookUp(wholeCode(unknownCode(number).slice(0, 6), 'ACDEF'), alone, later)).toBe('code/unknown');
  // Codes of eight letters are looked up there, and everywhere else.
  expect(await lookUp(school.code, alone, later)).toBe('ok');
  expect(await lookUp(school.code, '192.0.2.81', later)).toBe('ok');
  expect(await lookUp(unknownCode(1).slice(0, 6), '192.0.2.81', later)).toBe('code/unknown');
  // Whole codes of six letters tell of no class there by wrong keys; those of eight, and a school's, do as before.
  const flood = (letters: number, ip: string) => isFlood(unknownCode(1).slice(0, letters), ip, later);
  expect([await flood(6, alone), await flood(8, alone), await flood(6, '192.0.2.81')]).toEqual([true, false, false]);
  await noteSchoolAddress(alone, later);
  expect(await flood(6, alone)).toBe(false);
});

/** Asks for a new card of the first child. */
const askFor = (
  classCode: string,
  ip: string,
  now: number,
  userName = school.cards[0]?.userName ?? '',
  deviceId?: string,
) =>
  askForNewSecret(
    calls.askForNewSecret.input.parse({ classCode, userName, ...(deviceId !== undefined && { deviceId }) }),
    { uid: undefined, ip, now },
  );
/** Whether the teacher sees since then that somebody of the class needs a new card. */
async function isRaised(now: number): Promise<boolean> {
  const { classId } = await mustRead(documents.classCodes, school.code);
  return Object.values((await mustRead(documents.rosters, classId)).students).some((one) => one.askedForHelpAt === now);
}

it('is no way to try codes of classes by asking for a new card', async () => {
  const later = NOW + 10 * HOUR;
  for (let number = 0; number < UNKNOWN_CODES.address; number += 1)
    expect(await askFor(unknownCode(number), '192.0.2.30', later, 'ana')).toEqual({ heard: false });
  expect(await lookUp(school.code, '192.0.2.30', later)).toBe('sign-in/card');
  expect(await askFor(school.code, '192.0.2.30', later)).toEqual({ heard: false });
  expect(await isRaised(later)).toBe(false);
  expect(await askFor(school.code, '192.0.2.31', later)).toEqual({ heard: true });
  expect(await isRaised(later)).toBe(true);
});

it('hears a child at school who asks for a new card, by the whole code and on a device of the class, whatever was typed there', async () => {
  const later = NOW + 22 * HOUR;
  await guess(UNKNOWN_CODES.address, () => SCHOOL, later);
  expect(await askFor(school.code, SCHOOL, later)).toEqual({ heard: false });
  expect(await isRaised(later)).toBe(false);
  const [own, other] = school.cards;
  const whole = wholeCode(school.code, own?.cardKey ?? '');
  // A card is that of one child, and a key that no card has is none.
  expect(await askFor(whole, SCHOOL, later, other?.userName)).toEqual({ heard: false });
  expect(await askFor(wholeCode(school.code, 'ACDEF'), SCHOOL, later)).toEqual({ heard: false });
  expect(await isRaised(later)).toBe(false);
  expect(await askFor(whole, SCHOOL, later)).toEqual({ heard: true });
  expect(await isRaised(later)).toBe(true);
  expect(await askFor(school.code, SCHOOL, later + MINUTE * 2, undefined, 'own-device')).toEqual({ heard: true });
  expect(await isRaised(later + MINUTE * 2)).toBe(true);
});

it('looks at no key of a card after too many wrong ones: the whole code opens the list of the class, as the class code does', async () => {
  const later = NOW + 6 * HOUR;
  const [card] = school.cards;
  const ofACard = async (cardKey: string) => {
    const answer = await lookUpWhole(wholeCode(school.code, cardKey), later);
    return answer === undefined ? 'unknown' : (answer.ofACard ?? false);
  };
  const wrong = ['ACDEF', 'ACDEG', 'ACDEH'].find((key) => school.cards.every(({ cardKey }) => cardKey !== key)) ?? '';
  for (let tried = 0; tried < WRONG_KEYS_OF_A_CLASS; tried += 1) expect(await ofACard(wrong)).toBe('unknown');
  for (const key of [wrong, card?.cardKey ?? '']) expect(await ofACard(key)).toBe(false);
  expect((await lookUpWhole(wholeCode(school.code, wrong), later + 2 * HOUR))?.students).toBeUndefined();
  expect((await lookUpWhole(wholeCode(school.code, card?.cardKey ?? ''), later + 2 * HOUR))?.ofACard).toBe(true);
});

it('opens the class for who has a card, from a new device at school, where both kinds of guesses are used up', async () => {
  const later = NOW + 18 * HOUR;
  const [card] = school.cards;
  const whole = wholeCode(school.code, card?.cardKey ?? '');
  const wrong = ['ACDEF', 'ACDEG', 'ACDEH'].find((key) => school.cards.every(({ cardKey }) => cardKey !== key)) ?? '';
  await guess(UNKNOWN_CODES.address, () => SCHOOL, later);
  for (let tried = 0; tried < WRONG_KEYS_OF_A_CLASS; tried += 1)
    expect(await lookUp(wholeCode(school.code, wrong), SCHOOL, later)).toBe('code/unknown');
  expect(await lookUp(whole, SCHOOL, later, 'new-device')).toBe('ok');
  // A key is not found by it: a wrong one is answered alike.
  expect(await lookUp(wholeCode(school.code, wrong), SCHOOL, later, 'new-device')).toBe('ok');
  expect(await lookUp(school.code, SCHOOL, later, 'new-device')).toBe('sign-in/card');
  const shown = { classCode: whole, userName: card?.userName ?? '', deviceId: 'new-device' };
  for (let tried = 0; tried < 4; tried += 1)
    await visit(
      'studentSignIn',
      { ...shown, classCode: school.code, secret: 'cat-cat-cat', deviceId: `made-up-${tried}` },
      { ip: SCHOOL, now: later },
    );
  expect(await visit('studentSignIn', { ...shown, secret: card?.secret ?? '' }, { ip: SCHOOL, now: later })).toBe('ok');
});

it('counts a whole code of no class as an unknown class code', async () => {
  const later = NOW + 12 * HOUR;
  const ip = '192.0.2.44';
  for (let number = 0; number < UNKNOWN_CODES.address; number += 1)
    expect(await lookUp(wholeCode(unknownCode(number), 'ACDEF'), ip, later)).toBe('code/unknown');
  expect(await lookUp(school.code, ip, later)).toBe('sign-in/card');
});
