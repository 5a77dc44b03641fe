import { type Cursor, LETTER, push, readSign, type ScanOptions, type Token } from './cursor.ts';
import { LIMITS, Unreadable } from './limits.ts';
import { readCommand, readLetters } from './read-letters.ts';
import { scanNumber } from './scan-number.ts';
import { LETTER_NAMES, SIGNS, SUBSCRIPTS, SUPERSCRIPTS, VULGAR } from './words.ts';

const SPACE = /[\s\u200b]/;

const NUMBER_START = /[\d.,]/;
const LONGER_SIGN = /[<>=!/*+]/;

/** Cuts a text into tokens. @throws Unreadable */
export function scan(text: string, options: ScanOptions): Token[] {
  const cursor: Cursor = { text, options, at: 0, depth: 0, tokens: [], hidden: new Set() };
  let spaced = false;
  while (cursor.at < text.length) {
    if (skipSpace(cursor)) {
      spaced = true;
      continue;
    }
    const before = cursor.tokens.length;
    readToken(cursor, spaced);
    if (cursor.tokens.length > before) spaced = false;
    if (cursor.tokens.length > LIMITS.tokens)
      throw new Unreadable('too-long', cursor.at, text.length - cursor.at, 'That is too long. Write one answer.');
  }
  push(cursor, 'end', '', 0, spaced);
  return cursor.tokens;
}

function skipSpace(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const char = text.charAt(at);
  if (SPACE.test(char) || cursor.hidden.has(at)) {
    cursor.at += 1;
    return true;
  }
  if (char === '~' || (char === '$' && cursor.options.latex && (at === 0 || at === text.length - 1))) {
    cursor.at += 1;
    return true;
  }
  if (char === '\\' && /[ ,;:!>]/.test(text.charAt(at + 1))) {
    cursor.at += 2;
    return true;
  }
  return false;
}

function readToken(cursor: Cursor, spaced: boolean): true {
  const { text, at } = cursor;
  const char = text.charAt(at);
  if (NUMBER_START.test(char) && scanNumber(cursor, spaced)) return true;
  if (char === '\\') return readCommand(cursor, spaced);
  if (LETTER.test(char)) return readLetters(cursor, spaced);
  const blank = '□?▢☐_'.includes(char) ? /^(?:[^_]|__+)/.exec(text.slice(at))?.[0] : undefined;
  if (blank !== undefined) return push(cursor, 'blank', '?', blank.length, spaced);
  for (const length of LONGER_SIGN.test(char) ? [3, 2, 1] : [1]) {
    const written = text.slice(at, at + length);
    const sign = SIGNS.get(written);
    if (sign !== undefined) return readSign(cursor, sign, written.length, spaced);
  }
  const letter = LETTER_NAMES.get(char);
  if (letter !== undefined) return push(cursor, 'name', letter, 1, spaced);
  if (VULGAR.has(char)) return push(cursor, 'vulgar', char, 1, spaced);
  if ('$€£¥¢'.includes(char)) return push(cursor, 'money', char, 1, spaced);
  if ('°′µ'.includes(char)) return readSymbolUnit(cursor, spaced);
  if (SUPERSCRIPTS.includes(char) || char === '⁻') return readRaised(cursor, spaced);
  if (SUBSCRIPTS.includes(char)) return readLowered(cursor, spaced);
  // A character beyond U+FFFF takes two UTF-16 units; half of it is no sign.
  const [whole = char] = text.slice(at);
  throw new Unreadable('character', at, whole.length, `We cannot read “${whole}” here.`);
}

function readSymbolUnit(cursor: Cursor, spaced: boolean): true {
  const rest = cursor.text.slice(cursor.at);
  const word = /^(°\s?[CF]\b|°|µ[a-zA-Z]*|′)/.exec(rest)?.[0] ?? '';
  return push(cursor, 'unit', word.replace(/\s/g, ''), word.length, spaced);
}

function readRaised(cursor: Cursor, spaced: boolean): true {
  const run = new RegExp(`^⁻?[${SUPERSCRIPTS}]+`).exec(cursor.text.slice(cursor.at))?.[0];
  if (run === undefined || run.length > 6) throw new Unreadable('character', cursor.at, 1, 'We cannot read this here.');
  const plain = [...run].map((digit) => (digit === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(digit)))).join('');
  return push(cursor, 'power', plain, run.length, spaced);
}

function readLowered(cursor: Cursor, spaced: boolean): true {
  const run = new RegExp(`^[${SUBSCRIPTS}]+`).exec(cursor.text.slice(cursor.at))?.[0] ?? '';
  const digits = [...run].map((digit) => String(SUBSCRIPTS.indexOf(digit))).join('');
  push(cursor, 'sign', '_', 0, spaced);
  return push(cursor, 'number', digits, run.length, false);
}
