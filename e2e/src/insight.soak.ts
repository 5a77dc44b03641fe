import { readFile } from 'node:fs/promises';
import { findMisconception } from '@lemma/math';
import type { Page } from 'playwright/test';
import { axeIn } from './axe-in.ts';
import { type HalfYear, halfYearSchool } from './half-year.ts';
import { expect, test } from './journey.ts';
import { watchConsole } from './people.ts';
import { signInAdult } from './prepared.ts';

let school: HalfYear;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  school = await halfYearSchool();
});

const first = () => {
  const [account] = school.accounts;
  const [planted] = school.classes;
  if (!account || !planted) throw new Error('no school');
  return { account, planted, at: `class=${planted.classId}` };
};

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await axeIn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

test('the overview shows who is stuck and what is missing, and opens each list', async ({ page }) => {
  const quiet = watchConsole(page);
  const { account, at, planted } = first();
  await signInAdult(page, account);
  await page.goto(`/dashboard?${at}`);
  const missing = page.getByRole('link', { name: /3\s*missing/ });
  await missing.click();
  await expect(page.getByRole('table', { name: 'Missing work' }).getByRole('row')).toHaveCount(4);
  await page.goBack();
  const stuck = Object.values(planted.insight.students).filter(({ struggles }) => struggles.length > 0).length;
  await page.getByRole('link', { name: new RegExp(`^${stuck}\\s*needs? help now`) }).click();
  await expect(page.getByRole('heading', { name: 'Needs help now' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Class 2' });
  await expect(page.getByRole('heading', { name: 'Class 2', level: 1 })).toBeVisible();
  await page.goto('/dashboard/statistics');
  await expect(page.getByText('Class 2', { exact: true }).first()).toBeVisible();
  quiet();
});

test('statistics keep their filters in the address, hide names, and say the same as a table', async ({ page }) => {
  const quiet = watchConsole(page);
  const { account, at } = first();
  await signInAdult(page, account);
  await page.goto(`/dashboard/statistics?${at}`);
  await expect(page.getByRole('figure', { name: 'Scores' })).toBeVisible();
  await expect(page.getByText('30 of 30')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const chart = page.getByRole('slider', { name: 'Scores' });
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /^90 to 100%/);

  await page.getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByText('check this question').first()).toBeVisible();
  await expect(page.getByRole('slider', { name: /question \d/ })).toHaveAttribute('aria-valuetext', /^weakest: \d/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Standards and students' }).click();
  const heat = page.getByRole('figure', { name: 'Standards and students' });
  await expect(heat).toBeVisible();
  await page.getByLabel('Standard', { exact: true }).selectOption('5.NF.A.1');
  await expect(page).toHaveURL(/standard=5\.NF\.A\.1/);
  expect(await violations(page)).toEqual([]);
  await expect(heat.getByRole('link', { name: 'Ana Abara', exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Hide names' }).click();
  await expect(page.getByText('Ana Abara')).toHaveCount(0);
  await expect(heat.getByText('Student 1', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Hide names' })).toBeChecked();
  await expect(page.getByLabel('Standard', { exact: true })).toHaveValue('5.NF.A.1');

  await heat.getByText('Show as a table').first().click();
  const downloading = page.waitForEvent('download');
  await heat.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.split('\n')[0]).toContain('5.NF.A.1');
  expect(text).not.toContain('Ana');
  quiet();
});

test('detailed analysis shows what to teach and to whom, down to single attempts, and creates an assignment', async ({
  page,
}) => {
  const quiet = watchConsole(page);
  const { account, at, planted } = first();
  await signInAdult(page, account);
  await page.goto(`/dashboard/detailed-analysis?${at}`);
  await expect(page.getByRole('heading', { name: 'What to teach tomorrow' })).toBeVisible({ timeout: 40_000 });
  await page.getByLabel('Kind').selectOption('misconception');
  await expect(page).toHaveURL(/kind=misconception/);
  expect(await violations(page)).toEqual([]);

  const [group] = planted.insight.groups.filter(({ kind }) => kind === 'misconception');
  if (!group) throw new Error('no group');
  const name = findMisconception(group.id)?.name ?? '';
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(entry.getByText('A question to check with')).toBeVisible();
  await expect(entry.getByText('with the idea', { exact: true })).toBeVisible();
  await entry.getByRole('link', { name, exact: true }).click();

  const holders = planted.students.filter(({ ideas }) => ideas.includes(group.id)).map(({ fullName }) => fullName);
  const named = group.studentIds.map((id) => planted.students.find((one) => one.id === id)?.fullName ?? '');
  expect(named.filter((one) => !holders.includes(one)).length).toBeLessThanOrEqual(1);
  const table = page.getByRole('table', { name: 'Students' });
  for (const one of named) await expect(table.getByRole('link', { name: one, exact: true })).toBeVisible();

  await table.getByRole('link', { name: named[0] ?? '', exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Growth' })).toBeVisible();
  const evidence = planted.insight.students[group.studentIds[0] ?? '']?.ideas.find(
    ({ id }) => id === group.id,
  )?.evidence;
  await page
    .locator(`a[href*="work=${evidence?.[0]?.assignmentId}"][href*="item=${evidence?.[0]?.itemId}"]`)
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'All questions of this work' })).toBeVisible();
  await expect(page.getByText(/^Key|^Answer key|key/i).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Class 1' }).click();
  await expect(page.getByLabel('Kind')).toHaveValue('misconception');
  await page.getByRole('button', { name: `Make a group: ${name}` }).click();
  await page.getByLabel('Name of the group').fill('Together on Monday');
  await page.getByRole('button', { name: `Save the group of ${named.length}` }).click();
  await expect(page.getByText('Group “Together on Monday” made')).toBeVisible();
  await page.getByRole('button', { name: `Make an assignment: ${name}` }).click();
  await expect(page).toHaveURL(/assignments\?(.*&)?edit=/);
  await expect(page.getByLabel('Title')).toHaveValue(new RegExp(`^Practice: ${name.slice(0, 20)}`));
  quiet();
});

test('classes are compared without names, and a class’s answers are exported without any name', async ({ page }) => {
  const { account, at, planted } = first();
  await signInAdult(page, account);
  await page.goto(`/dashboard/detailed-analysis?${at}`);
  await expect(page.getByRole('heading', { name: 'What to teach tomorrow' })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Compare with my other classes' }).click();
  const chart = page.getByRole('slider', { name: 'Growth' });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', /Class A .*Class B .*Class C/);
  // The first call of a function starts its process.
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download answers (CSV)' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.trim().split('\n').length).toBeGreaterThan(5000);
  for (const { fullName, id } of planted.students.slice(0, 5)) {
    expect(text).not.toContain(fullName);
    expect(text).not.toContain(id);
  }
  const book = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the code book' }).click();
  expect(await readFile(await (await book).path(), 'utf8')).toContain('ms_first_try');
});
