import { expect, it } from 'vitest';
import { isTyped } from './typed-file.ts';

it.each([
  ['https://area.example/v/a.js', 'text/javascript; charset=utf-8', true],
  ['https://area.example/v/a.mjs', 'application/javascript', true],
  ['https://area.example/v/a.js', 'text/html', false],
  ['https://area.example/v/a.css', 'text/css', true],
  ['https://area.example/v/a.css', null, false],
  ['https://area.example/v/a.woff2', null, true],
])('of %s with the type %s a browser makes what it is: %s', (address, type, expected) => {
  expect(isTyped(address, type)).toBe(expected);
});
