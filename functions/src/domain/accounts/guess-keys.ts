import { hashOf } from '../../platform/hash.ts';

/**
 * The account part of a throttle's key. An account that does not exist gets a key of the same kind, made from what was
 * typed, so that waiting tells nobody whether it exists.
 */
export const accountKeyOf = (studentId: string | undefined, classCode: string, userName: string): string =>
  studentId ?? hashOf('no such account', classCode, userName);

/** `round` goes up when the teacher resets the count, so that it starts at zero on every device at once. */
export const pairKeyOf = (account: string, deviceId: string, round: number): string =>
  hashOf('guess', account, deviceId, String(round));
export const strangersKeyOf = (account: string, round: number): string => hashOf('strangers', account, String(round));
export const deviceKeyOf = (account: string, deviceId: string): string => hashOf('device', account, deviceId);
export const noteKeyOf = (account: string): string => hashOf('noted', account);
