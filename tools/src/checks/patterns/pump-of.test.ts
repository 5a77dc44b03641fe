import { expect, it } from 'vitest';
import { pumpOf } from './pump-of.ts';

it.each([
  [/^(?:a+)+$/, true],
  [/^(?:a*)*$/, true],
  [/^(?:a|a)*$/, true],
  [/^(?:\w+\s?)*$/, true],
  [/^(?:in \w+(?: \w+)?(?: \w+)?,? )*(?:is|are)/i, true],
  [/(?:\d+(?:\.\d+)?)(?:\s?[-+]?\s?\d+)*(?!\w)/, true],
  [/x(?=(?:a+)+b)/, true],
  [/^(?:a?b?)*c/, true],
  [/^(?:a{1,30}x)*c/, false],
  [/^(?:\s{0,2}\d)*c/, false],
  [/^(?: ?-? ?)*c/, true],
  [/^\s*a?\s*$/, false],
  [/^\d+\d+x/, false],
  [/a.*b.*c/, false],
  [/^(?:\w+\s)*$/, false],
  [/^(?:a|b)*$/, false],
  [/^(?:\b\w+\b\W*)*$/, false],
  [/(?:[a-z](?![a-z])\s?)*=/, false],
  [/(?:\d+(?:\.\d+)?)(?:[-+]\d+)*(?!\w)/, false],
  [/(?:a+)+/, false],
  [/\s+$/, false],
])('tells whether %s can be gone in two ways: %s', ({ source, flags }, isTwice) => {
  expect(pumpOf(source, flags) !== undefined).toBe(isTwice);
});
