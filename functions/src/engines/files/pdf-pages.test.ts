import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { BrokenFile } from './bytes.ts';
import { countPdfPages, takePdfPage } from './pdf-pages.ts';

/** A PDF of these objects, the first of which is the catalog. */
function pdfOf(objects: readonly (string | Buffer)[]): Uint8Array {
  const body = Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
  ]);
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end)]);
}
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const streamOf = (dict: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);

it('goes through a tree of pages once, whose children are shared by forty levels', async () => {
  const levels = Array.from(
    { length: 40 },
    (_, at) => `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`,
  );
  const pdf = pdfOf([catalog, ...levels, '<< /Type /Pages /Count 0 /Kids [] >>']);
  await expect(countPdfPages(pdf)).rejects.toThrow('in two places');
});

it('opens no PDF that unpacks to more than a school has', async () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(80_000_000)));
  expect(bomb.length).toBeLessThan(10_000);
  const stream = streamOf('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', bomb);
  const pdf = pdfOf([catalog, '<< /Type /Pages /Count 0 /Kids [] >>', stream]);
  await expect(countPdfPages(pdf)).rejects.toBeInstanceOf(BrokenFile);
});

it('ends the thread of a PDF that tells of two billion objects', async () => {
  const stream = streamOf('/Type /XRef /Size 1 /Index [0 2000000000] /W [0 0 0] /Root 1 0 R', Buffer.alloc(4));
  const pdf = pdfOf([catalog, '<< /Type /Pages /Count 0 /Kids [] >>', stream]);
  await expect(countPdfPages(pdf)).rejects.toBeInstanceOf(BrokenFile);
});

/** A scan of two papers, as many makers write it: one list of pictures and forms that both pages have. */
async function scanOfTwo(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const picture = (name: string) =>
    context.register(
      context.stream(`paper of ${name}`, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 1,
        Height: 1,
        Metadata: context.register(context.stream(`made by Cleo`)),
      }),
    );
  const [ana, ben] = [picture('Ana'), picture('Ben')];
  const form = context.register(
    context.stream('/Im0 Do', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 1, 1],
      Resources: { XObject: { Im0: ana, Im1: ben } },
    }),
  );
  const shared = context.register(context.obj({ XObject: { I0: ana, I1: ben, Fm: form } }));
  const [one, other] = [pdf.addPage(), pdf.addPage()];
  for (const [page, content] of [
    [one, '/I0 Do /Fm Do'],
    [other, '/I1 Do'],
  ] as const) {
    page.node.set(PDFName.of('Resources'), shared);
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  }
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 9, 9],
    Dest: [other.ref, 'Fit'],
    P: other.ref,
  });
  one.node.set(PDFName.of('Annots'), context.obj([link]));
  return pdf.save({ useObjectStreams: false });
}

it('gives a page of a scan with nothing of a classmate', async () => {
  const scan = await scanOfTwo();
  expect(await countPdfPages(scan)).toBe(2);
  const [first, second] = [await takePdfPage(scan, 1), await takePdfPage(scan, 2)];
  const [one, other] = await Promise.all(
    [first, second].map(async (bytes) => contentsOf(await PDFDocument.load(bytes))),
  );
  expect(one).toContain('paper of Ana');
  expect(one).not.toMatch(/Ben|Cleo/);
  expect(other).toContain('paper of Ben');
  expect(other).not.toMatch(/Ana|Cleo/);
  await expect(takePdfPage(scan, 3)).rejects.toMatchObject({ code: 'data/not-found' });
});

const contentsOf = (pdf: PDFDocument): string =>
  pdf.context
    .enumerateIndirectObjects()
    .map(([, value]) => `${value}${'contents' in value ? Buffer.from(value.contents as Uint8Array) : ''}`)
    .join('\n');
