import { documentsOf } from './backstage.ts';
import { expect, test } from './journey.ts';
import { adult, signUp, watchConsole } from './people.ts';
import { prepareClass, signInAdult } from './prepared.ts';

test('a lesson plan: found by words, created and checked, changed, compared, restored, saved as Word, assigned', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  let shared = '';
  const quiet = watchConsole(page);
  const { account } = await prepareClass(['Ana Lopes'], ['fractions.add-unlike']);
  await signInAdult(page, account);
  await page.getByRole('link', { name: 'Lesson plan', exact: true }).first().click();

  await test.step('says what can be planned and what cannot', async () => {
    // The first call of a function starts its process.
    await expect(page.getByRole('searchbox', { name: 'Standard' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('searchbox', { name: 'Standard' }).fill('G-C.A.1');
    await page.getByRole('button', { name: /^G-C\.A\.1 / }).click();
    await expect(page.getByText('Lemma has no problems for this standard')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another' }).click();
  });
  await test.step('creates a plan for the class', async () => {
    await page.getByRole('searchbox', { name: 'Standard' }).fill('unlike denominators');
    await page.getByRole('button', { name: /^5\.NF\.A\.1 / }).click();
    await page.getByLabel('Learning English').check();
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await expect(page.getByRole('heading', { name: /\(5\.NF\.A\.1\)/, level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^(\d+) of \1 answers and calculations hold$/)).toBeVisible();
    for (const name of ['Goal', 'What students may think', 'The lesson', 'Look for', 'Problem set', 'Exit ticket'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
  await test.step('marks a wrong answer that a person types', async () => {
    await page.getByRole('button', { name: 'Edit: Problem set' }).click();
    await page.getByLabel('Answer').first().fill('1/99');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/Not verified: .* it comes to/).first()).toBeVisible();
    await expect(page.getByText('1 text is marked')).toBeVisible();
  });
  await test.step('locks a block and generates the rest again', async () => {
    await page.getByRole('button', { name: 'Lock: Goal' }).click();
    await expect(page.getByRole('button', { name: 'Unlock: Goal' })).toBeVisible();
    await page.getByRole('button', { name: 'Regenerate: Problem set' }).click();
    await expect(page.getByText(/^(\d+) of \1 answers and calculations hold$/)).toBeVisible();
  });
  await test.step('shows what changed and restores the first version', async () => {
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Compare with now' }).last().click();
    const changes = page.getByRole('list', { name: 'Changes' });
    await expect(changes.getByText('added:').first()).toBeAttached();
    await expect(changes.getByRole('math').first()).toBeVisible();
    await expect(changes).not.toContainText('`');
    await page.getByRole('button', { name: 'Restore this version' }).last().click();
    await expect(page.getByText('Version 5 · restored · as it is now')).toBeVisible();
  });
  await test.step('prints a student sheet without words for the teacher', async () => {
    await page.getByRole('link', { name: 'Student sheet' }).click();
    const sheet = page.getByRole('region', { name: 'Student sheet' });
    await expect(sheet.getByRole('listitem').first()).toBeVisible();
    await expect(sheet.getByText(/Answer|Teacher move|Look for/)).toHaveCount(0);
  });
  await test.step('saves a Word document', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Word document' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.docx$/);
  });
  await test.step('creates a draft assignment from it', async () => {
    const before = await documentsOf('assignments');
    await page.getByRole('button', { name: 'Make assignment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make assignment' }).click();
    await page.waitForURL(/assignments\?(.*&)?edit=/);
    await expect(page.getByRole('heading', { name: /^\d+ of 30 questions$/ })).toBeVisible();
    expect(await documentsOf('assignments')).toHaveLength(before.length + 1);
  });
  await test.step('finds the plan in the library and shares it', async () => {
    await page.goto('/dashboard/view-lesson-plans?q=fractions');
    await page.getByRole('button', { name: /^Details: / }).click();
    await page.getByLabel('Tags').fill('unit 3');
    await page.getByRole('radio', { name: 'to copy' }).click();
    const link = page.getByText(/view-lesson-plans\?shared=/);
    await expect(link).toBeVisible();
    shared = ((await link.textContent()) ?? '').trim();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Tag', { exact: true }).selectOption('unit 3');
    await expect(page.getByRole('button', { name: /^Details: / })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Standards of grade 5' })).toBeVisible();
  });
  await test.step('a colleague opens the link and takes a copy', async () => {
    const colleague = await (await browser.newContext()).newPage();
    await signUp(colleague, adult('Ines Ort', 'Teacher'));
    await colleague.goto(shared);
    await expect(colleague.getByText('A plan from Maya Okafor')).toBeVisible({ timeout: 60_000 });
    await colleague.getByRole('button', { name: 'Copy to my library' }).click();
    await colleague.waitForURL(/lesson-plan\?plan=/);
    await expect(colleague.getByText(/^(\d+) of \1 answers and calculations hold$/)).toBeVisible();
  });
  quiet();
});

test('somebody else’s plan is not shown', async ({ page }) => {
  await signUp(page, adult('Otto Fremd', 'Teacher'));
  await page.goto('/dashboard/lesson-plan?plan=not-mine');
  await expect(
    page.getByRole('heading', { name: 'This page is not open to you' }).or(page.getByText('This plan is not here')),
  ).toBeVisible();
});
