import { DAY, HOUR } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { atOnce } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { countHourly, hourlyCount } from '../../platform/hourly-count.ts';

/**
 * Unknown class codes within an hour of the clock: from one address, and from all addresses together from which no
 * student has signed in. A school of 1,500 of whom each tenth mistypes needs 150 at its address. Above these numbers
 * codes of classes are not looked up any more, except for those who show more than the code: see `classSignInList`. In a
 * flood the whole code of a card opens no list of a class any more either: otherwise 31 tries would tell of each code
 * whether a class has it.
 */
export const UNKNOWN_CODES = { address: 400, everywhere: 1_000, flood: 20_000 } as const;

/**
 * Wrong keys of cards with the code of one class within an hour of the clock: a class of 30 on new devices needs three.
 * Above that, no key is looked at and the whole code of a card counts as the class code alone, so that a key is not found by
 * trying and whoever has a card at hand still gets to their name.
 */
export const WRONG_KEYS_OF_A_CLASS = 30;

const wrongKeysOf = (classCode: string): string => `wrong keys of ${classCode}`;

/** Whether too many wrong keys came with this class code. */
export const areKeysUsedUp = async (classCode: string, now: number): Promise<boolean> =>
  (await hourlyCount(wrongKeysOf(classCode), now)) >= WRONG_KEYS_OF_A_CLASS;

export const countWrongKey = (classCode: string, now: number): Promise<void> =>
  countHourly(wrongKeysOf(classCode), now);

const EVERYWHERE = 'class codes everywhere';
const ofAddress = (ip: string): string => `class codes ${ip}`;
const schoolKeyOf = (ip: string): string => hashOf('an address of students', ip);

/** How long an address counts as one of students after a sign-in, and how often this is written. Milliseconds. */
const SCHOOL_ADDRESS = { life: 30 * DAY, written: 6 * HOUR } as const;
const MOST_REMEMBERED = 10_000;
const noted = new Map<string, number>();

/** Notes that a student signed in from an address: strangers elsewhere cannot use up what may be typed there. */
export async function noteSchoolAddress(ip: string, now: number): Promise<void> {
  if ((noted.get(ip) ?? 0) > now) return;
  if (noted.size >= MOST_REMEMBERED) noted.clear();
  noted.set(ip, now + SCHOOL_ADDRESS.written);
  const deleteAt = Timestamp.fromMillis(now + SCHOOL_ADDRESS.life);
  await documents.buckets.put(atOnce, schoolKeyOf(ip), { tokens: 0, at: now, deleteAt });
}

async function isSchoolAddress(ip: string, now: number): Promise<boolean> {
  const record = await documents.buckets.read(schoolKeyOf(ip));
  return record !== undefined && record.at > now - SCHOOL_ADDRESS.life;
}

/** Whether too many unknown codes came from this address, or from all strangers together. */
export async function areCodesUsedUp(ip: string, now: number): Promise<boolean> {
  const [here, everywhere] = await Promise.all([hourlyCount(ofAddress(ip), now), hourlyCount(EVERYWHERE, now)]);
  if (here >= UNKNOWN_CODES.address) return true;
  return everywhere >= UNKNOWN_CODES.everywhere && !(await isSchoolAddress(ip, now));
}

/** Whether strangers try so many codes that they look for those of classes: all together, or those of this address alone. */
export async function isFlood(ip: string, now: number): Promise<boolean> {
  const [here, everywhere] = await Promise.all([hourlyCount(ofAddress(ip), now), hourlyCount(EVERYWHERE, now)]);
  if (everywhere >= UNKNOWN_CODES.flood) return true;
  return here >= UNKNOWN_CODES.flood && !(await isSchoolAddress(ip, now));
}

/** Of one address as many count among those of all as may be typed there, so that no address alone is a flood for others. */
export async function countUnknownCode(ip: string, now: number): Promise<void> {
  const [isSchool, here] = await Promise.all([isSchoolAddress(ip, now), hourlyCount(ofAddress(ip), now)]);
  const isOfAll = !isSchool && here < UNKNOWN_CODES.address;
  await Promise.all([countHourly(ofAddress(ip), now), ...(isOfAll ? [countHourly(EVERYWHERE, now)] : [])]);
}
