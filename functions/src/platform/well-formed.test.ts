import { expect, it } from 'vitest';
import { wellFormed } from './well-formed.ts';

it('replaces half of a character anywhere, and leaves everything else as it is', () => {
  const half = '😀'.slice(0, 1);
  expect(wellFormed({ text: `Why?${half}`, lines: [{ note: `${half}!`, points: 2 }] })).toEqual({
    text: 'Why?\ufffd',
    lines: [{ note: '\ufffd!', points: 2 }],
  });
  const whole = { text: 'a 😀 and a typed \\ud800', none: undefined };
  expect(wellFormed(whole)).toEqual(whole);
  expect(wellFormed(undefined)).toBeUndefined();
});
