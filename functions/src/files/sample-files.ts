import { crc32 } from 'node:zlib';

/** Small files with everything in them that must go, built byte by byte. For tests. */
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
  // The deflated row of one grey pixel.
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

/** An Exif segment with an orientation and a place, in either byte order. */
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

export function samplePdf(inside = ''): Buffer {
  const body = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inside}>>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n`;
  return latin(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
