import { expect, it } from 'vitest';
import { asksAgain, hear } from './server-time.ts';

it('asks for the server’s time until it is heard, and again when it is in doubt', () => {
  const heard = hear(1_000);
  expect(asksAgain(undefined, undefined)).toBe(true);
  expect(asksAgain({ fromDevice: true }, undefined)).toBe(true);
  expect(asksAgain({ fromDevice: true }, heard)).toBe(true);
  expect(asksAgain({ heard }, undefined)).toBe(false);
  expect(asksAgain({ heard }, heard)).toBe(true);
  expect(asksAgain({ heard: hear(2_000) }, heard)).toBe(false);
});

it('does not ask a server of before, which answers without its time, again and again', () => {
  expect(asksAgain({}, undefined)).toBe(false);
  expect(asksAgain({}, hear(1_000))).toBe(false);
});
