import { expect, test } from './journey.ts';
import { adult, PASSWORD, signInWithCard } from './people.ts';
import { prepareClass, signInAdult, signInAsNew } from './prepared.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('a teacher changes name and password, shares a class, and downloads their data', async ({ browser, page }) => {
  const made = await prepareClass(['Ana Lopes'], ['integers.add']);
  const colleague = adult('Ines Ort', 'Teacher');
  const other = await browser.newPage();
  await signInAsNew(other, colleague);

  await signInAdult(page, made.account);
  await page.goto('/dashboard/settings');
  await page.getByLabel('Full name').fill('Maya Okafor-Reyes');
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved')).toBeVisible();

  await page.getByLabel('Your password now').fill('not my password');
  await page.getByLabel('New password').fill('another-long-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await page.getByLabel('Your password now').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await page.getByLabel('After that').selectOption('open for practice, without points');
  await page.getByLabel('Each new question').selectOption('goes on until 4 correct in a row');
  await page.getByLabel('But no more than').selectOption('15 problems');
  await expect(page.getByText('Your school has not set up a model')).toBeVisible();
  await page.getByRole('switch', { name: /^The assistant may ask/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Work to grade: Overview' }).click();
  await page.getByRole('checkbox', { name: 'Contested answers: Email' }).click();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: /^Switch the code/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch the code off' }).click();
  await expect(page.getByText('switched off', { exact: true })).toBeVisible();
  const draft = crypto.randomUUID();
  await page.goto(`/dashboard/assignments?class=${made.classId}&edit=${draft}&skills=integers.add`);
  await expect(page.getByLabel('After that')).toHaveValue('practice');
  await expect(page.getByLabel('Problems', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('At the most')).toHaveValue('15');
  const recheck = page.getByLabel('Comes back in practice after a week');
  await expect(recheck).toBeChecked();
  await page.getByText('Settings for all questions').click();
  await recheck.click();
  await page.getByLabel('Title').fill('Until it is known');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/· Saved /)).toBeVisible();
  await page.goto(`/dashboard/assignments?class=${made.classId}&edit=${draft}`);
  await expect(page.getByLabel('Problems', { exact: true })).toHaveValue('4');
  await expect(recheck).not.toBeChecked();
  await page.goto('/dashboard');
  await expect(page.getByText('due in 7 days')).toBeVisible();
  await expect(page.getByText('to grade', { exact: true })).toHaveCount(0);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('checkbox', { name: 'Contested answers: Email' })).toBeChecked();

  const elsewhere = await (await browser.newContext({ userAgent: FIREFOX })).newPage();
  await signInAdult(elsewhere, made.account, 'another-long-password');
  await elsewhere.goto('/dashboard/settings');
  // The device's first call adds it to the list.
  await expect(elsewhere.getByText('Firefox on Windows')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Sign out: Firefox on Windows/ }).click();
  await expect(elsewhere.getByText('This device was signed out').first()).toBeVisible();
  await elsewhere.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: /^Sign out: Firefox/ })).toHaveCount(0);
  await elsewhere.context().close();

  await page.getByRole('combobox', { name: /^How long in .*: The whole class/ }).selectOption('3 years');
  await expect(page.getByRole('alertdialog')).toContainText('Nothing is there now that this would delete.');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('The time is saved')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  const address = page.getByLabel('Email of another teacher');
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await address.fill('nobody');
  await invite.click();
  await expect(page.getByText('This does not look like an email address.')).toBeVisible();
  // Nobody learns whether an address has an account: the invitation is simply open, and then withdrawn.
  await address.fill('nobody@school.example');
  await invite.click();
  await page.getByRole('button', { name: 'Take back the invitation of nobody@school.example' }).click();
  await expect(page.getByRole('list', { name: 'Invited, not answered yet' })).toHaveCount(0);
  await address.fill(colleague.email);
  await page.getByLabel('What they may do').selectOption('looks-on');
  await invite.click();
  await expect(page.getByRole('list', { name: 'Invited, not answered yet' })).toContainText(colleague.email);
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  const line = page.getByRole('listitem').filter({ hasText: 'Ines Ort' });
  await expect(line.getByText('Can view', { exact: true })).toBeVisible();
  await other.goto('/dashboard/students');
  await expect(other.getByRole('link', { name: 'Ana Lopes' })).toBeVisible();
  await expect(other.getByText(/^You can view this class\. Ask .+ to change that\.$/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Add students' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Change what Ines Ort may do/ }).click();
  await page.getByRole('menuitem', { name: /^Let teach/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let teach' }).click();
  await expect(line.getByText('Teacher', { exact: true })).toBeVisible();
  // The page that is open there updates without a reload.
  await expect(other.getByRole('link', { name: 'Add students' })).toBeVisible();
  await expect(other.getByText(/^You can view/)).toHaveCount(0);
  await other.close();

  await page.getByText('What you did last').click();
  await expect(page.getByText('Invited a teacher to a class').first()).toBeVisible();
  await expect(page.getByText('Let a teacher of a class teach it')).toBeVisible();
  await expect(page.getByText('Switched a class code off')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^lemma-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Your password now').fill('another-long-password');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a student’s settings apply at once on every device, and end with the sign-out', async ({ page, browser }) => {
  const made = await prepareClass(['Ana Lopes'], ['decimals.multiply']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  await signInWithCard(page, card, card.displayName);
  await page.goto('/student/settings');
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.getByRole('radio', { name: 'Largest' }).click();
  await page.getByRole('radio', { name: '0,5 with a comma' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');

  const elsewhere = await browser.newPage();
  await signInWithCard(elsewhere, card, card.displayName);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-text', 'largest');
  await elsewhere.goto(`/student/assignments?work=${made.assignmentId}&item=1`);
  await expect(elsewhere.getByRole('button', { name: 'Read it to me' })).toBeVisible();
  await page.reload();
  await page
    .getByRole('button', { name: /^Sign out:/ })
    .last()
    .click();
  await expect(elsewhere.getByText('This device was signed out').first()).toBeVisible();
  await elsewhere.waitForURL((url) => url.pathname === '/');
  await elsewhere.close();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(html).not.toHaveAttribute('data-theme', 'dark');
});
