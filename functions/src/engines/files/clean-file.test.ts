import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { isAppError } from '@lemma/contract';
import { LARGEST_FILE_BYTES } from '@lemma/school/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFile, safeName } from './clean-file.ts';
import {
  exifBody,
  mp4Stranger,
  pngExif,
  pngText,
  sampleJpeg,
  sampleMp4,
  sampleOffice,
  samplePdf,
  samplePng,
  sampleWebm,
  sampleWebp,
  webmAttachment,
} from './sample-files.ts';
import { stripJpeg } from './strip-jpeg.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const refusal = (bytes: Uint8Array) =>
  cleanFile(bytes).then(
    ({ type }) => type,
    (error: unknown) => (isAppError(error) ? error.code : error),
  );
const outcomes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
  'audio/webm',
  'audio/mp4',
  'data/unsupported-type',
  'file/broken',
  'file/locked',
  'file/too-many-pages',
];
const PRIVATE = /GPS|Ana|Photoshop|xmpmeta|MPF|<script>|iPhone/;

describe('cleanFile', () => {
  it.each([
    ['image/png', samplePng({ extra: [pngText, pngExif], tail: '<script>' })],
    ['image/jpeg', sampleJpeg({ tail: '<script>' })],
    ['image/webp', sampleWebp({ tail: '<script>' })],
  ])('takes place, names, device and what follows the end out of %s', async (type, bytes) => {
    expect(text(bytes)).toMatch(PRIVATE);
    const cleaned = await cleanFile(bytes);
    expect(cleaned.type).toBe(type);
    expect(text(cleaned.bytes)).not.toMatch(PRIVATE);
    expect(await cleanFile(cleaned.bytes)).toEqual(cleaned);
  });

  it.each(['MM', 'II'] as const)('keeps a photo the right way up (%s)', (order) => {
    const once = stripJpeg(sampleJpeg({ exif: exifBody(6, order) }));
    expect(text(once)).toContain('Exif\0\0MM');
    expect(stripJpeg(once)).toEqual(once);
    expect(text(stripJpeg(sampleJpeg({ exif: exifBody(1) })))).not.toContain('Exif');
  });
  it('keeps the colors and the scan of a JPEG as they are', () => {
    const cleaned = text(stripJpeg(sampleJpeg()));
    expect(cleaned).toContain('ICC_PROFILE');
    expect(cleaned).toContain('\x12\xff\x00\xff\xd04\xff\xd9');
  });
  it('clears the flags of removed metadata in a WebP’s header', async () => {
    const { bytes } = await cleanFile(sampleWebp());
    expect((bytes[20] ?? 0) & 0b1100).toBe(0);
    expect(Buffer.from(bytes).readUInt32LE(4)).toBe(bytes.length - 8);
  });
  it('accepts a complete PDF unchanged', async () => {
    expect(await cleanFile(samplePdf('', 3))).toEqual({ type: 'application/pdf', bytes: samplePdf('', 3), pages: 3 });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hello'],
    ['nothing', ''],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['an archive', 'PK\x03\x04\x14\0\0\0\0\0'],
    ['a program', '\x7fELF\x02\x01\x01'],
  ])('refuses %s', async (_what, content) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toBe('data/unsupported-type');
  });

  it.each([
    ['a PNG cut off', samplePng().subarray(0, 40)],
    ['a PNG with a damaged chunk', samplePng().fill(1, 45, 47)],
    ['a PNG without pixels', Buffer.concat([samplePng().subarray(0, 33), samplePng().subarray(-12)])],
    ['a flood of PNG pixels', samplePng({ width: 20_000 })],
    ['a JPEG cut off in the scan', sampleJpeg().subarray(0, -2)],
    ['a JPEG cut off in a segment', sampleJpeg().subarray(0, 60)],
    ['a flood of JPEG pixels', sampleJpeg({ width: 60_000 })],
    ['a JPEG of no width', sampleJpeg({ width: 0 })],
    ['a flood of WebP pixels', sampleWebp({ width: 16_000 })],
    ['a WebP cut off', sampleWebp().subarray(0, 40)],
    ['a PDF cut off', samplePdf().subarray(0, 80)],
    ['a PDF that points nowhere', Buffer.from(text(samplePdf()).replace(/startxref\n\d+/, 'startxref\n20'), 'latin1')],
    ['a PDF with a page after it', Buffer.concat([samplePdf(), Buffer.from('<html>')])],
    ['a page before a PDF', Buffer.concat([Buffer.from('<html>'), samplePdf()])],
    ['a PDF with a program', samplePdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ')],
    ['a PDF without pages', samplePdf('', 0)],
    ['a document cut off', sampleOffice('docx').subarray(0, -30)],
    ['a document with a program', sampleOffice('docx', 'vbaProject.bin')],
    ['a recording with a picture', sampleWebm({ track: 1 })],
    ['a recording with a file in it', sampleWebm({ extra: [webmAttachment] })],
    ['a recording with a page after it', sampleWebm({ tail: '<html><script>alert(1)</script>' })],
    ['a recording cut off', sampleWebm().subarray(0, -3)],
    ['a recording cut off before its sound', sampleWebm().subarray(0, 50)],
    ['a film', sampleMp4({ kind: 'vide' })],
    ['an MP4 with something else in it', sampleMp4({ extra: [mp4Stranger] })],
    ['an MP4 cut off', sampleMp4().subarray(0, -3)],
    ['a spreadsheet that brings another along', sampleOffice('xlsx', 'externalLinks/externalLink1.xml')],
  ])('refuses %s', async (_what, bytes) => {
    expect(await refusal(bytes)).toMatch(/^(file\/broken|data\/unsupported-type)$/);
  });
  it('accepts a scan whose photos contain the name of a program by chance', async () => {
    const page = await PDFDocument.create();
    page.addPage();
    page.context.register(page.context.stream('\u00ff\u00d8 /JS (x) /XFA /Launch '));
    expect(await cleanFile(Buffer.from(await page.save()))).toMatchObject({ pages: 1 });
  });
  it('finds a program in compressed objects', async () => {
    const page = await PDFDocument.create();
    page.addPage();
    page.catalog.set(PDFName.of('OpenAction'), page.context.obj({ S: 'JavaScript' }));
    expect(await refusal(Buffer.from(await page.save({ useObjectStreams: true })))).toBe('file/broken');
  });
  it('counts pages, and accepts at most 40', async () => {
    expect(await cleanFile(samplePdf('', 40))).toMatchObject({ pages: 40 });
    expect(await refusal(samplePdf('', 41))).toBe('file/too-many-pages');
  });
  it('accepts documents, spreadsheets and tables by their content', async () => {
    const type = async (bytes: Uint8Array, name = '') => (await cleanFile(bytes, name)).type;
    expect(await type(sampleOffice('docx'))).toContain('wordprocessingml');
    expect(await type(sampleOffice('xlsx'), 'names.csv')).toContain('spreadsheetml');
    expect(await type(Buffer.from('\ufeffName;Größe\r\nAna;1\r\n'), 'names.CSV')).toBe('text/csv');
    expect(await type(Buffer.from('Name\nJos\xe9\n', 'latin1'), 'names.csv')).toBe('text/csv');
  });
  it('accepts recordings of browsers unchanged', async () => {
    expect(await cleanFile(sampleWebm())).toEqual({ type: 'audio/webm', bytes: sampleWebm(), pages: 1 });
    expect(await cleanFile(sampleMp4())).toEqual({ type: 'audio/mp4', bytes: sampleMp4(), pages: 1 });
  });
  it.each([
    ['a page called a table', '<!doctype html><script>alert(1)</script>'],
    ['a drawing called a table', '\ufeff <svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['bytes called a table', 'a\0b'],
    ['nothing called a table', ''],
  ])('refuses %s', async (_what, content) => {
    await expect(cleanFile(Buffer.from(content), 'names.csv')).rejects.toMatchObject({ code: 'data/unsupported-type' });
  });

  it('refuses what is too large before it looks inside', async () => {
    expect(await refusal(new Uint8Array(LARGEST_FILE_BYTES + 1))).toBe('data/too-large');
  });

  it('answers any damage with a refusal or a clean file, never with another error', async () => {
    const samples = [
      ...[samplePng({ extra: [pngText] }), sampleJpeg(), sampleWebp(), samplePdf()],
      ...[sampleWebm(), sampleMp4()],
    ];
    const damage = fc.tuple(fc.nat(5), fc.nat(400), fc.nat(255), fc.nat(400));
    await fc.assert(
      fc.asyncProperty(damage, async ([which, at, byte, end]) => {
        const bytes = Buffer.from(samples[which] ?? []);
        bytes[at % bytes.length] = byte;
        const outcome = await refusal(bytes.subarray(0, Math.max(1, bytes.length - (end % 40))));
        expect(outcomes).toContain(outcome);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('safeName', () => {
  it.each([
    ['page 1.jpeg', 'page 1.jpg'],
    ['../../etc/passwd', 'etc passwd.jpg'],
    ['C:\\Users\\ana\\photo.png', 'C Users ana photo.jpg'],
    ['photo.php.jpg', 'photo.php.jpg'],
    ['a"b\r\nSet-Cookie: x.jpg', 'a b Set-Cookie x.jpg'],
    ['работа.png', 'работа.jpg'],
    ['\u202egpj.exe', 'gpj.jpg'],
    ['', 'page.jpg'],
    ['.htaccess', 'page.jpg'],
  ])('makes %o into %o', (given, name) => expect(safeName(given, 'image/jpeg')).toBe(name));
});
