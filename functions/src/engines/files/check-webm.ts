import { AppError } from '@lemma/contract';
import { BrokenFile, latin, slice } from './bytes.ts';

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const AUDIO = 2;
const SOUND: ReadonlySet<number> = new Set([0xa3, 0xa0]);
/**
 * The allowed elements besides sound: seek head, void, info, tracks, cues, tags, timestamps. Attachments and chapters
 * are not allowed.
 */
const ALLOWED: ReadonlySet<number> = new Set([
  ...[0x114d9b74, 0xec, 0xbf, 0x1549a966, TRACKS, 0x1c53bb6b, 0x1254c367],
  ...[0xe7, 0xa7, 0xab, ...SOUND],
]);

type Element = {
  readonly id: number;
  readonly from: number /** Undefined: up to the end of the enclosing element. */;
  readonly to?: number;
};

/** Reads a number of one to eight bytes; its first byte says how many. */
function numberAt(bytes: Uint8Array, at: number, withMark: boolean) {
  const first = slice(bytes, at, at + 1)[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new BrokenFile('no number');
  const rest = slice(bytes, at + 1, at + length);
  const start = withMark ? first : first & (0xff >> length);
  const value = rest.reduce((sum, byte) => sum * 256 + byte, start);
  const isOpen = !withMark && start === 0xff >> length && rest.every((byte) => byte === 0xff);
  return { value, to: at + length, isOpen };
}

function elementAt(bytes: Uint8Array, at: number): Element {
  const id = numberAt(bytes, at, true);
  const size = numberAt(bytes, id.to, false);
  if (size.isOpen) return { id: id.value, from: size.to };
  return { id: id.value, from: size.to, to: size.to + size.value };
}

function children(bytes: Uint8Array): { readonly id: number; readonly body: Uint8Array }[] {
  const found = [];
  for (let at = 0; at < bytes.length; ) {
    const { id, from, to = -1 } = elementAt(bytes, at);
    found.push({ id, body: slice(bytes, from, to) });
    at = to;
  }
  return found;
}

function requireSoundOnly(tracks: Uint8Array): void {
  const kinds = children(tracks)
    .filter(({ id }) => id === TRACK)
    .map(({ body }) => children(body).find(({ id }) => id === TRACK_TYPE)?.body[0]);
  if (kinds.length === 0) throw new BrokenFile('no track');
  if (kinds.some((kind) => kind !== AUDIO)) throw new AppError('data/unsupported-type', 'more than sound');
}

/**
 * Checks that a WebM contains sound only, from its first byte to its last: no pictures, no attached files. Browsers
 * write it while recording, without the lengths of its open elements. @throws BrokenFile, AppError
 * `data/unsupported-type`.
 */
export function checkWebm(bytes: Uint8Array): Uint8Array {
  const head = elementAt(bytes, 0);
  if (head.id !== EBML || head.to === undefined) throw new BrokenFile('not a WebM');
  const type = children(slice(bytes, head.from, head.to)).find(({ id }) => id === DOC_TYPE)?.body;
  if (type === undefined || latin(type, 0, type.length).replace(/\0+$/, '') !== 'webm')
    throw new AppError('data/unsupported-type', 'no WebM');
  const segment = elementAt(bytes, head.to);
  if (segment.id !== SEGMENT) throw new BrokenFile('no segment');
  let tracks = 0;
  let sounds = 0;
  for (let at = segment.from; at < bytes.length; ) {
    const { id, from, to } = elementAt(bytes, at);
    if (id === CLUSTER) {
      at = from;
      continue;
    }
    if (!ALLOWED.has(id) || to === undefined) throw new BrokenFile(`element ${id.toString(16)}`);
    const body = slice(bytes, from, to);
    if (id === TRACKS) {
      requireSoundOnly(body);
      tracks += 1;
    }
    if (SOUND.has(id)) sounds += 1;
    at = to;
  }
  if (tracks !== 1 || sounds === 0) throw new BrokenFile('no sound in it');
  return bytes;
}
