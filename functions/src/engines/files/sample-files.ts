import { crc32 } from 'node:zlib';

/** Small files that contain everything that must be removed, built byte by byte for tests. */
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

function pngChunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([latin(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
export function samplePng({ width = 1, extra = [] as Buffer[], tail = '' } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([8, 0], 8);
  // One gray pixel: a row, compressed with deflate.
  const pixels = Buffer.from('789c63600000000200014873b3f6', 'hex');
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
    latin(tail),
  ]);
}
export const pngText = pngChunk('tEXt', latin('Author\0Ana Lopez'));
export const pngExif = pngChunk('eXIf', latin('MM\0*GPS 51.5N'));

const segment = (marker: number, body: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** An Exif segment with an orientation and a location, in either byte order. */
export function exifBody(orientation: number, order: 'MM' | 'II' = 'MM'): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.write(order, 'latin1');
  const u16 = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  u16(42, 2);
  u32(8, 4);
  u16(2, 8);
  [0x0112, 3].forEach((value, index) => {
    u16(value, 10 + index * 2);
  });
  u32(1, 14);
  u16(orientation, 18);
  [0x8825, 4].forEach((value, index) => {
    u16(value, 22 + index * 2);
  });
  return Buffer.concat([latin('Exif\0\0'), tiff, latin('GPS 51.5N 0.1W iPhone of Ana')]);
}

export function sampleJpeg({
  exif = exifBody(6) as Uint8Array,
  width = 16,
  scan = [0x12, 0xff, 0x00, 0xff, 0xd0, 0x34],
  tail = '',
} = {}): Buffer {
  const frame = Buffer.from([8, 0, 16, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(width, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    segment(0xe1, exif),
    segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Ana</x:xmpmeta>')),
    segment(0xe2, latin('ICC_PROFILE\0\x01\x01colours')),
    segment(0xe2, latin('MPF\0a second picture')),
    segment(0xed, latin('Photoshop 3.0\0caption Ana')),
    segment(0xfe, latin('a comment by Ana')),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(scan),
    Buffer.from([0xff, 0xd9]),
    latin(tail),
  ]);
}

const riffChunk = (type: string, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};
export function sampleWebp({ width = 16, tail = '' } = {}): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = 0b0010_1100;
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(width - 1, 7, 3);
  const picture = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 16, 0, 16, 0, 1, 2, 3]);
  const chunks = [
    riffChunk('VP8X', extended),
    riffChunk('VP8 ', picture),
    riffChunk('EXIF', latin('GPS 51.5N')),
    riffChunk('XMP ', latin('<x>Ana</x>')),
  ];
  return Buffer.concat([riffChunk('RIFF', Buffer.concat([latin('WEBP'), ...chunks])), latin(tail)]);
}

export function samplePdf(inside = '', pages = 1): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 3);
  const body = [
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inside}>>\nendobj\n`,
    `2 0 obj\n<< /Type /Pages /Kids [${numbers.map((n) => `${n} 0 R`).join(' ')}] /Count ${pages} >>\nendobj\n`,
    ...numbers.map((n) => `${n} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${n} 10] >>\nendobj\n`),
  ].join('');
  return latin(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size ${pages + 3} >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const u16 = (value: number) => [value & 255, (value >> 8) & 255];
const u32 = (value: number) => [...u16(value & 65_535), ...u16(value >>> 16)];

/** The part of an Office file that names its type. */
const contentTypes = (kind: 'docx' | 'xlsx') =>
  `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${kind === 'docx' ? 'wordprocessingml.document' : 'spreadsheetml.sheet'}.main+xml"/></Types>`;

/** An archive as Office programs write it: the names of its parts are in the directory at its end. */
export function sampleOffice(kind: 'docx' | 'xlsx', part = 'styles.xml'): Buffer {
  const folder = kind === 'docx' ? 'word' : 'xl';
  const contents = [
    ['[Content_Types].xml', contentTypes(kind)],
    [`${folder}/${part}`, ''],
  ] as const;
  const parts: number[] = [];
  const directory: number[] = [];
  for (const [name, content] of contents) {
    const [letters, bytes] = [[...Buffer.from(name)], [...Buffer.from(content)]];
    const stored = [u16(0), u16(0), u16(0), u16(0), u32(0), u32(bytes.length), u32(bytes.length)].flat();
    const entry = [...stored, ...u16(letters.length), ...u16(0)];
    directory.push(0x50, 0x4b, 1, 2, ...u16(20), ...u16(20), ...entry, ...Array<number>(10).fill(0));
    directory.push(...u32(parts.length), ...letters);
    parts.push(0x50, 0x4b, 3, 4, ...u16(20), ...entry, ...letters, ...bytes);
  }
  const sizes = [...u16(contents.length), ...u16(contents.length), ...u32(directory.length), ...u32(parts.length)];
  return Buffer.from([...parts, ...directory, 0x50, 0x4b, 5, 6, ...u32(0), ...sizes, ...u16(0)]);
}

/** An element of a WebM; with `open` it has no size, as browsers write it while recording. */
function element(id: number, body: Uint8Array, open = false): Buffer {
  const hex = id.toString(16);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + body.length);
  const name = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([name, open ? Buffer.from([0x01, ...Array.from({ length: 7 }, () => 0xff)]) : size, body]);
}

/**
 * A recording as Chromium writes it, with open segment and cluster. `sound` varies its content; `track` 1 makes it a
 * video.
 */
export function sampleWebm({ sound = 'sound', track = 2, extra = [] as Buffer[], tail = '' } = {}): Buffer {
  const entry = Buffer.concat([element(0xd7, Buffer.from([1])), element(0x83, Buffer.from([track]))]);
  const cluster = Buffer.concat([
    element(0xe7, Buffer.from([0])),
    element(0xa3, Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), latin(sound)])),
  ]);
  const segment = Buffer.concat([
    element(0x1654ae6b, element(0xae, entry)),
    ...extra,
    element(0x1f43b675, cluster, true),
  ]);
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, latin('webm'))),
    element(0x18538067, segment, true),
    latin(tail),
  ]);
}
export const webmAttachment = element(0x1941a469, latin('<script>alert(1)</script>'));

const box = (type: string, body: Uint8Array): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, latin(type), body]);
};

/** A recording as Safari writes it. `kind` `vide` makes it a video. */
export function sampleMp4({ sound = 'sound', kind = 'soun', extra = [] as Buffer[] } = {}): Buffer {
  const handler = box('hdlr', Buffer.concat([Buffer.alloc(8), latin(kind), Buffer.alloc(13)]));
  return Buffer.concat([
    box('ftyp', latin('iso5\0\0\0\0iso5mp41')),
    box('moov', box('trak', box('mdia', handler))),
    ...extra,
    box('moof', latin('')),
    box('mdat', latin(sound)),
  ]);
}
export const mp4Stranger = box('uuid', latin('<svg onload=alert(1)>'));
