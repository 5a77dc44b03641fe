import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import type { Page } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import { expect, test } from './journey.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';

const LONG = 'Maximiliana Alexandrina Wolfeschlegelstein';
const names = Array.from({ length: 17 }, (_, index) => `${index % 3 === 0 ? LONG : 'Ana'} Lopes-${index + 1}`);

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(names, ['integers.add']);
});

/** Creates new cards of one kind for the whole class, on the page. */
async function cardsOf(page: Page, kind: string) {
  await page.goto(`/dashboard/student-accounts?class=${made.classId}`);
  await page.getByLabel('Kind of password', { exact: true }).selectOption({ label: kind });
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'New cards' }).click();
  const cards = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'Lopes-' })).toHaveCount(17);
  return cards;
}

/**
 * The words of secrets that are broken over two lines, which a child might read as two words. To test the worst case,
 * two of the longest words, of seven letters, replace the secret.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Login cards' }).evaluate((list) => {
    const broken: string[] = [];
    for (const secret of list.querySelectorAll('dd:last-of-type > span')) {
      secret.textContent = 'leopard popcorn';
      for (const { 0: word, index } of secret.textContent.matchAll(/\S+/g)) {
        const range = document.createRange();
        const text = secret.firstChild;
        if (text === null) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });

/** The pages of the downloaded file, each as a byte for each point. */
async function downloaded(page: Page) {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await PDFDocument.load(await readFile(await (await file).path()));
  const pictures = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return [];
    const sizeOf = (name: string) => object.dict.lookup(PDFName.of(name), PDFNumber).asNumber();
    return { width: sizeOf('Width'), height: sizeOf('Height'), gray: inflateSync(object.contents) };
  });
  expect(pictures).toHaveLength(pdf.getPageCount());
  return pictures;
}

/** What a camera reads from the first card of a page. */
function readCode({ width, height, gray }: Awaited<ReturnType<typeof downloaded>>[number]): string {
  const [columns, rows] = [Math.floor(width / 2), Math.floor(height / 4)];
  const data = Uint8Array.from({ length: 4 * columns * rows }, (_, at) => {
    const point = Math.floor(at / 4);
    return at % 4 === 3 ? 255 : (gray[Math.floor(point / columns) * width + (point % columns)] ?? 255);
  });
  return decodeQr({ width: columns, height: rows, data });
}

for (const kind of ['Secret words', 'Secret pictures', 'QR badge']) {
  test(`login cards with ${kind.toLowerCase()} print eight a page, none cut`, async ({ page }) => {
    await signInAdult(page, made.account);
    const cards = await cardsOf(page, kind);
    const codes = page.getByRole('list', { name: 'Login cards' }).getByRole('img', { name: /class|camera/ });
    await expect(codes).toHaveCount(17);
    const pages = await downloaded(page);
    expect(pages).toHaveLength(3);
    const code = kind === 'QR badge' ? /./ : /\/student-login\?code=/;
    for (const one of pages) expect(readCode(one)).toMatch(code);
    for (const format of ['Letter', 'A4']) {
      const file = await page.pdf({ format });
      expect((await PDFDocument.load(file)).getPageCount(), format).toBe(3);
    }
    await page.emulateMedia({ media: 'print' });
    for (const card of await cards.filter({ hasText: 'Lopes-' }).all()) {
      const over = await card.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(over, (await card.textContent()) ?? '').toBeLessThanOrEqual(0);
    }
    if (kind === 'Secret words') expect(await brokenWords(page)).toEqual([]);
  });
}

test('the confirmation of archiving lists all students, however many they are', async ({ page }) => {
  await signInAdult(page, made.account);
  await page.goto(`/dashboard/students?class=${made.classId}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const names = page.getByRole('dialog').getByRole('listitem');
  await expect(names).toHaveCount(17);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
});
