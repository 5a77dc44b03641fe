import { expect, it } from 'vitest';
import { foreignTiesOf } from './foreign-ties.ts';

const email = 'maya@school.example';
const by = (providerId: string, address?: string) => ({ providerId, email: address });

it('leaves an adult the password and the Google account of the own address', () => {
  expect(
    foreignTiesOf({ email, providerData: [by('password', email), by('google.com', 'Maya@School.example')] }),
  ).toEqual([]);
});

it.each([
  [by('google.com', 'somebody@else.example'), 'google.com'],
  [by('google.com'), 'google.com'],
  [by('github.com', email), 'github.com'],
  [by('phone'), 'phone'],
])('finds what somebody else tied: %o', (tie, expected) => {
  expect(foreignTiesOf({ email, providerData: [by('password', email), tie] })).toEqual([expected]);
});

it('finds a phone, and anything at all on an account without an address', () => {
  expect(foreignTiesOf({ email, phoneNumber: '+15005550006' })).toEqual(['phone']);
  expect(foreignTiesOf({ providerData: [by('google.com', email)] })).toEqual(['google.com']);
});
