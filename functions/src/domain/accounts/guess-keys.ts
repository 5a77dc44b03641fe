import { hashOf } from '../../platform/hash.ts';

/**
 * The account part of a throttle's key. A name without an account gets a key of the same form, made from what was
 * typed, so that the number of tries does not tell whether the account exists.
 */
export const accountKeyOf = (studentId: string | undefined, classCode: string, userName: string): string =>
  studentId ?? hashOf('no such account', classCode, userName);

/** `round` goes up when the teacher resets the count, so that it starts again at zero. */
export const guessesKeyOf = (account: string, round: number): string => hashOf('guesses', account, String(round));
export const deviceKeyOf = (account: string, deviceId: string): string => hashOf('device', account, deviceId);
export const classDeviceKeyOf = (classId: string, deviceId: string): string =>
  hashOf('class device', classId, deviceId);
export const noteKeyOf = (account: string): string => hashOf('noted', account);
