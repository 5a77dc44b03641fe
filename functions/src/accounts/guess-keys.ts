import { hashOf } from '../platform/hash.ts';

/**
 * The account part of a throttle's key. An account that does not exist gets a key of the same kind, made from what was
 * typed, so that waiting tells nobody whether it exists.
 */
export const accountKeyOf = (studentId: string | undefined, classCode: string, userName: string): string =>
  studentId ?? hashOf('no such account', classCode, userName);

export const pairKeyOf = (account: string, deviceId: string): string => hashOf('guess', account, deviceId);
export const strangersKeyOf = (account: string): string => hashOf('strangers', account);
export const deviceKeyOf = (account: string, deviceId: string): string => hashOf('device', account, deviceId);
