import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright/test';
import { submissionOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { phone, signInWithCard } from './people.ts';
import { PHOTO } from './photo.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter'], ['integers.add']);
});

/** Makes each photo unique by appending bytes after the picture's end, which the server removes. */
let taken = 0;
const newPhoto = (name: string) => {
  taken += 1;
  return { name, mimeType: 'image/png', buffer: Buffer.concat([PHOTO, Buffer.from(`${taken}`)]) };
};

async function scan(pages: number) {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) pdf.addPage([200, 260]).drawText(`Page ${page}`);
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

const choose = (page: Page, label: string, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(files);

test('a student turns in rotated and reordered pages over a network that breaks', async ({ browser }) => {
  const page = await (await phone(browser)).newPage();
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  await page.goto('/student/upload');
  await expect(page.getByText('20 MB')).toBeVisible();
  await page.getByLabel('Assignment').selectOption({ index: 1 });

  await page.route('**/upload?**', (route) => route.abort());
  await choose(page, 'Your pages', [newPhoto('one.png'), newPhoto('two.png')]);
  await expect(page.getByText('No connection. It goes on by itself.')).toBeVisible();
  await page.unroute('**/upload?**');
  await page.getByRole('button', { name: 'Try one.png again' }).click();
  await expect(page.getByText(/^Here · 1 page/)).toHaveCount(2);

  await choose(page, 'Your pages', {
    name: 'evil.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg><script/></svg>'),
  });
  await expect(page.getByText(/That kind of file cannot be used/)).toBeVisible();
  await page.getByRole('button', { name: 'Take evil.png out' }).click();

  const pages = page.getByRole('list', { name: 'Pages in order' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Turn page 1' }).click();
  await page.getByRole('button', { name: 'Move page 1 back' }).click();
  await expect(pages.first()).toContainText('two.png');
  await page.getByRole('button', { name: 'Turn in' }).click();
  await expect(page.getByText(/Number practice: 2 pages arrived/)).toBeVisible();

  const [handIn] = (await submissionOf(made.assignmentId, 'Ana Lopes')).handIns;
  expect(handIn?.pages.map(({ name, turn }) => [name, turn])).toEqual([
    ['two.png', 0],
    ['one.png', 90],
  ]);
  // Whoever handed in sees what was handed in, at once and without a connection.
  await expect(page.getByRole('img', { name: 'two.png' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('list', { name: 'Pages that were turned in' }).getByRole('button', { name: 'one.png' }).click();
  await expect(page.getByRole('img', { name: 'one.png' })).toBeVisible();
  await page.context().setOffline(false);
  const shelf = page.getByRole('table', { name: 'What you have sent' });
  await expect(shelf.getByRole('row')).toHaveCount(3);
  await page.context().close();
});

test('a teacher assigns the pages of a scan to students, and removes a file from the shelf', async ({ page }) => {
  await signInAdult(page, made.account);
  await page.goto('/dashboard/upload');
  await choose(page, 'Your files', await scan(2));
  await expect(page.getByText(/^Here · 2 pages/)).toBeVisible();
  await page.getByLabel('Assignment').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Deal out in class order' }).click();
  await expect(page.getByLabel('Whose is page 2?')).toHaveValue(/./);
  await page.getByRole('button', { name: 'Turn in for 2 students' }).click();
  await expect(page.getByText('Turned in for 2 students.')).toBeVisible();
  const [handIn] = (await submissionOf(made.assignmentId, 'Ben Carter')).handIns;
  expect(handIn).toMatchObject({ by: 'teacher', pages: [{ type: 'application/pdf' }] });

  await page.getByRole('radio', { name: /^Answer key/ }).click();
  await choose(page, 'Your files', newPhoto('key.png'));
  await expect(page.getByText(/^Here · 1 page/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete key.png' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete key.png' })).toBeVisible();
});
