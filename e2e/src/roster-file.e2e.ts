import { documentsOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult } from './people.ts';
import { signInAsNew } from './prepared.ts';

const FILE = '\uFEFFFirst name;Last name\r\nAna;Lopes\r\nBen;Carter\r\nAna;Lopes\r\n;\r\n"Chloe;Dubois\r\n';

test('a CSV file with a byte-order mark, semicolons, a duplicate and a broken row', async ({ page }) => {
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  await page.getByRole('button', { name: 'Create a class' }).click();
  await page.getByLabel('Name').fill('From a file');
  await page.getByLabel('Grade').selectOption('Grade 6');
  await page.getByRole('button', { name: 'Create class' }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('2 new students')).toBeVisible();
  await expect(preview.getByText(/^Row 4:/)).toBeVisible();
  await expect(preview.getByText(/^Row 6:/)).toBeVisible();
  const before = await documentsOf('students');

  await page.getByRole('button', { name: 'Make 2 accounts' }).click();
  const cards = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Ana Lopes');
  expect(await documentsOf('students')).toHaveLength(before.length + 2);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '2 login cards' })).toBeHidden();
  await expect(cards.first()).toBeVisible();
});
