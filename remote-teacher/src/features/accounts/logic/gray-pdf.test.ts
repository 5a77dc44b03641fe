import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { grayPdf, packPage } from './gray-pdf.ts';

const page = (shade: number) => ({ columns: 3, rows: 2, gray: Uint8Array.from([shade, 0, 255, 255, 0, shade]) });

async function made() {
  const blob = grayPdf([await packPage(page(10)), await packPage(page(20))], [210, 279.4], 'Tarjetas, 7º “Á”');
  expect(blob.type).toBe('application/pdf');
  return Buffer.from(await blob.arrayBuffer());
}

it('says where each object begins, and where the table of them does', async () => {
  const file = await made();
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start)).toMatch(/^xref\n0 10\n/);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(9);
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
});

it('holds the pages as they are, in their size and order, and the title in any script', async () => {
  const file = await made();
  const text = file.toString('latin1');
  expect(text.match(/MediaBox \[0 0 595\.28 792\.00\]/g)).toHaveLength(2);
  const pictures = [...text.matchAll(/FlateDecode \/Length (\d+) >>\nstream\n/g)].map(
    ({ 0: head, 1: length, index }) => {
      const from = index + head.length;
      return [...inflateSync(file.subarray(from, from + Number(length)))];
    },
  );
  expect(pictures).toEqual([[...page(10).gray], [...page(20).gray]]);
  const title = /\/Title <FEFF([0-9a-f]+)>/.exec(text)?.[1] ?? '';
  expect(Buffer.from(title, 'hex').swap16().toString('utf16le')).toBe('Tarjetas, 7º “Á”');
});

it('holds a page that is mostly white in a hundredth of its points', async () => {
  const white = { columns: 1000, rows: 1000, gray: new Uint8Array(1_000_000).fill(255) };
  expect((await packPage(white)).packed.length).toBeLessThan(10_000);
});
