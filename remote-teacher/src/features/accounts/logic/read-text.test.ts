import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

it.each([
  ['UTF-8', Buffer.from('Chloé;Groß')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFChloé;Groß')],
  ['UTF-16 as "Unicode text"', Buffer.from('\uFEFFChloé;Groß', 'utf16le')],
  ['UTF-16, the other way', Buffer.from('\uFEFFChloé;Groß', 'utf16le').swap16()],
  ['Windows-1252, as Excel saves CSV', Buffer.from('Chloé;Groß', 'latin1')],
])('reads %s', (_what, bytes) => expect(readText(bytes)).toBe('Chloé;Groß'));
it('refuses a program as text', () => expect(readText(Uint8Array.of(0x4d, 0x5a, 0, 1))).toBeUndefined());
