import { AppError, appErrorCodes } from '@lemma/contract';
import { describe, expect, it } from 'vitest';
import { addressOf, callerOf } from './caller.ts';
import { toAppError, toHttpsError } from './fault.ts';

describe('toHttpsError', () => {
  it.each(appErrorCodes)('sends %s as a code and nothing else', (code) => {
    const sent = toHttpsError(new AppError(code, 'students/ana has a secret', new Error('inside')));
    expect(sent.toJSON()).toMatchObject({ message: code, details: { code } });
    expect(JSON.stringify(sent.toJSON())).not.toContain('ana');
  });
});

describe('toAppError', () => {
  it('tells a temporary fault from a permanent one', () => {
    expect(toAppError({ code: 10 }).code).toBe('server/unavailable');
    expect(toAppError({ code: 14 }).code).toBe('server/unavailable');
    expect(toAppError(new TypeError('x')).code).toBe('unknown');
    expect(toAppError('x').code).toBe('unknown');
  });
});

describe('addressOf', () => {
  it('believes the front end, not the client', () => {
    expect(addressOf({ headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2 , 3.3.3.3' } })).toBe('3.3.3.3');
    expect(addressOf({ headers: {}, socket: { remoteAddress: '4.4.4.4' } })).toBe('4.4.4.4');
    expect(addressOf({ headers: { 'x-forwarded-for': '2001:db8::1, 2001:db8:1:2:3::4' } })).toBe('2001:db8:1:2::/64');
    expect(addressOf({ headers: {} })).toBe('unknown');
  });
});

it('lets nobody in without a sign-in', () => {
  const request: Parameters<typeof callerOf>[0] = Object.create(null, { auth: { value: undefined } });
  expect(() => callerOf(request)).toThrow('auth/signed-out');
});
