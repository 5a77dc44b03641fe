import { readFile } from 'node:fs/promises';
import { signUp } from '@lemma/testing';
import type { Page } from 'playwright/test';
import { documentsOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, PASSWORD } from './people.ts';
import { type PreparedClass, prepareClass, signInAdult } from './prepared.ts';
import { running } from './running.ts';

let made: PreparedClass;
test.beforeAll(async () => {
  made = await prepareClass(['Ana Lopes', 'Ben Carter', '=Chloe Dubois', 'Dan Osei'], ['integers.add']);
});

const table = (page: Page) => page.getByRole('table', { name: `Students of ${made.className}` });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function lineOf(fullName: string): Promise<Record<string, unknown> | undefined> {
  const roster = (await documentsOf('rosters')).find(({ classId }) => classId === made.classId);
  const students: unknown = roster?.students;
  return Object.values(typeof students === 'object' && students !== null ? students : {}).find(
    (line: { fullName?: unknown }) => line.fullName === fullName,
  );
}

test('the exported file of a class is safe, can be imported with changes, and removes nobody', async ({ page }) => {
  await signInAdult(page, made.account);
  await page.goto(`/dashboard/students?class=${made.classId}`);
  await expect(table(page).getByRole('row')).toHaveCount(5);
  const csv = await downloaded(page, 'Download CSV');
  expect(csv.name).toMatch(/^7a-mathematics-students-\d{4}-\d\d-\d\d\.csv$/);
  const text = csv.bytes.toString('utf8');
  expect(text).toContain("'=Chloe Dubois");
  expect(text).not.toMatch(/(^|,)"?=/m);
  const xlsx = await downloaded(page, 'Download Excel');
  expect(xlsx.name).toMatch(/\.xlsx$/);

  await page.goto(`/dashboard/student-accounts?class=${made.classId}`);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const preview = page.getByRole('region', { name: 'Preview' });
  await choose('same.xlsx', xlsx.bytes);
  await expect(preview).toContainText('No new student, 4 as before');

  const lines = text
    .split('\r\n')
    .filter((line) => !line.startsWith('Dan Osei'))
    .map((line) => line.replace('Ben Carter', 'Benjamin Carter'));
  const rest = ','.repeat((lines[0] ?? '').split(',').length - 1);
  const added = [`Eva Novak${rest}`, `99${rest}`, ''];
  await choose('changed.csv', Buffer.from([...lines.slice(0, -1), ...added].join('\r\n')));
  await expect(preview).toContainText('1 new student, 1 changed, 2 as before, 1 row to review');
  await expect(preview).toContainText(/Row \d: “?"?99/);
  await expect(preview).toContainText('Ben Carter becomes Benjamin Carter.');
  await expect(preview.getByRole('checkbox', { name: /Archive 1 student/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save, and make 1 account' }).click();
  await expect(page.getByRole('list', { name: 'Login cards' })).toContainText('Eva Novak');
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await lineOf('Dan Osei')).toMatchObject({ state: 'created' });
  expect(await lineOf('Benjamin Carter')).toMatchObject({ userName: 'ben' });
});

test('selected students are grouped, locked, unlocked, archived and restored', async ({ page }) => {
  await signInAdult(page, made.account);
  await page.goto(`/dashboard/students?class=${made.classId}`);
  await tick(page, 'Ana Lopes');
  await tick(page, 'Dan Osei');
  await page.getByRole('toolbar').getByRole('button', { name: 'Groups', exact: true }).click();
  await page.getByLabel('New group').fill('Reds');
  await page.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByText('2 of 2 selected are in it')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(table(page).getByRole('cell', { name: 'Reds' })).toHaveCount(2);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
  await page.getByRole('button', { name: 'Unlock Ana Lopes' }).click();
  await expect(page.getByRole('button', { name: 'Unlock Ana Lopes' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unlock Dan Osei' })).toBeVisible();

  await tick(page, 'Dan Osei');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dan Osei');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(table(page)).not.toContainText('Dan Osei');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table(page)).toContainText('Dan Osei');
  await expect(page.getByRole('checkbox', { name: /^Select Dan/ })).not.toBeChecked();
  expect(await lineOf('Dan Osei')).toMatchObject({ state: 'locked' });

  await page.reload();
  await tick(page, 'Ana Lopes');
  await page.getByRole('toolbar').getByRole('link', { name: 'Assign' }).click();
  await expect(page.getByText(/one of \d+ students of 7A Mathematics/)).toBeVisible();

  await page.goto(`/dashboard/student-accounts?class=${made.classId}`);
  await tick(page, 'Ana Lopes');
  await page.getByRole('toolbar').getByRole('button', { name: 'Consent' }).click();
  await dialog.getByLabel('Name of the person').fill('Jon Lopes');
  await dialog.getByRole('checkbox', { name: /language model/ }).uncheck();
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByRole('cell', { name: /^parent \(Jon Lopes\), .* emails$/ })).toBeVisible();
  expect(await lineOf('Ana Lopes')).toMatchObject({ consent: { by: 'parent', uses: ['letters'] } });

  const ben = made.cards.find(({ name }) => name === 'Ben Carter');
  const backend = { projectId: 'demo-lemma', ...running().emulators };
  const parent = await signUp(backend, { ...adult('Jon Carter', 'Parent'), password: PASSWORD, role: 'parent' });
  const link = { studentId: ben?.studentId ?? '' };
  await parent.call('linkParent', await made.teacher.call('createParentCode', link));
  const notes = async () => JSON.stringify(await documentsOf('guardians'));
  await page.goto(`/dashboard/students?class=${made.classId}`);
  await tick(page, 'Ana Lopes');
  await page.getByRole('checkbox', { name: /^Select Ben/ }).check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Message parents' }).click();
  await expect(dialog).toContainText('No parent is linked to Ana Lopes');
  await dialog.getByLabel('Message').fill('Parents’ evening is on Monday.');
  await dialog.getByRole('button', { name: 'Send to 1 family' }).click();
  await expect(dialog).toBeHidden();
  expect(await notes()).toContain('Parents’ evening is on Monday.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The message is taken back')).toBeVisible();
  expect(await notes()).not.toContain('Parents’ evening');
});

test('creating accounts continues where a killed page stopped, and creates nobody twice', async ({ page, context }) => {
  const { classId } = await made.teacher.call('createClass', { name: 'Many', grade: 6 });
  const names = Array.from(
    { length: 60 },
    (_, n) => `Kid ${String.fromCharCode(65 + (n % 26), 97 + Math.floor(n / 26))}`,
  );
  const address = `/dashboard/student-accounts?class=${classId}`;
  await signInAdult(page, made.account);
  await page.goto(address);
  let calls = 0;
  // The second part reaches the server, but its answer is lost because the page is closed.
  await page.route('**/createStudents', async (route) => {
    calls += 1;
    if (calls === 2) {
      await route.fetch();
      return page.close();
    }
    return route.continue();
  });
  await page.getByLabel('Names').fill(names.join('\n'));
  const closed = page.waitForEvent('close');
  await page.getByRole('button', { name: 'Make 60 accounts' }).click();
  await closed;

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('This list is not finished')).toBeVisible();
  await expect(again.getByText('25 of 60 made')).toBeVisible();
  await again.getByRole('button', { name: 'Go on' }).click();
  await expect(again.getByRole('list', { name: 'Login cards' }).getByRole('listitem')).toHaveCount(60, {
    timeout: 120_000,
  });
  const roster = (await documentsOf('rosters')).find((each) => each.classId === classId);
  const lines: unknown[] = Object.values(typeof roster?.students === 'object' ? { ...roster.students } : {});
  expect(lines).toHaveLength(60);
  expect(new Set(lines.map((line) => JSON.stringify(line).match(/"fullName":"([^"]+)"/)?.[1])).size).toBe(60);
});
