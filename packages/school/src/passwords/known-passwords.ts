import { HASHES } from './hashes.ts';

/** The 32-bit FNV-1a hash of a text in UTF-8. Fowler, Noll and Vo; http://www.isthe.com/chongo/tech/comp/fnv/ */
export function shortHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Whether a password is in a list of hashes (sorted, in base64), in upper or lower case. The list is read once. */
export function isAmong(list: string): (typed: string) => boolean {
  let hashes: ReadonlySet<number> | undefined;
  const read = () => {
    const bytes = Uint8Array.from(atob(list), (sign) => sign.charCodeAt(0));
    const view = new DataView(bytes.buffer);
    return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4)));
  };
  return (typed) => {
    hashes ??= read();
    return hashes.has(shortHash(typed.trim().toLowerCase()));
  };
}

/**
 * Words of this place that thieves try first, beside those of the account's own address: what Lemma, a school and its
 * people are called.
 */
const LISTED = [
  ...['lemma', 'school', 'escuela', 'teacher', 'maestro', 'maestra', 'profesor', 'profesora', 'student', 'estudiante'],
  ...[
    'parent',
    'padre',
    'madre',
    'class',
    'clase',
    'classroom',
    'lesson',
    'math',
    'maths',
    'mathematics',
    'matematicas',
  ],
  ...[
    'algebra',
    'geometry',
    'fraction',
    'grade',
    'homework',
    'tarea',
    'password',
    'contrasena',
    'welcome',
    'bienvenido',
  ],
];
/** The fewest letters that are left of a password without the listed words. */
const LEAST_OWN = 4;
const LEAST_WORD = 4;

/**
 * Whether a password is little more than listed words with digits and signs around them, as `Teacher2026!`. `address`:
 * the e-mail address of the account, whose parts are listed too, as is the school's name in it.
 */
export function isListedWord(typed: string, address = ''): boolean {
  const letters = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '');
  const own = address
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= LEAST_WORD);
  const words = [...LISTED, ...own].toSorted((one, other) => other.length - one.length);
  const all = letters(typed);
  const left = words.reduce((text, word) => text.replaceAll(letters(word), ''), all);
  return left.length < all.length && left.length < LEAST_OWN;
}

/**
 * Whether a password is one of the 5,000 most used of at least eight characters, in upper or lower case. About one in a
 * million other passwords is refused too, because hashes can be equal.
 */
export const isKnownPassword = isAmong(HASHES);
