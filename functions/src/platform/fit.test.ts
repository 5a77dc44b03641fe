import { logger } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';
import { fitted, requireFit } from './fit.ts';
import { LARGE_BYTES, TOO_LARGE_BYTES } from './size.ts';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
afterEach(() => {
  warn.mockClear();
  error.mockClear();
});

const whole = (bytes: number) => ({ text: 'x'.repeat(bytes) });

it('says in the log that a document is large, by its path and size, and stores it', () => {
  const large = whole(LARGE_BYTES);
  expect(fitted('boards/one', large, [])).toBe(large);
  expect(warn.mock.calls).toEqual([['a document is large', { path: 'boards/one', size: LARGE_BYTES + 306 }]]);
  expect(error).not.toHaveBeenCalled();
});

it('refuses a document that Firestore would refuse, and says so in the log', () => {
  const large = whole(TOO_LARGE_BYTES);
  const told = ['a document is too large: not written', { path: 'boards/one', size: TOO_LARGE_BYTES + 306 }];
  expect(() => fitted('boards/one', large, [])).toThrow('data/too-large');
  expect(() => requireFit('boards/one', large)).toThrow('data/too-large');
  expect(error.mock.calls).toEqual([told, told]);
});

it('measures what is stored: a document that packs well is not large', () => {
  const rows = { one: 'x'.repeat(2 * TOO_LARGE_BYTES) };
  expect(fitted('results/one', { rows }, ['rows'])).toMatchObject({ rows: {}, packed: expect.any(Uint8Array) });
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});
