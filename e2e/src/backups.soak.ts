import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from './journey.ts';
import { prepareClass, signInAdult, signInAsNew } from './prepared.ts';

/** A task makes it; the first of a run starts a process of its own, and other journeys are busy beside it. */
const BY_TASK = { timeout: 60_000 };

/** Whom the deployment names as the operator of its school (tools/src/launcher/suite.ts). */
const OPERATOR = { email: 'teacher@lemma.example', fullName: 'Maya Okafor', role: 'Teacher' } as const;

test('an operator saves a backup of the school, and is told who did', async ({ page }) => {
  // A journey may run twice on the same emulators.
  await signInAsNew(page, OPERATOR).catch(() => signInAdult(page, OPERATOR));
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Download a backup of the school' }).click();
  const button = page.getByRole('button', { name: /^Save the file of/ }).first();
  await expect(button).toBeVisible(BY_TASK);
  const download = page.waitForEvent('download');
  await button.click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^school-[\d-]{10}\.lemma-backup$/);
  const [first = ''] = gunzipSync(await readFile(await saved.path()))
    .toString()
    .split('\n');
  expect(JSON.parse(first)).toMatchObject({ lemma: 'backup', kind: 'school' });
  await expect(page.getByText('Maya Okafor saved a backup').first()).toBeVisible();
});

test('a teacher deletes a class by its name, and one button brings it back', async ({ page }) => {
  const made = await prepareClass(['Ana Lopes'], ['integers.add']);
  await made.teacher.call('archiveClass', { classId: made.classId, archived: true });
  await signInAdult(page, made.account);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: `Delete the class ${made.className}` }).click();
  await page.getByLabel(/^To confirm, type the name/).fill(made.className);
  await page.getByRole('button', { name: 'Delete the class', exact: true }).click();
  const list = page.getByRole('list', { name: 'Deleted classes' });
  await expect(list).toContainText('1 student account', BY_TASK);
  await list.getByRole('button', { name: `Bring it back: ${made.className}` }).click();
  await expect(list).toHaveCount(0, BY_TASK);
  await expect(page.getByLabel(`Name of ${made.className}`)).toBeVisible();
});
