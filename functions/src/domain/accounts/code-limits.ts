import { CLASS_CODE_LENGTH } from '@lemma/school/class';
import { DAY, HOUR } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { atOnce } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { countHourly, hourlyCount } from '../../platform/hourly-count.ts';

/**
 * Unknown class codes within an hour of the clock: from one address, and from all addresses together from which no
 * student has signed in. A school of 1,500 of whom each tenth mistypes needs 150 at its address. Above these numbers
 * codes of classes are not looked up any more, except for those who show more than the code: see `classOfCode`. In a
 * flood the whole code of a card opens no list of a class any more either: otherwise 31 tries would tell of each code
 * whether a class has it. Whoever has a card makes any address one of students: those have a bound of their own together,
 * and each of them its own flood, which no school's morning comes near.
 */
export const UNKNOWN_CODES = {
  ...{ address: 400, everywhere: 1_000, students: 2_000 },
  ...{ flood: 20_000, floodOfStudents: 100_000 },
} as const;

/**
 * A code of six letters is found 529 times as easily as one of eight. A stranger's counts like so many, as long as those of
 * the address count less together than may be typed there; from then on no code of six letters is looked up at it, and it
 * is held for a flood of them.
 */
const OLD_CODE_WEIGHT = 25;
const isOld = (classCode: string): boolean => classCode.length < CLASS_CODE_LENGTH;

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
const OF_STUDENTS = 'class codes at addresses of students';
const ofAddress = (ip: string): string => `class codes ${ip}`;
/** What the codes of an address count among those of all. */
const weightOfAddress = (ip: string): string => `weight of class codes ${ip}`;
const schoolKeyOf = (ip: string): string => hashOf('an address of students', ip);

/** What is counted of an address for codes like this one beside their number: it bounds those of six letters. */
const weightFor = async (classCode: string, ip: string, now: number): Promise<number> =>
  isOld(classCode) ? hourlyCount(weightOfAddress(ip), now) : 0;

const countsFor = (ip: string, now: number) =>
  Promise.all([hourlyCount(ofAddress(ip), now), hourlyCount(EVERYWHERE, now), hourlyCount(OF_STUDENTS, now)]);

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

/** Whether too many unknown codes came from this address, or from all strangers or all students together. */
export async function areCodesUsedUp(classCode: string, ip: string, now: number): Promise<boolean> {
  const [[here, everywhere, students], weight] = await Promise.all([countsFor(ip, now), weightFor(classCode, ip, now)]);
  if (here >= UNKNOWN_CODES.address || weight >= UNKNOWN_CODES.address) return true;
  const [ofStrangers, ofStudents] = [everywhere >= UNKNOWN_CODES.everywhere, students >= UNKNOWN_CODES.students];
  if (ofStrangers === ofStudents) return ofStrangers;
  return (await isSchoolAddress(ip, now)) === ofStudents;
}

/** Whether so many codes are tried that somebody looks for those of classes: by all together, or at this address alone. */
export async function isFlood(classCode: string, ip: string, now: number): Promise<boolean> {
  const [[here, everywhere, students], weight] = await Promise.all([countsFor(ip, now), weightFor(classCode, ip, now)]);
  const { address, flood, floodOfStudents } = UNKNOWN_CODES;
  if (everywhere >= flood || students >= flood || here >= floodOfStudents) return true;
  return (here >= flood || weight >= address) && !(await isSchoolAddress(ip, now));
}

/**
 * The codes of one address count among those of all as much as may be typed there, however many letters they have: no
 * address alone is a flood for others, or shuts them out.
 */
export async function countUnknownCode(classCode: string, ip: string, now: number): Promise<void> {
  const [isSchool, before] = await Promise.all([isSchoolAddress(ip, now), hourlyCount(weightOfAddress(ip), now)]);
  const all = isSchool ? OF_STUDENTS : EVERYWHERE;
  const weight = Math.min(!isSchool && isOld(classCode) ? OLD_CODE_WEIGHT : 1, UNKNOWN_CODES.address - before);
  await Promise.all([
    countHourly(ofAddress(ip), now),
    ...(weight > 0 ? [countHourly(weightOfAddress(ip), now, weight), countHourly(all, now, weight)] : []),
  ]);
}
