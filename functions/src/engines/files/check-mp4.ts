import { AppError } from '@lemma/contract';
import { BrokenFile, latin, slice, u32be } from './bytes.ts';

/** The boxes that a recording may contain at its top level. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra', 'free', 'skip', 'wide'],
]);
/** Kinds of tracks and data: sound, and metadata of the file. */
const SOUND = 'soun';
const NOTES: ReadonlySet<string> = new Set(['mdir', 'mdta']);

/**
 * Where a box begins and ends, in bytes. A size of 0 means to the end of the file; a size of 1 means that eight bytes
 * after the name hold the size.
 */
function boxAt(bytes: Uint8Array, at: number) {
  const size = u32be(slice(bytes, at, at + 8), 0);
  const type = latin(bytes, at + 4, at + 8);
  if (size === 0) return { type, body: slice(bytes, at + 8, bytes.length), to: bytes.length };
  const head = size === 1 ? 16 : 8;
  const length = size === 1 ? u32be(slice(bytes, at + 8, at + 16), 0) * 2 ** 32 + u32be(bytes, at + 12) : size;
  if (length < head) throw new BrokenFile('a box of no size');
  return { type, body: slice(bytes, at + head, at + length), to: at + length };
}

/** The kinds of all tracks: in each `hdlr` box, the four bytes after its version and eight more bytes. */
const kindsIn = (moov: string): string[] => [...moov.matchAll(/hdlr.{8}(.{4})/gs)].map(([, kind = '']) => kind);

/**
 * Checks that an MP4 contains sound only, box by box from its first byte to its last. @throws BrokenFile, AppError
 * `data/unsupported-type`.
 */
export function checkMp4(bytes: Uint8Array): Uint8Array {
  const kinds: string[] = [];
  let data = 0;
  for (let at = 0; at < bytes.length; ) {
    const { type, body, to } = boxAt(bytes, at);
    if (!ALLOWED.has(type) || (at === 0) !== (type === 'ftyp')) throw new BrokenFile(`box ${type}`);
    if (type === 'moov') kinds.push(...kindsIn(latin(body, 0, body.length)));
    if (type === 'mdat') data += body.length;
    at = to;
  }
  if (kinds.some((kind) => kind !== SOUND && !NOTES.has(kind)))
    throw new AppError('data/unsupported-type', 'more than sound');
  if (!kinds.includes(SOUND) || data === 0) throw new BrokenFile('no sound in it');
  return bytes;
}
