import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { axeIn } from './axe-in.ts';
import { expect, test } from './journey.ts';
import { watchConsole } from './people.ts';
import { prepareClass, signInAdult } from './prepared.ts';

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible({ timeout: 60_000 });
}

test('the assistant answers from the class’s work, stores the conversation, saves and deletes it', async ({ page }) => {
  test.setTimeout(240_000);
  const quiet = watchConsole(page);
  const { account } = await prepareClass(['Ana Lopes', 'Ben Osei'], ['fractions.add-unlike']);
  await signInAdult(page, account);
  await page.goto('/dashboard/chatbot');
  await page.getByRole('button', { name: 'Who hasn’t turned in their work?' }).click();
  await expect(page.getByText('0 of 2 have turned it in, 2 not:')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Ana Lopes' })).toBeVisible();
  await expect(page).toHaveURL(/chat=/);
  await ask(page, 'Solve 2(x - 3) = 10');
  await expect(page.getByText('Answers and calculations worked out twice: 4 of 4 agree')).toBeVisible();
  await ask(page, 'order lunch for everybody');
  await expect(page.getByText('I can’t do that')).toBeVisible();
  await ask(page, 'Plan a lesson on 5.NF.A.1 in 30 minutes');
  await expect(page.getByRole('link', { name: /^Open “/ }).last()).toBeVisible();
  const { violations } = await axeIn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Answers and calculations worked out twice: 4 of 4 agree')).toBeVisible({
    timeout: 60_000,
  });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as text' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('> Solve 2(x - 3) = 10');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete this conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this conversation' }).click();
  await expect(page.getByText('Conversations that you begin appear here.')).toBeVisible();
  await expect(page).toHaveURL(/chatbot$/);
  quiet();
});
